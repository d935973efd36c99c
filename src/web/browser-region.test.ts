import { expect, test } from 'vitest'
import { browserRegion, usesInches, usesLetterPaper } from './browser-region.ts'

test.each([
  ['en-US', 'MM/DD/YYYY'],
  ['en', 'MM/DD/YYYY'],
  ['es-US', 'DD/MM/YYYY'],
  ['en-GB', 'DD/MM/YYYY'],
  ['en-AU', 'DD/MM/YYYY'],
  ['es', 'DD/MM/YYYY'],
  ['es-MX', 'DD/MM/YYYY'],
  ['fr', 'DD/MM/YYYY'],
  ['de-CH', 'DD/MM/YYYY'],
  ['ar', 'DD/MM/YYYY'],
  ['th-TH', 'DD/MM/YYYY'],
  ['fr-CA', 'YYYY-MM-DD'],
  ['en-CA', 'YYYY-MM-DD'],
  ['sv', 'YYYY-MM-DD'],
  ['ja', 'YYYY-MM-DD'],
  ['zh-CN', 'YYYY-MM-DD'],
  ['hu-HU', 'YYYY-MM-DD'],
])('a browser in %s writes dates as %s', (language, date_format) => {
  expect(browserRegion([language, 'en-US'], 'Europe/Madrid').date_format).toBe(date_format)
})

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['pt-BR', 'es-AR', 'en'], 'es'],
  [['ja'], 'en'],
  [[], 'en'],
])('a browser that prefers %j gets the language %s', (languages, language) => {
  expect(browserRegion(languages, 'UTC').language).toBe(language)
})

test("the time zone is the browser’s, or UTC if it doesn't report a valid one", () => {
  expect(browserRegion(['en'], 'America/Argentina/Buenos_Aires').timezone).toBe('America/Argentina/Buenos_Aires')
  expect(browserRegion(['en'], 'Mars/Olympus').timezone).toBe('UTC')
  expect(browserRegion(['en'], undefined).timezone).toBe('UTC')
  expect(browserRegion(['en'], '').timezone).toBe('UTC')
})

test('an invalid language tag is ignored', () => {
  expect(browserRegion(['*', 'en_US.UTF-8'], 'UTC')).toEqual({
    timezone: 'UTC',
    date_format: 'MM/DD/YYYY',
    language: 'en',
  })
})

test.each([
  ['en-US', 'America/Chicago', true],
  ['es-US', 'America/Los_Angeles', true],
  ['en', 'UTC', true],
  ['en-US', 'Europe/Stockholm', false],
  ['en-GB', 'Europe/London', false],
  ['fr-CA', 'America/Toronto', false],
  ['de', 'UTC', false],
  ['made-up-tag-', 'UTC', false],
])('a browser in %s and %s shows sizes in inches: %s', (language, timeZone, expected) => {
  expect(usesInches(language, timeZone)).toBe(expected)
})

test('browsers in North America are for letter-size paper, and others for A4', () => {
  expect(usesLetterPaper('en-US', 'America/Chicago')).toBe(true)
  expect(usesLetterPaper('fr-CA', 'America/Toronto')).toBe(true)
  expect(usesLetterPaper('en-US', 'Europe/Stockholm')).toBe(false)
  expect(usesLetterPaper('en-AU', 'Australia/Sydney')).toBe(false)
})
