import type { IncomingHttpHeaders } from 'node:http'
import { isIPv4 } from 'node:net'

/** What proxies add. Whoever comes with one of these came from elsewhere, through something on this machine. */
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip|via|x-client-ip|true-client-ip|cf-connecting-ip)$/

type RequestLike = { socket: { remoteAddress?: string | undefined }; headers: IncomingHttpHeaders }

/**
 * Whether a request was made on this very machine: the peer and the Host are loopback, and nothing was forwarded.
 * The Host keeps out pages of other sites whose name was turned to 127.0.0.1.
 */
export function isLoopbackRequest({ socket, headers }: RequestLike): boolean {
  if (Object.keys(headers).some((name) => FORWARDED.test(name))) return false
  return isLoopbackAddress(socket.remoteAddress ?? '') && isLoopbackHost(headers.host ?? '')
}

function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'))
}

function isLoopbackHost(host: string): boolean {
  const name = /^(\[[0-9a-f:.]+\]|[^:]+)(:\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase()
  if (!name) return false
  return name === 'localhost' || isLoopbackAddress(name.replace(/^\[(.*)\]$/, '$1'))
}
