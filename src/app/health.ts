import type { FastifyInstance } from 'fastify'
import { isMigrated } from '#server/db/migrate.ts'
import { selectJobHealth } from '#server/jobs/job-health.ts'
import type { JobActivity } from '#server/jobs/worker.ts'
import { assertWritable } from '#server/storage/free-space.ts'
import { StorageFull } from '#server/storage/object-store.ts'
import type { AppContext } from '#server/feature.ts'

export type ReadJobActivity = () => JobActivity | undefined

/** `/healthz`: the process is up. `/readyz`: database, migrations and storage answer, and jobs don't stall. */
export function addHealth(
  app: FastifyInstance,
  { config, db, proveStore, store }: AppContext,
  readActivity: ReadJobActivity,
) {
  app.get('/healthz', () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const asked = selectJobHealth(db.worker, readActivity()).catch(() => undefined)
    const checks = await Promise.all([
      check('database', () => isMigrated(db.authPool)),
      check('storage', async () => {
        await store.ready()
        await proveStore()
        await assertWritable(config.dataDir)
        return true
      }),
      check('jobs', async () => (await asked)?.stalled === false),
    ])
    const ready = checks.every((one) => one.ok)
    const jobs = await asked
    const ages = jobs && {
      last_finished_seconds: jobs.last_finished_seconds,
      oldest_waiting_seconds: jobs.oldest_waiting_seconds,
    }
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready', checks, jobs: ages })
  })
}

async function check(name: string, works: () => Promise<boolean>) {
  try {
    return { name, ok: await works() }
  } catch (error) {
    return { name, ok: false, ...(error instanceof StorageFull && { reason: 'disk_full' }) }
  }
}
