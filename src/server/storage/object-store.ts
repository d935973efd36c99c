import type { Readable } from 'node:stream'

export type ObjectAbout = { contentType: string }
/** `isDurable`: the file was already synced to disk. */
export type FileAbout = ObjectAbout & { isDurable?: boolean }

/** First and last byte, both inclusive, from 0. An end past the last byte means the last byte. */
export type ByteRange = { start: number; end: number }

/**
 * `size` is that of the whole object, even for a range; `stored_at` is when its bytes were written. Read the stream to its end or
 * destroy it.
 */
export type OpenedObject = { stream: Readable; size: number; contentType: string; stored_at: Date }

/**
 * Bytes that are written to a store, in batches of a megabyte or so, each of which may be overwritten after the next. `batches`
 * can be called again.
 */
export type ByteSource = { size: number; batches(): AsyncIterable<Buffer[]> }

/**
 * Stores all files: originals and derivatives. Keys are made of IDs (see object-key.ts). Every method throws
 * StorageUnavailable while a networked store can't be reached.
 */
export type ObjectStore = {
  /**
   * Moves a local file into the store. Once it resolves, the bytes are durable and the local file is gone.
   * @throws ObjectExists: nothing is overwritten, the existing object is durable, and the local file stays
   * @throws StorageFull with nothing partially written; the local file stays
   */
  storeFile(key: string, localPath: string, about: FileAbout): Promise<void>
  /** Stores bytes with the guarantees of storeFile. */
  put(key: string, bytes: Uint8Array, about: ObjectAbout): Promise<void>
  /**
   * Moves in a file that can be made again. Replaces an existing one atomically and doesn't wait for the disk: after a power
   * cut it may be cut short, and then counts as missing.
   * @throws StorageFull with nothing partially written
   */
  cacheFile(key: string, localPath: string, about: ObjectAbout): Promise<void>
  /** @throws ObjectMissing, RangeNotSatisfiable */
  open(key: string, range?: ByteRange): Promise<OpenedObject>
  /** `stored_at`: when its bytes were written. */
  stat(key: string): Promise<{ size: number; stored_at: Date } | null>
  /** Removes an object permanently. Succeeds if it doesn't exist. */
  remove(key: string): Promise<void>
  /** Streams the keys with a prefix, in no particular order. */
  list(prefix: string): AsyncIterable<string>
  /** Resolves if the store can be used. Creates the bucket or folder if missing. */
  ready(): Promise<void>
  /** Removes unfinished files of killed writers, if untouched for so long. Never removes an object. */
  sweepUnfinished(olderThanSeconds: number): Promise<void>
}

type WrittenAs = { as: 'create' } | { as: 'cache' } | { as: 'replace'; storedAt: Date }

/** A folder or bucket. */
export type BareStore = ObjectStore & {
  /**
   * Writes an object. `create` has the guarantees of `put`, and `cache` those of `cacheFile`. `replace` atomically replaces the
   * object that was stored at this time, and the new bytes are durable once it resolves.
   * @throws ObjectMissing if there's another one by now, or none
   */
  write(key: string, source: ByteSource, about: ObjectAbout & WrittenAs): Promise<void>
}

export function isStoredAt(at: Date, found: { stored_at: Date } | null): boolean {
  return found?.stored_at.getTime() === at.getTime()
}

export class ObjectMissing extends Error {
  constructor(key: string) {
    super(`There is no object ${key}`)
    this.name = 'ObjectMissing'
  }
}

/** An original is lost, or isn't as long as it was when it arrived. It can only be restored from a backup. */
export class ObjectDamaged extends ObjectMissing {
  constructor(key: string) {
    super(key)
    this.name = 'ObjectDamaged'
    this.message = `The object ${key} is missing or damaged`
  }
}

/** The key is taken, maybe by an earlier attempt whose response was lost: compare before giving up. */
export class ObjectExists extends Error {
  constructor(key: string) {
    super(`There is an object ${key} already`)
    this.name = 'ObjectExists'
  }
}

/** The range begins past the last byte. */
export class RangeNotSatisfiable extends Error {
  constructor(key: string) {
    super(`The range begins behind the end of ${key}`)
    this.name = 'RangeNotSatisfiable'
  }
}

/** Not enough space; nothing was written. Reading and removing still work. */
export class StorageFull extends Error {
  constructor(options?: ErrorOptions) {
    super('The storage is full', options)
    this.name = 'StorageFull'
  }
}

/** The store can't be reached or denies access. Retry later. */
export class StorageUnavailable extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`The storage is unavailable: ${why}`, options)
    this.name = 'StorageUnavailable'
  }
}
