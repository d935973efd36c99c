import { expect, test } from 'vitest'
import { addressLines, PostalAddress } from './postal-address.ts'

const home = { name: 'Zoë Müller', line1: 'Hauptstraße 5', city: 'Köln', postal_code: '50667', country: 'DE' }

function wrong(address: object): string[] {
  const { error } = PostalAddress.safeParse({ ...home, ...address })
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
}

test("an address in its country's format is accepted", () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ country: 'GB', postal_code: 'sw1a 1aa' })).toEqual([])
  expect(wrong({ country: 'US', postal_code: '94110-1234', region: 'CA' })).toEqual([])
  expect(wrong({ country: 'JP', name: '山田 花子', postal_code: '100-0001', region: '東京都' })).toEqual([])
  expect(wrong({ country: 'IE', postal_code: '', phone: '+353 1 234 5678' })).toEqual([])
})

test("a field that a country requires is reported if it's missing", () => {
  expect(wrong({ country: 'US', postal_code: 'ABC' })).toEqual(['postal_code postal_code_wrong', 'region needed'])
  expect(wrong({ country: 'ZZ' })).toEqual(['country country_needed'])
  expect(wrong({ name: ' ', phone: 'call me' })).toEqual(['name needed', 'phone phone_wrong'])
  expect(wrong({ line1: 'Main\nBcc: all' })).toEqual(['line1 characters_invalid'])
})

test("a property name of JavaScript objects isn't a country", () => {
  for (const country of ['toString', '__proto__', 'constructor', ''])
    expect(wrong({ country })).toEqual(['country country_needed'])
})

test('an address is printed in lines, without empty ones', () => {
  expect(addressLines(PostalAddress.parse(home))).toEqual(['Zoë Müller', 'Hauptstraße 5', '50667 Köln'])
  const american = { ...home, country: 'US', city: 'Springfield', region: 'IL', postal_code: '62701' }
  expect(addressLines(PostalAddress.parse(american)).at(-1)).toBe('Springfield, IL 62701')
})
