import * as z from 'zod/mini'

export const SLUG_MAX_LENGTH = 60
/** A subdomain label: ASCII letters, digits and inner hyphens. */
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

/** A custom domain as people paste it: with https://, a path or a trailing dot. */
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

/** Name and prefix of the TXT record that proves ownership of a domain. */
export const recordNameOf = (domain: string) => `_hearthbook.${domain}`
export const recordValueOf = (token: string) => `hearthbook=${token}`

/** Grace period for a domain whose record is missing, since records also get lost by accident. */
export const DOMAIN_GRACE_DAYS = 7
