import { CannotStart } from '#server/cannot-start.ts'
import { isUnreachable } from './connection-errors.ts'

const ACCESS_DENIED = ['28P01', '28000']
const NO_SUCH_DATABASE = '3D000'
const NOT_ALLOWED = '42501'

/** Explains why the PostgreSQL at `DATABASE_URL` can't be used, if the operator can fix it. */
export function cannotUseDatabase(error: unknown): unknown {
  const failure = ((error as Error).cause ?? error) as NodeJS.ErrnoException
  const { code = '', message } = failure
  const because = (reason: string) => new CannotStart(`DATABASE_URL: ${reason}`)
  if (isUnreachable(failure))
    return because(`can't connect to PostgreSQL (${code}). Check the host and port, and that it's running.`)
  if (ACCESS_DENIED.includes(code)) return because('PostgreSQL rejected this user or password.')
  if (code === NO_SUCH_DATABASE) return because("this database doesn't exist. Create it first.")
  if (code === NOT_ALLOWED)
    return because(
      `this user lacks a permission that Hearthbook needs (${message}). See "Using your own PostgreSQL" in docs/operations.md.`,
    )
  return error
}
