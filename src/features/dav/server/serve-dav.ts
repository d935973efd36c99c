import type { FastifyInstance } from 'fastify'
import { wrongKeyCounter } from '#features/accounts/server/wrong-keys.ts'
import type { WebContext } from '#server/feature.ts'
import type { Http } from '#server/http/route.ts'
import { problemOf, sendProblem } from '#server/http/problem-replies.ts'
import { DAV_PATH } from '../dav.rules.ts'
import { authenticateDevice } from './authenticate-device.ts'
import { DavRefusal } from './dav-refusal.ts'
import { davMethods } from './dav-methods.ts'
import { sendXml } from './send-xml.ts'

/** Methods that Fastify doesn't know. */
const MORE_METHODS = ['PROPFIND', 'PROPPATCH', 'MKCOL', 'MOVE', 'COPY', 'LOCK', 'UNLOCK', 'REPORT', 'SEARCH']
const REALM = 'Basic realm="Hearthbook", charset="UTF-8"'
const POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'"

/** WebDAV (RFC 4918, class 1 and 2) for the devices of members, at /dav. */
export async function serveDav(app: FastifyInstance, context: WebContext): Promise<void> {
  const countWrongPassword = wrongKeyCounter(context)
  const methods = davMethods(context)
  const allowed = ['OPTIONS', ...methods.keys()].join(', ')

  async function answer(http: Http) {
    const { request, reply } = http
    const { method } = request
    reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'private, no-cache', dav: '1, 2' })
    const device = await authenticateDevice(http, { ...context, countWrongPassword })
    if (method === 'OPTIONS') return void reply.status(204).headers({ allow: allowed, 'ms-author-via': 'DAV' }).send()
    const handle = methods.get(method)
    if (!handle) throw new DavRefusal(405)
    await handle(device, http)
  }

  function refuse(error: Error, http: Http) {
    const { request, reply } = http
    if (error instanceof DavRefusal) {
      if (error.status === 405) reply.header('allow', allowed)
      if (!error.condition) return void reply.status(error.status).send()
      const xml = `<?xml version="1.0" encoding="utf-8"?>\n<D:error xmlns:D="DAV:"><D:${error.condition}/></D:error>\n`
      return sendXml(http, error.status, xml)
    }
    const problem = problemOf(error, request)
    if (problem.status === 401) reply.header('www-authenticate', REALM)
    sendProblem(reply, problem)
    // Clients understand a full plan as a full disk.
    if (problem.code === 'plan_limit_reached') reply.status(507)
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body))
    for (const method of MORE_METHODS) scope.addHttpMethod(method, { hasBody: true })
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'POST', 'PATCH', ...MORE_METHODS])
      for (const url of [DAV_PATH, `${DAV_PATH}/*`])
        scope.route({
          ...{ method, url, exposeHeadRoute: false },
          config: { programs: true, ...(method === 'PUT' && { file: true }) },
          async handler(request, reply) {
            const http = { request, reply }
            await answer(http).catch((error: Error) => refuse(error, http))
            return reply
          },
        })
  })
}
