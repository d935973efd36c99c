import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { ownOrigins } from '#server/http/same-origin.ts'
import { Problem } from '#shared/problems.ts'
import {
  consumeChallenge,
  findPasskey,
  insertChallenge,
  selectPasskeys,
  type ChallengeFor,
} from './passkeys.queries.ts'
import { hashToken } from '../../accounts/server/secrets.ts'
import type { SignInDesk } from '../../accounts/server/sign-in-deps.ts'

const CHALLENGE_LIFETIME_MS = 5 * 60_000

/** What a browser tells; the library checks it. */
export type WebAuthnAnswer = Record<string, unknown>

// Loaded when the first passkey comes: a start can do without.
const library = () => import('@simplewebauthn/server')

const rpIdOf = (desk: SignInDesk) => new URL(desk.config.appUrl).hostname

/** Options for a device to sign with a passkey; for somebody who is signed in, with one of theirs. */
export async function askPasskey(desk: SignInDesk, made: ChallengeFor): Promise<{ options: Record<string, unknown> }> {
  const { generateAuthenticationOptions } = await library()
  const known = made.user_id ? await selectPasskeys(desk.db.auth, made.user_id) : []
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(desk),
    userVerification: 'required',
    timeout: CHALLENGE_LIFETIME_MS,
    allowCredentials: known.map(described),
  })
  await keepChallenge(desk, options.challenge, made)
  return { options: { ...options } }
}

/** Options for a device to make a passkey that it can find by itself. */
export async function askForNewPasskey(
  desk: SignInDesk,
  person: { user_id: string; email: string },
): Promise<{ options: Record<string, unknown> }> {
  const { generateRegistrationOptions } = await library()
  const known = await selectPasskeys(desk.db.auth, person.user_id)
  const options = await generateRegistrationOptions({
    rpName: 'Hearthbook',
    rpID: rpIdOf(desk),
    userName: person.email,
    userID: new TextEncoder().encode(person.user_id),
    timeout: CHALLENGE_LIFETIME_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(described),
  })
  await keepChallenge(desk, options.challenge, { purpose: 'registration', user_id: person.user_id })
  return { options: { ...options } }
}

/** Whose passkey signed what it was asked to. @throws Problem passkey_refused */
export async function judgePasskey(
  desk: SignInDesk,
  answer: WebAuthnAnswer,
  made: ChallengeFor,
): Promise<{ id: string; user_id: string; counter: number }> {
  const response = answer as unknown as AuthenticationResponseJSON
  const { verifyAuthenticationResponse } = await library()
  const passkey = typeof response.id === 'string' ? await findPasskey(desk.db.auth, response.id) : undefined
  if (!passkey || (made.user_id && passkey.user_id !== made.user_id)) throw new Problem('passkey_refused')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(desk.db.auth, hashToken(challenge), made, new Date()),
    expectedOrigin: [...ownOrigins(desk.config.appUrl)],
    expectedRPID: rpIdOf(desk),
    credential: { id: response.id, publicKey: new Uint8Array(passkey.public_key), counter: Number(passkey.counter) },
    requireUserVerification: true,
  }).catch(refuse(desk))
  if (!verified) throw new Problem('passkey_refused')
  return { id: passkey.id, user_id: passkey.user_id, counter: authenticationInfo.newCounter }
}

/** The passkey that a device made. @throws Problem passkey_refused */
export async function judgeNewPasskey(desk: SignInDesk, answer: WebAuthnAnswer, user_id: string) {
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) =>
      consumeChallenge(desk.db.auth, hashToken(challenge), { purpose: 'registration', user_id }, new Date()),
    expectedOrigin: [...ownOrigins(desk.config.appUrl)],
    expectedRPID: rpIdOf(desk),
    requireUserVerification: true,
  }).catch(refuse(desk))
  if (!verified) throw new Problem('passkey_refused')
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return { credential_id: id, public_key: Buffer.from(publicKey), counter, transports: (transports ?? []).map(String) }
}

/** The library throws on whatever it does not like; what a browser sent is never a failure of ours. */
function refuse(desk: SignInDesk) {
  return async (): Promise<never> => {
    // Unless the database is away, which is not the passkey's fault.
    await desk.db.authPool.query('select 1')
    throw new Problem('passkey_refused')
  }
}

async function keepChallenge(desk: SignInDesk, challenge: string, made: ChallengeFor) {
  await insertChallenge(desk.db.auth, hashToken(challenge), made, new Date(Date.now() + CHALLENGE_LIFETIME_MS))
}

function described({ credential_id, transports }: { credential_id: string; transports: string[] }) {
  return { id: credential_id, transports: transports as AuthenticatorTransport[] }
}
