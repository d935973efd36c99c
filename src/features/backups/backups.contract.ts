import * as z from 'zod/mini'
import { member } from '#features/families/families.rules.ts'
import { admin, contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { locales } from '#shared/locales.ts'

const Count = z.int()
const Time = z.string()

const Run = z.object({
  id: Id,
  /** A drill restores part of a backup and compares it with its checksums. */
  kind: z.enum(['backup', 'drill']),
  state: z.enum(['running', 'done', 'paused', 'failed']),
  started_at: Time,
  finished_at: z.nullable(Time),
  /** What the whole backup has, and what was copied for it. */
  objects: Count,
  bytes: Count,
  new_objects: Count,
  new_bytes: Count,
  /** How many files it has to copy. */
  expected_objects: Count,
  /** Originals that were missing or changed, and the keys of some of them. */
  damaged: Count,
  damaged_examples: z.array(z.string()),
  /** A code of backups.rules.ts, or the error. */
  problem: z.nullable(z.string()),
})
export type BackupRun = z.output<typeof Run>

const Place = z.object({
  address: z.string(),
  is_encrypted: z.boolean(),
  /** False: only the database, on the same disk, because BACKUP_TO isn't set. */
  has_objects: z.boolean(),
  paused_at: z.nullable(Time),
  /** Someone started a backup that no worker has begun yet. */
  is_queued: z.boolean(),
  /** Null while it's paused. */
  next_at: z.nullable(Time),
  /** When a backup was last found intact. */
  verified_at: z.nullable(Time),
  /** The last complete one. */
  last_backup: z.nullable(Run),
  /** Newest first, at most 10. */
  runs: z.array(Run),
})
export type BackedUpPlace = z.output<typeof Place>

const BackupList = z.object({
  /** Whether BACKUP_TO is set. */
  is_set_up: z.boolean(),
  places: z.array(Place),
})
export type BackupList = z.output<typeof BackupList>

const body = z.object({ address: z.string().check(z.maxLength(2000)) })

const BackupStatus = z.object({
  /** Whether BACKUP_TO is set. */
  is_set_up: z.boolean(),
  last_backup_at: z.nullable(Time),
  /** Of all files in the last complete backup. */
  bytes: z.nullable(Count),
  /** Null while backups are paused, or if BACKUP_TO isn't set. */
  next_at: z.nullable(Time),
  /** When a backup was last found intact. */
  verified_at: z.nullable(Time),
  /** No complete backup for too long. */
  is_late: z.boolean(),
})
export type BackupStatus = z.output<typeof BackupStatus>

export const backupsContract = contract({
  listBackups: operation('GET', '/api/admin/backups', {
    access: admin,
    summary: 'List where backups are stored',
    description: 'Includes the last complete backup and the last 10 runs of each place.',
    response: BackupList,
  }),
  startBackup: operation('POST', '/api/admin/backups/start', {
    access: admin,
    fresh: true,
    summary: 'Start a backup',
    description: 'A background job makes it.',
    body,
    status: 202,
    problems: ['not_found'],
  }),
  pauseBackups: operation('POST', '/api/admin/backups/pause', {
    access: admin,
    fresh: true,
    summary: 'Pause backups',
    description: 'A backup in progress stops soon. What it copied is kept.',
    body,
    problems: ['not_found'],
  }),
  resumeBackups: operation('POST', '/api/admin/backups/resume', {
    access: admin,
    fresh: true,
    summary: 'Resume backups',
    description: 'Also starts one.',
    body,
    status: 202,
    problems: ['not_found'],
  }),
  createRecoveryKit: operation('POST', '/api/admin/backups/recovery-kit', {
    access: admin,
    fresh: true,
    summary: 'Create a recovery kit',
    description: 'A page to print, with the key that opens encrypted backups. Fails if BACKUP_TO isn’t set.',
    body: z.object({ language: z.enum(locales) }),
    response: z.object({ filename: z.string(), pdf: z.string().check(z.describe('In Base64.')) }),
    problems: ['conflict'],
  }),
  getBackupStatus: operation('GET', '/api/families/:family_id/backup-status', {
    access: member('family.view'),
    summary: 'Get when the server was last backed up, and when it will be',
    response: BackupStatus,
  }),
})
