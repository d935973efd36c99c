import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { withClient } from '#server/db/cluster.ts'
import type { Database } from '#server/db/database.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { recordFinding, selectDamaged, type StoredOriginal } from '#server/scrub/scrub.queries.ts'
import { ObjectExists, StorageUnavailable, type ObjectStore } from '#server/storage/object-store.ts'
import { UNKNOWN_TYPE } from '#server/storage/media-types.ts'
import { typeFromKey } from '#server/storage/object-key.ts'
import { TEMPORARY } from '#server/storage/scratch.ts'
import { newId } from '#shared/ids.ts'
import { plannedBackups } from './back-up-nightly.ts'
import { openOwnRepository } from './back-up-to.ts'
import { selectStoredDerived, selectStoredFile } from './backup-objects.queries.ts'
import { BackupProblem } from './backup-problem.ts'
import type { BackedUpObject, Repository } from './repository.ts'
import { fetchFile } from './restore-backup.ts'

export type HealParts = {
  config: Config
  db: Pick<Database, 'worker' | 'ownerUrl'>
  store: ObjectStore
  log: Pick<Logger, 'info' | 'warn'>
}

/**
 * Replaces missing and changed originals with their copies in backups, which have to have the hash that the original had when it
 * arrived. Originals without such a copy stay as they are.
 */
export async function healOriginals(parts: HealParts): Promise<void> {
  const damaged = await selectDamaged(parts.db.worker)
  if (!damaged.length) return
  const repositories = await openRepositories(parts)
  for (const original of damaged)
    for (const repository of repositories) if (await healOriginal(original, repository, parts)) break
}

async function openRepositories({ config, db, log }: HealParts): Promise<Repository[]> {
  const opened: Repository[] = []
  for (const { place, hasObjects } of plannedBackups(config)) {
    if (!hasObjects) continue
    try {
      opened.push(await openOwnRepository(place, { ownerUrl: db.ownerUrl, config }))
    } catch (error) {
      // A disk that isn't connected. The next call tries again.
      if (!(error instanceof BackupProblem) && !(error instanceof StorageUnavailable)) throw error
      log.warn(
        { address: place.address, reason: error.message },
        'damaged originals cannot be fetched from this backup',
      )
    }
  }
  return opened
}

async function healOriginal(original: StoredOriginal, repository: Repository, parts: HealParts): Promise<boolean> {
  const { db, log } = parts
  const { sha256, bytes, storage_path: key } = original
  const stored = await withClient(db.ownerUrl, (client) => selectStoredFile(client, repository.address, sha256))
  const file = stored?.file ?? repository.objectName(sha256, path.extname(key))
  const content_type = stored?.content_type ?? typeFromKey(key) ?? UNKNOWN_TYPE
  if (!(await replaceObject({ key, file, sha256, bytes, content_type }, repository, parts))) return false
  await db.worker.transaction().execute(async (tx) => {
    await recordFinding(tx, original, 'whole')
    await recordAudit(tx, { action: 'original.healed', family_id: original.family_id, details: { object: key } })
  })
  log.info({ object: key, address: repository.address }, 'a damaged original was restored from a backup')
  return true
}

/** Replaces a file that was made from an original with its copy in a backup. */
export function restoreDerived(parts: HealParts) {
  return async (key: string, sha256: string | undefined): Promise<boolean> => {
    for (const repository of await openRepositories(parts)) {
      const stored = await withClient(parts.db.ownerUrl, (client) =>
        selectStoredDerived(client, repository.address, key, sha256),
      )
      if (stored && (await replaceObject(stored, repository, parts))) return true
    }
    return false
  }
}

/** False if the backup has no intact copy. */
async function replaceObject(object: BackedUpObject, repository: Repository, { config, store, log }: HealParts) {
  const { key, content_type: contentType } = object
  const copy = path.join(config.dataDir, 'work', `${TEMPORARY}heal-${newId()}`)
  await mkdir(path.dirname(copy), { recursive: true })
  try {
    const trouble = await fetchFile(repository, object, copy)
    if (trouble) {
      log.warn({ object: key, address: repository.address, trouble }, 'no good copy of a damaged file')
      return false
    }
    await store.remove(key)
    await store.storeFile(key, copy, { contentType, isDurable: true })
    return true
  } catch (error) {
    // Another process healed it at the same time.
    if (error instanceof ObjectExists) return true
    throw error
  } finally {
    await rm(copy, { force: true })
  }
}
