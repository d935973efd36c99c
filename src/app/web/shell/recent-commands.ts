const KEY = 'hearthbook.commands'
const KEPT = 3

/** The commands that this browser used last, newest first. */
export function recentCommands(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export function rememberCommand(value: string): void {
  try {
    const all = [value, ...recentCommands().filter((one) => one !== value)]
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, KEPT)))
  } catch {
    // Storage is forbidden here: nothing is remembered.
  }
}
