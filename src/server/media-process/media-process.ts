import { mkdir, mkdtemp, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { required } from '#shared/required.ts'
import { startChild, type ChildHandle, type TimeLimits } from './child-handle.ts'
import type { PrintCut } from './cut-print.ts'
import { FILM_FILE } from './film/film-script.ts'
import type { SquareCut } from './cut-square.ts'
import { openDecoderSlots } from './decoder-slots.ts'
import type { AudioExtraction } from './extract-audio.ts'
import { findFfmpeg } from './find-program.ts'
import { DecoderFailed, type DecoderFailure } from './decoder-failed.ts'
import { derivativeFiles, SEEKABLE_FILE } from './derivative-files.ts'
import type { ImagePart } from './inspection.ts'
import { TEMPORARY } from '#server/storage/scratch.ts'
import type { FindIsolation, Isolation } from './isolation.ts'
import { ownPath, requireOutputFile, withOwnPaths } from './output-files.ts'
import type { MediaJob, Outcome } from './media-job.ts'
import type { Measured } from './measure-look.ts'
import type { MediaReport } from './media-report.ts'
import { PIXEL_LIMIT } from './sniff-format.ts'

export type MediaHints = {
  /** Original file name. It can tell the capture time, but never the type. */
  filename?: string
  /** A frame from the uploader's browser, used if ffmpeg can't grab one. */
  posterPath?: string
  /** Measures a recording's duration instead of trusting its header. Without a duration, makes a seekable copy. */
  seekable?: boolean
  /** Clockwise rotation of derivatives. Doesn't change the reported facts. */
  quarterTurns?: number
  /** The part of the upright image that derivatives show. */
  crop?: ImagePart | undefined
  /** No other file of its share is decoded at the same time, and at most one of others, so this one gets the memory. */
  alone?: boolean
  /** Fairness key, usually the family: files with the same key share slots. */
  share?: string
  /** Gets how long a decoder worked on the file. */
  onUsed?(ms: number): void
}

export type MediaProcess = {
  /** Creates a folder that decoders can write to. The caller removes it. */
  makeFolder(): Promise<string>
  /**
   * Decodes one file in a child process and writes its derivatives to outDir, which is created if missing. A refused file
   * leaves nothing behind.
   * @throws DecoderFailed if the decoder crashed, exceeded its limits or couldn't write, or if this was closed; the file may
   * be fine
   */
  inspect(inputPath: string, outDir: string, hints?: MediaHints): Promise<MediaReport>
  /** Crops a square from a derivative, in a child process. */
  cutSquare(cut: SquareCut, share?: string): Promise<void>
  /** Crops the part of an original that a page shows, in a child process. Rejects if the original can't be read. */
  cutPrint(cut: PrintCut, share?: string): Promise<void>
  /** Measures a derivative: what it looks like, and where its crops are centered. Rejects if it can't be read. */
  measureLook(path: string): Promise<Measured>
  /** Whether ffmpeg is available to convert videos for all browsers. */
  readonly canRender: boolean
  /**
   * Writes a video to `to` as an MP4 for all browsers, in a child process. False, with no file left, if this video can't be
   * converted. Rejects for errors that aren't the video's fault.
   */
  renderVideo(from: string, to: string, duration_ms: number): Promise<boolean>
  /**
   * Renders the script and files in `folder`, in a child process, and returns the film. `onProgress` returns false to stop it.
   * Rejects if it was stopped or can't be made.
   */
  renderFilm(film: Film): Promise<string>
  /**
   * Extracts a video's audio into `folder`, in a child process. Undefined if there is none that's readable within the limits.
   * Rejects for errors that aren't the video's fault.
   */
  extractAudio(audio: AudioExtraction, share?: string): Promise<string | undefined>
  close(): Promise<void>
}

type Film = {
  folder: string
  fonts: string
  seconds: number
  onProgress(frames: number): Promise<boolean>
}

export type MediaProcessOptions = {
  /** Files of one share that are decoded at the same time. Another share can use one more slot. */
  concurrency?: number
  /** How long to wait for a free decoder if a person is waiting; unset: no limit. */
  waitLimitMs?: number
  /** For an empty file. Large files get additional time for their bytes. */
  timeLimitMs?: number
  /** The part of the time limit for header and metadata. */
  metadataLimitMs?: number
  memoryLimitBytes?: number
  pixelLimit?: number
  idleMs?: number
  /** Path of ffmpeg; null: don't use it. */
  ffmpeg?: string | null
  /** Unset: decoders run with the permissions of this process, and there are no temporary folders. */
  isolation?: FindIsolation
}

/** Read speed of a slow home disk. */
const BYTES_PER_MS = 20_000
/** Time to render a minute of video on a small machine, as a multiple of its duration. */
const RENDERING_FACTOR = 20
const RENDERING_MAX_MS = 3 * 60 * 60_000

const defaults = {
  concurrency: 2,
  timeLimitMs: 60_000,
  metadataLimitMs: 15_000,
  memoryLimitBytes: 1024 ** 3,
  pixelLimit: PIXEL_LIMIT,
  idleMs: 30_000,
}

/** Manages child processes that decode: they start when there is work, handle one file at a time, and end when idle. */
export function startMediaProcess(options: MediaProcessOptions = {}): MediaProcess {
  const { concurrency, timeLimitMs, metadataLimitMs, memoryLimitBytes, pixelLimit, idleMs } = {
    ...defaults,
    ...options,
  }
  const ffmpeg = options.ffmpeg === undefined ? findFfmpeg() : options.ffmpeg
  const idle = new Map<ChildHandle, NodeJS.Timeout>()
  const busy = new Set<ChildHandle>()
  const takeSlot = openDecoderSlots(concurrency, options.waitLimitMs)
  let closed = false

  function takeChild(isolation: Isolation | undefined): ChildHandle {
    for (const [child, timer] of idle) {
      clearTimeout(timer)
      idle.delete(child)
      if (child.alive) return child
    }
    return startChild(isolation)
  }

  async function ask(
    job: MediaJob,
    limits: TimeLimits,
    onFrames?: (frames: number, child: ChildHandle) => void,
  ): Promise<Outcome> {
    const isolation = await options.isolation?.()
    if (closed) throw new Error('the media process is closed')
    const child = takeChild(isolation)
    busy.add(child)
    const outcome = await child.ask(job, limits, (frames) => onFrames?.(frames, child))
    busy.delete(child)
    if (closed) throw new Error('the media process is closed')
    if (child.alive) {
      child.rest()
      const timer = setTimeout(() => idle.delete(child) && void child.end(), idleMs)
      idle.set(child, timer.unref())
    }
    return outcome
  }

  /** Frees memory that the next file may need. */
  async function endIdle() {
    const children = [...idle.keys()]
    for (const timer of idle.values()) clearTimeout(timer)
    idle.clear()
    await Promise.all(children.map((child) => child.end()))
  }

  async function inspect(inputPath: string, outDir: string, { alone = false, share, onUsed, ...hints }: MediaHints) {
    const release = await takeSlot({ use: alone ? 'alone' : 'file', share })
    const began = performance.now()
    let accepted = false
    let made: string | undefined
    try {
      if (alone) await endIdle()
      const { size } = await stat(inputPath)
      made = await mkdir(outDir, { recursive: true })
      const { filename, posterPath } = hints
      const job = { ...hints, path: inputPath, outDir, filename, posterPath, pixelLimit, memoryLimitBytes, ffmpeg }
      const readingMs = size / BYTES_PER_MS
      const limits = { jobMs: timeLimitMs + readingMs, metadataMs: metadataLimitMs + readingMs }
      const report = await withOwnPaths(reportOf(await ask(job, limits)), outDir)
      accepted = report.ok
      return report
    } finally {
      onUsed?.(performance.now() - began)
      if (!accepted) await removeTraces(outDir, made !== undefined)
      release()
    }
  }

  return {
    async makeFolder() {
      const { work } = await required(options.isolation)()
      return mkdtemp(path.join(work, TEMPORARY))
    },
    async inspect(inputPath, outDir, hints = {}) {
      try {
        return await inspect(inputPath, outDir, hints)
      } catch (error) {
        // Two decoders together may have exceeded the machine's memory; one alone may not.
        if (!(error instanceof DecoderFailed && mayPassAlone.includes(error.failure))) throw error
        return inspect(inputPath, outDir, { ...hints, alone: true })
      }
    },
    async cutSquare(cut, share) {
      const release = await takeSlot({ share })
      try {
        const outcome = await ask({ cut, memoryLimitBytes }, { jobMs: timeLimitMs })
        if (!('done' in outcome)) throw new Error(`the square was not cut: ${JSON.stringify(outcome)}`)
        await requireOutputFile(cut.to)
      } finally {
        release()
      }
    },
    async cutPrint(print, share) {
      const release = await takeSlot({ share })
      try {
        const { size } = await stat(print.from)
        const outcome = await ask({ print, memoryLimitBytes }, { jobMs: timeLimitMs + size / BYTES_PER_MS })
        if (!('done' in outcome)) throw new Error(`the print was not cut: ${JSON.stringify(outcome)}`)
        await requireOutputFile(print.to)
      } finally {
        release()
      }
    },
    async measureLook(measured) {
      const release = await takeSlot()
      try {
        const outcome = await ask({ measured, memoryLimitBytes }, { jobMs: timeLimitMs })
        if (!('look' in outcome)) throw new Error(`the image was not measured: ${JSON.stringify(outcome)}`)
        return outcome.look
      } finally {
        release()
      }
    },
    canRender: ffmpeg !== null,
    async renderVideo(from, to, duration_ms) {
      if (!ffmpeg) return false
      const release = await takeSlot({ use: 'rendering' })
      let isMade = false
      try {
        const { size } = await stat(from)
        const limit = timeLimitMs + size / BYTES_PER_MS + duration_ms * RENDERING_FACTOR
        const video = { from, to, ffmpeg, memoryLimitBytes }
        const outcome = await ask({ video, memoryLimitBytes }, { jobMs: Math.min(limit, RENDERING_MAX_MS) })
        if ('failure' in outcome && outcome.failure === 'fault') throw new Error(outcome.detail)
        if ('done' in outcome) isMade = await requireOutputFile(to).then(() => true)
        return isMade
      } finally {
        if (!isMade) await rm(to, { force: true })
        release()
      }
    },
    async renderFilm({ folder, fonts, seconds, onProgress }) {
      if (!ffmpeg) throw new Error('there is no ffmpeg')
      const release = await takeSlot({ use: 'rendering' })
      try {
        const film = { folder, fonts, ffmpeg }
        const jobMs = timeLimitMs + seconds * 1000 * RENDERING_FACTOR
        const outcome = await ask({ film, memoryLimitBytes }, { jobMs }, (frames, child) => {
          void onProgress(frames).then(async (goesOn) => goesOn || child.end())
        })
        if (!('done' in outcome)) throw new Error(`the film was not made: ${JSON.stringify(outcome)}`)
        return await requireOutputFile(path.join(folder, FILM_FILE))
      } finally {
        release()
      }
    },
    async extractAudio(audio, share) {
      const release = await takeSlot({ share })
      try {
        const { size } = await stat(audio.film)
        const outcome = await ask({ audio, memoryLimitBytes }, { jobMs: timeLimitMs + size / BYTES_PER_MS })
        if ('audio' in outcome)
          return outcome.audio ? await requireOutputFile(ownPath(outcome.audio, audio.folder)) : undefined
        if ('report' in outcome && !outcome.report.ok) return undefined
        // It exceeded its limits, and would again.
        if ('failure' in outcome && outcome.failure !== 'fault') return undefined
        throw new Error(`the audio was not extracted: ${JSON.stringify(outcome)}`)
      } finally {
        release()
      }
    },
    async close() {
      closed = true
      for (const timer of idle.values()) clearTimeout(timer)
      await Promise.all([...idle.keys(), ...busy].map((child) => child.end()))
      idle.clear()
    },
  }
}

const mayPassAlone: readonly DecoderFailure[] = ['crashed', 'out_of_memory']

function reportOf(outcome: Outcome): MediaReport {
  if ('report' in outcome) return outcome.report
  if ('failure' in outcome) throw new DecoderFailed(outcome.failure, outcome.detail)
  throw new Error('the media process answered something else')
}

async function removeTraces(outDir: string, isOurs: boolean) {
  for (const name of [...Object.values(derivativeFiles), SEEKABLE_FILE])
    await rm(path.join(outDir, name), { force: true })
  if (isOurs) await rmdir(outDir).catch(() => undefined)
}
