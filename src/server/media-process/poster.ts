import { openFile } from './byte-reader.ts'
import type { RgbImage } from './color-profile.ts'
import { decodeImage, LARGE_EDGE_PX } from './decode-image.ts'
import { grabFrame } from './grab-frame.ts'
import { readHeader } from './read-header.ts'
import type { Inspection } from './inspection.ts'
import { drawPlaceholder } from './placeholder.ts'
import type { RecordingFacts } from './recording-facts.ts'
import { sniffFormat, SNIFFED_BYTES, type RecordingFormat } from './sniff-format.ts'

/** Videos often begin with a black frame or a hand in front of the lens. */
const POSTER_AT_SECONDS = 3
const POSTER_AT_PART = 0.1

/** A video's poster: its own frame, else the image from the uploader, else a drawing. */
export async function posterOf(
  inspection: Inspection,
  format: RecordingFormat,
  { video, duration_ms }: RecordingFacts & { video: NonNullable<RecordingFacts['video']> },
): Promise<{ poster: RgbImage; placeholder: boolean }> {
  const { ffmpeg, path, memoryLimitBytes, pixelLimit } = inspection
  const isSmallEnough = video.width * video.height <= pixelLimit
  const frame =
    ffmpeg && isSmallEnough
      ? await grabFrame({
          ffmpeg,
          path,
          format,
          memoryLimitBytes,
          atSeconds: Math.min(POSTER_AT_SECONDS, (duration_ms / 1000) * POSTER_AT_PART),
          highDynamicRange: video.highDynamicRange,
          ...largeSize(video),
        })
      : null
  const poster = frame ?? (await uploadedPoster(inspection))
  return poster ? { poster, placeholder: false } : { poster: await drawPlaceholder(video, 'video'), placeholder: true }
}

function largeSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, LARGE_EDGE_PX / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Formats that browsers can draw. The image is as untrusted as any upload. */
const posterFormats = ['jpeg', 'png', 'webp'] as const

async function uploadedPoster({ posterPath, pixelLimit }: Inspection): Promise<RgbImage | null> {
  if (!posterPath) return null
  try {
    const file = openFile(posterPath)
    const sniffed = sniffFormat(file.read(0, SNIFFED_BYTES))
    file.close()
    const format = posterFormats.find((known) => 'format' in sniffed && sniffed.format === known)
    return format ? await decodeImage(posterPath, await readHeader(posterPath, format, pixelLimit), pixelLimit) : null
  } catch {
    return null
  }
}
