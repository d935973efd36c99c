import type { ByteReader } from './byte-reader.ts'
import type { AcceptedMedia } from './media-report.ts'

/** Part of an image, as fractions of its width and height. */
export type ImagePart = { left: number; top: number; width: number; height: number }

/** Input of every inspection. */
export type Inspection = {
  path: string
  file: ByteReader
  /** Derivatives are written here. */
  outDir: string
  filename: string | undefined
  /** An image that the uploader sent along for a video. */
  posterPath: string | undefined
  /** Whether to make a seekable copy of a recording that doesn't store its duration. */
  seekable?: boolean | undefined
  /** Clockwise, in addition to the orientation. Only derivatives are rotated. */
  quarterTurns?: number | undefined
  /** The part of the upright image that derivatives show. Applied before `quarterTurns`. */
  crop?: ImagePart | undefined
  pixelLimit: number
  memoryLimitBytes: number
  ffmpeg: string | null
  /** Called once the header and metadata are read, before pixels are decoded. */
  onMetadataRead?: () => void
}

export type FileFacts = Omit<AcceptedMedia, 'ok' | 'sha256' | 'bytes'>
