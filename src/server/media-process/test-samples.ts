import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Expected results of the sample media; times in seconds. */
export type Expected = {
  expect?: 'accept' | 'reject' | 'either'
  kind?: 'image' | 'video' | 'audio'
  mime?: string
  bytes: number
  sha256: string
  width?: number
  height?: number
  exif_orientation?: number | null
  taken_at?: string | null
  utc_offset?: string | null
  taken_at_from?: string
  lat?: number | null
  lng?: number | null
  camera_make?: string | null
  camera_model?: string | null
  duration_s?: number
  header_duration_s?: number | null
  frames?: number
  video_codec?: string | null
  audio_codec?: string | null
  content_identifier?: string
  motion_video_bytes?: number
}

/** Real photos and broken files for tests. They aren't part of the repository; without them, their tests are skipped. */
export const samplesDir = path.resolve(process.env['SAMPLES_DIR'] ?? '../shared/samples')
export const hasSamples = existsSync(path.join(samplesDir, 'expected.json'))
export const samples: Record<string, Expected> = hasSamples
  ? JSON.parse(readFileSync(path.join(samplesDir, 'expected.json'), 'utf8'))
  : {}

export function samplePath(name: string): string {
  return path.join(samplesDir, name)
}

/** A folder that's created on first use, and removed after a file's tests. */
export function scratchFolder(): { file(name: string): string; remove(): void } {
  const folder = path.join(os.tmpdir(), `hearthbook-media-${randomUUID()}`)
  return {
    file(name) {
      mkdirSync(folder, { recursive: true })
      return path.join(folder, name)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
