import type { DecoderFailure } from './decoder-failed.ts'
import type { PrintCut } from './cut-print.ts'
import type { SquareCut } from './cut-square.ts'
import type { Inspection } from './inspection.ts'
import type { Measured } from './measure-look.ts'
import type { AudioExtraction } from './extract-audio.ts'
import type { Reached, SandboxProbe } from './probe-sandbox.ts'
import type { FilmRendering } from './film/render-film.ts'
import type { VideoRendering } from './render-video.ts'
import type { MediaReport } from './media-report.ts'

/** Request to a child, one at a time. */
export type MediaJob =
  | Omit<Inspection, 'file' | 'onMetadataRead'>
  | { cut: SquareCut; memoryLimitBytes: number }
  | { print: PrintCut; memoryLimitBytes: number }
  | { measured: string; memoryLimitBytes: number }
  | { video: VideoRendering; memoryLimitBytes: number }
  | { film: FilmRendering; memoryLimitBytes: number }
  | { audio: AudioExtraction; memoryLimitBytes: number }
  | { probe: SandboxProbe; memoryLimitBytes: number }

/** Result of a job: a response, or why there is none. */
export type Outcome =
  | { report: MediaReport }
  | { done: true }
  | { look: Measured }
  | { audio: string | null }
  | { reached: Reached[] }
  | { failure: DecoderFailure; detail: string }

/** What a child says while it works: how many frames of a film are drawn. */
export type Interim = { metadata_read: true } | { frames: number }

/** Messages of a child: first that it's ready; then, for each job, a response or an error that isn't the file's fault. */
export type ChildMessage = { ready: true } | Interim | Outcome
