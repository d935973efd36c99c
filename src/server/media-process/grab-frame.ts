import { spawn } from 'node:child_process'
import { childEnv } from '../child-env.ts'
import type { RgbImage } from './color-profile.ts'
import { watchMemory } from './memory-watch.ts'
import type { RecordingFormat } from './sniff-format.ts'

const GRAB_TIME_LIMIT_MS = 20_000

export type FrameRequest = {
  ffmpeg: string
  path: string
  format: RecordingFormat
  atSeconds: number
  /** Of the returned frame, upright. */
  width: number
  height: number
  highDynamicRange: boolean
  memoryLimitBytes: number
}

/** ffmpeg's names of the containers. */
export const demuxers: Partial<Record<RecordingFormat, string>> = { mp4: 'mov', quicktime: 'mov', webm: 'matroska' }

/** The video's key frame at or before a time, by ffmpeg. Null if there is none or ffmpeg exceeds its limits. */
export async function grabFrame(request: FrameRequest): Promise<RgbImage | null> {
  const plain = { ...request, highDynamicRange: false }
  const attempts = [
    request,
    ...(request.highDynamicRange ? [plain] : []),
    ...(request.atSeconds > 0 ? [{ ...plain, atSeconds: 0 }] : []),
  ]
  for (const attempt of attempts) {
    const frame = await run(attempt)
    if (frame) return frame
  }
  return null
}

/** Maps HDR to SDR. Without it, bright scenes look gray. */
export const TO_STANDARD_RANGE =
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv'

function run(request: FrameRequest): Promise<RgbImage | null> {
  const { ffmpeg, path, format, atSeconds, width, height, highDynamicRange, memoryLimitBytes } = request
  const bytes = width * height * 3
  const filters = [`scale=${width}:${height}`, ...(highDynamicRange ? [TO_STANDARD_RANGE] : []), 'format=rgb24']
  // Forces the container and allows only files, so playlists and references to other files are never followed.
  const common = ['-nostdin', '-hide_banner', '-v', 'error', '-timelimit', String(GRAB_TIME_LIMIT_MS / 1000)]
  const container = ['-protocol_whitelist', 'file', '-f', demuxers[format] ?? 'mov', '-threads', '1']
  const input = [
    ...container,
    '-skip_frame',
    'nokey',
    '-noaccurate_seek',
    '-ss',
    atSeconds.toFixed(3),
    '-i',
    `file:${path}`,
  ]
  const output = [
    '-map',
    '0:v:0',
    '-frames:v',
    '1',
    '-vf',
    filters.join(','),
    '-threads',
    '1',
    '-f',
    'rawvideo',
    'pipe:1',
  ]
  const child = spawn(ffmpeg, [...common, ...input, ...output], {
    env: childEnv(),
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: GRAB_TIME_LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  const stopWatching = child.pid ? watchMemory(child.pid, memoryLimitBytes, () => child.kill('SIGKILL')) : () => {}
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', () => {
      stopWatching()
      const data = Buffer.concat(chunks)
      resolve(data.length === bytes ? { data, width, height } : null)
    })
  })
}
