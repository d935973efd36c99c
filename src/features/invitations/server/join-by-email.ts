import type { Region } from '#features/accounts/accounts.schemas.ts'
import { welcome, admitPerson } from '#features/security/server/admit-person.ts'
import { makeAccount } from '#features/accounts/server/make-account.ts'
import { hashToken } from '#features/accounts/server/secrets.ts'
import { asUser } from '#server/db/database.ts'
import type { Anyone, Http } from '#server/http/route.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { acceptInvitation, type Joined } from './accept-invitation.ts'
import { selectByToken } from './acceptance.queries.ts'
import type { InvitationDeps } from './invitation-deps.ts'

type Newcomer = {
  token: string
  proof: string
  email?: string | undefined
  first_name: string
  last_name: string
  region?: Region | undefined
}

/**
 * Creates a new user's account and adds them to the family: the emailed link proves the address if there's a mail server.
 * Without one, a link for any address takes the one that the user types, which nothing proves.
 * People with an account have to sign in first, since an invitation doesn't give access to an account.
 * @throws Problem not_found, invalid_input, invitation_expired, account_exists, plan_limit_reached, too_many_requests
 */
export async function joinByEmail(
  { client }: Anyone,
  { token, proof, email: typed, first_name, last_name, region }: Newcomer,
  invitationDeps: InvitationDeps,
  http: Http,
): Promise<Joined> {
  const { deps, signIn, links } = invitationDeps
  await signIn.limits.clientGuesses(client)
  const invitation = await selectByToken(deps.db.auth, hashToken(token))
  if (!invitation || invitation.state === 'used' || !links.isProof(invitation.id, proof)) throw notFound()
  if (invitation.state === 'expired') throw new Problem('invitation_expired')
  const isMailed = signIn.config.smtpUrl !== undefined
  if (invitation.email === null && isMailed) throw notFound()
  const email = invitation.email ?? typed
  if (!email) throw new Problem('invalid_input', { fields: { email: 'email_required' } })
  const { user_id, admitted } = await deps.db.auth.transaction().execute(async (tx) => {
    const newcomer = {
      email,
      first_name,
      last_name,
      region: { ...region, language: region?.language ?? client.locale },
      email_verified: isMailed,
    }
    const person = await makeAccount(tx, newcomer, 'invitation')
    // Thrown to roll back the transaction.
    if (!person?.is_new) throw new Problem('account_exists')
    return { user_id: person.id, admitted: await admitPerson(signIn, tx, person.id, 'invitation', http) }
  })
  welcome(signIn, admitted, http)
  // The account is created even if the family is full by now: the invitation stays on their dashboard.
  return asUser(deps.db, user_id, (tx) =>
    acceptInvitation({ tx, user_id, email }, { token, join_as: email }, invitationDeps),
  )
}
