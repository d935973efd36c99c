import { expect, test } from 'vitest'
import { agoFor } from './use-ago.ts'

const boston = (moment: string, now: string) =>
  agoFor(moment, { locale: 'en', timeZone: 'America/New_York', now: Date.parse(now) })
const sevilla = (moment: string, now: string) =>
  agoFor(moment, { locale: 'es', timeZone: 'Europe/Madrid', now: Date.parse(now) })

test('elapsed time is described in everyday words', () => {
  const now = '2024-05-02T12:00:00Z'
  expect(boston('2024-05-02T11:59:40Z', now)).toBe('now')
  expect(boston('2024-05-02T09:00:00Z', now)).toBe('3 hours ago')
  expect(boston('2024-05-01T12:00:00Z', now)).toBe('yesterday')
  expect(sevilla('2024-04-18T12:00:00Z', now)).toBe('hace 2 semanas')
})

test('elapsed time is never as much as the next larger unit', () => {
  const now = '2024-05-02T23:59:00Z'
  expect(sevilla('2024-05-02T22:59:20Z', now)).toBe('hace 59 minutos')
  expect(sevilla('2024-05-02T22:59:00Z', now)).toBe('hace 1 hora')
  expect(boston('2024-05-02T00:05:00Z', now)).toBe('23 hours ago')
  expect(boston('2023-05-08T12:00:00Z', now)).toBe('11 months ago')
})

test('yesterday is the previous calendar day, at any time of day and across clock changes', () => {
  // 12:30 am on a Thursday.
  expect(boston('2024-05-01T03:30:00Z', '2024-05-02T04:30:00Z')).toBe('2 days ago')
  expect(boston('2024-05-01T04:30:00Z', '2024-05-02T04:30:00Z')).toBe('yesterday')
  expect(sevilla('2024-03-30T12:00:00Z', '2024-03-31T12:00:00Z')).toBe('ayer')
})
