import { recordAudit } from '#server/audit/record-audit.ts'
import type { Anyone, Http, SignedIn } from '#server/http/route.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Passkey } from '../passkeys.contract.ts'
import { beginSession } from '../../accounts/server/begin-session.ts'
import { setSessionCookie } from '../../accounts/server/cookies.ts'
import { recordCredentialChange } from '../../accounts/server/credential-changes.ts'
import { askPasskey, verifyNewPasskey, verifyPasskey, type WebAuthnAnswer } from './passkey-ceremony.ts'
import {
  deletePasskey,
  insertPasskey,
  recordPasskeyUse,
  selectPasskeys,
  updatePasskeyName,
} from './passkeys.queries.ts'
import { recordProof, proveSession, sendToken } from '../../accounts/server/prove-session.ts'
import { requireSignInMethod } from './require-sign-in-method.ts'
import { requireSession } from '../../accounts/server/lock-account.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

const forSignIn = { purpose: 'sign-in', user_id: null } as const

export async function startPasskeySignIn(deps: SignInDeps, { client }: Anyone) {
  await deps.limits.clientPasskeys(client)
  return askPasskey(deps, forSignIn)
}

/** The device verified the user, so no second factor is required. @throws Problem passkey_refused */
export async function signInByPasskey(
  deps: SignInDeps,
  { client }: Anyone,
  { answer }: { answer: WebAuthnAnswer },
  http: Http,
): Promise<void> {
  await deps.limits.clientPasskeys(client)
  const { id, user_id, counter } = await verifyPasskey(deps, answer, forSignIn)
  const token = await deps.db.auth.transaction().execute(async (tx) => {
    await recordPasskeyUse(tx, id, counter, new Date())
    return beginSession(deps, tx, user_id, 'passkey', http)
  })
  setSessionCookie(http.reply, deps.config.secure, token)
}

export function startPasskeyProof(deps: SignInDeps, { user_id }: SignedIn) {
  return askPasskey(deps, { purpose: 'proof', user_id })
}

/** @throws Problem passkey_refused, too_many_requests */
export async function proveByPasskey(
  deps: SignInDeps,
  person: SignedIn,
  { answer }: { answer: WebAuthnAnswer },
  http: Http,
): Promise<void> {
  const { user_id } = person
  await deps.limits.personAsks(user_id)
  const { id, counter } = await verifyPasskey(deps, answer, { purpose: 'proof', user_id })
  await recordPasskeyUse(deps.db.auth, id, counter, new Date())
  await recordProof(deps, person, 'multi_factor', http)
}

export async function listPasskeys(deps: SignInDeps, { user_id }: SignedIn): Promise<{ passkeys: Passkey[] }> {
  const passkeys = await selectPasskeys(deps.db.auth, user_id)
  return {
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({ id, name, created_at, last_used_at })),
  }
}

/** @throws Problem passkey_refused, already_there, signed_out */
export async function addPasskey(
  deps: SignInDeps,
  person: SignedIn,
  { name, answer }: { name: string; answer: WebAuthnAnswer },
  http: Http,
): Promise<{ id: string }> {
  const { user_id } = person
  const made = await verifyNewPasskey(deps, answer, user_id)
  const id = newId()
  const token = await deps.db.auth.transaction().execute(async (tx) => {
    await requireSession(tx, person)
    if (!(await insertPasskey(tx, { ...made, id, user_id, name }))) throw new Problem('already_there')
    await recordCredentialChange(tx, user_id, 'passkey.added', { name })
    return proveSession(tx, deps.config, person, { by: 'multi_factor' }, http)
  })
  sendToken(deps.config, token, http)
  return { id }
}

/** @throws Problem not_found */
export async function renamePasskey(
  deps: SignInDeps,
  { user_id }: SignedIn,
  { passkey_id, name }: { passkey_id: string; name: string },
): Promise<void> {
  await deps.db.auth.transaction().execute(async (tx) => {
    if (!(await updatePasskeyName(tx, user_id, passkey_id, name))) throw notFound()
    await recordAudit(tx, { action: 'passkey.renamed', actor_id: user_id, details: { name } })
  })
}

/** @throws Problem not_found, last_way_in */
export async function removePasskey(
  deps: SignInDeps,
  { user_id }: SignedIn,
  { passkey_id }: { passkey_id: string },
): Promise<void> {
  await deps.db.auth.transaction().execute(async (tx) => {
    if (!(await deletePasskey(tx, user_id, passkey_id))) throw notFound()
    await requireSignInMethod(tx, user_id)
    await recordCredentialChange(tx, user_id, 'passkey.removed')
  })
}
