import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitKeyOf } from './client.ts'

test('a client of the old internet is counted by its address', () => {
  expect(limitKeyOf('203.0.113.7')).toBe('203.0.113.7')
  expect(limitKeyOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('a client of the new internet is counted by its network, whatever address of it it takes', () => {
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

test('two addresses of one network have one key, and of two networks two', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const half = (address: string) => new URL(`http://[${address}]`).hostname
      if (half(one) === half(other)) return limitKeyOf(one) === limitKeyOf(other)
      return typeof limitKeyOf(one) === 'string' && limitKeyOf(one).endsWith('/64') === !/ffff:\d+\.\d+/i.test(one)
    }),
  )
})
