import { CannotStart } from '#server/cannot-start.ts'

const UNREACHABLE = /^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P03)/
/** Where it is reached through a file. */
const NO_SOCKET = ['ENOENT', 'EACCES', 'ENOTSOCK']
const NOT_LET_IN = ['28P01', '28000']
const NO_SUCH_DATABASE = '3D000'
const NOT_ALLOWED = '42501'

/** Why the PostgreSQL of `DATABASE_URL` cannot be used, in words where its operator can do something about it. */
export function cannotUseDatabase(error: unknown): unknown {
  const { code = '', message, syscall } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
  const because = (reason: string) => new CannotStart(`DATABASE_URL: ${reason}`)
  const isNoSocket = syscall === 'connect' && NO_SOCKET.includes(code)
  if (UNREACHABLE.test(code) || isNoSocket) return because(`no PostgreSQL answers there (${code}).`)
  if (NOT_LET_IN.includes(code)) return because('PostgreSQL does not let this user in with this password.')
  if (code === NO_SUCH_DATABASE) return because('PostgreSQL has no database of this name.')
  if (code === NOT_ALLOWED)
    return because(
      `this user may not do what Hearthbook needs (${message}). See "PostgreSQL of your own" in docs/operations.md.`,
    )
  return error
}
