import { randomBytes } from 'node:crypto'
import { base32crockford } from '@scure/base'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { KeyScope } from '#shared/key-scopes.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { deleteApiKey, findDeviceKey, insertApiKey, selectApiKeys, type KeyRow } from './api-keys.queries.ts'
import { hashToken } from './secrets.ts'

/** 140 bits, in 28 characters that are easy to type. */
const PASSWORD_CHARACTERS = 28
const HINT_CHARACTERS = 4

export type AppPassword = KeyRow

type Of = { tx: Tx; user_id: string; family_id: string }

/** App passwords of a person's devices for one family, newest first. */
export function listAppPasswords({ tx, user_id, family_id }: Of) {
  return selectApiKeys(tx, { user_id, family_id })
}

/** Creates a password, which is only returned this once. @throws Problem invalid_input if there are `most` */
export async function addAppPassword(
  of: Of,
  { name, scopes, most }: { name: string; scopes: KeyScope[]; most: number },
) {
  const { tx, user_id, family_id } = of
  const before = await listAppPasswords(of)
  if (before.length >= most) throw new Problem('invalid_input', { fields: { name: 'too_many_devices' } })
  const password = newPassword()
  const key = await insertApiKey(tx, {
    ...{ id: newId(), user_id, family_id, name, scopes, lifetime_days: null },
    hint: password.slice(-HINT_CHARACTERS),
    token_hash: hashOf(password),
  })
  await recordAudit(tx, {
    action: 'app_password.created',
    subject_id: key.id,
    details: { name, scopes: scopes.join(' ') },
  })
  return { key, password }
}

export async function revokeAppPassword({ tx, user_id, family_id }: Of, id: string): Promise<void> {
  const key = await deleteApiKey(tx, { user_id, family_id }, id)
  if (!key) throw notFound()
  await recordAudit(tx, { action: 'app_password.revoked', subject_id: id, details: { name: key.name } })
}

/** The device with this password, however it's typed: without hyphens, or in capital letters. Records the use. */
export function findDevice(db: Db, typed: string) {
  return findDeviceKey(db, hashOf(typed))
}

function newPassword(): string {
  const text = base32crockford.encode(randomBytes(20)).slice(0, PASSWORD_CHARACTERS).toLowerCase()
  return text.replace(/(.{4})(?=.)/g, '$1-')
}

function hashOf(typed: string): string {
  return hashToken(`dav:${typed.replace(/[\s-]/g, '').toLowerCase()}`)
}
