import { securityContract } from '#features/security/security.contract.ts'
import { makeChallenge } from '#features/sign-in/server/challenge.ts'
import { upsertChallenge } from '#features/sign-in/server/challenges.queries.ts'
import { hashPassword } from '#features/security/server/password-hash.ts'
import { insertChallenge } from '#features/security/server/passkeys.queries.ts'
import { hashToken, newToken } from '#features/accounts/server/secrets.ts'
import { openPasskeyDevice } from '#features/security/server/test-passkey.ts'
import { codeOfStep, newTotpSecret } from '#features/security/server/totp.ts'
import { derivePassword } from '#server/derive-key.ts'
import { encrypt } from '#server/storage/encrypt.ts'
import type { Operation } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import type { Person } from './people.ts'
import type { Input } from './requests.ts'

/** Tests don't wait a minute before the next email. */
export async function forgetLimits({ server }: Person): Promise<void> {
  await server.sql('delete from rate_limits')
}

/** The person's session ID, if they have one. */
export async function sessionOf({ server, cookie }: Person): Promise<string | undefined> {
  const token = cookie.split(/[=.]/)[1] ?? ''
  const [session] = await server.sql<{ id: string }>('select id from auth_sessions where token = $1', [
    hashToken(token),
  ])
  return session?.id
}

/** Removes the kinds of proof that a second factor replaces. */
export async function removeSecondFactor({ server, user_id }: Pick<Person, 'server' | 'user_id'>): Promise<void> {
  await server.sql('delete from authenticators where user_id = $1', [user_id])
  // Administrators with a passkey can't confirm their identity any other way.
  await server.sql('delete from passkeys where user_id = (select id from profiles where id = $1 and email = any($2))', [
    user_id,
    server.config.adminEmails,
  ])
}

/** The emailed code that confirms the person's identity in this session. */
export async function proofCodeFor(person: Person): Promise<string> {
  await removeSecondFactor(person)
  return codeFor(person, 'proof')
}

/** The code that verifies an address in this session. */
export async function codeFor(person: Person, purpose: 'proof' | 'email-change'): Promise<string> {
  const session_id = await sessionOf(person)
  if (!session_id) return '123456'
  const { config, context } = person.server
  const asked = { email: person.email, purpose, first_name: '', last_name: '', language: 'en', redirect: null } as const
  const codeKey = derivePassword(config.secret, 'sign-in-code')
  const challenge = makeChallenge(codeKey, { ...asked, sign_up_by: null }, new Date(), session_id)
  await upsertChallenge(context.db.auth, challenge.row)
  return challenge.code
}

export const GOOD_PASSWORD = 'herons over the quiet lake'
let goodHash: Promise<string> | undefined

/** Gives the caller this password and no second factor. */
export async function givePassword({ server, user_id }: Person): Promise<void> {
  const hash = await (goodHash ??= hashPassword(GOOD_PASSWORD))
  await removeSecondFactor({ server, user_id })
  await server.sql(
    `insert into passwords (user_id, hash) select id, $2 from profiles where id = $1
     on conflict (user_id) do update set hash = excluded.hash`,
    [user_id, hash],
  )
}

/** Gives the caller an authenticator app, confirmed or still in setup. Returns its secret. */
export async function giveAuthenticator({ server, user_id }: Person, state?: 'new'): Promise<string> {
  const secret = newTotpSecret()
  await server.sql('delete from authenticators where user_id = $1', [user_id])
  await server.sql(
    `insert into authenticators (user_id, sealed_secret, confirmed_at)
     select id, $2, case when $3 then null else now() end from profiles where id = $1`,
    [user_id, encrypt(server.config.secret, secret), state === 'new'],
  )
  return secret
}

export function totpCodeOf(secret: string): string {
  return codeOfStep(secret, Math.floor(Date.now() / 30_000))
}

/** Sets up an authenticator app and confirms a code. Returns the person with that session. */
export async function proveWithApp(person: Person): Promise<Person> {
  const code = totpCodeOf(await giveAuthenticator(person))
  return sessionAfter(person, securityContract.proveByTotp, { code })
}

/** Runs `act` and returns the person with the cookie that it set. */
export async function sessionAfter(person: Person, operation: Operation, input: Input): Promise<Person> {
  const { headers, status, text } = await person.tries(operation, input)
  if (status >= 300) throw new Error(`${operation.id}: ${status} ${text}`)
  const [cookie] = [headers['set-cookie'] ?? []].flat().map((line) => String(line).split(';')[0])
  return cookie ? person.withCookie(cookie) : person
}

/** A passkey without an authenticator. */
export async function seedPasskey({ server, user_id }: Person): Promise<string> {
  const id = newId()
  await server.sql(
    `insert into passkeys (id, user_id, name, credential_id, public_key) select $1::uuid, id, 'A phone', $1::text, '' from profiles where id = $2`,
    [id, user_id],
  )
  return id
}

/** A valid authenticator response to a current challenge. */
export async function passkeyAnswerOf(
  { server, user_id }: Person,
  purpose: 'proof' | 'registration',
): Promise<Record<string, unknown>> {
  const [known] = await server.sql('select id from profiles where id = $1', [user_id])
  if (!known) return { id: 'of-nobody' }
  const device = openPasskeyDevice({ origin: new URL(server.config.appUrl).origin })
  const challenge = newToken()
  await insertChallenge(
    server.context.db.auth,
    hashToken(challenge),
    { purpose, user_id },
    new Date(Date.now() + 60_000),
  )
  const made = device.makes({ challenge })
  if (purpose === 'registration') return made
  const { credential_id, public_key } = device.kept()
  await server.sql('insert into passkeys (id, user_id, name, credential_id, public_key) values ($1, $2, $3, $4, $5)', [
    newId(),
    user_id,
    'A phone',
    credential_id,
    public_key,
  ])
  return device.signs({ challenge })
}
