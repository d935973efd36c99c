import type { Db } from '#server/db/database.ts'
import type { AcceptedMedia } from '#server/media-process/media-report.ts'
import { addLaterIngestJob } from './add-ingest-job.ts'
import { moreComesIn, type ReceivedUpload } from './uploads.queries.ts'

/** Phones film three seconds; what is longer is a video, whatever it says of itself. The database has the same bound (are_live_pair). */
const LONGEST_HALF_MS = 4000
const SECOND_MS = 1000
/** Between two files that are sent one after the other. */
const LEAST_WAIT_MS = 15 * SECOND_MS
const MOST_WAIT_MS = 60 * 60 * SECOND_MS

/** Thrown where a film is welcome only as the half of a Live Photo, and its picture is not here. */
export class NoPictureYet extends Error {}

/** Whether a film may be the half of a Live Photo, which is part of its picture and no video. */
export function mayBeHalf({ kind, duration_ms, pairing, taken_at }: AcceptedMedia): boolean {
  const isShort = kind === 'video' && duration_ms !== null && duration_ms <= LONGEST_HALF_MS
  return isShort && (Boolean(pairing?.content_identifier) || taken_at !== null)
}

/** Whether a film goes on waiting for its picture: for as long as its person is still sending, and each time twice as long. */
export async function waitsForPicture(db: Db, upload: ReceivedUpload, now = Date.now()): Promise<boolean> {
  const ageMs = Math.max(0, now - Date.parse(upload.created_at))
  if (ageMs > MOST_WAIT_MS || (ageMs > LEAST_WAIT_MS && !(await moreComesIn(db, upload)))) return false
  const runAt = new Date(now + Math.max(LEAST_WAIT_MS, ageMs))
  await addLaterIngestJob(db, upload, runAt)
  return true
}
