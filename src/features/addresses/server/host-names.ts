import { isIP } from 'node:net'

/** The host that families' names stand below; null where it is a bare number, which nothing stands below. */
export function parentHostOf(appUrl: string): string | null {
  const { hostname } = new URL(appUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : hostname
}

export function isBelow(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`)
}
