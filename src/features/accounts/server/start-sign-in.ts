import type { Anyone, Http } from '#server/http/route.ts'
import { findByEmail } from './accounts.queries.ts'
import { addSignInMail } from './accounts.jobs.ts'
import { makeChallenge } from './challenge.ts'
import { putChallenge } from './challenges.queries.ts'
import { setAskedCookie } from './cookies.ts'
import { sealWay } from './sealed-way.ts'
import type { SignInDesk } from './sign-in-desk.ts'

/**
 * Sends a link and a code. An address without an account goes the same way to the same answer in the same time; its mail
 * says that there is none yet, and its challenge has a code that nobody was told. @throws Problem rate_limited
 */
export async function startSignIn(
  desk: SignInDesk,
  { client }: Anyone,
  asked: { email: string; redirect?: string | undefined },
  http: Http,
) {
  const { email, redirect = null } = asked
  await desk.limits.clientAsks(client)
  await desk.limits.addressIsMailed(email)
  const challenge = makeChallenge(
    desk.codeKey,
    {
      email,
      purpose: 'sign-in',
      first_name: '',
      last_name: '',
      language: client.locale,
      redirect: sealWay(desk.config.secret, redirect),
    },
    new Date(),
  )
  await desk.db.auth.transaction().execute(async (tx) => {
    const person = await findByEmail(tx, email)
    await putChallenge(tx, challenge.row)
    await addSignInMail(tx, desk.config.secret, {
      kind: person ? 'sign-in' : 'no-account',
      language: person?.language ?? client.locale,
      first_name: person?.first_name ?? '',
      email,
      redirect,
      code: challenge.code,
      link_token: challenge.link_token,
      expires_at: challenge.row.link_expires_at.toISOString(),
    })
  })
  setAskedCookie(http.reply, desk.config.secure, 'sign-in', challenge.browser)
}
