import type { Config } from '#server/config.ts'
import { derivePassword } from '#server/derive-key.ts'
import type { Database } from '#server/db/database.ts'
import { openLimits, type SignInLimits } from './limits.ts'

/** Dependencies of the sign-in operations. */
export type SignInDeps = {
  db: Database
  config: Pick<
    Config,
    | 'appUrl'
    | 'secure'
    | 'secret'
    | 'adminEmails'
    | 'google'
    | 'apple'
    | 'signUp'
    | 'smtpUrl'
    | 'breachedPasswords'
    | 'backups'
    | 'billing'
    | 'vision'
  >
  limits: SignInLimits
  codeKey: string
}

export function openSignInDeps(db: Database, config: SignInDeps['config']): SignInDeps {
  return {
    db,
    config,
    limits: openLimits(db.authPool, derivePassword(config.secret, 'limits')),
    codeKey: derivePassword(config.secret, 'sign-in-code'),
  }
}
