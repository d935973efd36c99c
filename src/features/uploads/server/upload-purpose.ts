import type { ActingMember } from '#features/families/server/member.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { AcceptedMedia, AcceptedAudio, MediaReport } from '#server/media-process/media-report.ts'
import type { Capability } from '#shared/role-table.ts'
import type { UploadRefusal } from '../uploads.rules.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import type { StagedFiles } from './staging.ts'
import type { Decision } from './upload-outcome.ts'
import type { selectUploadToIngest } from './uploads.queries.ts'

export type ReceivedUpload = NonNullable<Awaited<ReturnType<typeof selectUploadToIngest>>>

/** The tus metadata of an upload. */
export type UploadMetadata = Record<string, string | null>

type Beginning<C extends Capability> = {
  /** The capability that the uploader needs in addition to `photos.add`. */
  needs: C
  /** Checks a new upload in the uploader's transaction, and returns what to store about it. @throws Problem */
  begin(uploader: ActingMember<C>, metadata: UploadMetadata, bytes: number): Promise<Record<string, string>>
}

type Accepted = AcceptedMedia | AcceptedAudio

/** Photos, videos and recordings, stored once they're accepted. */
export type MediaPurpose<C extends Capability = Capability> = Beginning<C> & {
  /** Whether a file that isn't seekable gets a seekable copy. */
  seekable?: boolean
  /** The prefix of all its objects. */
  folderOf(upload: ReceivedUpload): string
  /** The reason to refuse the file, if any. Unreadable files are always refused. */
  refuses(
    report: MediaReport,
    upload: ReceivedUpload,
    db: Db,
  ): UploadRefusal | undefined | Promise<UploadRefusal | undefined>
  /** Decides files that have been stored before, so that they aren't stored again. `files` can replace a lost original. */
  findEarlier?(
    db: Db,
    upload: ReceivedUpload,
    report: Accepted,
    parts: { store: ObjectStore; files: StagedFiles },
  ): Promise<Decision | undefined>
  /**
   * Uses the file, whose objects have been stored, in the transaction that decides. They're removed unless the decision is
   * `done`. @throws NeedsAnother
   */
  keep(tx: Tx, upload: ReceivedUpload, report: Accepted, store: ObjectStore): Promise<Decision>
}

/**
 * Files that no one may read until later. They're stored encrypted, without derivatives, and their uploads say nothing about
 * them afterwards.
 */
export type SealingPurpose<C extends Capability = Capability> = Beginning<C> &
  Pick<MediaPurpose, 'folderOf' | 'refuses'> & {
    /** Stores the file, and returns what uses it in the transaction that decides. */
    seal(
      upload: ReceivedUpload,
      report: Accepted,
      parts: { store: ObjectStore; files: StagedFiles },
    ): Promise<(tx: Tx) => Promise<Decision>>
  }

/**
 * Thrown when a file can be used only together with another one that hasn't been uploaded. It's refused if that one doesn't
 * arrive.
 */
export class NeedsAnother extends Error {
  readonly otherwise: UploadRefusal
  constructor(otherwise: UploadRefusal) {
    super('The file needs another one')
    this.otherwise = otherwise
  }
}

/** Files that are stored unchecked until another feature processes them. */
export type CollectingPurpose<C extends Capability = Capability> = Beginning<C> & {
  maxBytes: number
  /** The folder where they're stored. */
  collectsIn(upload: ReceivedUpload): string
  /** Records that a file is available, in the transaction that decides. */
  collected(tx: Tx, upload: ReceivedUpload): Promise<void>
}

/** The supported purposes of uploads, by name; `app` provides them. */
export type UploadPurposes = Readonly<Record<string, MediaPurpose | SealingPurpose | CollectingPurpose>>
