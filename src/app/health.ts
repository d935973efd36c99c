import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client'
import { isMigrated } from '#server/db/migrate.ts'
import { selectJobHealth, type JobHealth } from '#server/jobs/job-health.ts'
import type { JobActivity } from '#server/jobs/worker.ts'
import { isSameSecret } from '#server/is-same-secret.ts'
import { assertWritable } from '#server/storage/free-space.ts'
import { StorageFull } from '#server/storage/object-store.ts'
import type { ReadSession } from '#server/http/guards.ts'
import type { Session } from '#server/http/route.ts'
import { sendProblem } from '#server/http/problem-replies.ts'
import { notFound } from '#shared/problems.ts'
import type { AppContext } from '#server/feature.ts'

export type ReadJobActivity = () => JobActivity | undefined

/**
 * `/healthz`: the process is up. `/readyz`: database, migrations and storage answer, and jobs don't stall.
 * `/metrics`: for METRICS_TOKEN and administrators.
 */
export function addHealth(
  app: FastifyInstance,
  { config, db, isolation, proveStore, store }: AppContext,
  readSession: ReadSession,
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

  const answered = metric(
    'hearthbook_http_requests_total',
    (name) => new Counter({ name, help: 'Requests handled', labelNames: ['method', 'route', 'status'] }),
  )
  const took = metric(
    'hearthbook_http_request_seconds',
    (name) =>
      new Histogram({
        name,
        help: 'Time to respond, in seconds',
        labelNames: ['route'],
        buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      }),
  )
  if (!register.getSingleMetric('process_cpu_seconds_total'))
    collectDefaultMetrics({ eventLoopMonitoringPrecision: 100 })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    answered.inc({ method: request.method, route, status: reply.statusCode })
    took.observe({ route }, reply.elapsedTime / 1000)
  })

  const reportJobs = openJobGauges()
  const isolated = metric(
    'hearthbook_decoders_isolated',
    (name) =>
      new Gauge({ name, help: '1 if decoders are isolated (no network, no access to other files), otherwise 0' }),
  )

  app.get('/metrics', async (request: FastifyRequest, reply) => {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    const isPrometheus = bearer && config.metricsToken && isSameSecret(bearer, config.metricsToken)
    const allowed = isPrometheus || isAdministrator(await readSession({ request, reply }))
    if (!allowed) return sendProblem(reply, notFound())
    const jobs = await selectJobHealth(db.worker, readActivity()).catch(() => undefined)
    reportJobs(jobs)
    isolated.set((await isolation()).state === 'isolated' ? 1 : 0)
    return reply.type(register.contentType).send(await register.metrics())
  })
}

/** Administrators need their second factor, as for every admin operation. */
function isAdministrator(session: Session | null): boolean {
  return session?.admin_second_factor instanceof Date
}

/** Several servers in one process (tests) share the registry. */
function metric<M>(name: string, make: (name: string) => M): M {
  return (register.getSingleMetric(name) as M | undefined) ?? make(name)
}

function openJobGauges() {
  const lastFinished = metric(
    'hearthbook_jobs_last_finished_age_seconds',
    (name) => new Gauge({ name, help: 'Seconds since this process last finished a job. Absent until it has' }),
  )
  const oldestWaiting = metric(
    'hearthbook_jobs_oldest_waiting_age_seconds',
    (name) => new Gauge({ name, help: 'Seconds the oldest due job has waited, or 0' }),
  )
  // Both are absent while the database doesn't answer.
  return (jobs: JobHealth | undefined) => {
    setOrRemove(lastFinished, jobs?.last_finished_seconds)
    setOrRemove(oldestWaiting, jobs && (jobs.oldest_waiting_seconds ?? 0))
  }
}

function setOrRemove(gauge: Gauge, value: number | null | undefined) {
  if (typeof value === 'number') gauge.set(value)
  else gauge.remove()
}

async function check(name: string, works: () => Promise<boolean>) {
  try {
    return { name, ok: await works() }
  } catch (error) {
    return { name, ok: false, ...(error instanceof StorageFull && { reason: 'disk_full' }) }
  }
}
