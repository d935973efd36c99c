import { mkdir, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { startChild, type ChildHandle, type Outcome } from './child-handle.ts'
import type { PrintCut } from './cut-print.ts'
import type { SquareCut } from './cut-square.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import { derivativeFiles, SEEKABLE_FILE } from './derivative-files.ts'
import type { PicturePart } from './inspection.ts'
import type { MediaJob } from './media-job.ts'
import type { Look } from './measure-look.ts'
import type { MediaReport } from './media-report.ts'
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
}

export type MediaProcess = {
  /**
   * Decodes one file outside this process and writes its derivatives into outDir, which is made where it is not there.
   * A refused file leaves nothing behind. Rejects only for reasons that are not the file's: disk full, closed.
   */
  inspect(inputPath: string, outDir: string, hints?: MediaHints): Promise<MediaReport>
  /** Cuts a square out of a derivative of ours, outside this process too. */
  cutSquare(cut: SquareCut): Promise<void>
  /** Cuts what a page shows out of an original, outside this process. Rejects where the original cannot be read. */
  cutPrint(cut: PrintCut): Promise<void>
  /** How a derivative of ours looks, for finding others like it. Rejects where it cannot be read. */
  measureLook(path: string): Promise<Look>
  /** Whether there is a program that makes films play everywhere. */
  readonly canRender: boolean
  /**
   * Writes a film to `to` as an MP4 that plays everywhere, outside this process; false where that cannot be done with this
   * film, and then nothing is left. Rejects for reasons that are not the film's.
   */
  renderFilm(from: string, to: string, duration_ms: number): Promise<boolean>
  close(): Promise<void>
}

export type MediaProcessOptions = {
  concurrency?: number
  /** For a file of no size; a large one gets time for its bytes on top. */
  timeLimitMs?: number
  memoryLimitBytes?: number
  pixelLimit?: number
  idleMs?: number
  /** The program, or null to do without. */
  ffmpeg?: string | null
}

/** A slow disk in a home reads so fast. */
const BYTES_PER_MS = 20_000
/** A small box renders a minute of film in so many. */
const RENDERING_FACTOR = 20
const RENDERING_MAX_MS = 3 * 60 * 60_000

const defaults = {
  concurrency: 2,
  timeLimitMs: 60_000,
  memoryLimitBytes: 1024 ** 3,
  pixelLimit: PIXEL_LIMIT,
  idleMs: 30_000,
}

/** Children that decode, started when there is work, one file at a time each, and ended when they have been idle. */
export function startMediaProcess(options: MediaProcessOptions = {}): MediaProcess {
  const { concurrency, timeLimitMs, memoryLimitBytes, pixelLimit, idleMs } = { ...defaults, ...options }
  const ffmpeg = options.ffmpeg === undefined ? findFfmpeg() : options.ffmpeg
  const idle = new Map<ChildHandle, NodeJS.Timeout>()
  const busy = new Set<ChildHandle>()
  const waiting: (() => void)[] = []
  let places = concurrency
  let closed = false

  async function place() {
    if (places > 0) places -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leavePlace() {
    const next = waiting.shift()
    if (next) next()
    else places += 1
  }

  function takeChild(): ChildHandle {
    for (const [child, timer] of idle) {
      clearTimeout(timer)
      idle.delete(child)
      if (child.alive) return child
    }
    return startChild()
  }

  async function ask(job: MediaJob, limitMs: number): Promise<Outcome> {
    if (closed) throw new Error('the media process is closed')
    const child = takeChild()
    busy.add(child)
    const outcome = await child.ask(job, limitMs)
    busy.delete(child)
    if (closed) throw new Error('the media process is closed')
    if (child.alive) {
      child.rest()
      const timer = setTimeout(() => idle.delete(child) && void child.end(), idleMs)
      idle.set(child, timer.unref())
    }
    return outcome
  }

  /** A child may be killed by whoever runs the machine, so its end counts against a file the second time only. */
  async function report(job: MediaJob, limitMs: number): Promise<MediaReport> {
    const first = await ask(job, limitMs)
    const outcome = 'crash' in first ? await ask(job, limitMs) : first
    if ('report' in outcome) return outcome.report
    if ('done' in outcome || 'look' in outcome) throw new Error('the media process answered something else')
    if ('fault' in outcome) throw new Error(outcome.fault)
    if (!outcome.started) throw new Error(`the media process does not start: ${outcome.crash}`)
    return { ok: false, reason: 'damaged', detail: outcome.crash }
  }

  return {
    async inspect(inputPath, outDir, { filename, posterPath, seekable, quarterTurns, crop } = {}) {
      await place()
      let accepted = false
      let made: string | undefined
      try {
        const { size } = await stat(inputPath)
        made = await mkdir(outDir, { recursive: true })
        const hints = { filename, posterPath, seekable, quarterTurns, crop }
        const job = { path: inputPath, outDir, ...hints, pixelLimit, memoryLimitBytes, ffmpeg }
        const said = await report(job, timeLimitMs + size / BYTES_PER_MS)
        accepted = said.ok
        return said
      } finally {
        if (!accepted) await removeTraces(outDir, made !== undefined)
        leavePlace()
      }
    },
    async cutSquare(cut) {
      await place()
      try {
        const outcome = await ask({ cut, memoryLimitBytes }, timeLimitMs)
        if (!('done' in outcome)) throw new Error(`the square was not cut: ${JSON.stringify(outcome)}`)
      } finally {
        leavePlace()
      }
    },
    async cutPrint(print) {
      await place()
      try {
        const { size } = await stat(print.from)
        const outcome = await ask({ print, memoryLimitBytes }, timeLimitMs + size / BYTES_PER_MS)
        if (!('done' in outcome)) throw new Error(`the print was not cut: ${JSON.stringify(outcome)}`)
      } finally {
        leavePlace()
      }
    },
    async measureLook(measured) {
      await place()
      try {
        const outcome = await ask({ measured, memoryLimitBytes }, timeLimitMs)
        if (!('look' in outcome)) throw new Error(`the picture was not measured: ${JSON.stringify(outcome)}`)
        return outcome.look
      } finally {
        leavePlace()
      }
    },
    canRender: ffmpeg !== null,
    async renderFilm(from, to, duration_ms) {
      if (!ffmpeg) return false
      await place()
      let isMade = false
      try {
        const { size } = await stat(from)
        const limit = timeLimitMs + size / BYTES_PER_MS + duration_ms * RENDERING_FACTOR
        const film = { from, to, ffmpeg, memoryLimitBytes }
        const outcome = await ask({ film, memoryLimitBytes }, Math.min(limit, RENDERING_MAX_MS))
        if ('fault' in outcome) throw new Error(outcome.fault)
        if ('crash' in outcome && !outcome.started) throw new Error(outcome.crash)
        isMade = 'done' in outcome
        return isMade
      } finally {
        if (!isMade) await rm(to, { force: true })
        leavePlace()
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

async function removeTraces(outDir: string, isOurs: boolean) {
  for (const name of [...Object.values(derivativeFiles), SEEKABLE_FILE])
    await rm(path.join(outDir, name), { force: true })
  if (isOurs) await rmdir(outDir).catch(() => undefined)
}
