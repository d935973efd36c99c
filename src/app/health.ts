import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, register } from 'prom-client'
import { isMigrated } from '#server/db/migrate.ts'
import { isLoopbackRequest } from '#server/mail/loopback-only.ts'
import type { ReadSession } from '#server/http/guards.ts'
import { sendProblem } from '#server/http/problem-replies.ts'
import { notFound } from '#shared/problems.ts'
import type { Foundation } from './foundation.ts'

/** `/healthz`: the process is up. `/readyz`: database, migrations and storage answer. `/metrics`: for Prometheus on this machine, and for administrators. */
export function addHealth(app: FastifyInstance, { config, db, store }: Foundation, readSession: ReadSession) {
  app.get('/healthz', () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const checks = await Promise.all([
      check('database', () => isMigrated(db.authPool)),
      check('storage', async () => {
        await store.ready()
        await writeFile(path.join(config.dataDir, '.ready'), '')
        return true
      }),
    ])
    const ready = checks.every((one) => one.ok)
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready', checks })
  })

  const answered = metric(
    'hearthbook_http_requests_total',
    (name) => new Counter({ name, help: 'Answered requests', labelNames: ['method', 'route', 'status'] }),
  )
  const took = metric(
    'hearthbook_http_request_seconds',
    (name) =>
      new Histogram({ name, help: 'Time to answer', labelNames: ['route'], buckets: [0.005, 0.02, 0.1, 0.5, 2, 10] }),
  )
  if (!register.getSingleMetric('process_cpu_seconds_total'))
    collectDefaultMetrics({ eventLoopMonitoringPrecision: 100 })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    answered.inc({ method: request.method, route, status: reply.statusCode })
    took.observe({ route }, reply.elapsedTime / 1000)
  })

  app.get('/metrics', async (request: FastifyRequest, reply) => {
    const allowed = isLoopbackRequest(request) || (await readSession({ request, reply }))?.is_admin
    if (!allowed) return sendProblem(reply, notFound())
    return reply.type(register.contentType).send(await register.metrics())
  })
}

/** Several servers in one process (tests) share the registry. */
function metric<M>(name: string, make: (name: string) => M): M {
  return (register.getSingleMetric(name) as M | undefined) ?? make(name)
}

async function check(name: string, works: () => Promise<boolean>) {
  try {
    return { name, ok: await works() }
  } catch {
    return { name, ok: false }
  }
}
