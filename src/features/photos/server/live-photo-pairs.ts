import type { AcceptedMedia } from '#server/media-process/media-report.ts'

/** Phones film three seconds; what is longer is a video, whatever it says of itself. The database has the same bound (are_live_pair). */
const LONGEST_HALF_MS = 4000

/** Whether a film may be the half of a Live Photo, which is part of its picture and no video. */
export function mayBeHalf({ kind, duration_ms, pairing, taken_at }: AcceptedMedia): boolean {
  const isShort = kind === 'video' && duration_ms !== null && duration_ms <= LONGEST_HALF_MS
  return isShort && (Boolean(pairing?.content_identifier) || taken_at !== null)
}
