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
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

const CHALLENGE_LIFETIME_MS = 5 * 60_000

/** The browser's response, which the library validates. */
export type WebAuthnAnswer = Record<string, unknown>

// Imported on demand.
const library = () => import('@simplewebauthn/server')

const rpIdOf = (deps: SignInDeps) => new URL(deps.config.appUrl).hostname

/** Options for signing a challenge with a passkey; for a signed-in user, with one of theirs. */
export async function askPasskey(deps: SignInDeps, made: ChallengeFor): Promise<{ options: Record<string, unknown> }> {
  const { generateAuthenticationOptions } = await library()
  const known = made.user_id ? await selectPasskeys(deps.db.auth, made.user_id) : []
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(deps),
    userVerification: 'required',
    timeout: CHALLENGE_LIFETIME_MS,
    allowCredentials: known.map(described),
  })
  await storeChallenge(deps, options.challenge, made)
  return { options: { ...options } }
}

/** Options for creating a discoverable passkey. */
export async function askForNewPasskey(
  deps: SignInDeps,
  person: { user_id: string; email: string },
): Promise<{ options: Record<string, unknown> }> {
  const { generateRegistrationOptions } = await library()
  const known = await selectPasskeys(deps.db.auth, person.user_id)
  const options = await generateRegistrationOptions({
    rpName: 'Hearthbook',
    rpID: rpIdOf(deps),
    userName: person.email,
    userID: new TextEncoder().encode(person.user_id),
    timeout: CHALLENGE_LIFETIME_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(described),
  })
  await storeChallenge(deps, options.challenge, { purpose: 'registration', user_id: person.user_id })
  return { options: { ...options } }
}

/** The user whose passkey signed the challenge. @throws Problem passkey_refused */
export async function verifyPasskey(
  deps: SignInDeps,
  answer: WebAuthnAnswer,
  made: ChallengeFor,
): Promise<{ id: string; user_id: string; counter: number }> {
  const response = answer as unknown as AuthenticationResponseJSON
  const { verifyAuthenticationResponse } = await library()
  const passkey = typeof response.id === 'string' ? await findPasskey(deps.db.auth, response.id) : undefined
  if (!passkey || (made.user_id && passkey.user_id !== made.user_id)) throw new Problem('passkey_refused')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(deps.db.auth, hashToken(challenge), made, new Date()),
    expectedOrigin: [...ownOrigins(deps.config.appUrl)],
    expectedRPID: rpIdOf(deps),
    credential: { id: response.id, publicKey: new Uint8Array(passkey.public_key), counter: Number(passkey.counter) },
    requireUserVerification: true,
  }).catch(refuse(deps))
  if (!verified) throw new Problem('passkey_refused')
  return { id: passkey.id, user_id: passkey.user_id, counter: authenticationInfo.newCounter }
}

/** The passkey that a device created. @throws Problem passkey_refused */
export async function verifyNewPasskey(deps: SignInDeps, answer: WebAuthnAnswer, user_id: string) {
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) =>
      consumeChallenge(deps.db.auth, hashToken(challenge), { purpose: 'registration', user_id }, new Date()),
    expectedOrigin: [...ownOrigins(deps.config.appUrl)],
    expectedRPID: rpIdOf(deps),
    requireUserVerification: true,
  }).catch(refuse(deps))
  if (!verified) throw new Problem('passkey_refused')
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return { credential_id: id, public_key: Buffer.from(publicKey), counter, transports: (transports ?? []).map(String) }
}

/** The library throws on any invalid input, which is the browser's fault and not an internal error. */
function refuse(deps: SignInDeps) {
  return async (): Promise<never> => {
    // Except for database failures.
    await deps.db.authPool.query('select 1')
    throw new Problem('passkey_refused')
  }
}

async function storeChallenge(deps: SignInDeps, challenge: string, made: ChallengeFor) {
  await insertChallenge(deps.db.auth, hashToken(challenge), made, new Date(Date.now() + CHALLENGE_LIFETIME_MS))
}

function described({ credential_id, transports }: { credential_id: string; transports: string[] }) {
  return { id: credential_id, transports: transports as AuthenticatorTransport[] }
}
