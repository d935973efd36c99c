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
import { TEMPORARY } from '#server/media-process/isolation.ts'
import { newId } from '#shared/ids.ts'
import { plannedBackups } from './back-up-nightly.ts'
import { openOwnRepository } from './back-up-to.ts'
import { selectStoredFile } from './backup-objects.queries.ts'
import { BackupProblem } from './backup-problem.ts'
import type { Repository } from './repository.ts'
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
  const { db, config, store, log } = parts
  const { sha256, bytes, storage_path: key } = original
  const stored = await withClient(db.ownerUrl, (client) => selectStoredFile(client, repository.address, sha256))
  const file = stored?.file ?? repository.objectName(sha256, path.extname(key))
  const copy = path.join(config.dataDir, 'work', `${TEMPORARY}heal-${newId()}`)
  await mkdir(path.dirname(copy), { recursive: true })
  try {
    const trouble = await fetchFile(repository, { file, sha256, bytes }, copy)
    if (trouble) {
      log.warn({ object: key, address: repository.address, trouble }, 'no good copy of a damaged original')
      return false
    }
    await store.remove(key)
    await store.storeFile(key, copy, {
      contentType: stored?.content_type ?? typeFromKey(key) ?? UNKNOWN_TYPE,
      isDurable: true,
    })
    await db.worker.transaction().execute(async (tx) => {
      await recordFinding(tx, original, 'whole')
      await recordAudit(tx, { action: 'original.healed', family_id: original.family_id, details: { object: key } })
    })
    log.info({ object: key, address: repository.address }, 'a damaged original was restored from a backup')
    return true
  } catch (error) {
    // Another process healed it at the same time.
    if (error instanceof ObjectExists) return true
    throw error
  } finally {
    await rm(copy, { force: true })
  }
}
