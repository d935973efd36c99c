import { expect, test } from 'vitest'
import { quoted } from './quoted.ts'

test('a quotation inside a quotation gets the inner marks of the language', () => {
  expect(quoted('He said “quack” and “moo”.', 'en')).toBe('“He said ‘quack’ and ‘moo’.”')
  expect(quoted('Sie sagt „ja“ und "nein".', 'de')).toBe('„Sie sagt ‚ja‘ und ‚nein‘.“')
  expect(quoted('Dijo «hola».', 'es')).toBe('«Dijo “hola”.»')
  expect(quoted('Il dit « oui ».', 'fr')).toBe('«\u00a0Il dit “oui”.\u00a0»')
})

test('a text that’s one quotation isn’t quoted twice', () => {
  expect(quoted(' “Snails” ', 'en')).toBe('“Snails”')
  expect(quoted('"Schnecken"', 'de')).toBe('„Schnecken“')
})

test('apostrophes and a single mark stay', () => {
  expect(quoted('It’s 5" long', 'en')).toBe('“It’s 5" long”')
})
