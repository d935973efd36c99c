import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#server/db/database.ts'
import { sendPage } from '#server/http/send-page.ts'
import { localeFromHeader } from '#shared/locales.ts'
import { isDomain } from '../addresses.rules.ts'
import { selectFamilyAt, type FamilyAt } from './addresses.queries.ts'
import { coverPage, nobodyPage } from './cover-page.ts'
import { isBelow, parentHostOf } from './host-names.ts'
import type { UnknownHosts } from './unknown-hosts.ts'

/** Health checks and the like may use any host name. */
const FOR_MACHINES = /^\/(healthz|readyz|metrics|api\/family-host)(\?|$)/
const OWN = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

const ALLOWS = ["style-src 'unsafe-inline'", 'img-src data:']

type Parts = { appUrl: string; db: Db; unknownHosts: UnknownHosts }

/** The family that a host belongs to: undefined if it may be the app itself, null if it's unknown. */
export type FamilyAtHost = (host: string) => Promise<FamilyAt | null | undefined>

export function openFamilyHosts({ appUrl, db, unknownHosts }: Parts): FamilyAtHost {
  const { hostname } = new URL(appUrl)
  const parent = parentHostOf(appUrl)
  return async (host) => {
    if (host === hostname || OWN.has(host)) return undefined
    const slug = parent && isBelow(host, parent) ? host.slice(0, -parent.length - 1) : null
    if (slug === null && !isDomain(host)) return undefined
    const nobody = slug === null ? undefined : null
    if (unknownHosts.has(host)) return nobody
    const askedAt = unknownHosts.now()
    const family = await selectFamilyAt(db, slug, slug === null ? host : null)
    if (!family) unknownHosts.add(host, askedAt)
    return family ?? nobody
  }
}

/**
 * Answers requests to a family's own host with its cover page and nothing else, so that sessions and data only ever
 * belong to the app's host. Other requests continue to the routes.
 */
export function answerFamilyHosts({ appUrl, familyAt }: { appUrl: string; familyAt: FamilyAtHost }) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (FOR_MACHINES.test(request.url)) return
    const family = await familyAt(request.hostname.toLowerCase().replace(/\.$/, ''))
    if (family === undefined) return
    const locale = localeFromHeader(request.headers['accept-language'])
    if (!family) return void (await sendPage(reply.status(404), nobodyPage(locale, appUrl), { allows: ALLOWS }))
    const [path] = request.url.split(/[?#]/, 1)
    if (path !== '/') return void reply.redirect('/', 302)
    await sendPage(reply, coverPage(family, locale, appUrl), { allows: ALLOWS })
  }
}
