import { Problem } from '#shared/problems.ts'
import type { Purpose } from '../accounts.rules.ts'
import { findLink } from './challenges.queries.ts'
import { hashToken } from './secrets.ts'
import type { SignInDesk } from './sign-in-desk.ts'

/** Tells whose link it is, so that nobody presses a button into a stranger's account. @throws Problem link_expired */
export async function readLink(
  desk: SignInDesk,
  { token }: { token: string },
): Promise<{ purpose: Purpose; email: string }> {
  const link = await findLink(desk.db.auth, hashToken(token), new Date())
  if (!link) throw new Problem('link_expired')
  return link
}
