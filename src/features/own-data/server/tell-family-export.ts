import type { Kysely } from 'kysely'
import { addJob } from '#server/jobs/jobs.ts'
import { sendOwnDataMailJob, type OwnDataNews } from './own-data.jobs.ts'

/** Tells an owner by mail, once the transaction has committed, that the export of their family is ready. */
export function tellFamilyExport<D>(
  tx: Kysely<D>,
  told: Omit<Extract<OwnDataNews, { kind: 'familyReady' }>, 'kind'>,
): Promise<void> {
  return addJob(tx, sendOwnDataMailJob, { kind: 'familyReady', ...told })
}
