import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import heif from 'libheif-js/wasm-bundle.js'
import { openFile } from '#server/media-process/byte-reader.ts'
import { findFfmpeg } from '#server/media-process/find-program.ts'
import { inspectFile } from '#server/media-process/inspect-file.ts'
import { inspectRecording } from '#server/media-process/inspect-recording.ts'
import { required } from '#shared/required.ts'
import { median, type Finding, type Section } from './measure.ts'
import { makePhotos } from './photos-12mp.ts'

const run = promisify(execFile)
const ROUNDS = 7
const MOST_OVER_LIBHEIF = 1.3
const MOST_VIDEO_SECONDS = 1
/** About 10 MB, repeated until the video has a gigabyte. */
const CLIP = ['-f', 'lavfi', '-i', 'testsrc2=size=1920x1080:rate=30', '-t', '8', '-c:v', 'libx264', '-b:v', '10M']
const CLIPS = 105

export const mediaFiles: Section = {
  name: 'media-files',
  title: 'HEIC photos and large videos',
  how: `A HEIC of 12 megapixels, made by heif-enc (the Debian package libheif-examples), becomes facts and two derivatives. The baseline is the same libheif (WebAssembly), which only decodes the same file in memory. Both take turns in one process, ${ROUNDS} times after a warm-up; the result is the ratio of the median times. A video of 1 GB (MP4, 1920 by 1080) becomes facts, a poster, and its two derivatives, without the SHA-256 of the whole file, which is read for any upload. The baseline is ffmpeg, which only decodes the poster’s frame to a file.`,
  async run(log) {
    const folder = mkdtempSync(path.join(tmpdir(), 'hearthbook-bench-'))
    try {
      log('making a HEIC and a video of 1 GB')
      return [await heicFinding(folder, log), await videoFinding(folder, log)]
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

async function heicFinding(folder: string, log: (line: string) => void): Promise<Finding> {
  const [photo] = await makePhotos(folder, 1)
  const file = path.join(folder, 'photo.heic')
  await run('heif-enc', ['-q', '60', '-o', file, required(photo)])
  const bytes = await readFile(file)
  const [ours, bare] = await inTurns(
    () => inspect(file, folder),
    () => decodeWithLibheif(bytes),
  )
  log(`HEIC: ${JSON.stringify({ ours, bare })}`)
  const ratio = median(ours) / median(bare)
  return {
    what: `A 12 MP HEIC (${megabytes(bytes.length)})`,
    ours: seconds(ours),
    bare: `${seconds(bare)} (libheif alone)`,
    value: ratio,
    limit: { most: MOST_OVER_LIBHEIF },
    verdict: `${ratio.toFixed(2)} x`,
  }
}

async function videoFinding(folder: string, log: (line: string) => void): Promise<Finding> {
  const ffmpeg = required(findFfmpeg())
  const [clip, video] = [path.join(folder, 'clip.mp4'), path.join(folder, 'video.mp4')]
  await run(ffmpeg, [...CLIP, clip])
  await run(ffmpeg, ['-stream_loop', String(CLIPS - 1), '-i', clip, '-c', 'copy', video])
  const { size } = await stat(video)
  const frame = ['-v', 'error', '-y', '-ss', '3', '-i', video, '-frames:v', '1', path.join(folder, 'frame.png')]
  const [ours, bare] = await inTurns(
    () => readVideo(video, folder, ffmpeg),
    () => run(ffmpeg, frame),
  )
  log(`video: ${JSON.stringify({ size, ours, bare })}`)
  return {
    what: `Facts and poster of a video (${megabytes(size)})`,
    ours: seconds(ours),
    bare: `${seconds(bare)} (ffmpeg alone)`,
    value: median(ours),
    limit: { most: MOST_VIDEO_SECONDS },
    verdict: seconds(ours),
  }
}

/** The seconds of each round, after a warm-up. */
async function inTurns(...sides: (() => Promise<unknown>)[]): Promise<[ours: number[], bare: number[]]> {
  const took: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round++)
    for (const [side, work] of sides.entries()) {
      const startedAt = performance.now()
      await work()
      if (round > 0) took[side]!.push((performance.now() - startedAt) / 1000)
    }
  return took
}

const limits = { posterPath: undefined, pixelLimit: 100_000_000, memoryLimitBytes: 1024 ** 3 }

async function inspect(file: string, outDir: string): Promise<void> {
  const report = await inspectFile({ ...limits, path: file, outDir, filename: path.basename(file), ffmpeg: null })
  if (!report.ok) throw new Error(`${file}: ${report.reason}`)
}

async function readVideo(video: string, outDir: string, ffmpeg: string): Promise<void> {
  const file = openFile(video)
  try {
    const inspection = { ...limits, path: video, file, outDir, filename: path.basename(video), ffmpeg }
    const facts = await inspectRecording(inspection, 'mp4')
    if (!('placeholder' in facts) || facts.placeholder) throw new Error('The video has no poster')
  } finally {
    file.close()
  }
}

type DecodedImage = {
  get_width(): number
  get_height(): number
  display(into: { data: Uint8ClampedArray; width: number; height: number }, done: (shown: object | null) => void): void
  free(): void
}

/** With the API that libheif-js documents. */
async function decodeWithLibheif(bytes: Buffer): Promise<void> {
  const { HeifDecoder } = heif as unknown as { HeifDecoder: new () => { decode(file: Uint8Array): DecodedImage[] } }
  const image = required(new HeifDecoder().decode(bytes)[0])
  const [width, height] = [image.get_width(), image.get_height()]
  const into = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const shown = await new Promise<object | null>((resolve) => image.display(into, resolve))
  image.free()
  if (!shown) throw new Error('libheif can’t decode the photo')
}

const seconds = (times: number[]) => `${median(times).toFixed(2)} s`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
