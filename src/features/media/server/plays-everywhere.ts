import type { AcceptedMedia } from '#server/media-process/media-report.ts'

/** Higher bit rates stall on mobile networks. */
const MAX_BITS_PER_SECOND = 12_000_000
const CONTAINERS = new Set(['video/mp4', 'video/quicktime'])
const AUDIO_CODECS = new Set([null, 'aac', 'mp3'])

type Video = Pick<AcceptedMedia, 'mime' | 'codecs' | 'bytes' | 'duration_ms'>

/** Whether every browser can play the original, including over a slow connection. */
export function playsEverywhere({ mime, codecs, bytes, duration_ms }: Video): boolean {
  if (!CONTAINERS.has(mime) || codecs?.video !== 'h264' || !AUDIO_CODECS.has(codecs.audio)) return false
  return duration_ms === null || duration_ms === 0 || (bytes * 8000) / duration_ms <= MAX_BITS_PER_SECOND
}
