import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { localeFromHeader } from '#shared/locales.ts'
import type { Client } from './route.ts'

/** Client of a request. Forwarded headers only count from a configured proxy (Fastify's trustProxy). */
export function clientOf(request: FastifyRequest): Client {
  return {
    address: request.ip,
    user_agent: String(request.headers['user-agent'] ?? '').slice(0, 400),
    locale: localeFromHeader(request.headers['accept-language']),
  }
}

/** Key for rate limits: the address, or its /64 network for IPv6. */
export function limitKeyOf(address: string): string {
  if (!isIPv6(address)) return address
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  return `${expandIpv6(address).slice(0, 4).join(':')}::/64`
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*/, '').split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const middle = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...middle, ...right].map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
}
