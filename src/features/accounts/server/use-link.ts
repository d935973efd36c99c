import type { Http } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import type { SignedInTo } from '../accounts.contract.ts'
import type { Purpose } from '../accounts.rules.ts'
import { admit, welcome } from './admit.ts'
import { consumeLink } from './challenges.queries.ts'
import { hashToken } from './secrets.ts'
import { openWay } from './sealed-way.ts'
import type { SignInDesk } from './sign-in-desk.ts'

/** Signs in with the link of a mail, in whatever browser it was opened, once. @throws Problem link_expired */
export async function useLink(desk: SignInDesk, { token }: { token: string }, http: Http): Promise<SignedInTo> {
  const outcome = await desk.db.auth.transaction().execute(async (tx) => {
    const proven = await consumeLink(tx, hashToken(token), new Date())
    return proven && { ...proven, admitted: await admit(desk, tx, proven, http) }
  })
  if (!outcome?.admitted) throw new Problem('link_expired')
  const { second_factor } = welcome(desk, outcome.admitted, http)
  return { purpose: outcome.purpose as Purpose, redirect: openWay(desk.config.secret, outcome.redirect), second_factor }
}
