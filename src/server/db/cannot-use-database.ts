import { CannotStart } from '#server/cannot-start.ts'
import { isNoAnswer } from './no-answer.ts'

const NOT_LET_IN = ['28P01', '28000']
const NO_SUCH_DATABASE = '3D000'
const NOT_ALLOWED = '42501'

/** Why the PostgreSQL of `DATABASE_URL` cannot be used, in words where its operator can do something about it. */
export function cannotUseDatabase(error: unknown): unknown {
  const failure = ((error as Error).cause ?? error) as NodeJS.ErrnoException
  const { code = '', message } = failure
  const because = (reason: string) => new CannotStart(`DATABASE_URL: ${reason}`)
  if (isNoAnswer(failure)) return because(`no PostgreSQL answers there (${code}).`)
  if (NOT_LET_IN.includes(code)) return because('PostgreSQL does not let this user in with this password.')
  if (code === NO_SUCH_DATABASE) return because('PostgreSQL has no database of this name.')
  if (code === NOT_ALLOWED)
    return because(
      `this user may not do what Hearthbook needs (${message}). See "PostgreSQL of your own" in docs/operations.md.`,
    )
  return error
}
