import { Problem } from '#shared/problems.ts'

/** What a schema says about a value. `unknown`: names that a strict object doesn't have. */
export type Issue = { name: string; message?: string | undefined; unknown?: readonly string[] | undefined }

const NAME_SHOWN = 100

/** The first reason for each field. */
export function invalidInput(issues: readonly Issue[]): Problem {
  const unknown = issues.flatMap(({ unknown: names = [] }) => names.map((name) => name.slice(0, NAME_SHOWN)))
  const reasons = issues.flatMap(({ name, message }) => (name ? [[name, message ?? 'invalid'] as const] : []))
  const detail = unknown.length && `There’s no field named ${unknown.join(', ')}.`
  return new Problem('invalid_input', {
    ...(detail && { detail }),
    // Later entries win.
    fields: Object.fromEntries([...unknown.map((name) => [name, 'unknown_field'] as const), ...reasons.toReversed()]),
  })
}
