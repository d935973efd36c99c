import * as z from 'zod/mini'

export const SLUG_MAX_LENGTH = 60
/** A name below the host: letters of English, digits and hyphens between them. */
export const Slug = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(SLUG_MAX_LENGTH, 'slug_wrong'),
    z.regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, 'slug_wrong'),
    z.minLength(3, 'slug_wrong'),
  )

/** Names that mean something else to people, browsers or mail servers. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...['www', 'app', 'api', 'mail', 'smtp', 'imap', 'admin', 'root', 'support', 'help', 'status', 'static', 'cdn'],
  ...['assets', 'media', 'login', 'signup', 'account', 'billing', 'autodiscover', 'autoconfig', 'wpad', 'isatap'],
])

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`)

/** A domain of somebody's, however they paste it: with https://, a path or a dot at the end. */
export const Domain = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(300, 'domain_wrong'), z.describe('A domain you own, such as album.example.com.')),
    z.transform((typed: string) =>
      typed
        .trim()
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/[/?#].*$/, '')
        .replace(/\.$/, ''),
    ),
  ),
  z.string().check(z.regex(DOMAIN, 'domain_wrong')),
)

export function isDomain(host: string): boolean {
  return DOMAIN.test(host)
}

/** Where the TXT record stands that shows whose a domain is, and how it begins. */
export const recordNameOf = (domain: string) => `_hearthbook.${domain}`
export const recordValueOf = (token: string) => `hearthbook=${token}`

/** So long a domain whose record is gone goes on leading here: records are lost by accident, too. */
export const DOMAIN_GRACE_DAYS = 7
