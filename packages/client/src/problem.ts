import type { Problem } from './operations.ts'

/** A request that Hearthbook refused. `code` is stable: <your server>/api/docs/problems lists all of them. */
export class HearthbookError extends Error {
  override readonly name = 'HearthbookError'
  /** `unexpected` if the answer isn't Hearthbook's, such as the error page of a proxy. */
  readonly code: Problem['code']
  readonly status: number
  /** Values for a message, such as a limit. */
  readonly params: Record<string, unknown>
  /** A reason for each invalid field, by its name. */
  readonly fields: Record<string, string>

  constructor(operation: string, status: number, problem: Partial<Problem>) {
    super(`${operation}: ${problem.detail ?? problem.title ?? `the server answered ${status}`}`)
    this.code = problem.code ?? 'unexpected'
    this.status = status
    this.params = problem.params ?? {}
    this.fields = (problem.fields as Record<string, string> | undefined) ?? {}
  }
}
