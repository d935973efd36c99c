import { expect, test } from 'vitest'
import { createFormat } from './format.ts'

const boston = createFormat({ locale: 'en', timeZone: 'America/New_York', dateFormat: 'MM/DD/YYYY' })
const sevilla = createFormat({ locale: 'es', timeZone: 'Europe/Madrid', dateFormat: 'DD/MM/YYYY' })

test('a birthday is the same day in every time zone', () => {
  expect(boston.longDate('2019-03-01')).toBe('March 1, 2019')
  expect(sevilla.longDate('2019-03-01')).toBe('1 de marzo de 2019')
})

test('a photo keeps the time that the camera showed', () => {
  expect(boston.time('2024-05-01T23:30:00')).toBe('11:30 PM')
})

test("an upload time is shown in the viewer's time zone", () => {
  expect(boston.longDate('2024-05-02T02:00:00Z')).toBe('May 1, 2024')
  expect(sevilla.longDate('2024-05-02T02:00:00Z')).toBe('2 de mayo de 2024')
})

test.each([
  ['MM/DD/YYYY', '05/01/2024'],
  ['DD/MM/YYYY', '01/05/2024'],
  ['YYYY-MM-DD', '2024-05-01'],
] as const)('someone who chose %s sees %s', (dateFormat, expected) => {
  expect(createFormat({ locale: 'fr', timeZone: 'UTC', dateFormat }).shortDate('2024-05-01')).toBe(expected)
})

test.each([
  ['en', 'MM/DD/YYYY', 'May 1, 2024', 'Wednesday, May 1'],
  ['en', 'DD/MM/YYYY', '1 May 2024', 'Wednesday, 1 May'],
  ['en', 'YYYY-MM-DD', '2024-05-01', 'Wednesday, 2024-05-01'],
  ['es', 'MM/DD/YYYY', '1 de mayo de 2024', 'miércoles, 1 de mayo'],
  ['es', 'DD/MM/YYYY', '1 de mayo de 2024', 'miércoles, 1 de mayo'],
  ['es', 'YYYY-MM-DD', '2024-05-01', 'miércoles, 2024-05-01'],
  ['fr', 'MM/DD/YYYY', '1 mai 2024', 'mercredi 1 mai'],
  ['fr', 'DD/MM/YYYY', '1 mai 2024', 'mercredi 1 mai'],
  ['fr', 'YYYY-MM-DD', '2024-05-01', 'mercredi 2024-05-01'],
] as const)('a date in words follows the language %s and the chosen format %s', (locale, dateFormat, long, weekday) => {
  const format = createFormat({ locale, timeZone: 'America/New_York', dateFormat })
  expect(format.longDate('2024-05-02T02:00:00Z')).toBe(long)
  expect(format.weekday('2024-05-01T23:30:00')).toBe(weekday)
})

test.each([
  ['en', 'MM/DD/YYYY', 'May 16, 2002', 'May 16–20, 2002', 'December 28, 2002 – January 3, 2003', '2002–2010'],
  ['en', 'DD/MM/YYYY', '16 May 2002', '16–20 May 2002', '28 December 2002 – 3 January 2003', '2002–2010'],
  ['en', 'YYYY-MM-DD', '2002-05-16', '2002-05-16 – 2002-05-20', '2002-12-28 – 2003-01-03', '2002–2010'],
  ['de', 'DD/MM/YYYY', '16. Mai 2002', '16.–20. Mai 2002', '28. Dezember 2002 – 3. Januar 2003', '2002–2010'],
  [
    'es',
    'DD/MM/YYYY',
    '16 de mayo de 2002',
    '16–20 de mayo de 2002',
    '28 de diciembre de 2002 – 3 de enero de 2003',
    '2002–2010',
  ],
  ['fr', 'DD/MM/YYYY', '16 mai 2002', '16–20 mai 2002', '28 décembre 2002 – 3 janvier 2003', '2002–2010'],
] as const)(
  'days in %s with the format %s: one, some of a month, over a new year, and years',
  (locale, dateFormat, ...texts) => {
    const { days } = createFormat({ locale, timeZone: 'America/New_York', dateFormat })
    const spans = [
      days('2002-05-16', '2002-05-16'),
      days('2002-05-16', '2002-05-20'),
      days('2002-12-28', '2003-01-03'),
      days('2002-05-16', '2010-08-01'),
    ]
    expect(spans.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(texts)
  },
)

test('sizes, prices and durations are formatted for people', () => {
  expect(boston.bytes(0)).toBe('0 bytes')
  expect(boston.bytes(1)).toBe('1 byte')
  expect(boston.bytes(97)).toBe('97 bytes')
  expect(boston.bytes(3_400_000)).toBe('3.4 MB')
  expect(boston.bytes(48_200_000)).toBe('48 MB')
  expect(boston.money(1200, 'USD')).toBe('$12')
  expect(boston.money(1999, 'USD')).toBe('$19.99')
  expect(boston.duration(67)).toBe('1:07')
  expect(boston.duration(3787)).toBe('1:03:07')
})
