import { spawn } from 'node:child_process'
import path from 'node:path'
import { childEnv } from '../../child-env.ts'
import { openFile } from '../byte-reader.ts'
import { demuxers } from '../grab-frame.ts'
import { sharp } from '../image-library.ts'
import { sniffFormat, SNIFFED_BYTES, type Format } from '../sniff-format.ts'
import { FRAME_HEIGHT, FRAME_RATE, FRAME_WIDTH } from './film-script.ts'
import { emptyPlanes, toPlanes, type Planes } from './planes.ts'

export const SAMPLE_RATE = 48_000
/** The largest zoom of a photo shows its own pixels. */
const GROUND_SCALE = 1.125
/** Of a photo on a ground, in fractions of the frame. */
const WHOLE_EDGE = 0.92

export async function drawPhoto(file: string, fit: 'cover' | 'whole'): Promise<Planes> {
  if (fit === 'cover') return pixelsOf(sharp(file))
  const [width, height] = [FRAME_WIDTH * GROUND_SCALE, FRAME_HEIGHT * GROUND_SCALE]
  const photo = await sharp(file)
    .resize(Math.round(width * WHOLE_EDGE), Math.round(height * WHOLE_EDGE), { fit: 'inside' })
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ground = await sharp(file)
    .resize(160, 90, { fit: 'cover' })
    .blur(7)
    .modulate({ brightness: 0.62, saturation: 0.85 })
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width: w, height: h } = photo.info
  const shadow =
    Buffer.from(`<svg width="${width}" height="${height}"><defs><filter id="b"><feGaussianBlur stdDeviation="18"/></filter></defs>
    <rect x="${(width - w) / 2}" y="${(height - h) / 2 + 8}" width="${w}" height="${h}" fill="#000" opacity="0.5" filter="url(#b)"/></svg>`)
  const enlarged = await sharp(ground.data, { raw: ground.info })
    .resize(width, height, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return pixelsOf(
    sharp(enlarged.data, { raw: enlarged.info }).composite([{ input: shadow }, { input: photo.data, raw: photo.info }]),
  )
}

async function pixelsOf(image: import('sharp').Sharp): Promise<Planes> {
  const { data, info } = await image.removeAlpha().toColorspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return toPlanes(data, info.width, info.height)
}

/** Forces the container and allows only files, so playlists and references to other files are never followed. */
function inputOf(file: string): string[] | undefined {
  const opened = openFile(file)
  try {
    const sniffed = sniffFormat(opened.read(0, SNIFFED_BYTES))
    const known: Partial<Record<Format, string>> = { ...demuxers, mp3: 'mp3' }
    const demuxer = 'format' in sniffed ? known[sniffed.format] : undefined
    return demuxer ? ['-protocol_whitelist', 'file', '-f', demuxer, '-threads', '1', '-i', `file:${file}`] : undefined
  } finally {
    opened.close()
  }
}

const QUIET = ['-nostdin', '-hide_banner', '-v', 'error']

/** The audio of a recording, in mono. Empty if there is none that can be decoded. */
export async function decodeAudio(ffmpeg: string, file: string, seconds: number): Promise<Float32Array> {
  const input = inputOf(file)
  if (!input) return new Float32Array()
  const output = [
    '-map',
    '0:a:0',
    '-t',
    seconds.toFixed(3),
    '-ac',
    '1',
    '-ar',
    String(SAMPLE_RATE),
    '-f',
    'f32le',
    'pipe:1',
  ]
  const child = spawn(ffmpeg, [...QUIET, ...input, ...output], { env: childEnv(), stdio: ['ignore', 'pipe', 'ignore'] })
  const chunks: Buffer[] = []
  try {
    for await (const chunk of child.stdout) chunks.push(chunk as Buffer)
  } catch {
    return new Float32Array()
  }
  const bytes = Buffer.concat(chunks)
  const samples = new Float32Array(bytes.length >> 2)
  for (let at = 0; at < samples.length; at++) samples[at] = bytes.readFloatLE(at * 4)
  return samples
}

/** What's outside of the frame's shape is filled with a blurred copy, so that nothing is cropped. */
const FRAME_FILTER = [
  `split[a][b]`,
  `[a]scale=160:90:force_original_aspect_ratio=increase,crop=160:90,boxblur=8:2,eq=brightness=-0.12,scale=${FRAME_WIDTH}:${FRAME_HEIGHT}[ground]`,
  `[b]scale=${FRAME_WIDTH}:${FRAME_HEIGHT}:force_original_aspect_ratio=decrease:force_divisible_by=2[video]`,
  `[ground][video]overlay=(W-w)/2:(H-h)/2,fps=${FRAME_RATE},setsar=1,format=yuv420p`,
].join(';')

export type ClipFrames = { next(): Promise<Planes | undefined>; close(): void }

/** A video's frames, one after the other. The last one is repeated. */
export function openClip(ffmpeg: string, file: string, seconds: number): ClipFrames {
  const input = inputOf(file)
  if (!input) return { next: async () => undefined, close: () => {} }
  const output = ['-map', '0:v:0', '-an', '-t', seconds.toFixed(3), '-vf', FRAME_FILTER, '-f', 'rawvideo', 'pipe:1']
  const child = spawn(ffmpeg, [...QUIET, ...input, ...output], { env: childEnv(), stdio: ['ignore', 'pipe', 'ignore'] })
  child.on('error', () => {})
  const chunks = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const frame = emptyPlanes(FRAME_WIDTH, FRAME_HEIGHT)
  let left: Buffer = Buffer.alloc(0)
  let hasFrame = false
  return {
    async next() {
      const parts = [left]
      let length = left.length
      while (length < frame.data.length) {
        const { value, done } = await chunks.next()
        if (done) return hasFrame ? frame : undefined
        parts.push(value)
        length += value.length
      }
      const all = Buffer.concat(parts)
      frame.data.set(all.subarray(0, frame.data.length))
      left = all.subarray(frame.data.length)
      hasFrame = true
      return frame
    },
    close: () => void child.kill('SIGKILL'),
  }
}

export const nameIn = (folder: string, file: string) => path.join(folder, path.basename(file))
