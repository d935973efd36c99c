import type { ActingMember } from '#features/families/server/member.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { AcceptedMedia, AcceptedSound, MediaReport } from '#server/media-process/media-report.ts'
import type { Capability } from '#shared/role-table.ts'
import type { UploadRefusal } from '../uploads.rules.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import type { Outcome } from './upload-outcome.ts'
import type { selectUploadToIngest } from './uploads.queries.ts'

export type ReceivedUpload = NonNullable<Awaited<ReturnType<typeof selectUploadToIngest>>>

/** What an upload says of itself when it begins (tus metadata). */
export type UploadMetadata = Record<string, string | null>

type Beginning<C extends Capability> = {
  /** What the uploader needs besides `photos.add`. */
  needs: C
  /** Judges in the uploader's transaction what is to come, and answers what is to be known of it later. @throws Problem */
  begin(uploader: ActingMember<C>, metadata: UploadMetadata, bytes: number): Promise<Record<string, string>>
}

type Decoding<C extends Capability> = Beginning<C> & {
  /** The folder of all of its objects. */
  folderOf(upload: ReceivedUpload): string
  /** Why the file isn't accepted, if it isn't. A file that couldn't be read never is. */
  refuses(report: MediaReport): UploadRefusal | undefined
}

/** Photos, videos and recordings, stored as soon as they're accepted. */
export type MediaPurpose<C extends Capability = Capability> = Decoding<C> & {
  /**
   * Uses the file, in the transaction that decides. Its objects are stored by then; with a reason to refuse it after all,
   * they're removed.
   */
  keep(tx: Tx, upload: ReceivedUpload, report: AcceptedMedia | AcceptedSound): Promise<UploadRefusal | undefined>
}

/** The received file, and a folder of this run alone with the derivatives. */
export type DecodedFiles = { file: string; folder: string }

/** Files whose feature stores and decides them (`decideUpload`), because it may have them already. */
export type DecidingPurpose<C extends Capability = Capability> = Decoding<C> & {
  /** Answers what it decided; nothing where another run was first, or the file waits. */
  decide(
    upload: ReceivedUpload,
    report: AcceptedMedia | AcceptedSound,
    files: DecodedFiles,
    parts: { db: Db; store: ObjectStore },
  ): Promise<Outcome | undefined>
}

/** Files that are kept as they come, whatever is in them, until a feature above takes them up. */
export type GatheringPurpose<C extends Capability = Capability> = Beginning<C> & {
  maxBytes: number
  /** The folder in which they wait. */
  gathersIn(upload: ReceivedUpload): string
  /** Notes that one is there, in the transaction that decides. */
  gathered(tx: Tx, upload: ReceivedUpload): Promise<void>
}

/** What uploads can be for, by purpose; `app` fills it in. */
export type UploadPurposes = Readonly<Record<string, MediaPurpose | DecidingPurpose | GatheringPurpose>>
