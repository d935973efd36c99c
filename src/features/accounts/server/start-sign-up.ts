import type { Anyone, Http } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import { addSignInMail } from './accounts.jobs.ts'
import { findByEmail } from './accounts.queries.ts'
import { makeChallenge } from './challenge.ts'
import { putChallenge } from './challenges.queries.ts'
import { setAskedCookie } from './cookies.ts'
import { sealWay } from './sealed-way.ts'
import type { SignInDesk } from './sign-in-desk.ts'

type Asked = { first_name: string; last_name: string; email: string; redirect?: string | undefined }

/**
 * Sends a code and a link that make the account when used. Whether an account exists is answered here and nowhere else,
 * without a mail and within limits of its own. @throws Problem account_exists, rate_limited
 */
export async function startSignUp(desk: SignInDesk, { client }: Anyone, asked: Asked, http: Http) {
  const { email, first_name, last_name, redirect = null } = asked
  await desk.limits.clientAsks(client)
  await desk.limits.addressSignsUp(email)
  if (await findByEmail(desk.db.auth, email)) throw new Problem('account_exists')
  await desk.limits.addressIsMailed(email)
  const challenge = makeChallenge(
    desk.codeKey,
    {
      email,
      purpose: 'sign-up',
      first_name,
      last_name,
      language: client.locale,
      redirect: sealWay(desk.config.secret, redirect),
    },
    new Date(),
  )
  await desk.db.auth.transaction().execute(async (tx) => {
    await putChallenge(tx, challenge.row)
    await addSignInMail(tx, desk.config.secret, {
      kind: 'sign-up',
      language: client.locale,
      // Not yet theirs: in a mail to a stranger the name would be a sentence of whoever typed it.
      first_name: '',
      email,
      redirect,
      code: challenge.code,
      link_token: challenge.link_token,
      expires_at: challenge.row.link_expires_at.toISOString(),
    })
  })
  setAskedCookie(http.reply, desk.config.secure, 'sign-up', challenge.browser)
}
