import { storedValue, textsIn } from '#web/stored-value.ts'

const COMMANDS_MAX = 3
const stored = storedValue('hearthbook.commands', textsIn)

/** Commands recently used in this browser, newest first. */
export function recentCommands(): string[] {
  return stored.read() ?? []
}

export function saveRecentCommand(value: string): void {
  stored.write([value, ...recentCommands().filter((one) => one !== value)].slice(0, COMMANDS_MAX))
}
