import type { Tx } from '#server/db/database.ts'
import { encrypt, decrypt } from '#server/storage/encrypt.ts'
import type { Anyone, Http, SignedIn } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import { beginSession } from '../../accounts/server/begin-session.ts'
import { clearSecondCookie, secondCookieOf, setSessionCookie } from '../../accounts/server/cookies.ts'
import { originOf } from '../../accounts/server/browser.ts'
import { recordCredentialChange, recordNewDevice } from '../../accounts/server/credential-changes.ts'
import { recordProof, proveSession, sendToken } from '../../accounts/server/prove-session.ts'
import { recordRefusal } from '../../accounts/server/refusals.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { hashToken } from '../../accounts/server/secrets.ts'
import {
  clearRefusals,
  countRefusal,
  deleteAuthenticator,
  findTicket,
  guessWithTicket,
  upsertNewSecret,
  replaceRecoveryCodes,
  selectSecret,
  spendRecoveryCode,
  spendStep,
  spendTicket,
} from './second-factor.queries.ts'
import { lockSessions, requireSession } from '../../accounts/server/lock-account.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

const SIX_DIGITS = /^\s*\d{3}[\s-]?\d{3}\s*$/
const REFUSALS_EMAILED = 3

/**
 * The second step of signing in: a code from the app or a recovery code, in the browser of the first step.
 * @throws Problem wrong_code with the remaining guesses, code_expired, too_many_requests
 */
export async function giveSecondFactor(
  deps: SignInDeps,
  { client }: Anyone,
  { code }: { code: string },
  http: Http,
): Promise<void> {
  const ticket = secondCookieOf(http.request, deps.config.secure)
  const ticket_hash = ticket && hashToken(ticket)
  const owing = ticket_hash && (await findTicket(deps.db.auth, ticket_hash, new Date()))
  if (!owing) {
    await deps.limits.clientGuesses(client)
    throw new Problem('code_expired')
  }
  const { user_id, email } = owing
  const origin = await originOf(deps, client, email, http)
  await deps.limits.guesses(origin)
  const refund = await deps.limits[SIX_DIGITS.test(code) ? 'code' : 'recoveryCode'](email, origin)
  const guess = await guessWithTicket(deps.db.auth, ticket_hash, new Date())
  if (!guess) throw new Problem('code_expired')
  const token = await deps.db.auth.transaction().execute(async (tx) => {
    await lockSessions(tx, user_id)
    const used = (await spendTotp(deps, tx, user_id, code)) || (await spendRecovery(deps, tx, user_id, code))
    if (!used || !(await spendTicket(tx, ticket_hash, new Date()))) return undefined
    await clearRefusals(tx, user_id)
    return beginSession(deps, tx, user_id, 'second_factor', http)
  })
  if (!token) {
    await recordWrongFactor(deps, user_id, client)
    throw new Problem('wrong_code', { params: { guesses_left: guess.guesses_left }, security: { user_id } })
  }
  await refund()
  setSessionCookie(http.reply, deps.config.secure, token)
  clearSecondCookie(http.reply, deps.config.secure)
}

/** Reaching this step takes the first factor: the third wrong code in a row is emailed to the account's owner. */
async function recordWrongFactor({ db }: SignInDeps, user_id: string, client: Anyone['client']): Promise<void> {
  await db.auth.transaction().execute(async (tx) => {
    await recordRefusal(tx, user_id, 'second_factor', client)
    if ((await countRefusal(tx, user_id)) === REFUSALS_EMAILED)
      await recordNewDevice(tx, user_id, 'second_factor.refused', client)
  })
}

/** @throws Problem wrong_code, too_many_requests */
export async function proveByTotp(
  deps: SignInDeps,
  person: SignedIn,
  { code }: { code: string },
  http: Http,
): Promise<void> {
  const { user_id } = person
  const refund = await deps.limits.personProves(user_id)
  if (!(await spendTotp(deps, deps.db.auth, user_id, code))) throw new Problem('wrong_code')
  await refund()
  await recordProof(deps, person, 'multi_factor', http)
}

/** A new secret for an app. Its codes aren't required until one of them was entered. @throws Problem already_there */
export async function startAuthenticator(deps: SignInDeps, { user_id, email }: SignedIn) {
  const secret = newTotpSecret()
  if (!(await upsertNewSecret(deps.db.auth, user_id, encrypt(deps.config.secret, secret))))
    throw new Problem('already_there')
  return { secret, uri: totpUri(secret, email) }
}

/** Activates the app with its first code. Returns the recovery codes, the only time they're shown. */
export async function confirmAuthenticator(
  deps: SignInDeps,
  person: SignedIn,
  { code }: { code: string },
  http: Http,
): Promise<{ recovery_codes: string[] }> {
  await deps.limits.personProves(person.user_id)
  const sealed = await selectSecret(deps.db.auth, person.user_id, 'new')
  if (!sealed) throw new Problem('code_expired')
  const step = stepOfCode(decrypt(deps.config.secret, sealed), code, new Date())
  if (step === undefined) throw new Problem('wrong_code')
  const { token, recovery_codes } = await deps.db.auth.transaction().execute(async (tx) => {
    await requireSession(tx, person)
    if (!(await spendStep(tx, person.user_id, step))) throw new Problem('wrong_code')
    await recordCredentialChange(tx, person.user_id, 'second_factor.enabled')
    const codes = await writeRecoveryCodes(deps, tx, person.user_id)
    return {
      token: await proveSession(tx, deps.config, person, { by: 'multi_factor' }, http),
      recovery_codes: codes,
    }
  })
  sendToken(deps.config, token, http)
  return { recovery_codes }
}

export async function removeAuthenticator(deps: SignInDeps, { user_id }: SignedIn): Promise<void> {
  await deps.db.auth.transaction().execute(async (tx) => {
    if (await deleteAuthenticator(tx, user_id)) await recordCredentialChange(tx, user_id, 'second_factor.disabled')
  })
}

/** New recovery codes that replace all previous ones. @throws Problem not_found without a second factor */
export async function makeRecoveryCodes(
  deps: SignInDeps,
  { user_id }: SignedIn,
): Promise<{ recovery_codes: string[] }> {
  return deps.db.auth.transaction().execute(async (tx) => {
    if (!(await selectSecret(tx, user_id, 'confirmed'))) throw new Problem('not_found')
    await recordCredentialChange(tx, user_id, 'recovery_codes.made')
    return { recovery_codes: await writeRecoveryCodes(deps, tx, user_id) }
  })
}

async function writeRecoveryCodes(deps: SignInDeps, tx: Tx, user_id: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(deps.codeKey, user_id, code))
  await replaceRecoveryCodes(tx, user_id, hashes)
  return codes
}

async function spendTotp(
  deps: SignInDeps,
  db: SignInDeps['db']['auth'],
  user_id: string,
  code: string,
): Promise<boolean> {
  const sealed = await selectSecret(db, user_id, 'confirmed')
  const step = sealed && stepOfCode(decrypt(deps.config.secret, sealed), code, new Date())
  return step !== undefined && step !== '' && spendStep(db, user_id, step)
}

function spendRecovery(deps: SignInDeps, tx: Tx, user_id: string, code: string): Promise<boolean> {
  return spendRecoveryCode(tx, user_id, hashRecoveryCode(deps.codeKey, user_id, code))
}
