import { newToken } from '../../accounts/server/secrets.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'
import { OWN_LINK_MINUTES, SIGN_IN_LINK_HOURS } from '../../accounts/accounts.rules.ts'
import { makeChallenge } from './challenge.ts'
import { deleteVouchedLinks, upsertChallenge } from './challenges.queries.ts'

const MINUTE_MS = 60_000

/** The link's account, who makes it, and in which session if it's their own account. */
type Vouched = { email: string; vouched_by: string; made_in?: string }

/** A link that signs its holder in to this account, once. It replaces earlier ones, and has no code. */
export async function makeSignInLink(
  { db, config, codeKey }: SignInDeps,
  { email, vouched_by, made_in }: Vouched,
): Promise<string> {
  const now = new Date()
  const asked = { email, purpose: 'sign-in', first_name: '', last_name: '', language: 'en', redirect: null } as const
  const { row, link_token } = makeChallenge(codeKey, { ...asked, sign_up_by: null }, now, newToken())
  const minutes = made_in ? OWN_LINK_MINUTES : SIGN_IN_LINK_HOURS * 60
  const link_expires_at = new Date(now.getTime() + minutes * MINUTE_MS)
  await db.auth.transaction().execute(async (tx) => {
    await deleteVouchedLinks(tx, email)
    await upsertChallenge(tx, { ...row, code_expires_at: now, link_expires_at, vouched_by, made_in: made_in ?? null })
  })
  return `${config.appUrl}/sign-in/link#${new URLSearchParams({ token: link_token })}`
}
