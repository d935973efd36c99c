import { isIP } from 'node:net'

/** The parent host of family subdomains; null for an IP address, which has none. */
export function parentHostOf(appUrl: string): string | null {
  const { hostname } = new URL(appUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : hostname
}

export function isBelow(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`)
}
