import { typeByEnding } from './media-types.ts'
import type { ByteRange } from './object-store.ts'

/** Segments begin with a letter or digit, so keys can't contain ".." or hidden names, or collide with the store's own files. */
const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/
const PREFIX = /^([a-z0-9][a-z0-9._-]*\/)*([a-z0-9][a-z0-9._-]*)?$/
/** S3 allows 1024 bytes; file names on disk 255, minus the store's own suffix. */
const MAX_KEY_LENGTH = 1000
const MAX_SEGMENT_LENGTH = 240

/** Keys are made of our own IDs, so an invalid one is a bug. @throws TypeError */
export function assertKey(key: string): void {
  if (!KEY.test(key) || !isShort(key)) throw new TypeError(`Not a key of the object store: ${JSON.stringify(key)}`)
}

/** @throws TypeError */
export function assertPrefix(prefix: string): void {
  if (!PREFIX.test(prefix) || !isShort(prefix)) throw new TypeError(`Not a prefix of keys: ${JSON.stringify(prefix)}`)
}

/** @throws TypeError */
export function assertRange({ start, end }: ByteRange): void {
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start) {
    throw new TypeError(`Not a range of bytes: ${start}-${end}`)
  }
}

/** If the key has a known extension, it must match the type. @throws TypeError */
export function assertFits(key: string, contentType: string): void {
  assertKey(key)
  const implied = typeFromKey(key)
  if (implied !== undefined && implied !== contentType) throw new TypeError(`The key ${key} cannot hold ${contentType}`)
}

/** Whether the object can be made again from an original. */
export function isDerivative(key: string): boolean {
  return /\/v\d+\/[^/]+$/.test(key)
}

/** Whether the object was written by us, in a format that says how long it is or how it ends: derivatives and avatars. */
export function saysItsEnd(key: string): boolean {
  return isDerivative(key) || /\/avatar-[^/]+$/.test(key)
}

/** The type in the key's extension; undefined if it has to be stored separately. */
export function typeFromKey(key: string): string | undefined {
  return typeByEnding(endingOf(key))
}

function endingOf(key: string): string {
  const dot = key.lastIndexOf('.')
  return dot > key.lastIndexOf('/') ? key.slice(dot + 1) : ''
}

function isShort(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && key.split('/').every((segment) => segment.length <= MAX_SEGMENT_LENGTH)
}
