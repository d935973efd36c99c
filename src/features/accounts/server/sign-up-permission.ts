import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Config } from '#server/config.ts'
import type { DB } from '#server/db/tables.ts'
import { deriveKey } from '#server/derive-key.ts'
import { invitationTokenIn } from '../accounts.rules.ts'
import { hasAccounts, isInvited } from './accounts.queries.ts'
import { hashToken } from './secrets.ts'

/** Why an address may get an account. `setup` only applies until the first account exists. */
export type SignUpBy = 'open' | 'invitation' | 'setup'

type SignUpConfig = Pick<Config, 'signUp' | 'adminEmails' | 'secret' | 'smtpUrl'>
type Newcomer = { email: string; redirect?: string | null | undefined; setup?: string | undefined }

/** Null if this address may not get an account here (SIGN_UP=invited). */
export async function signUpPermission(
  { db, config }: { db: { auth: Kysely<DB> }; config: SignUpConfig },
  { email, redirect, setup }: Newcomer,
): Promise<SignUpBy | null> {
  if (config.signUp === 'open') return 'open'
  if (config.adminEmails.includes(email)) return 'invitation'
  const token = invitationTokenIn(redirect)
  if (await isInvited(db.auth, email, token && hashToken(token))) return 'invitation'
  return setup && isSetupToken(config, setup) && !(await hasAccounts(db.auth)) ? 'setup' : null
}

/** Whether the first account takes the setup link: only invited people may join, or the code for it would stay on the server. */
export async function awaitsSetup(db: { auth: Kysely<DB> }, { signUp, smtpUrl }: SignUpConfig): Promise<boolean> {
  return (signUp !== 'open' || !smtpUrl) && !(await hasAccounts(db.auth))
}

/**
 * The link that creates the first account; null once an account exists. It's derived from the secret, so nothing is stored
 * and each start prints the same link.
 */
export async function setupLink(db: { auth: Kysely<DB> }, config: SignUpConfig & Pick<Config, 'appUrl'>) {
  if (!(await awaitsSetup(db, config))) return null
  return `${config.appUrl}/signup?${new URLSearchParams({ setup: setupToken(config) })}`
}

function setupToken({ secret }: Pick<Config, 'secret'>): string {
  return createHmac('sha256', deriveKey(secret, 'setup')).update('first account').digest('base64url')
}

export function isSetupToken(config: Pick<Config, 'secret'>, given: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(setupToken(config))))
}
