import { Problem } from '#shared/problems.ts'
import type { Purpose } from '../../accounts/accounts.rules.ts'
import { findAccount } from '../../accounts/server/find-account.ts'
import { findLink } from './challenges.queries.ts'
import { hashToken } from '../../accounts/server/secrets.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

/**
 * The address of a link and whether it will create an account, shown before the user confirms.
 * @throws Problem link_expired
 */
export async function readLink(
  { db }: SignInDeps,
  { token }: { token: string },
): Promise<{ purpose: Purpose; email: string; name_owed: boolean }> {
  const link = await findLink(db.auth, hashToken(token), new Date())
  const person = link && (await findAccount(db.auth, link.email))
  if (!link || (!person && !link.sign_up_by)) throw new Problem('link_expired')
  return { purpose: link.purpose, email: link.email, name_owed: !person && link.purpose === 'sign-in' }
}
