import { expect, test } from 'vitest'
import { readAuthenticationResults } from '../server/authentication-results.ts'

test('reads methods and their properties, without comments', () => {
  const value =
    'mx.photos.example (1; 2); dkim=pass (good "signature") header.d=Example.org; spf/1=fail smtp.mailfrom="a;b"'
  expect(readAuthenticationResults(value)).toEqual({
    authservId: 'mx.photos.example',
    results: [
      { method: 'dkim', result: 'pass', properties: new Map([['header.d', 'example.org']]) },
      { method: 'spf', result: 'fail', properties: new Map([['smtp.mailfrom', 'a;b']]) },
    ],
  })
})

test('spaces are allowed around the equals sign', () => {
  const { results } = readAuthenticationResults('"mx.photos.example" 1; dmarc = pass header.from= example.org')!
  expect(results).toEqual([{ method: 'dmarc', result: 'pass', properties: new Map([['header.from', 'example.org']]) }])
})

test.each([
  'example.org=x@evil.example',
  '"rosa@example.org"@evil.example',
  '"rosa@example.org; dkim=pass header.d=example.org"@evil.example',
  '"\\"rosa@example.org"@evil.example',
])('an address of someone else’s server isn’t taken for one that’s in it: %s', (from) => {
  const { results } = readAuthenticationResults(`mx.photos.example; spf=pass smtp.mailfrom=${from}`)!
  expect(results.map(({ method }) => method)).toEqual(['spf'])
  expect(results[0]!.properties.get('smtp.mailfrom')).toMatch(/@evil\.example$/)
})

test('a quote that never ends hides what follows', () => {
  const { results } = readAuthenticationResults(
    'mx.photos.example; spf=pass smtp.mailfrom="a; dkim=pass header.d=example.org',
  )!
  expect(results.map(({ method }) => method)).toEqual(['spf'])
})

test('a stranger’s headers full of quotes are read in a moment', () => {
  const value = 'x;' + '"\\'.repeat(5_000)
  const before = process.cpuUsage()
  // As many as an email’s headers can have.
  for (let n = 0; n < 25; n++) readAuthenticationResults(value)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000)
})
