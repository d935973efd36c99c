import { expect, test } from 'vitest'
import { backupsToKeep, parseKeep } from './keep-backups.ts'

/** One backup each night, newest last. */
function nights(first: string, count: number): string[] {
  const start = Date.parse(`${first}T03:12:00Z`)
  return Array.from({ length: count }, (_, day) =>
    new Date(start + day * 86_400_000).toISOString().slice(0, 19).replaceAll(':', '-').replace('T', 't').concat('z'),
  )
}

test('the last of each day, week and month is kept', () => {
  const kept = backupsToKeep(nights('2025-01-01', 400), { daily: 3, weekly: 3, monthly: 3 })
  expect([...kept].toSorted().map((name) => name.slice(0, 10))).toEqual([
    '2025-12-31',
    '2026-01-25',
    '2026-01-31',
    '2026-02-01',
    '2026-02-02',
    '2026-02-03',
    '2026-02-04',
  ])
})

test('gaps are no loss: the last of the days that have one are kept', () => {
  const names = ['2020-03-01t03-12-00z', '2024-03-01t03-12-00z', '2024-03-01t18-00-00z']
  expect(backupsToKeep(names, { daily: 2, weekly: 0, monthly: 0 })).toEqual(new Set([names[2], names[0]]))
})

test('the newest is kept with any setting', () => {
  expect(backupsToKeep(nights('2026-01-01', 3), { daily: 0, weekly: 0, monthly: 1 }).size).toBe(1)
  expect(backupsToKeep([], { daily: 7, weekly: 4, monthly: 12 })).toEqual(new Set())
})

test.each(['7 daily, 4 weekly, 12 monthly', '30 daily', '1daily,0 weekly'])('%s is understood', (text) => {
  expect(parseKeep(text)).toBeDefined()
})
test.each(['', 'all', '7', '7 days', '0 daily', '-1 daily', '7 daily 4 weekly'])('"%s" is refused', (text) => {
  expect(parseKeep(text)).toBeUndefined()
})
