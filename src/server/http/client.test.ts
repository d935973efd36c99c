import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { anyone, contract, operation } from '#shared/contract.ts'
import { clientOf, limitKeyOf } from './client.ts'
import { createHttpApp } from './http-app.ts'
import type { Http } from './route.ts'

test('an IPv4 client is counted by its address', () => {
  expect(limitKeyOf('203.0.113.7')).toBe('203.0.113.7')
  expect(limitKeyOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('an IPv6 client is counted by its /64 network', () => {
  const network = '2001:db8:7:1::/64'
  for (const address of [
    '2001:db8:7:1::1',
    '2001:0db8:0007:0001:ffff:ffff:ffff:ffff',
    '2001:DB8:7:1:a::',
    '2001:db8:7:1::2%eth0',
  ])
    expect(limitKeyOf(address)).toBe(network)
  expect(limitKeyOf('2001:db8:7:2::1')).not.toBe(network)
  expect(limitKeyOf('::1')).toBe('0:0:0:0::/64')
})

test('two addresses in one network have the same key, and in two networks different ones', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const half = (address: string) => new URL(`http://[${address}]`).hostname
      if (half(one) === half(other)) return limitKeyOf(one) === limitKeyOf(other)
      return typeof limitKeyOf(one) === 'string' && limitKeyOf(one).endsWith('/64') === !/ffff:\d+\.\d+/i.test(one)
    }),
  )
})

test.each([
  ['false', '192.0.2.7'],
  ['true', '198.51.100.4'],
  ['192.0.2.7', '198.51.100.4'],
])('with TRUST_PROXY=%s no client chooses its own address', async (TRUST_PROXY, expected) => {
  const { where } = contract({ where: operation('GET', '/api/where', { access: anyone, summary: 'Where' }) })
  let address: string | undefined
  const handle = async (_input: unknown, { request }: Http) => void (address = clientOf(request).address)
  const config = loadConfig({ SECRET: 'x'.repeat(40), APP_URL: 'https://photos.example.org', TRUST_PROXY })
  const app = await createHttpApp({ config, log: openLog('silent'), routes: [{ operation: where, handle }] })
  // The proxy appends the client's address to what the client claims.
  const headers = { 'x-forwarded-for': '203.0.113.1, 198.51.100.4' }
  await app.inject({ url: '/api/where', headers, remoteAddress: '192.0.2.7' })
  await app.close()
  expect(address).toBe(expected)
})
