import { spawn } from 'node:child_process'
import { rm, stat } from 'node:fs/promises'
import { childEnv } from '../child-env.ts'
import { openFile } from './byte-reader.ts'
import { demuxers, TO_STANDARD_RANGE } from './grab-frame.ts'
import { watchMemory } from './memory-watch.ts'
import { recordingFacts, type RecordingFacts } from './recording-facts.ts'
import { Refusal } from './refusal.ts'
import { sniffFormat, SNIFFED_BYTES, type RecordingFormat } from './sniff-format.ts'

/** A video `from`, converted to `to` as an MP4 that starts before it's fully loaded, in every browser. */
export type VideoRendering = { from: string; to: string; ffmpeg: string; memoryLimitBytes: number }

/** Full HD, the size of a typical TV. */
const LONG_EDGE_PX = 1920
/** Phones can stream it, and the quality loss isn't visible. */
const VIDEO_RATE = '8M'
const MAX_FRAME_RATE = 60
const ERROR_MAX_LENGTH = 300

/** @throws Refusal if the video can't be decoded; any other error is ours */
export async function renderVideo(rendering: VideoRendering): Promise<void> {
  const { from, to } = rendering
  const file = openFile(from)
  try {
    const sniffed = sniffFormat(file.read(0, SNIFFED_BYTES))
    const format = 'format' in sniffed ? (sniffed.format as RecordingFormat) : undefined
    const demuxer = format && demuxers[format]
    if (!demuxer) throw new Refusal('unsupported_format')
    const { video } = await recordingFacts(from, file, format, undefined)
    if (!video) throw new Refusal('no_picture')
    // An ffmpeg without HDR filters still converts the video, with grayer colors.
    const attempts = video.highDynamicRange ? [video, { ...video, highDynamicRange: false }] : [video]
    let complaint = ''
    for (const attempt of attempts) {
      complaint = await run(rendering, demuxer, attempt)
      const made = await stat(to).catch(() => undefined)
      if (complaint === '' && made && made.size > 0) return
      await rm(to, { force: true })
      if (/no space left/i.test(complaint)) throw new Error(complaint)
    }
    throw new Refusal('damaged', complaint)
  } finally {
    file.close()
  }
}

/** Runs ffmpeg. Returns its error output if it fails, else undefined. */
function run(
  { from, to, ffmpeg, memoryLimitBytes }: VideoRendering,
  demuxer: string,
  { width, height, highDynamicRange }: NonNullable<RecordingFacts['video']>,
): Promise<string> {
  const scale = Math.min(1, LONG_EDGE_PX / Math.max(width, height))
  const even = (edge: number) => Math.max(2, Math.round((edge * scale) / 2) * 2)
  const filters = [`scale=${even(width)}:${even(height)}`, 'setsar=1', ...(highDynamicRange ? [TO_STANDARD_RANGE] : [])]
  const words = [
    ...['-nostdin', '-hide_banner', '-v', 'error', '-y'],
    // Forces the container and allows only files, so playlists and references to other files are never followed.
    ...['-protocol_whitelist', 'file', '-f', demuxer, '-i', `file:${from}`],
    // Drops location and names in the original's metadata.
    ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-vf', [...filters, 'format=yuv420p'].join(','), '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23'],
    ...['-maxrate', VIDEO_RATE, '-bufsize', '16M', '-profile:v', 'high', '-fpsmax', String(MAX_FRAME_RATE)],
    ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-movflags', '+faststart', '-threads', '2', '-f', 'mp4'],
    `file:${to}`,
  ]
  const child = spawn(ffmpeg, words, { env: childEnv(), stdio: ['ignore', 'ignore', 'pipe'] })
  let errorOutput = ''
  child.stderr.on('data', (text: Buffer) => (errorOutput = (errorOutput + text.toString()).slice(-ERROR_MAX_LENGTH)))
  let isTooLarge = false
  const stopWatching = child.pid
    ? watchMemory(child.pid, memoryLimitBytes, () => {
        isTooLarge = true
        child.kill('SIGKILL')
      })
    : () => {}
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code) => {
      stopWatching()
      resolve(code === 0 ? '' : isTooLarge ? 'took too much memory' : errorOutput || `ended with ${code}`)
    })
  })
}
