import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { safeRedirect } from './accounts.rules.ts'
import { displayName } from './display-name.ts'
import { Code, Email, Preferences } from './accounts.schemas.ts'

describe('safeRedirect', () => {
  test.each([
    '/',
    '/dashboard',
    '/families/new?from=a&b=c#top',
    '/a//b',
    '/%2F%2Fevil.example',
    '/search?q=https://evil.example',
  ])('accepts %s as a return path', (path) => {
    expect(safeRedirect(path)).toBe(path)
  })

  test.each([
    undefined,
    null,
    '',
    'dashboard',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/a/..//evil.example',
    '/./\\evil.example',
    'javascript:alert(1)',
    `/${'x'.repeat(1001)}`,
  ])('rejects %j as a return path', (path) => {
    expect(safeRedirect(path)).toBeUndefined()
  })

  test('a return path never leads to another site', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', '\\', '.', '..', 'evil.example', '\t', '@', ':', '%2f', '?', '#', 'http:')),
        (parts) => {
          const accepted = safeRedirect(`/${parts.join('')}`)
          return (
            accepted === undefined || URL.parse(accepted, 'https://ours.example')?.origin === 'https://ours.example'
          )
        },
      ),
      { numRuns: 2000 },
    )
  })
})

test('an email address is trimmed and lowercased', () => {
  expect(Email.parse('  Ada@Example.ORG ')).toBe('ada@example.org')
})

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
])('accepts %j as the code %s', (typed, code) => {
  expect(Code.parse(typed)).toBe(code)
})

test.each(['12345', '1234567', 'abcdef', '１２３４５６', ' '.repeat(40)])('rejects %j as a code', (typed) => {
  expect(z.safeParse(Code, typed).success).toBe(false)
})

test("a user's display name is the full name, else the first name, else the part of the address before the @", () => {
  const email = 'ada.vale@example.org'
  expect(displayName({ first_name: 'Ada', last_name: 'Vale', email })).toBe('Ada Vale')
  expect(displayName({ first_name: 'Ada', last_name: '', email })).toBe('Ada')
  expect(displayName({ first_name: '', last_name: 'Vale', email })).toBe('ada.vale')
  expect(displayName({ first_name: '', last_name: '', email: '' })).toBe('User')
})

test('accepts every time zone that a browser offers', () => {
  for (const zone of Intl.supportedValuesOf('timeZone'))
    expect(Preferences.shape.timezone.safeParse(zone).success).toBe(true)
})
