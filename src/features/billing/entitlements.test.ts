import { describe, expect, test } from 'vitest'
import { catalogues, everything, nothingMore } from './catalogue.ts'
import { entitlementsOf, planThatLifts, tierInForce, type Payer } from './entitlements.ts'

const { family, classic } = catalogues
const now = new Date('2026-06-15T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const payer = (about: Partial<Payer> = {}): Payer => ({
  ...{ owner_since: daysAgo(400), tier: null, status: null, current_period_end: null, past_due_since: null },
  ...about,
})

describe('the family catalogue', () => {
  test('the family catalogue has the specified prices and limits', () => {
    expect(family.plans.map(({ tier, monthly, yearly }) => [tier, monthly, yearly])).toEqual([
      ['free', 0, 0],
      ['basic', 1200, 12_000],
      ['premium', 2500, 25_000],
      ['legacy', 4500, 45_000],
    ])
    expect(family.plans.map(({ entitlements: { photos, members } }) => [photos, members])).toEqual([
      [500, 3],
      [3_000, 5],
      [10_000, 10],
      [null, 10],
    ])
  })

  test('a user without a subscription has the free plan', () => {
    expect(tierInForce(family, payer(), now)).toBe('free')
    expect(entitlementsOf(family, payer(), now)).toMatchObject({ photos: 500, videos: false })
  })

  test("a paid plan applies while it's paid, and for two more weeks after a failed payment", () => {
    const inForce = (about: Partial<Payer>) => tierInForce(family, payer({ tier: 'premium', ...about }), now)
    expect(inForce({ status: 'active' })).toBe('premium')
    expect(inForce({ status: 'past_due', past_due_since: daysAgo(13) })).toBe('premium')
    expect(inForce({ status: 'past_due', past_due_since: daysAgo(15) })).toBe('free')
    for (const status of ['canceled', 'unpaid', 'incomplete']) expect(inForce({ status })).toBe('free')
  })

  test('the suggested upgrade is the next plan that lifts the limit', () => {
    expect(planThatLifts(family, ({ videos }) => videos)?.tier).toBe('premium')
    expect(planThatLifts(family, ({ photos }) => photos === null)?.tier).toBe('legacy')
    expect(planThatLifts(family, ({ members }) => members! > 10)).toBeUndefined()
  })
})

describe('the classic catalogue', () => {
  test('the classic catalogue has the specified prices and limits, and names the most popular plan', () => {
    expect(classic.plans.map(({ tier, monthly }) => [tier, monthly])).toEqual([
      ['basic', 999],
      ['plus', 1999],
      ['premium', 3999],
    ])
    expect(classic.plans.find(({ is_most_popular }) => is_most_popular)?.tier).toBe('plus')
  })

  test("a new account gets two weeks for free, and then can't add anything until it pays", () => {
    expect(tierInForce(classic, payer({ owner_since: daysAgo(13) }), now)).toBe('plus')
    expect(entitlementsOf(classic, payer({ owner_since: daysAgo(15) }), now)).toEqual(nothingMore)
    expect(tierInForce(classic, payer({ tier: 'basic', status: 'trialing' }), now)).toBe('basic')
  })
})

test('a self-hosted family has no limits', () => {
  expect(entitlementsOf(null, payer(), now)).toEqual(everything)
})
