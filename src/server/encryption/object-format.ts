import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  type CipherGCM,
  type DecipherGCM,
  type KeyObject,
} from 'node:crypto'
import { isId } from '#shared/is-id.ts'
import { ObjectDamaged } from '#server/storage/object-store.ts'

/*
 * An encrypted object:
 *
 *   magic and version (8 bytes) | ID of the data key (16) | salt (32) | size of the content (8)
 *   chunks of 64 KiB, of which the last may be shorter, each followed by its tag (16 bytes, AES-256-GCM)
 *
 * Each object has its own key, HMAC-SHA256(data key, salt), so a chunk's nonce is its number and whether it's the last one
 * (STREAM, eprint 2015/189). Header and object name are authenticated with every chunk, so chunks can't be changed, cut off,
 * reordered, or moved.
 */
const CIPHER = 'aes-256-gcm'
const MAGIC = Buffer.from('\x89HBENC\n\x01', 'latin1')
const SALT_BYTES = 32
const TAG_BYTES = 16
const KEY_ID_AT = MAGIC.length
const SALT_AT = KEY_ID_AT + 16
const SIZE_AT = SALT_AT + SALT_BYTES
export const HEADER_BYTES = SIZE_AT + 8
export const CHUNK_BYTES = 64 * 1024
export const STORED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES

export type DataKey = { id: string; key: Buffer }
export type Header = { bytes: Buffer; key_id: string; size: number }

/** Undefined if the object isn't encrypted. */
export function parseHeader(head: Buffer): Header | undefined {
  if (head.length < HEADER_BYTES || !head.subarray(0, MAGIC.length).equals(MAGIC)) return undefined
  const hex = head.toString('hex', KEY_ID_AT, SALT_AT)
  const key_id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const size = Number(head.readBigUInt64BE(SIZE_AT))
  if (!isId(key_id) || !Number.isSafeInteger(size)) return undefined
  // A copy, because the rest of the object is in the same memory.
  return { bytes: Buffer.from(head.subarray(0, HEADER_BYTES)), key_id, size }
}

export function newHeader({ id }: DataKey, size: number): Header {
  const bytes = Buffer.concat([
    MAGIC,
    Buffer.from(id.replaceAll('-', ''), 'hex'),
    randomBytes(SALT_BYTES),
    Buffer.alloc(8),
  ])
  bytes.writeBigUInt64BE(BigInt(size), SIZE_AT)
  return { bytes, key_id: id, size }
}

/** Even an empty object has a chunk, so that its header is authenticated. */
const chunksIn = (size: number) => Math.max(1, Math.ceil(size / CHUNK_BYTES))

/** The size in the store of an object with this content. */
export function encryptedSize(size: number): number {
  return HEADER_BYTES + size + chunksIn(size) * TAG_BYTES
}

/** The size of the content, judging by an object's size in the store. */
export function contentSize(stored: number): number {
  const chunks = Math.max(1, Math.ceil((stored - HEADER_BYTES) / STORED_CHUNK_BYTES))
  return Math.max(0, stored - HEADER_BYTES - chunks * TAG_BYTES)
}

/** Where the chunks with these bytes of the content are in the store. */
export function placeOf(start: number): { chunk: number; at: number; skip: number } {
  const chunk = Math.floor(start / CHUNK_BYTES)
  return { chunk, at: HEADER_BYTES + chunk * STORED_CHUNK_BYTES, skip: start % CHUNK_BYTES }
}

/** Encrypts or decrypts the chunks of one object, in pieces of any length. Allocates nothing but their outputs. */
class Chunks {
  readonly #key: KeyObject
  readonly #associated: Buffer
  readonly #nonce = Buffer.alloc(12)
  readonly #size: number
  readonly last: number
  chunk: number

  constructor({ header, dataKey, name }: ObjectKeys, chunk: number) {
    const salt = header.bytes.subarray(SALT_AT, SIZE_AT)
    this.#key = createSecretKey(createHmac('sha256', dataKey.key).update(salt).digest())
    this.#associated = Buffer.concat([header.bytes, Buffer.from(name)])
    this.#size = header.size
    this.last = chunksIn(header.size) - 1
    this.chunk = chunk
  }

  lengthOf(chunk: number): number {
    return chunk === this.last ? this.#size - chunk * CHUNK_BYTES : CHUNK_BYTES
  }

  begin<T extends CipherGCM | DecipherGCM>(create: (key: KeyObject, nonce: Buffer) => T): T {
    this.#nonce.writeUInt32BE(this.chunk, 7)
    this.#nonce[11] = this.chunk === this.last ? 1 : 0
    return create(this.#key, this.#nonce).setAAD(this.#associated) as T
  }
}

type ObjectKeys = { header: Header; dataKey: DataKey; name: string }

const newCipher = (key: KeyObject, nonce: Buffer) => createCipheriv(CIPHER, key, nonce)
const newDecipher = (key: KeyObject, nonce: Buffer) =>
  createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })

/** Encrypts a content piece by piece. The first output begins with the header. */
export function encryptor(keys: ObjectKeys) {
  const chunks = new Chunks(keys, 0)
  let cipher = chunks.begin(newCipher)
  let left = chunks.lengthOf(0)
  let out: Buffer[] = [keys.header.bytes]
  const seal = () => {
    cipher.final()
    out.push(cipher.getAuthTag())
  }
  return {
    /** The outputs so far. `piece` can be overwritten afterwards. */
    add(piece: Buffer): Buffer[] {
      for (let at = 0; at < piece.length;) {
        if (left === 0) {
          if (chunks.chunk === chunks.last) throw new Error(`${keys.name} is longer than ${keys.header.size} bytes`)
          seal()
          chunks.chunk++
          cipher = chunks.begin(newCipher)
          left = chunks.lengthOf(chunks.chunk)
        }
        const part = piece.subarray(at, at + left)
        out.push(cipher.update(part))
        at += part.length
        left -= part.length
      }
      const made = out
      out = []
      return made
    },
    end(): Buffer[] {
      if (left > 0 || chunks.chunk < chunks.last)
        throw new Error(`${keys.name} is shorter than ${keys.header.size} bytes`)
      seal()
      return out
    },
  }
}

/**
 * Decrypts chunks, from the one with the number `chunk` on. Returns only content whose tag was right.
 * @throws ObjectDamaged
 */
export function decryptor(keys: ObjectKeys, { chunk = 0, until = keys.header.size } = {}) {
  const chunks = new Chunks(keys, chunk)
  const end = placeOf(Math.max(until, 1) - 1).chunk
  const tag = Buffer.alloc(TAG_BYTES)
  let tagLength = 0
  let decipher = chunks.begin(newDecipher)
  let left = chunks.lengthOf(chunk)
  let parts: Buffer[] = []
  let isDone = false

  function open() {
    try {
      decipher.setAuthTag(tag).final()
    } catch {
      throw new ObjectDamaged(keys.name)
    }
  }

  return {
    add(piece: Buffer): Buffer[] {
      const out: Buffer[] = []
      for (let at = 0; at < piece.length && !isDone;) {
        if (left > 0) {
          const part = piece.subarray(at, at + left)
          parts.push(decipher.update(part))
          at += part.length
          left -= part.length
          continue
        }
        const copied = piece.copy(tag, tagLength, at)
        at += copied
        tagLength += copied
        if (tagLength < TAG_BYTES) break
        open()
        out.push(...parts)
        parts = []
        tagLength = 0
        isDone = chunks.chunk === end
        if (isDone) break
        chunks.chunk++
        decipher = chunks.begin(newDecipher)
        left = chunks.lengthOf(chunks.chunk)
      }
      return out
    },
    end(): void {
      if (!isDone) throw new ObjectDamaged(keys.name)
    },
  }
}
