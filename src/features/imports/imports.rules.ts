import * as z from 'zod/mini'
import { Id } from '#shared/id-schemas.ts'
import { uploadRefusals } from '../uploads/uploads.rules.ts'

/** gathering: files are being uploaded; waiting: all files are uploaded, and the job is enqueued. */
export const importStates = ['gathering', 'waiting', 'running', 'done', 'failed'] as const

export const importItemStates = ['handed', 'imported', 'present', 'refused', 'ignored'] as const

/** Why a file wasn't imported. Texts are in imports.messages. */
export const importRefusals = [
  ...uploadRefusals,
  'unsafe_name',
  'encrypted',
  'bomb',
  'archive_grows',
  'overlapping',
  'no_zip',
  'nested',
  'too_many',
  'unreadable',
  'deleted_there',
  'damaged_rows',
  'consent_required',
  'no_question',
  'no_photo',
  'lost',
  'preview_later',
] as const
export type ImportRefusal = (typeof importRefusals)[number]

/** Refusals that a retry with the same file can resolve. */
export const passingRefusals: readonly ImportRefusal[] = [
  'video_not_allowed',
  'plan_full',
  'storage_full',
  'too_slow',
  'unreadable',
  'consent_required',
  'captions_not_allowed',
  'lost',
  'preview_later',
]

/** How long people can see what became of each file. */
export const IMPORT_REPORT_DAYS = 90
/** More files than any family's folder contains. */
export const IMPORT_MAX_FILES = 200_000
/** A part of a Google Takeout is at most 50 GB. */
export const IMPORT_MAX_BYTES = 64 * 1024 ** 3
export const IMPORT_PATH_MAX_LENGTH = 4096
export const IMPORT_TITLE_MAX_LENGTH = 300
/** Abandoned imports are deleted after this, and so are files kept for a retry. */
export const IMPORT_LIFETIME_DAYS = 7

/** Upload metadata (tus) of a file to import, besides `purpose`. */
export const IMPORT_PURPOSE = 'import'
export const ImportMetadata = z.object({
  import_id: Id,
  /** Path in the selected folder; for a ZIP, its file name. */
  path: z.string().check(z.minLength(1), z.maxLength(IMPORT_PATH_MAX_LENGTH)),
})
