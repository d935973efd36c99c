import type { Locale } from '#shared/locales.ts'
import { addSignInMail, type SignInMail } from './sign-in.jobs.ts'
import { makeChallenge } from './challenge.ts'
import { upsertChallenge, type Proven } from './challenges.queries.ts'
import { encryptReturnUrl } from './encrypt-return-url.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

type Recipient = { first_name: string; language: Locale | null } | undefined

/** Stores a challenge whose code only works in `browser`, and enqueues the email with code and link in the same transaction. */
export async function sendChallenge(
  { db, config, codeKey }: SignInDeps,
  asked: Proven,
  { kind, browser, recipient }: { kind: SignInMail['kind']; browser: string; recipient: Recipient },
): Promise<void> {
  const { email, language, redirect } = asked
  const { row, code, link_token } = makeChallenge(
    codeKey,
    { ...asked, redirect: encryptReturnUrl(config.secret, redirect) },
    new Date(),
    browser,
  )
  await db.auth.transaction().execute(async (tx) => {
    await upsertChallenge(tx, row)
    await addSignInMail(tx, config.secret, {
      ...{ kind, email, code, link_token: kind === 'proof' ? '' : link_token },
      language: recipient?.language ?? language,
      first_name: recipient?.first_name ?? '',
      expires_at: (kind === 'proof' ? row.code_expires_at : row.link_expires_at).toISOString(),
    })
  })
}
