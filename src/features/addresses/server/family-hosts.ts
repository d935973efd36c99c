import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#server/db/database.ts'
import { localeFromHeader } from '#shared/locales.ts'
import { isDomain } from '../addresses.rules.ts'
import { selectFamilyAt, type FamilyAt } from './addresses.queries.ts'
import { coverPage, nobodyPage } from './cover-page.ts'
import { isBelow, parentHostOf } from './host-names.ts'

/** The machinery asks by whatever name it knows. */
const FOR_MACHINES = /^\/(healthz|readyz|metrics|api\/family-host)(\?|$)/
const OWN = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Parts = { appUrl: string; db: Db }

/** Which family a host leads to: undefined where it may be the app itself, null where it is an address of nobody's. */
export function openFamilyHosts({ appUrl, db }: Parts) {
  const { hostname } = new URL(appUrl)
  const parent = parentHostOf(appUrl)
  return async (host: string): Promise<FamilyAt | null | undefined> => {
    if (host === hostname || OWN.has(host)) return undefined
    if (parent && isBelow(host, parent))
      return (await selectFamilyAt(db, host.slice(0, -parent.length - 1), null)) ?? null
    return isDomain(host) ? selectFamilyAt(db, null, host) : undefined
  }
}

/**
 * Answers requests that come to a family's own address: with its cover page and nothing else, so that no session and no
 * data ever belong to another host than the app's. Everything else goes on to the routes.
 */
export function answerFamilyHosts(parts: Parts) {
  const familyAt = openFamilyHosts(parts)
  const { appUrl } = parts
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (FOR_MACHINES.test(request.url)) return
    const family = await familyAt(request.hostname.toLowerCase().replace(/\.$/, ''))
    if (family === undefined) return
    const locale = localeFromHeader(request.headers['accept-language'])
    if (!family) return send(reply.status(404), nobodyPage(locale, appUrl))
    const [path] = request.url.split(/[?#]/, 1)
    if (path !== '/') return void reply.redirect('/', 302)
    await send(reply, coverPage(family, locale, appUrl))
  }
}

async function send(reply: FastifyReply, page: string): Promise<void> {
  await reply
    .headers({
      'content-security-policy': PAGE_POLICY,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'no-store',
      vary: 'Accept-Language',
    })
    .type('text/html; charset=utf-8')
    .send(page)
}
