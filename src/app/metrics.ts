import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client'
import type { AppContext } from '#server/feature.ts'
import { readCertificate } from '#server/http/certificate.ts'
import type { ReadSession } from '#server/http/guards.ts'
import { sendProblem } from '#server/http/problem-replies.ts'
import type { Session } from '#server/http/route.ts'
import { isSameSecret } from '#server/is-same-secret.ts'
import { selectFailingJobs } from '#server/jobs/failed-jobs.queries.ts'
import { selectJobHealth } from '#server/jobs/job-health.ts'
import { countDamaged } from '#server/scrub/damage.queries.ts'
import { diskOf } from '#server/storage/free-space.ts'
import { VERSION } from '#server/version.ts'
import { notFound } from '#shared/problems.ts'
import type { ReadJobActivity } from './health.ts'

const CERTIFICATE_MS = 60 * 60_000

/** `/metrics`: for METRICS_TOKEN and administrators. deploy/ has alert rules and a dashboard for them. */
export function addMetrics(
  app: FastifyInstance,
  context: AppContext,
  readSession: ReadSession,
  readActivity: ReadJobActivity,
) {
  const { config } = context
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

  const measure = openGauges(context, readActivity)
  app.get('/metrics', async (request: FastifyRequest, reply) => {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    const isPrometheus = bearer && config.metricsToken && isSameSecret(bearer, config.metricsToken)
    const allowed = isPrometheus || isAdministrator(await readSession({ request, reply }))
    if (!allowed) return sendProblem(reply, notFound())
    await measure()
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

function gauge(name: string, help: string, ...labelNames: string[]): Gauge {
  return metric(name, () => new Gauge({ name, help, labelNames }))
}

/** What's measured when Prometheus asks. A gauge is absent while its value is unknown, such as while the database is down. */
function openGauges(context: AppContext, readActivity: ReadJobActivity) {
  const {
    config,
    db: { worker: db },
    features,
    isolation,
  } = context
  const readExpiry = config.secure ? certificateReader(config.appUrl) : async () => undefined
  gauge('hearthbook_info', 'The version of Hearthbook, as a label', 'version').set({ version: VERSION }, 1)

  return async () => {
    const [jobs, failing, damaged, disk, expiry, { state }, measured] = await Promise.all([
      known(selectJobHealth(db, readActivity())),
      known(selectFailingJobs(db)),
      known(countDamaged(db)),
      known(diskOf(config.dataDir)),
      known(readExpiry()),
      isolation(),
      Promise.all(features.flatMap(({ measure }) => measure?.(context) ?? [])),
    ])
    const set = (name: string, help: string, value: number | null | undefined) => {
      if (typeof value === 'number') gauge(name, help).set(value)
      else gauge(name, help).remove()
    }
    set(
      'hearthbook_jobs_last_finished_age_seconds',
      'Seconds since this process last finished a job. Absent until it has',
      jobs?.last_finished_seconds,
    )
    set(
      'hearthbook_jobs_oldest_waiting_age_seconds',
      'Seconds the oldest due job has waited, or 0',
      jobs && (jobs.oldest_waiting_seconds ?? 0),
    )
    set('hearthbook_jobs_failed', 'Jobs that failed permanently and wait for an administrator', failing?.failed)
    set('hearthbook_emails_unsent', "Emails that couldn't be sent at their last attempt", failing?.unsent_emails)
    set('hearthbook_originals_damaged', 'Missing or damaged originals', damaged)
    set('hearthbook_disk_free_bytes', 'Free space of the disk of DATA_DIR', disk?.free_bytes)
    set('hearthbook_disk_total_bytes', 'Size of the disk of DATA_DIR', disk?.total_bytes)
    set(
      'hearthbook_certificate_expiry_seconds',
      "Seconds until the certificate of APP_URL expires. Absent without https, or if this machine can't connect to it",
      expiry && (expiry.getTime() - Date.now()) / 1000,
    )
    set(
      'hearthbook_decoders_isolated',
      '1 if decoders are isolated (no network, no access to other files), otherwise 0',
      state === 'isolated' ? 1 : 0,
    )
    for (const { name, help, label, values } of measured) {
      const labelled = gauge(name, help, label)
      labelled.reset()
      for (const { of, value } of values) labelled.set({ [label]: of }, value)
    }
  }
}

const known = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined)

/** Connects once an hour. */
function certificateReader(url: string): () => Promise<Date | undefined> {
  let readAt = 0
  let reading: Promise<Date | undefined> | undefined
  return () => {
    if (!reading || Date.now() - readAt > CERTIFICATE_MS) {
      readAt = Date.now()
      reading = known(readCertificate(url)).then((certificate) => certificate?.expires_at)
    }
    return reading
  }
}
