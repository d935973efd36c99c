import * as z from 'zod/mini'
import { Id } from '#shared/ids.ts'
import { uploadRefusals } from '../uploads/uploads.rules.ts'

/** Gathering: its files are on their way; waiting: they are here, and a job takes them in as soon as it can. */
export const importStates = ['gathering', 'waiting', 'running', 'done', 'failed'] as const

export const importItemStates = ['handed', 'imported', 'present', 'refused', 'ignored'] as const

/** Why a file did not come in. Each has words in imports.messages. */
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

/** What may go well another time, without any other file. */
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

/** More files than a folder of any family has. */
export const IMPORT_MAX_FILES = 200_000
/** A part of a Google Takeout has 50 GB at the most. */
export const IMPORT_MAX_BYTES = 64 * 1024 ** 3
export const IMPORT_PATH_MAX_LENGTH = 4096
export const IMPORT_TITLE_MAX_LENGTH = 300
/** An import that nobody goes on with is forgotten after this, and so are files that wait for another try. */
export const IMPORT_LIFETIME_DAYS = 7

/** What the upload of a file for an import says of itself (tus metadata), beside `purpose`. */
export const IMPORT_PURPOSE = 'import'
export const ImportMetadata = z.object({
  import_id: Id,
  /** In the chosen folder; a ZIP is called by its name. */
  path: z.string().check(z.minLength(1), z.maxLength(IMPORT_PATH_MAX_LENGTH)),
})
