import { CannotStart } from '#server/cannot-start.ts'
import { toOperatorMessage } from '../backup/command.ts'

export type Finding = { name: string; ok: boolean; text: string }

/** What the operator should do, in one sentence. */
export class Unhealthy extends CannotStart {}

/** Runs a check that returns what it found, and throws CannotStart, such as Unhealthy, if something is wrong. */
export async function examine(name: string, check: () => Promise<string> | string): Promise<Finding> {
  try {
    return { name, ok: true, text: await check() }
  } catch (error) {
    return { name, ok: false, text: toOperatorMessage(error as Error) ?? `Unexpected: ${(error as Error).message}` }
  }
}
