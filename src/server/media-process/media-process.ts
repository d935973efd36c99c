import { mkdir, mkdtemp, rm, rmdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startChild, type ChildHandle, type TimeLimits } from './child-handle.ts'
import type { PrintCut } from './cut-print.ts'
import type { SquareCut } from './cut-square.ts'
import { openDecoderSlots } from './decoder-slots.ts'
import type { SoundExtraction } from './extract-sound.ts'
import { findFfmpeg } from './find-program.ts'
import { DecoderFailed, type DecoderFailure } from './decoder-failed.ts'
import { derivativeFiles, SEEKABLE_FILE } from './derivative-files.ts'
import type { PicturePart } from './inspection.ts'
import type { FindIsolation } from './isolation.ts'
import { ownPath, requireMadeFile, withOwnPaths } from './made-files.ts'
import type { MediaJob, Outcome } from './media-job.ts'
import type { Look } from './measure-look.ts'
import type { MediaReport } from './media-report.ts'
import type { Sandbox } from './sandbox.ts'
import { PIXEL_LIMIT } from './sniff-format.ts'

export type MediaHints = {
  /** The name it had on the phone. It may tell the time, never the type. */
  filename?: string
  /** A frame of a film that its uploader's browser drew, used where it is there and ffmpeg has none. */
  posterPath?: string
  /** How long a film or sound is, is counted and not believed; one that does not tell gets a copy that can be sought. */
  seekable?: boolean
  /** A picture's derivatives are turned so often clockwise; what is said of the file is not. */
  quarterTurns?: number
  /** The part of the upright picture that its derivatives show. */
  crop?: PicturePart | undefined
  /** No other file of its share is decoded at the same time, and only one of others, which leaves the memory to this one. */
  alone?: boolean
  /** Whose file it is: nobody's files keep those of others waiting. */
  share?: string
  /** Hears for how long a decoder worked on it. */
  onUsed?(ms: number): void
}

export type MediaProcess = {
  /** A new folder that decoders can write to, whose maker removes it. */
  makeFolder(): Promise<string>
  /**
   * Decodes one file outside this process and writes its derivatives into outDir, which is made where it is not there.
   * A refused file leaves nothing behind. Rejects only for reasons that are not the file's: closed, or
   * @throws DecoderFailed where the decoder crashed, met its limits or couldn't write; the file may be fine.
   */
  inspect(inputPath: string, outDir: string, hints?: MediaHints): Promise<MediaReport>
  /** Cuts a square out of a derivative of ours, outside this process too. */
  cutSquare(cut: SquareCut, share?: string): Promise<void>
  /** Cuts what a page shows out of an original, outside this process. Rejects where the original cannot be read. */
  cutPrint(cut: PrintCut, share?: string): Promise<void>
  /** How a derivative of ours looks, for finding others like it. Rejects where it cannot be read. */
  measureLook(path: string): Promise<Look>
  /** Whether there is a program that makes films play everywhere. */
  readonly canRender: boolean
  /**
   * Writes a film to `to` as an MP4 that plays everywhere, outside this process; false where that cannot be done with this
   * film, and then nothing is left. Rejects for reasons that are not the film's.
   */
  renderFilm(from: string, to: string, duration_ms: number): Promise<boolean>
  /**
   * Writes the sound of a film into `folder`, outside this process; undefined where it has none that can be read within
   * the limits. Rejects for reasons that are not the film's.
   */
  extractSound(sound: SoundExtraction, share?: string): Promise<string | undefined>
  close(): Promise<void>
}

export type MediaProcessOptions = {
  /** How many files of one share are decoded at once; while they are, one of another share may be, too. */
  concurrency?: number
  /** For a free decoder, where someone waits; unset: as long as it takes. */
  waitLimitMs?: number
  /** For a file of no size; a large one gets time for its bytes on top. */
  timeLimitMs?: number
  /** Of that, for header and metadata. */
  metadataLimitMs?: number
  memoryLimitBytes?: number
  pixelLimit?: number
  idleMs?: number
  /** The program, or null to do without. */
  ffmpeg?: string | null
  /** Unset: decoders run with the rights of this process. */
  isolation?: FindIsolation
}

/** A slow disk in a home reads so fast. */
const BYTES_PER_MS = 20_000
/** A small box renders a minute of film in so many. */
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

/** Children that decode, started when there is work, one file at a time each, and ended when they have been idle. */
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

  function takeChild(sandbox: Sandbox | undefined): ChildHandle {
    for (const [child, timer] of idle) {
      clearTimeout(timer)
      idle.delete(child)
      if (child.alive) return child
    }
    return startChild(sandbox)
  }

  async function ask(job: MediaJob, limits: TimeLimits): Promise<Outcome> {
    const isolation = await options.isolation?.()
    if (closed) throw new Error('the media process is closed')
    const child = takeChild(isolation?.sandbox)
    busy.add(child)
    const outcome = await child.ask(job, limits)
    busy.delete(child)
    if (closed) throw new Error('the media process is closed')
    if (child.alive) {
      child.rest()
      const timer = setTimeout(() => idle.delete(child) && void child.end(), idleMs)
      idle.set(child, timer.unref())
    }
    return outcome
  }

  /** Memory that idle children hold may be what the next file lacks. */
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
      const isolation = await options.isolation?.()
      return mkdtemp(path.join(isolation?.sandbox?.work ?? tmpdir(), 'hearthbook-'))
    },
    async inspect(inputPath, outDir, hints = {}) {
      try {
        return await inspect(inputPath, outDir, hints)
      } catch (error) {
        // Two decoders may have needed more memory than the machine has; one may not.
        if (!(error instanceof DecoderFailed && mayPassAlone.includes(error.failure))) throw error
        return inspect(inputPath, outDir, { ...hints, alone: true })
      }
    },
    async cutSquare(cut, share) {
      const release = await takeSlot({ share })
      try {
        const outcome = await ask({ cut, memoryLimitBytes }, { jobMs: timeLimitMs })
        if (!('done' in outcome)) throw new Error(`the square was not cut: ${JSON.stringify(outcome)}`)
        await requireMadeFile(cut.to)
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
        await requireMadeFile(print.to)
      } finally {
        release()
      }
    },
    async measureLook(measured) {
      const release = await takeSlot()
      try {
        const outcome = await ask({ measured, memoryLimitBytes }, { jobMs: timeLimitMs })
        if (!('look' in outcome)) throw new Error(`the picture was not measured: ${JSON.stringify(outcome)}`)
        return outcome.look
      } finally {
        release()
      }
    },
    canRender: ffmpeg !== null,
    async renderFilm(from, to, duration_ms) {
      if (!ffmpeg) return false
      const release = await takeSlot({ use: 'rendering' })
      let isMade = false
      try {
        const { size } = await stat(from)
        const limit = timeLimitMs + size / BYTES_PER_MS + duration_ms * RENDERING_FACTOR
        const film = { from, to, ffmpeg, memoryLimitBytes }
        const outcome = await ask({ film, memoryLimitBytes }, { jobMs: Math.min(limit, RENDERING_MAX_MS) })
        if ('failure' in outcome && outcome.failure === 'fault') throw new Error(outcome.detail)
        if ('done' in outcome) isMade = await requireMadeFile(to).then(() => true)
        return isMade
      } finally {
        if (!isMade) await rm(to, { force: true })
        release()
      }
    },
    async extractSound(sound, share) {
      const release = await takeSlot({ share })
      try {
        const { size } = await stat(sound.film)
        const outcome = await ask({ sound, memoryLimitBytes }, { jobMs: timeLimitMs + size / BYTES_PER_MS })
        if ('sound' in outcome)
          return outcome.sound ? await requireMadeFile(ownPath(outcome.sound, sound.folder)) : undefined
        if ('report' in outcome && !outcome.report.ok) return undefined
        // Beyond its limits: the next try would be, too.
        if ('failure' in outcome && outcome.failure !== 'fault') return undefined
        throw new Error(`the sound was not extracted: ${JSON.stringify(outcome)}`)
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
