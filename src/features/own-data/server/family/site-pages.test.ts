import { expect, test } from 'vitest'
import { monthPage, type PlacedPhoto } from './site-pages.ts'

const dated = (taken_at: string | null, taken_precision = 'day') =>
  ({
    ...{ id: 'scan', kind: 'image', filename: 'scan.jpg', path: 'photos/scan.jpg', width: 4, height: 3 },
    ...{ taken_at, taken_precision, people: [], tags: [], comments: [], captions: [] },
  }) as unknown as PlacedPhoto

test('the pages of an exported family show dates as far as they’re known', () => {
  const words = (photo: PlacedPhoto, locale: 'en' | 'fr' | 'de' = 'en') =>
    /<small>(.*?)<\/small>/.exec(monthPage('1965-07', [photo], locale))?.[1]
  expect(words(dated('1965-07-04T00:00:00'))).toBe('July 4, 1965')
  expect(words(dated('1965-07-01T00:00:00', 'month'), 'fr')).toBe('Juillet 1965')
  expect(words(dated('1965-07-01T00:00:00', 'season'), 'de')).toBe('Sommer 1965')
  expect(words(dated('1965-01-01T00:00:00', 'year'))).toBe('1965')
  expect(words(dated('1965-01-01T00:00:00', 'about'))).toBe('Around 1965')
  expect(words(dated('1960-01-01T00:00:00', 'decade'))).toBe('1960s')
  expect(words(dated(null))).toBe('')
})
