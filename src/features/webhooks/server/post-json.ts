import { lookup, type LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { REPLY_SECONDS, type DeliveryError } from '../webhooks.rules.ts'
import { isAllowedAddress, problemOfUrl, type Targets } from './allowed-addresses.ts'

export type Reply = { status: number | null; error: DeliveryError | null; duration_ms: number }
export type Resolve = (hostname: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void
export type PostJson = (to: string, message: { headers: Record<string, string>; body: string }) => Promise<Reply>

const resolveByDns: Resolve = (hostname, done) => lookup(hostname, { all: true }, done)

class AddressRefused extends Error {}

/**
 * Sends JSON to addresses that people chose. The connection is made to the address that was checked, so a name that resolves
 * differently a moment later changes nothing. Redirects aren't followed, and replies aren't read: only their status counts.
 */
export function openPostJson({
  targets,
  resolve = resolveByDns,
  timeoutMs = REPLY_SECONDS * 1000,
}: {
  targets: Targets
  resolve?: Resolve
  timeoutMs?: number
}): PostJson {
  const checkedLookup: LookupFunction = (hostname, { all }, done) =>
    resolve(hostname, (error, found) => {
      const allowed = found?.filter(({ address }) => isAllowedAddress(address, targets)) ?? []
      const [first] = allowed
      if (error) done(error, [])
      else if (!first) done(new AddressRefused(hostname), [])
      else if (all) done(null, allowed)
      else done(null, first.address, first.family)
    })

  return async (to, { headers, body }) => {
    const startedAt = performance.now()
    const outcome = await statusOf(to, { headers, body }).catch((error: unknown) => reasonOf(error))
    const duration_ms = Math.round(performance.now() - startedAt)
    return typeof outcome === 'number'
      ? { status: outcome, error: null, duration_ms }
      : { status: null, error: outcome, duration_ms }
  }

  async function statusOf(to: string, { headers, body }: Parameters<PostJson>[1]): Promise<number> {
    // Also what was allowed when the webhook was created, before the operator changed the setting.
    if (problemOfUrl(to, targets)) throw new AddressRefused(to)
    const { promise, resolve: answer, reject } = Promise.withResolvers<number>()
    const request = (to.startsWith('https:') ? https : http).request(to, {
      method: 'POST',
      // No proxy and no connection of earlier requests.
      agent: false,
      lookup: checkedLookup,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), accept: '*/*' },
        ...{ 'user-agent': 'Hearthbook-Webhooks/1', ...headers },
      },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      answer(response.statusCode ?? 0)
      response.destroy()
    })
    request.end(body)
    return promise
  }
}

function reasonOf(error: unknown): DeliveryError {
  if (error instanceof AddressRefused) return 'address'
  const { name, code = '' } = error as NodeJS.ErrnoException
  // A deadline ends the request with an AbortError.
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'host'
  if (/CERT|TLS|SSL|SIGNATURE|EPROTO/.test(code)) return 'certificate'
  return 'connection'
}
