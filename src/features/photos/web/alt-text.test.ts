import { expect, test } from 'vitest'
import { createFormat } from '#web/format.ts'
import { altText, type AltSentences } from './alt-text.ts'

const words: AltSentences = (key, { kind, date, place }) => [key, kind, date, place].filter(Boolean).join('|')
const format = createFormat({ locale: 'en', timeZone: 'America/New_York', dateFormat: 'MM/DD/YYYY' })
const photo = {
  kind: 'image',
  description: null,
  taken_at: '2025-05-03T23:30:00',
  created_at: '2025-06-01T10:00:00Z',
  taken_precision: 'time',
} as const

test('the alt text is the description, or when and where the photo was taken', () => {
  expect(altText({ ...photo, description: 'Grandpa on his boat' }, words, format)).toBe('Grandpa on his boat')
  expect(altText(photo, words, format)).toBe('alt.taken|image|May 3, 2025')
  expect(altText({ ...photo, location_name: 'Madrid' }, words, format)).toBe('alt.takenAt|image|May 3, 2025|Madrid')
})

test('the alt text of a photo without a capture time says when it was added', () => {
  expect(altText({ ...photo, taken_at: null }, words, format)).toBe('alt.added|image|June 1, 2025')
})
