import { recordAudit } from '#server/audit/record-audit.ts'
import type { Config } from '#server/config.ts'
import type { SignedIn } from '#server/http/route.ts'
import { addJob } from '#server/jobs/jobs.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { plannedBackups } from '#features/backups/server/back-up-nightly.ts'
import type { adminContract } from '../admin.contract.ts'
import { familyOfUntracked, UNTRACKED_DECISION_HOURS } from '../admin.rules.ts'
import { settleUntrackedJob } from './admin.jobs.ts'
import { decideUntracked, selectDamagedFiles, selectUntracked } from './admin.queries.ts'

type Contract = typeof adminContract

export async function listUntrackedFiles(
  { tx }: SignedIn,
  { after, limit }: InputOf<Contract['listUntrackedFiles']>,
): Promise<ResultOf<Contract['listUntrackedFiles']>> {
  const rows = await selectUntracked(tx, after, limit + 1)
  const newSince = Date.now() - UNTRACKED_DECISION_HOURS * 3_600_000
  const files = rows.slice(0, limit).map(({ problem, ...file }) => ({
    ...file,
    can_add: file.family_name !== null && familyOfUntracked(file.key) !== undefined,
    is_new: Date.parse(file.stored_at) >= newSince,
    was_refused: problem !== null,
  }))
  return { files, next_after: (rows.length > limit && files.at(-1)?.key) || null }
}

export async function settleUntrackedFiles(
  { tx }: SignedIn,
  { keys, decision }: InputOf<Contract['settleUntrackedFiles']>,
): Promise<ResultOf<Contract['settleUntrackedFiles']>> {
  const settled = await decideUntracked(tx, decision === 'add' ? keys.filter(familyOfUntracked) : keys, decision)
  for (const key of settled) {
    await addJob(tx, settleUntrackedJob, { key }, { key: `settle-untracked:${key}` })
    await recordAudit(tx, { action: decision === 'add' ? 'file.added' : 'file.removed', details: { object: key } })
  }
  return { keys: settled }
}

export async function listDamagedOriginals(
  { tx }: SignedIn,
  { after, limit }: InputOf<Contract['listDamagedOriginals']>,
  config: Config,
): Promise<ResultOf<Contract['listDamagedOriginals']>> {
  const addresses = plannedBackups(config).map(({ place }) => place.address)
  const rows = await selectDamagedFiles(tx, after, limit + 1, addresses)
  const originals = rows.slice(0, limit)
  return { originals, next_after: (rows.length > limit && originals.at(-1)?.key) || null }
}
