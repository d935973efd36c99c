import { expect, test } from 'vitest'
import { catalogues } from '../../catalogue.ts'
import { planOf } from '../../entitlements.ts'
import type { CustomerSnapshot } from '../provider.ts'
import { act, dueNow, newCustomer, purchase, type Purchase } from './sandbox-lifecycle.ts'

const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 }
const june = (day: number) => new Date(Date.UTC(2026, 5, day))

function offer(tier: 'basic' | 'premium', is_yearly = false): Purchase {
  const { monthly, yearly } = planOf(catalogues.family, tier)!
  return { tier, is_yearly, amount: is_yearly ? yearly : monthly, currency: 'usd' }
}
const buy = (standing: CustomerSnapshot, bought: Purchase, now: Date) => purchase(standing, bought, card, now).standing!

test("a plan change within a period charges what the rest of the current plan doesn't cover", () => {
  const basic = buy(newCustomer, offer('basic'), june(1))
  const { amount } = offer('premium')
  expect(dueNow(basic, offer('premium'), june(16))).toEqual({ credit: 600, due: amount - 600 })
  const premium = buy(basic, offer('premium'), june(16))
  expect(premium.invoices.map((invoice) => invoice.amount)).toEqual([amount - 600, 1200])
  expect(premium.subscription).toMatchObject({
    tier: 'premium',
    amount,
    current_period_end: '2026-07-16T00:00:00.000Z',
  })
})

test('credit from a downgrade pays the next invoices to the last cent', () => {
  const premium = buy(newCustomer, offer('premium'), june(1))
  const basic = buy(premium, offer('basic'), june(1))
  expect(basic).toMatchObject({ credit: 1300, invoices: [{ amount: 0 }, { amount: 2500 }] })
  const renewed = [1, 2].reduce((standing) => act(standing, 'renew', undefined, june(1)).standing!, basic)
  expect(renewed.invoices.map(({ amount }) => amount)).toEqual([1100, 0, 0, 2500])
  expect(renewed.credit).toBe(0)
})

test('a plan with an overdue payment leaves no credit', () => {
  const late = act(buy(newCustomer, offer('basic'), june(1)), 'miss_payment', undefined, june(2)).standing!
  expect(dueNow(late, offer('premium'), june(2))).toEqual({ credit: 0, due: 2500 })
})
