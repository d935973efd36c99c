import { endSessions } from '#features/accounts/server/end-sessions.ts'
import { listAudit } from '#server/audit/list-audit.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import { adminRoute } from '#server/http/guards.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { selectSecurityEvents } from '#server/security/security-events.queries.ts'
import { diskOf } from '#server/storage/free-space.ts'
import { VERSION } from '#server/version.ts'
import { notFound } from '#shared/problems.ts'
import { adminContract as contract } from '../admin.contract.ts'
import { fromOutside } from '../admin.rules.ts'
import { listDamagedOriginals, listUntrackedFiles, settleUntrackedFiles } from './files.ts'
import { restartJob, selectCounts, selectFamilies, selectJobs, selectPeople } from './admin.queries.ts'

export function adminRoutes(context: WebContext): Route[] {
  const { config, db, isolation } = context
  return [
    adminRoute(context, contract.getAdminOverview, async ({ tx }) => {
      const { waiting_films: waiting, ...counts } = await selectCounts(tx)
      const films = { ffmpeg: config.ffmpeg !== null, waiting }
      const security = { decoders: (await isolation()).state, plain_http: config.plainHttp }
      const disk = config.s3 ? null : await diskOf(config.dataDir)
      return { version: VERSION, ...counts, films, security, disk }
    }),
    adminRoute(context, contract.listUntrackedFiles, listUntrackedFiles),
    adminRoute(context, contract.settleUntrackedFiles, settleUntrackedFiles),
    adminRoute(context, contract.listDamagedOriginals, (admin, input) => listDamagedOriginals(admin, input, config)),
    adminRoute(context, contract.listAdminJobs, async ({ tx }, { state, before, limit }) => {
      const jobs = await selectJobs(tx, { state, before, limit: limit + 1 })
      const shown = jobs.slice(0, limit)
      return { jobs: shown, next_before: (jobs.length > limit && shown.at(-1)?.id) || null }
    }),
    adminRoute(context, contract.retryJob, async ({ tx }, { job_id }) => {
      const job = await restartJob(tx, job_id)
      if (job === null) throw notFound()
      await recordAudit(tx, { action: 'job.retried', details: { job } })
    }),
    adminRoute(context, contract.listAdminPeople, async ({ tx }, { q, cursor, limit }) => {
      const { shown, next_cursor } = pageOf(
        await selectPeople(tx, { q, after: readCursor(cursor), limit: limit + 1 }),
        limit,
      )
      return { people: shown, next_cursor }
    }),
    adminRoute(context, contract.endPersonSessions, (admin, { account_id }) => endSessions(db, admin, account_id)),
    adminRoute(context, contract.listAdminFamilies, async ({ tx }, { q, cursor, limit }) => {
      const { shown, next_cursor } = pageOf(
        await selectFamilies(tx, { q, after: readCursor(cursor), limit: limit + 1 }),
        limit,
      )
      return { families: shown, next_cursor }
    }),
    adminRoute(context, contract.listSecurityEvents, async ({ tx }, { kind, cursor, limit }) => {
      const found = await selectSecurityEvents(tx, { kind, after: readCursor(cursor), limit: limit + 1 })
      const { shown, next_cursor } = pageOf(found, limit)
      return { events: shown, next_cursor }
    }),
    adminRoute(context, contract.listAdminAudit, async ({ tx }, input) => {
      const { entries, next_cursor } = await listAudit(tx, input)
      return { entries: entries.map(fromOutside), next_cursor }
    }),
  ]
}

/** Fetches one extra row to tell whether there's a next page. */
function pageOf<Row extends { id: string; created_at: string }>(rows: Row[], limit: number) {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { shown, next_cursor: last ? writeCursor({ at: last.created_at, id: last.id }) : null }
}
