import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localeFromHeader, locales } from './locales.ts'

test('a browser gets the first of its languages that Hearthbook has', () => {
  expect(localeFromHeader('tlh, fr-CA;q=0.8, es;q=0.5')).toBe('fr')
  expect(localeFromHeader('ES-mx')).toBe('es')
  expect(localeFromHeader('*')).toBe('en')
  expect(localeFromHeader(undefined)).toBe('en')
})

test('any Accept-Language header yields one of our languages', () => {
  fc.assert(fc.property(fc.string(), (header) => locales.includes(localeFromHeader(header))))
})
