import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { recordingFolder } from '#features/media/server/media-objects.ts'
import {
  decryptor,
  encryptedSize,
  encryptor,
  HEADER_BYTES,
  newHeader,
  parseHeader,
  type DataKey,
} from '#server/encryption/object-format.ts'
import { readHead } from '#server/encryption/read-head.ts'
import { decrypt, DecryptionFailed, encrypt } from '#server/storage/encrypt.ts'
import { ObjectDamaged, ObjectExists, type ObjectStore } from '#server/storage/object-store.ts'
import { newId } from '#shared/ids.ts'

/** Also in rotate-secret. */
export const FILE_PURPOSE = 'capsule-file'
/** In front of the encrypted object, so that the store doesn't take it for one of its own. */
const MARK = Buffer.from('\x89HBCAP\n\x01', 'latin1')
const KEY_BYTES = 32
/** Files are padded to this, so that their size says little about them. */
const BLOCK_BYTES = 1024 ** 2
const ABOUT_STEP = 1024
const CONTENT_TYPE = 'application/octet-stream'

export const letterFileKinds = ['image', 'video', 'audio'] as const
const Key = z.object({ key_id: z.string(), key: z.string() })
const About = z.object({
  ...Key.shape,
  filename: z.string(),
  file_type: z.string(),
  kind: z.enum(letterFileKinds),
  bytes: z.int().check(z.minimum(1)),
})
/** The key of a sealed file, and everything that's known of it. */
export type FileAbout = z.output<typeof About>
type FileKey = z.output<typeof Key>
export type SealedObject = { storage_path: string; bytes: number; sha256: Buffer }

/** Of the file in the store, while it's sealed. */
export const sealedPath = (file: { family_id: string; id: string }) => `${recordingFolder('letter', file)}/sealed`

export const newFileKey = (): FileKey => ({ key_id: newId(), key: randomBytes(KEY_BYTES).toString('base64url') })

/** `secret` is the letter's key while it waits, otherwise the server's. Padded, because names of files have lengths. */
export function wrapAbout<T extends FileKey>(about: T, secret: string): string {
  const text = JSON.stringify(about)
  const length = Math.ceil(Buffer.byteLength(text) / ABOUT_STEP) * ABOUT_STEP
  return encrypt(secret, text + ' '.repeat(length - Buffer.byteLength(text)), FILE_PURPOSE)
}

/** Undefined if it was wrapped with something else, or changed. */
export function unwrapAbout(wrapped: string, secret: string): FileAbout | undefined {
  const text = decrypted(wrapped, secret)
  return text === undefined ? undefined : About.parse(JSON.parse(text))
}

export function unwrapKey(wrapped: string, secret: string): FileKey | undefined {
  const text = decrypted(wrapped, secret)
  return text === undefined ? undefined : Key.parse(JSON.parse(text))
}

function decrypted(wrapped: string, secret: string): string | undefined {
  try {
    return decrypt(secret, wrapped, FILE_PURPOSE)
  } catch (error) {
    if (error instanceof DecryptionFailed) return undefined
    throw error
  }
}

const dataKeyOf = ({ key_id: id, key }: FileKey): DataKey => ({ id, key: Buffer.from(key, 'base64url') })
/** Not the object's key in the store: that changes when the family moves. */
const nameOf = (key_id: string) => `capsules/${key_id}/file`

/**
 * Encrypts a file into the store, by way of a local file. What an earlier, killed run stored with the same key is reused.
 * @throws ObjectDamaged if the file is shorter or longer than it should be
 */
export async function storeSealed(
  store: ObjectStore,
  { path, scratch }: { path: string; scratch: string },
  content: { stream: AsyncIterable<Buffer>; bytes: number },
  key: FileKey,
): Promise<SealedObject> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* hashed() {
    for await (const piece of sealedPieces(content, dataKeyOf(key))) {
      hash.update(piece)
      bytes += piece.length
      yield piece
    }
  }
  await pipeline(hashed(), createWriteStream(scratch, { mode: 0o600, flush: true }))
  try {
    await store.storeFile(path, scratch, { contentType: CONTENT_TYPE, isDurable: true })
    return { storage_path: path, bytes, sha256: hash.digest() }
  } catch (error) {
    if (!(error instanceof ObjectExists)) throw error
    return { storage_path: path, bytes, sha256: await hashOf(store, path) }
  }
}

/** Whether an object is one of ours and as long as it says, without its key. */
export function isWholeSealed(head: Buffer, bytes: number): boolean {
  const header = head.subarray(0, MARK.length).equals(MARK) && parseHeader(head.subarray(MARK.length))
  return Boolean(header) && bytes === MARK.length + encryptedSize((header as { size: number }).size)
}
export const SEALED_HEAD_BYTES = MARK.length + HEADER_BYTES

/** Stores an object that was sealed elsewhere, as it is. */
export async function storeAsItIs(
  store: ObjectStore,
  { path, scratch }: { path: string; scratch: string },
  stream: AsyncIterable<Buffer>,
): Promise<SealedObject> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* hashed() {
    for await (const piece of stream) {
      hash.update(piece)
      bytes += piece.length
      yield piece
    }
  }
  await pipeline(hashed(), createWriteStream(scratch, { mode: 0o600, flush: true }))
  await store.storeFile(path, scratch, { contentType: CONTENT_TYPE, isDurable: true }).catch((error: unknown) => {
    if (!(error instanceof ObjectExists)) throw error
  })
  return { storage_path: path, bytes, sha256: hash.digest() }
}

async function hashOf(store: ObjectStore, path: string): Promise<Buffer> {
  const hash = createHash('sha256')
  for await (const piece of (await store.open(path)).stream as AsyncIterable<Buffer>) hash.update(piece)
  return hash.digest()
}

async function* sealedPieces({ stream, bytes }: { stream: AsyncIterable<Buffer>; bytes: number }, dataKey: DataKey) {
  const size = Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES
  const name = nameOf(dataKey.id)
  const writer = encryptor({ header: newHeader(dataKey, size), dataKey, name })
  yield MARK
  let left = bytes
  for await (const piece of stream) {
    left -= piece.length
    if (left < 0) break
    yield* writer.add(piece)
  }
  if (left !== 0) throw new ObjectDamaged(name)
  yield* writer.add(Buffer.alloc(size - bytes))
  yield* writer.end()
}

/** The file in a sealed object, piece by piece. @throws ObjectDamaged, also after some pieces */
export async function* openedPieces(store: ObjectStore, path: string, { bytes, ...key }: FileAbout) {
  const { stream } = await store.open(path)
  try {
    const head = await readHead(stream, SEALED_HEAD_BYTES)
    const header = head.subarray(0, MARK.length).equals(MARK) && parseHeader(head.subarray(MARK.length))
    if (!header) throw new ObjectDamaged(path)
    const reader = decryptor({ header, dataKey: dataKeyOf(key), name: nameOf(key.key_id) })
    let left = bytes
    for await (const piece of stream as AsyncIterable<Buffer>)
      for (const opened of reader.add(piece)) {
        if (left > 0) yield opened.subarray(0, left)
        left -= Math.min(left, opened.length)
      }
    reader.end()
    if (left > 0) throw new ObjectDamaged(path)
  } finally {
    stream.destroy()
  }
}
