import { recordAudit } from '#server/audit/record-audit.ts'
import type { Anyone, Http, SignedIn } from '#server/http/route.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Passkey } from '../passkeys.contract.ts'
import { beginSession } from '../../accounts/server/begin-session.ts'
import { setSessionCookie } from '../../accounts/server/cookies.ts'
import { noteCredentialChange } from '../../accounts/server/credential-changes.ts'
import { askPasskey, judgeNewPasskey, judgePasskey, type WebAuthnAnswer } from './passkey-ceremony.ts'
import { deletePasskey, insertPasskey, notePasskeyUse, selectPasskeys, updatePasskeyName } from './passkeys.queries.ts'
import { noteProof, proveSession, sendToken } from '../../accounts/server/prove-session.ts'
import { requireWayIn } from './require-sign-in-method.ts'
import { requireSession } from '../../accounts/server/lock-account.ts'
import type { SignInDesk } from '../../accounts/server/sign-in-deps.ts'

const atTheDoor = { purpose: 'sign-in', user_id: null } as const

export async function startPasskeySignIn(desk: SignInDesk, { client }: Anyone) {
  await desk.limits.clientPasskeys(client)
  return askPasskey(desk, atTheDoor)
}

/** The device has asked for a finger, a face or its code: no second factor is owed. @throws Problem passkey_refused */
export async function signInByPasskey(
  desk: SignInDesk,
  { client }: Anyone,
  { answer }: { answer: WebAuthnAnswer },
  http: Http,
): Promise<void> {
  await desk.limits.clientPasskeys(client)
  const { id, user_id, counter } = await judgePasskey(desk, answer, atTheDoor)
  const token = await desk.db.auth.transaction().execute(async (tx) => {
    await notePasskeyUse(tx, id, counter, new Date())
    return beginSession(desk, tx, user_id, 'passkey', http)
  })
  setSessionCookie(http.reply, desk.config.secure, token)
}

export function startPasskeyProof(desk: SignInDesk, { user_id }: SignedIn) {
  return askPasskey(desk, { purpose: 'proof', user_id })
}

/** @throws Problem passkey_refused, too_many_requests */
export async function proveByPasskey(
  desk: SignInDesk,
  person: SignedIn,
  { answer }: { answer: WebAuthnAnswer },
  http: Http,
): Promise<void> {
  const { user_id } = person
  await desk.limits.personAsks(user_id)
  const { id, counter } = await judgePasskey(desk, answer, { purpose: 'proof', user_id })
  await notePasskeyUse(desk.db.auth, id, counter, new Date())
  await noteProof(desk, person, 'multi_factor', http)
}

export async function listPasskeys(desk: SignInDesk, { user_id }: SignedIn): Promise<{ passkeys: Passkey[] }> {
  const passkeys = await selectPasskeys(desk.db.auth, user_id)
  return {
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({ id, name, created_at, last_used_at })),
  }
}

/** @throws Problem passkey_refused, already_there, signed_out */
export async function addPasskey(
  desk: SignInDesk,
  person: SignedIn,
  { name, answer }: { name: string; answer: WebAuthnAnswer },
  http: Http,
): Promise<{ id: string }> {
  const { user_id } = person
  const made = await judgeNewPasskey(desk, answer, user_id)
  const id = newId()
  const token = await desk.db.auth.transaction().execute(async (tx) => {
    await requireSession(tx, person)
    if (!(await insertPasskey(tx, { ...made, id, user_id, name }))) throw new Problem('already_there')
    await noteCredentialChange(tx, user_id, 'passkey.added', { name })
    return proveSession(tx, desk.config, person, { by: 'multi_factor' }, http)
  })
  sendToken(desk.config, token, http)
  return { id }
}

/** @throws Problem not_found */
export async function renamePasskey(
  desk: SignInDesk,
  { user_id }: SignedIn,
  { passkey_id, name }: { passkey_id: string; name: string },
): Promise<void> {
  await desk.db.auth.transaction().execute(async (tx) => {
    if (!(await updatePasskeyName(tx, user_id, passkey_id, name))) throw notFound()
    await recordAudit(tx, { action: 'passkey.renamed', actor_id: user_id, details: { name } })
  })
}

/** @throws Problem not_found, last_way_in */
export async function removePasskey(
  desk: SignInDesk,
  { user_id }: SignedIn,
  { passkey_id }: { passkey_id: string },
): Promise<void> {
  await desk.db.auth.transaction().execute(async (tx) => {
    if (!(await deletePasskey(tx, user_id, passkey_id))) throw notFound()
    await requireWayIn(tx, user_id)
    await noteCredentialChange(tx, user_id, 'passkey.removed')
  })
}
