import type { Config } from '#server/config.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { SignedIn } from '#server/http/route.ts'
import { addJob } from '#server/jobs/jobs.ts'
import type { ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { BackedUpPlace, backupsContract } from '../backups.contract.ts'
import { nextBackup, plannedBackups, type Planned } from './back-up-nightly.ts'
import { isEncryptedAt } from './back-up-to.ts'
import { backUpNowJob } from './backups.jobs.ts'
import { selectBackups, setPaused } from './backups.queries.ts'

type Contract = typeof backupsContract
type Place = { address: string }

const UNUSED = { paused_at: null, is_queued: false, verified_at: null, last_backup: null, runs: [] }

export async function listBackups({ tx }: SignedIn, config: Config): Promise<ResultOf<Contract['listBackups']>> {
  const planned = plannedBackups(config)
  const known = await selectBackups(
    tx,
    planned.map(({ place }) => place.address),
  )
  const places = planned.map(({ place, hasObjects }): BackedUpPlace => {
    const found = known.find(({ address }) => address === place.address) ?? { ...UNUSED, address: place.address }
    const { paused_at, last_backup } = found
    const last = last_backup ? new Date(last_backup.started_at) : undefined
    return {
      ...found,
      is_encrypted: isEncryptedAt(place, config),
      has_objects: hasObjects,
      next_at: paused_at ? null : nextBackup(new Date(), last).toISOString(),
    }
  })
  return { is_set_up: config.backups.to.length > 0, places }
}

/** @throws Problem not_found for an address that isn't in BACKUP_TO */
export async function startBackup({ tx }: SignedIn, { address }: Place, config: Config): Promise<void> {
  requirePlanned(address, config)
  await queueBackup(tx, address)
  await recordAudit(tx, { action: 'backup.started', details: { to: address } })
}

/** @throws Problem not_found */
export async function pauseBackups({ tx }: SignedIn, { address }: Place, config: Config): Promise<void> {
  requirePlanned(address, config)
  await setPaused(tx, address, true)
  await recordAudit(tx, { action: 'backup.paused', details: { to: address } })
}

/** @throws Problem not_found */
export async function resumeBackups({ tx }: SignedIn, { address }: Place, config: Config): Promise<void> {
  requirePlanned(address, config)
  await setPaused(tx, address, false)
  await queueBackup(tx, address)
  await recordAudit(tx, { action: 'backup.resumed', details: { to: address } })
}

function queueBackup(tx: SignedIn['tx'], address: string): Promise<void> {
  return addJob(tx, backUpNowJob, { address }, { key: `back-up-now:${address}` })
}

function requirePlanned(address: string, config: Config): Planned {
  const planned = plannedBackups(config).find(({ place }) => place.address === address)
  if (!planned) throw notFound()
  return planned
}
