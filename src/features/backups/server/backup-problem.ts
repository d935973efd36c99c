import { CannotStart } from '#server/cannot-start.ts'
import { HandOver } from '#server/db/instance-lock.ts'
import { codeOf } from '#server/storage/durable-files.ts'
import { StorageFull, StorageUnavailable } from '#server/storage/object-store.ts'
import type { BackupProblemCode } from '../backups.rules.ts'

/** A backup can't be made, trusted, or restored. The message is for the operator, the code for screens and emails. */
export class BackupProblem extends CannotStart {
  readonly code: BackupProblemCode | undefined

  constructor(message: string, code?: BackupProblemCode) {
    super(message)
    this.code = code
  }
}

/** What's recorded about a failed run: a code, or the error's message. */
export function problemOf(error: unknown): string {
  if (error instanceof HandOver) return 'interrupted'
  if (error instanceof StorageFull || codeOf(error) === 'ENOSPC') return 'disk_full'
  if (error instanceof StorageUnavailable) return 'storage_unavailable'
  return (error instanceof BackupProblem && error.code) || (error instanceof Error ? error.message : String(error))
}
