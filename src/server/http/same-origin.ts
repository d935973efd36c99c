import type { FastifyInstance } from 'fastify'
import { Problem } from '#shared/problems.ts'
import { hasBody } from './body-drain.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
// Content types that another site's form can't send.
const MUTATION_TYPES = ['application/json', 'application/offset+octet-stream', 'image/jpeg', 'image/png']
// Sent by HTML forms, including those of other sites: only the exact Origin tells them apart.
const FORM_TYPE = 'application/x-www-form-urlencoded'

/**
 * Refuses changes from other sites: checks the exact Origin, `Sec-Fetch-Site` if the browser sends it (not over plain http in
 * a home network), and a content type that no form can send. Requests with a bearer token need no Origin: browsers don't send
 * the token on their own, so it can't be forged.
 */
export function refuseOtherOrigins(app: FastifyInstance, appUrl: string) {
  const ours = ownOrigins(appUrl)
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || request.routeOptions.config.operation?.from_anywhere) return
    if (isBearer(request.headers.authorization) && !request.headers.cookie) return
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    // Browsers add an Origin to every change.
    if (request.routeOptions.config.programs && origin === undefined && site === undefined) return
    if (!origin || !ours.has(origin)) throw new Problem('wrong_origin')
    if (site && site !== 'same-origin') throw new Problem('wrong_origin')
    // A file can have any type, including that of a form.
    if (request.routeOptions.config.file) return
    const types = request.routeOptions.config.operation?.form ? [...MUTATION_TYPES, FORM_TYPE] : MUTATION_TYPES
    if (hasBody(request.raw) && !types.some((type) => request.headers['content-type']?.startsWith(type)))
      throw new Problem('unsupported_media')
  })
}

/** Browsers send Basic credentials automatically, like cookies, so they don't prove which page sent the request. */
function isBearer(authorization: string | undefined): boolean {
  return /^bearer /i.test(authorization ?? '')
}

/** localhost and 127.0.0.1 count as the same origin. */
export function ownOrigins(appUrl: string): Set<string> {
  const { origin, hostname } = new URL(appUrl)
  const origins = new Set([origin])
  if (hostname === 'localhost') origins.add(origin.replace('localhost', '127.0.0.1'))
  if (hostname === '127.0.0.1') origins.add(origin.replace('127.0.0.1', 'localhost'))
  return origins
}
