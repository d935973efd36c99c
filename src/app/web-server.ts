import type { FastifyInstance } from 'fastify'
import { answerFamilyHosts } from '#features/addresses/server/family-hosts.ts'
import type { AppContext, Feature } from '#server/feature.ts'
import { cannotListen } from '#server/http/cannot-listen.ts'
import { createHttpApp } from '#server/http/http-app.ts'
import type { Route } from '#server/http/route.ts'
import { openMailboxAccess } from '#server/mail/mailbox-access.ts'
import { registerMailbox } from '#server/mail/mailbox-routes.ts'
import { recordSecurityEvents } from '#server/security/security-log.ts'
import { operationsIn } from './contract.ts'
import { addHealth, type ReadJobActivity } from './health.ts'
import { addMetrics } from './metrics.ts'
import { openPages } from './pages.ts'
import { openWebContext } from './web-context.ts'

export type WebServer = {
  app: FastifyInstance
  address: string
  mailboxLink: string | undefined
  stop(): Promise<void>
}
type Web = { app: FastifyInstance; mailboxLink: string | undefined; close(): Promise<void> }

/** Builds the whole HTTP server; `listen` is separate for tests that inject requests. */
export async function createWeb(context: AppContext, readActivity: ReadJobActivity = () => undefined): Promise<Web> {
  const { config, db, features, log, post } = context
  const pages = openPages(features)
  const { web, close } = await openWebContext(context, pages)
  const routes = (await Promise.all(features.map((feature) => feature.routes?.(web) ?? []))).flat()
  refuseUndeclared(routes, features)
  const app = await createHttpApp({
    ...{ config, log, routes },
    otherwise: (request, reply) => pages.otherwise(request, reply, web),
    webhooks: Object.assign({}, ...features.map(({ webhooks }) => webhooks)),
    first: answerFamilyHosts({ appUrl: config.appUrl, familyAt: web.familyAt }),
    releaseSpace: context.ballast?.release,
    watch: (watched) => recordSecurityEvents(watched, log, db.auth),
  })
  for (const { protocol } of features) await protocol?.(app, web)
  addHealth(app, context, readActivity)
  addMetrics(app, context, web.readSession, readActivity)
  // With https the server is public, so it must not offer a mailbox with everyone's sign-in links.
  const mailboxAccess = post.mailbox && !config.secure ? openMailboxAccess(config.appUrl) : undefined
  if (post.mailbox && mailboxAccess) registerMailbox(app, post.mailbox, mailboxAccess)
  await pages.serve(app, web)
  return { app, mailboxLink: mailboxAccess?.link, close: () => close(app) }
}

export async function startWeb(context: AppContext, readActivity?: ReadJobActivity): Promise<WebServer> {
  const { app, mailboxLink, close } = await createWeb(context, readActivity)
  const { host, port } = context.config
  const listeners: { close(): Promise<void> }[] = []
  const stop = async () => {
    await Promise.all([close(), ...listeners.map((listener) => listener.close())])
  }
  try {
    const address = await app.listen({ host, port })
    for (const { listen } of context.features) listeners.push(...[(await listen?.(context)) ?? []].flat())
    return { app, address, mailboxLink, stop }
  } catch (error) {
    await stop()
    throw cannotListen(error, { host, port })
  }
}

/** An operation without a route, or a route without an operation, never serves a single request. */
function refuseUndeclared(routes: Route[], features: readonly Feature[]) {
  const declared = operationsIn(features)
  const served = new Set(routes.map((route) => route.operation))
  const missing = declared.filter((operation) => !served.has(operation))
  const undeclared = routes.filter((route) => !declared.includes(route.operation))
  if (missing.length || undeclared.length || served.size !== routes.length) {
    const names = [...missing, ...undeclared.map((route) => route.operation)].map((operation) => operation.id)
    throw new Error(`Contract and routes differ: ${names.join(', ')}`)
  }
}
