import type { ActingMember } from '#features/families/server/member.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { AcceptedMedia, AcceptedSound, MediaReport } from '#server/media-process/media-report.ts'
import type { Capability } from '#shared/role-table.ts'
import type { UploadRefusal } from '../uploads.rules.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import type { Decision } from './upload-outcome.ts'
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

type Accepted = AcceptedMedia | AcceptedSound

/** Photos, videos and recordings, stored once they're accepted. */
export type MediaPurpose<C extends Capability = Capability> = Beginning<C> & {
  /** Whether a file that isn't seekable gets a copy that is. */
  seekable?: boolean
  /** The folder of all of its objects. */
  folderOf(upload: ReceivedUpload): string
  /** Why the file isn't accepted, if it isn't. A file that couldn't be read never is. */
  refuses(
    report: MediaReport,
    upload: ReceivedUpload,
    db: Db,
  ): UploadRefusal | undefined | Promise<UploadRefusal | undefined>
  /** Decides a file that is here already, so that it isn't stored again. */
  findEarlier?(db: Db, upload: ReceivedUpload, report: Accepted, store: ObjectStore): Promise<Decision | undefined>
  /**
   * Uses the file, whose objects are stored, in the transaction that decides. Unless that's `done`, they're removed.
   * @throws NeedsAnother
   */
  keep(tx: Tx, upload: ReceivedUpload, report: Accepted, store: ObjectStore): Promise<Decision>
}

/** Thrown where a file can only be used together with another one that isn't here; it's refused if that one doesn't come. */
export class NeedsAnother extends Error {
  readonly otherwise: UploadRefusal
  constructor(otherwise: UploadRefusal) {
    super('The file needs another one')
    this.otherwise = otherwise
  }
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
export type UploadPurposes = Readonly<Record<string, MediaPurpose | GatheringPurpose>>
