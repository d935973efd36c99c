import { readBackupStatus } from '#features/backups/server/get-backup-status.ts'
import type { Member } from '#features/families/server/member.ts'
import type { Config } from '#server/config.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { CheckedFile, fileCheckContract } from '../file-check.contract.ts'
import { fileStates } from '../file-check.rules.ts'
import { selectDeletedFiles, selectPhotosByFile, selectStoredCopies, type StoredCopy } from './file-check.queries.ts'

type CheckFiles = (typeof fileCheckContract)['checkFiles']

/** Says which files could be deleted elsewhere, because they're stored here, intact, and in a backup. */
export async function checkFiles(
  { tx, family_id }: Member<'photos.view'>,
  { hashes }: InputOf<CheckFiles>,
  config: Config,
): Promise<ResultOf<CheckFiles>> {
  const files = hashes.map((sha256) => Buffer.from(sha256, 'hex'))
  const [photos, deleted, { places, last_backup_at }] = await Promise.all([
    selectPhotosByFile(tx, family_id, files),
    selectDeletedFiles(tx, family_id, files),
    readBackupStatus(tx, config),
  ])
  const copies = await selectStoredCopies(
    tx,
    family_id,
    photos.map(({ id }) => id),
    places,
  )
  const found = new Map<string, CheckedFile>()
  for (const { id, photo_id, sha256 } of photos) {
    const file = describe({ sha256: sha256.toString('hex'), photo_id }, copies.get(id))
    const other = found.get(file.sha256)
    if (!other || rank(file) < rank(other)) found.set(file.sha256, file)
  }
  return {
    ...{ has_backups: places.length > 0, last_backup_at },
    files: hashes.map((sha256) => found.get(sha256) ?? absent(sha256, deleted.has(sha256))),
  }
}

function describe(file: { sha256: string; photo_id: string }, copy: StoredCopy | undefined): CheckedFile {
  const { finding = null, checked_at = null, backed_up_at = null } = copy ?? {}
  if (finding === 'missing' || finding === 'changed') return { ...file, state: 'damaged', checked_at, backed_up_at }
  return { ...file, state: finding && backed_up_at ? 'safe' : 'stored', checked_at, backed_up_at }
}

function absent(sha256: string, isDeleted: boolean): CheckedFile {
  return {
    ...{ sha256, state: isDeleted ? 'deleted' : 'not_here' },
    ...{ photo_id: null, checked_at: null, backed_up_at: null },
  }
}

/** Of several copies in the family, the best one counts. */
function rank({ state }: CheckedFile): number {
  return fileStates.indexOf(state)
}
