import type { Readable } from 'node:stream'

export type ObjectAbout = { contentType: string }
/** `isDurable`: somebody has waited already until the bytes of the file survive a power cut. */
export type FileAbout = ObjectAbout & { isDurable?: boolean }

/** First and last byte, both included and counted from 0. An end past the last byte means the last byte. */
export type ByteRange = { start: number; end: number }

/** `size` is that of the whole object, also when a range was asked for. Read the stream to its end or destroy it. */
export type OpenedObject = { stream: Readable; size: number; contentType: string }

/**
 * Every byte that people gave or that was made from it. Keys are made of ids (see object-key.ts).
 * Every verb fails with StorageUnavailable while a store behind a network cannot be reached.
 */
export type ObjectStore = {
  /**
   * Moves a local file into the store: when it resolves, the bytes survive a power cut and the local file is gone.
   * @throws ObjectExists: nothing is ever overwritten, and what stands there is durable; the local file stays
   * @throws StorageFull with nothing half-written; the local file stays
   */
  keepFile(key: string, localPath: string, about: FileAbout): Promise<void>
  /** Keeps bytes under the promises of keepFile. */
  put(key: string, bytes: Uint8Array, about: ObjectAbout): Promise<void>
  /**
   * Moves in a file that can be made again. It replaces what was there, whole or not at all, and does not wait for
   * the disk: after a power cut it may be missing or empty.
   * @throws StorageFull with nothing half-written
   */
  cacheFile(key: string, localPath: string, about: ObjectAbout): Promise<void>
  /** @throws ObjectMissing, RangeNotSatisfiable */
  open(key: string, range?: ByteRange): Promise<OpenedObject>
  stat(key: string): Promise<{ size: number } | null>
  /** Removes an object for good; absent is fine. */
  remove(key: string): Promise<void>
  /** The keys that begin with `prefix`, in no promised order, without ever holding all of them. */
  list(prefix: string): AsyncIterable<string>
  /** Resolves when the store can be used; makes the bucket or folder where it is missing. */
  ready(): Promise<void>
  /** Removes what killed writers left unfinished and untouched for so long. Never removes an object. */
  sweepUnfinished(olderThanSeconds: number): Promise<void>
}

export class ObjectMissing extends Error {
  constructor(key: string) {
    super(`There is no object ${key}`)
    this.name = 'ObjectMissing'
  }
}

/** The key is taken, perhaps by an attempt of the same writer whose answer was lost: compare before giving up. */
export class ObjectExists extends Error {
  constructor(key: string) {
    super(`There is an object ${key} already`)
    this.name = 'ObjectExists'
  }
}

/** The range begins behind the last byte. */
export class RangeNotSatisfiable extends Error {
  constructor(key: string) {
    super(`The range begins behind the end of ${key}`)
    this.name = 'RangeNotSatisfiable'
  }
}

/** No room for the bytes; nothing of them was written. Reading and removing go on. */
export class StorageFull extends Error {
  constructor(options?: ErrorOptions) {
    super('The storage is full', options)
    this.name = 'StorageFull'
  }
}

/** The store cannot be reached or refuses us; worth another try later. */
export class StorageUnavailable extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`The storage is unavailable: ${why}`, options)
    this.name = 'StorageUnavailable'
  }
}
