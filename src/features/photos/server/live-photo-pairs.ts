import type { AcceptedMedia } from '#server/media-process/media-report.ts'

/**
 * Phones record three seconds. Longer files are videos, regardless of their metadata. The database has the same limit
 * (are_live_pair).
 */
const LIVE_VIDEO_MAX_MS = 4000

/** Whether a video may be part of a Live Photo, which makes it part of an image instead of a video. */
export function mayBeLivePhotoVideo({ kind, duration_ms, pairing, taken_at }: AcceptedMedia): boolean {
  const isShort = kind === 'video' && duration_ms !== null && duration_ms <= LIVE_VIDEO_MAX_MS
  return isShort && (Boolean(pairing?.content_identifier) || taken_at !== null)
}
