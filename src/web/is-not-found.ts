import { ApiProblem } from './api.ts'

/** Whether there's nothing with the ID in a page's address, or it isn't an ID. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiProblem && ['not_found', 'invalid_input'].includes(error.code)
}
