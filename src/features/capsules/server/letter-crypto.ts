import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { decryptor, encryptor, HEADER_BYTES, newHeader, parseHeader } from '#server/encryption/object-format.ts'
import { keyIn, writeKey } from '#server/encryption/recovery-words.ts'
import { decrypt, DecryptionFailed, encrypt } from '#server/storage/encrypt.ts'
import { ObjectDamaged } from '#server/storage/object-store.ts'
import { newId } from '#shared/ids.ts'
import type { CapsuleAudience } from '../capsules.rules.ts'

/** Also in rotate-secret. */
export const CAPSULE_PURPOSE = 'capsule'
const SHEET_PURPOSE = 'capsule-sheet'
const SHEET_PREFIX = 'letter-key-'
const KEY_BYTES = 32
/** Content is padded, so that its size says little about it. */
const BLOCK_BYTES = 4096

/** What the server's copy of the key is good for. Another date or audience, in the database or in an export, doesn't open it. */
export type Terms = { opens_at: string; audience: CapsuleAudience; author_id?: string | null }
export type Sealed = { key_id: string; ciphertext: Buffer; server_key: string; sheet_key: string; bytes: number }

const ServerKey = z.object({
  key: z.string(),
  opens_at: z.string(),
  audience: z.string(),
  author_id: z.optional(z.nullable(z.string())),
})

/**
 * Encrypts a letter with a key of its own, and wraps that for the server and for the sheet. The sheet's key isn't stored.
 * @throws if it couldn't be opened again
 */
export function sealLetter(
  letter: string,
  terms: Terms,
  secret: string,
): { sealed: Sealed; sheet: string; key: Buffer } {
  const key_id = newId()
  const key = randomBytes(KEY_BYTES)
  const text = Buffer.from(letter)
  const content = Buffer.alloc(Math.max(1, Math.ceil(text.length / BLOCK_BYTES)) * BLOCK_BYTES)
  text.copy(content)
  const dataKey = { id: key_id, key }
  const writer = encryptor({ header: newHeader(dataKey, content.length), dataKey, name: nameOf(key_id) })
  const ciphertext = Buffer.concat([...writer.add(content), ...writer.end()])
  const sheet = writeKey(SHEET_PREFIX, randomBytes(KEY_BYTES))
  const sealed = {
    ...{ key_id, ciphertext, bytes: content.length },
    server_key: wrapForServer(key, terms, secret),
    sheet_key: encrypt(sheet, secretOf(key), SHEET_PURPOSE),
  }
  for (const copy of [keyOfServer(sealed.server_key, terms, secret), keyOfSheet(sealed.sheet_key, sheet)])
    if (!copy || openLetter(sealed, copy) !== letter) throw new Error('a sealed letter could not be opened again')
  return { sealed, sheet, key }
}

/** Not the object's key in the store or the ID of a family: both change when the family moves. */
const nameOf = (key_id: string) => `capsules/${key_id}/letter`

export function wrapForServer(key: Buffer, { opens_at, audience, author_id }: Terms, secret: string): string {
  const moment = new Date(opens_at).toISOString()
  const wrapped = { key: key.toString('base64url'), opens_at: moment, audience, author_id }
  return encrypt(secret, JSON.stringify(wrapped), CAPSULE_PURPOSE)
}

/** What wraps the keys of a letter's files. */
export const secretOf = (key: Buffer) => key.toString('base64url')

/** Undefined if the secret is another, or the letter was sealed for another moment or audience, or not by `author_id` if it's given. */
export function keyOfServer(
  server_key: string,
  { opens_at, audience }: Terms,
  secret: string,
  author_id?: string,
): Buffer | undefined {
  const text = decrypted(secret, server_key, CAPSULE_PURPOSE)
  if (text === undefined) return undefined
  const terms = ServerKey.parse(JSON.parse(text))
  const isTheirs = author_id === undefined || terms.author_id === author_id
  const isSame = isTheirs && terms.opens_at === new Date(opens_at).toISOString() && terms.audience === audience
  return isSame ? Buffer.from(terms.key, 'base64url') : undefined
}

/** From the printed key or its words. Undefined if it's another sheet's, or has typing errors. */
export function keyOfSheet(sheet_key: string, printed: string): Buffer | undefined {
  const sheet = keyIn(SHEET_PREFIX, printed)
  const text = sheet && decrypted(sheet, sheet_key, SHEET_PURPOSE)
  return text ? Buffer.from(text, 'base64url') : undefined
}

function decrypted(secret: string, text: string, purpose: string): string | undefined {
  try {
    return decrypt(secret, text, purpose)
  } catch (error) {
    if (error instanceof DecryptionFailed) return undefined
    throw error
  }
}

/** @throws ObjectDamaged */
export function openLetter({ key_id, ciphertext }: Pick<Sealed, 'key_id' | 'ciphertext'>, key: Buffer): string {
  const header = parseHeader(ciphertext)
  if (!header) throw new ObjectDamaged(nameOf(key_id))
  const reader = decryptor({ header, dataKey: { id: key_id, key }, name: nameOf(key_id) })
  const content = Buffer.concat(reader.add(ciphertext.subarray(HEADER_BYTES)))
  reader.end()
  const end = content.indexOf(0)
  return content.toString('utf8', 0, end < 0 ? content.length : end)
}
