import type { ByteReader } from './byte-reader.ts'
import type { AcceptedMedia } from './media-report.ts'

/** A part of a picture, as shares of its width and height. */
export type PicturePart = { left: number; top: number; width: number; height: number }

/** What everybody is given who looks at a file. */
export type Inspection = {
  path: string
  file: ByteReader
  /** Derivatives are written here. */
  outDir: string
  filename: string | undefined
  /** A picture that the uploader sent along for a film. */
  posterPath: string | undefined
  /** Of a film, a copy that can be sought is made where the film itself does not tell how long it is. */
  seekable?: boolean | undefined
  /** Clockwise, on top of what the file says of itself; derivatives alone are turned. */
  quarterTurns?: number | undefined
  /** The part of the upright picture that derivatives show, in shares of it; they are turned after it. */
  crop?: PicturePart | undefined
  pixelLimit: number
  memoryLimitBytes: number
  ffmpeg: string | null
  /** Called once the header and metadata are read; what follows decodes pixels. */
  onMetadataRead?: () => void
}

export type FileFacts = Omit<AcceptedMedia, 'ok' | 'sha256' | 'bytes'>
