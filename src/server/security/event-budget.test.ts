import { expect, test } from 'vitest'
import { openEventBudget, type Verdict } from './event-budget.ts'

function countsOf(verdicts: Verdict[]): Record<string, number> {
  return Object.fromEntries(
    (['record', 'last', 'leave'] as const).map((one) => [one, verdicts.filter((v) => v === one).length]),
  )
}

test('records 30 events of a client in ten minutes, then one that says the rest is left out, and starts again', () => {
  let at = 0
  const judge = openEventBudget(() => at)
  const flood = () => countsOf(Array.from({ length: 1000 }, () => judge('203.0.113.7')))
  expect(flood()).toEqual({ record: 30, last: 1, leave: 969 })
  expect(judge('203.0.113.8')).toBe('record')
  at += 10 * 60_000
  expect(flood()).toEqual({ record: 30, last: 1, leave: 969 })
})

test('records 5,000 events of all clients together', () => {
  const judge = openEventBudget(() => 0)
  const verdicts = Array.from({ length: 20_000 }, (_, client) => judge(`2001:db8:0:${client.toString(16)}::/64`))
  expect(countsOf(verdicts)).toEqual({ record: 5_000, last: 1, leave: 14_999 })
})
