import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Config } from '#server/config.ts'

/** Where webhooks may be sent: only to the internet, or also to the network of the server's operator. */
export type Targets = Config['webhookTargets']

/** RFC 1918, RFC 4193, carrier-grade NAT, which VPNs use, and the server itself. Link-local addresses serve clouds' credentials. */
const NEARBY = new Set(['private', 'uniqueLocal', 'carrierGradeNat', 'loopback'])

/** Where Amazon's and Alibaba's machines get credentials, too. */
const CREDENTIALS = new Set(['fd00:ec2::254', '100.100.100.200'])

/** Whether events may be sent to an IP address, which host names resolve to. */
export function isAllowedAddress(address: string, targets: Targets): boolean {
  // An IPv4 address in IPv6 form counts as what it is.
  const plain = ipaddr.process(address)
  const range = plain.range()
  return range === 'unicast' || (targets === 'private' && NEARBY.has(range) && !CREDENTIALS.has(plain.toString()))
}

/** Why a webhook can't have this URL, as far as that's known without asking the DNS. */
export function problemOfUrl(text: string, targets: Targets): 'webhook_url_needs_https' | 'webhook_url_private' | null {
  const { protocol, hostname } = new URL(text)
  if (targets === 'public' && protocol !== 'https:') return 'webhook_url_needs_https'
  const literal = literalAddress(hostname)
  const isNearby = targets === 'public' && /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(hostname)
  return isNearby || (literal && !isAllowedAddress(literal, targets)) ? 'webhook_url_private' : null
}

/** The address in a URL with an IP address instead of a name. */
export function literalAddress(hostname: string): string | undefined {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) ? address : undefined
}
