import type { FastifyInstance } from 'fastify'
import { Problem } from '#shared/problems.ts'
import { hasBody } from './body-drain.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
// None of these can be sent by a form of another site.
const MUTATION_TYPES = ['application/json', 'application/offset+octet-stream', 'image/jpeg', 'image/png']
// What a form of a page sends; the exact Origin tells ours from others.
const FORM_TYPE = 'application/x-www-form-urlencoded'

/**
 * Refuses mutations from other sites: the exact Origin, `Sec-Fetch-Site` where the browser sends it
 * (it does not on plain http in a home network), and a content type that no form can send.
 * Bearer clients carry no cookie and no Origin, so nothing can be forged through them.
 */
export function refuseOtherOrigins(app: FastifyInstance, appUrl: string) {
  const ours = ownOrigins(appUrl)
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || request.routeOptions.config.operation?.from_anywhere) return
    if (isBearer(request.headers.authorization) && !request.headers.cookie) return
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    if (!origin || !ours.has(origin)) throw new Problem('wrong_origin')
    if (site && site !== 'same-origin') throw new Problem('wrong_origin')
    const types = request.routeOptions.config.operation?.form ? [...MUTATION_TYPES, FORM_TYPE] : MUTATION_TYPES
    if (hasBody(request.raw) && !types.some((type) => request.headers['content-type']?.startsWith(type)))
      throw new Problem('unsupported_media')
  })
}

/** Browsers send Basic by themselves, so that it proves no more about a page than a cookie does. */
function isBearer(authorization: string | undefined): boolean {
  return /^bearer /i.test(authorization ?? '')
}

/** On the machine itself, localhost and 127.0.0.1 are the same place. */
export function ownOrigins(appUrl: string): Set<string> {
  const { origin, hostname } = new URL(appUrl)
  const origins = new Set([origin])
  if (hostname === 'localhost') origins.add(origin.replace('localhost', '127.0.0.1'))
  if (hostname === '127.0.0.1') origins.add(origin.replace('127.0.0.1', 'localhost'))
  return origins
}
