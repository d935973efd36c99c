import type { ActingMember } from '#features/families/server/member.ts'
import type { Tx } from '#server/db/database.ts'
import type { AcceptedMedia, AcceptedSound, MediaReport } from '#server/media-process/media-report.ts'
import type { Capability } from '#shared/role-table.ts'
import type { UploadRefusal } from '../photos.rules.ts'
import type { ReceivedUpload } from './uploads.queries.ts'

/** What an upload says of itself when it begins (tus metadata). */
export type UploadMetadata = Record<string, string | null>

type Beginning<C extends Capability> = {
  /** What the uploader needs besides `photos.add`. */
  needs: C
  /** Judges in the uploader's transaction what is to come, and answers what is to be known of it later. @throws Problem */
  begin(uploader: ActingMember<C>, metadata: UploadMetadata, bytes: number): Promise<Record<string, string>>
}

/** Pictures, films and sounds that are something else than photos. */
export type MediaPurpose<C extends Capability = Capability> = Beginning<C> & {
  /** Where its objects lie, all of them. */
  folderOf(upload: ReceivedUpload): string
  /** Why the file is not taken, if it is not; one that could not be read never is. */
  refuses(report: MediaReport): UploadRefusal | undefined
  /**
   * Makes of it what it is for, in the transaction that decides. Its objects are there already; where there is no place for
   * them any more, answers why, and they go.
   */
  keep(tx: Tx, upload: ReceivedUpload, report: AcceptedMedia | AcceptedSound): Promise<UploadRefusal | undefined>
}

/** Files that are kept as they come, whatever is in them, until a feature above takes them up. */
export type GatheringPurpose<C extends Capability = Capability> = Beginning<C> & {
  maxBytes: number
  /** The folder in which they wait. */
  gathersIn(upload: ReceivedUpload): string
  /** Notes that one is there, in the transaction that decides. */
  gathered(tx: Tx, upload: ReceivedUpload): Promise<void>
}

/** What uploads can be for, beside photos: what features above make of them, by the purpose. */
export type UploadPurposes = Readonly<Record<string, MediaPurpose | GatheringPurpose>>
