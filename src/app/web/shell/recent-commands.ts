import { storedValue, textsIn } from '#web/stored-value.ts'

const COMMANDS_MAX = 3
const stored = storedValue('hearthbook.commands', textsIn)

/** The commands that this browser used last, newest first. */
export function recentCommands(): string[] {
  return stored.read() ?? []
}

export function rememberCommand(value: string): void {
  stored.write([value, ...recentCommands().filter((one) => one !== value)].slice(0, COMMANDS_MAX))
}
