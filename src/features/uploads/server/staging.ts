import type { Readable } from 'node:stream'
import type { Locker } from '@tus/server'
import type { ChangeFeed } from '#server/db/change-feed.ts'

export type StagedUpload = { id: string; family_id: string }

/** An upload's bytes and poster frame, and a folder for derivatives, which decoders can write to. */
export type StagedFiles = { file: string; poster: string; folder: string }

/** Where uploads are stored before they become originals. With a bucket, all machines see the same. */
export type Staging = {
  hasSpaceFor(bytes: number): Promise<boolean>
  /** Undefined if nothing limits it. */
  freeBytes(): Promise<number | undefined>
  /** Prepares for the first byte. The upload's row comes first, because everything without a row is cleaned up. */
  begin(upload: StagedUpload): Promise<void>
  /** How many bytes have arrived. After a power cut it can be fewer, and then the client sends the rest or all again. */
  offsetOf(upload: StagedUpload): Promise<number>
  /**
   * Returns the new offset. Bytes that arrived before an error stay.
   * @throws StorageFull, or Problem conflict or not_found: another request wrote to the upload or canceled it
   */
  append(upload: StagedUpload, body: AsyncIterable<Buffer>, offset: number): Promise<number>
  /** Makes the upload survive a power failure. */
  settle(upload: StagedUpload): Promise<void>
  savePoster(upload: StagedUpload, body: AsyncIterable<Buffer>): Promise<void>
  /** The upload's bytes; undefined if they're no longer here. @throws ObjectMissing, also while they're read */
  open(upload: StagedUpload): Promise<Readable | undefined>
  openPoster(upload: StagedUpload): Promise<Readable | undefined>
  /** Passes the upload as local files to `work`. @throws StorageFull */
  withFiles<T>(upload: StagedUpload, work: (files: StagedFiles) => Promise<T>): Promise<T>
  /** Removes everything of an upload that's done, refused or canceled, and not collected. */
  remove(upload: StagedUpload): Promise<void>
  /** Removes everything of uploads that aren't among the needed ones. */
  removeUnneeded(selectNeeded: (ids: string[]) => Promise<Set<string>>): Promise<void>
  /** Keeps an upload's file for a collection, to process it together with others later. Safe to call again. */
  collect(upload: StagedUpload, collection: string): Promise<void>
  /** A local folder for a collection's files and what's unpacked from them. */
  collectedFolder(collection: string): string
  hasSpaceToUnpack(bytes: number): Promise<boolean>
  /** Puts the files of a collection in its local folder, each named by its upload's ID. @throws StorageFull */
  fetchCollected(collection: string): Promise<void>
  listCollections(): Promise<string[]>
  removeCollection(collection: string): Promise<void>
  /** Locks uploads across processes; undefined if only one of them receives uploads. */
  openLocker(changes: ChangeFeed): Promise<Locker | undefined>
}
