import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import type pg from 'pg'
import type { Config } from '#server/config.ts'
import { verifyOriginal } from '#server/scrub/scrub-originals.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { DAY_MS } from '#shared/days.ts'
import { openOwnRepository } from './back-up-to.ts'
import { plannedBackups } from './back-up-nightly.ts'
import { deleteStoredFile } from './backup-objects.queries.ts'
import { BackupProblem, problemOf } from './backup-problem.ts'
import { connectAsOwner, lockBackups } from './dump.queries.ts'
import { createScratchDatabase, dropScratchDatabase } from './drill.queries.ts'
import { secretCheck } from './make-backup.ts'
import type { BackupPlace } from './places.ts'
import { endRun, insertRun, selectLastDrills, upsertRepository } from './repositories.queries.ts'
import { restoreBackup } from './restore-backup.ts'
import type { BackedUpObject, Repository } from './repository.ts'
import { verifyBackup, type ReadOptions } from './verify-backup.ts'

const SAMPLE = 200
const SAMPLE_DAYS = 30
const WHOLE_DAYS = 365

export type DrillParts = {
  config: Config
  ownerUrl: string
  store: ObjectStore
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** Tries out the newest backup of each place that wasn't tried out for a month: a part of it, and each year all of it. */
export async function drillWhatIsDue({ now = new Date(), ...parts }: DrillParts & { now?: Date }): Promise<void> {
  for (const { place, hasObjects } of plannedBackups(parts.config)) {
    if (!hasObjects) continue
    try {
      await drillIfDue(place, now, parts)
    } catch (error) {
      parts.log.error({ address: place.address, err: error }, 'the backup was not tried out')
    }
  }
}

async function drillIfDue(place: BackupPlace, now: Date, parts: DrillParts): Promise<void> {
  const client = await connectAsOwner(parts.ownerUrl)
  try {
    const { id: repository_id, is_known } = await upsertRepository(client, place.address)
    const { last, last_whole } = await selectLastDrills(client, repository_id)
    const isOlder = (date: Date | null, days: number) => !date || now.getTime() - date.getTime() >= days * DAY_MS
    if (!is_known || !isOlder(last, SAMPLE_DAYS) || !(await lockBackups(client))) return
    const isWhole = isOlder(last_whole, WHOLE_DAYS)
    const run_id = await insertRun(client, repository_id, 'drill', isWhole)
    try {
      const repository = await openOwnRepository(place, parts)
      const damaged: BackedUpObject[] = []
      const onDamaged = (object: BackedUpObject) => void damaged.push(object)
      const { name, wrong } = await drill(repository, { isWhole, onDamaged, ...parts })
      for (const object of damaged) await forgetCopy(object, { repository, repository_id, client, ...parts })
      await endRun(client, run_id, { state: 'done', backup: name, damaged: wrong })
      parts.log[wrong.length ? 'error' : 'info']({ address: place.address, name, wrong, isWhole }, 'tried out a backup')
    } catch (error) {
      await endRun(client, run_id, { state: 'failed', problem: problemOf(error) })
      throw error
    }
  } finally {
    await client.end()
  }
}

type Place = { repository: Repository; repository_id: string; client: pg.Client; store: ObjectStore }

/** Removes a damaged copy if the original is whole, so that the next backup copies it again. */
async function forgetCopy({ key, sha256, file }: BackedUpObject, { repository, repository_id, client, store }: Place) {
  if ((await verifyOriginal(store, { storage_path: key, sha256 })) !== 'whole') return
  await deleteStoredFile(client, repository_id, file)
  await repository.remove(file)
}

/**
 * Restores the newest backup to a database and folder that are removed afterwards: all rows, and as many objects as fit the sample.
 * `isWhole` also reads everything else. Returns what's missing or damaged.
 * @throws BackupProblem if nothing can be restored from it
 */
export async function drill(
  repository: Repository,
  { isWhole, onDamaged, config, ownerUrl, log }: DrillParts & Pick<ReadOptions, 'onDamaged'> & { isWhole: boolean },
): Promise<{ name: string; wrong: string[] }> {
  const name = (await repository.list()).at(-1)
  if (!name) throw new BackupProblem(`There are no complete backups in ${repository.address}.`)
  const manifest = await repository.manifest(name)
  const wrong = isWhole ? (await verifyBackup(repository, name, { onDamaged })).wrong : []
  // Restoring it would set the old passwords of the database's roles.
  if (secretCheck(config.secret) !== manifest.secret_check) return { name, wrong }
  const DATA_DIR = path.join(config.dataDir, 'work', 'drill')
  await rm(DATA_DIR, { recursive: true, force: true })
  const DATABASE_URL = await createScratchDatabase(ownerUrl)
  if (!DATABASE_URL) {
    log.warn('backups are only read, because the database role cannot create a database to restore them to (CREATEDB)')
    return {
      name,
      wrong: isWhole ? wrong : (await verifyBackup(repository, name, { sample: sampleOf(manifest), onDamaged })).wrong,
    }
  }
  try {
    await mkdir(path.dirname(DATA_DIR), { recursive: true })
    const env = { DATABASE_URL, DATA_DIR, SECRET: config.secret, BILLING: 'off' }
    const restored = await restoreBackup(repository, name, env, { sample: sampleOf(manifest), onDamaged })
    return { name, wrong: [...new Set([...wrong, ...restored.wrong])] }
  } finally {
    await dropScratchDatabase(ownerUrl)
    await rm(DATA_DIR, { recursive: true, force: true })
  }
}

const sampleOf = ({ objects }: { objects: { count: number } }) => Math.min(1, SAMPLE / Math.max(1, objects.count))
