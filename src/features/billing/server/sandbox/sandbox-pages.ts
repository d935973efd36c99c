import type { SignedIn } from '#server/http/route.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { Catalogue, Tier } from '../../catalogue.ts'
import { planOf, priceOf } from '../../entitlements.ts'
import type { sandboxContract } from '../../sandbox.contract.ts'
import { TEST_CARDS } from '../../sandbox.rules.ts'
import type { Billing } from '../billing.ts'
import { isLive, type Card } from '../provider.ts'
import { act, dueNow, payOnce, purchase, type Purchase } from './sandbox-lifecycle.ts'
import { storeChange } from './sandbox-provider.ts'
import {
  lockCustomerOf,
  insertCustomer,
  markPaid,
  markPaymentPaid,
  selectCheckout,
  selectPayment,
} from './sandbox.queries.ts'
import { newCustomer } from './sandbox-lifecycle.ts'

type Contract = typeof sandboxContract

/** @throws Problem not_found for someone else's or without a sandbox, link_expired */
export async function getSandboxCheckout(
  { user_id }: SignedIn,
  { checkout_id }: InputOf<Contract['getSandboxCheckout']>,
  billing: Billing,
): Promise<ResultOf<Contract['getSandboxCheckout']>> {
  const { db, catalogue } = requireSandbox(billing)
  const checkout = await selectCheckout(db, checkout_id, user_id)
  if (!checkout) throw notFound()
  if (checkout.is_over) throw new Problem('link_expired')
  const { subscription } = checkout.standing
  const present = subscription && isLive(subscription) ? subscription.tier : null
  const bought = purchaseOf(catalogue, checkout)
  return {
    ...bought,
    ...dueNow(checkout.standing, bought, new Date()),
    is_paid: checkout.paid_at !== null,
    instead_of: checkout.paid_at === null ? present : null,
  }
}

/** @throws Problem card_declined, invalid_input for anything but a test card */
export async function paySandboxCheckout(
  { user_id }: SignedIn,
  { checkout_id, card_number }: InputOf<Contract['paySandboxCheckout']>,
  billing: Billing,
): Promise<void> {
  const { db, catalogue } = requireSandbox(billing)
  await db.transaction().execute(async (tx) => {
    const customer = await lockCustomerOf(tx, user_id)
    const checkout = await selectCheckout(tx, checkout_id, user_id)
    if (!customer || !checkout) throw notFound()
    if (checkout.paid_at !== null) return
    if (checkout.is_over) throw new Problem('link_expired')
    const card = cardOf(card_number)
    await markPaid(tx, checkout_id)
    await storeChange(tx, customer.id, purchase(customer.standing, purchaseOf(catalogue, checkout), card, new Date()))
  })
}

/** @throws Problem not_found for someone else's or without a sandbox, link_expired */
export async function getSandboxPayment(
  { user_id }: SignedIn,
  { payment_id }: InputOf<Contract['getSandboxPayment']>,
  billing: Billing,
): Promise<ResultOf<Contract['getSandboxPayment']>> {
  const { db } = requireSandbox(billing)
  const payment = await selectPayment(db, payment_id, user_id)
  if (!payment) throw notFound()
  const { about, amount, currency, return_path, paid_at, is_over } = payment
  if (is_over && paid_at === null) throw new Problem('link_expired')
  return { about, amount, currency, return_path, is_paid: paid_at !== null }
}

/** @throws Problem card_declined, invalid_input for anything but a test card */
export async function paySandboxPayment(
  { user_id }: SignedIn,
  { payment_id, card_number }: InputOf<Contract['paySandboxPayment']>,
  billing: Billing,
): Promise<void> {
  const { db } = requireSandbox(billing)
  await db.transaction().execute(async (tx) => {
    const customer = await lockCustomerOf(tx, user_id)
    const payment = await selectPayment(tx, payment_id, user_id)
    if (!customer || !payment) throw notFound()
    if (payment.paid_at !== null) return
    if (payment.is_over) throw new Problem('link_expired')
    const card = cardOf(card_number)
    await markPaymentPaid(tx, payment_id)
    await storeChange(tx, customer.id, payOnce(customer.standing, payment, card, new Date()))
  })
}

export async function getSandboxPortal(
  { user_id }: SignedIn,
  billing: Billing,
): Promise<ResultOf<Contract['getSandboxPortal']>> {
  const { db } = requireSandbox(billing)
  const customer = await db.transaction().execute((tx) => lockCustomerOf(tx, user_id))
  const { subscription, card } = customer?.standing ?? newCustomer
  return { subscription, card }
}

export async function actInSandboxPortal(
  { user_id }: SignedIn,
  { action, card_number }: InputOf<Contract['actInSandboxPortal']>,
  billing: Billing,
): Promise<void> {
  const { db } = requireSandbox(billing)
  await db.transaction().execute(async (tx) => {
    await insertCustomer(tx, user_id, newCustomer)
    const { id, standing } = required(await lockCustomerOf(tx, user_id))
    const card = action === 'change_card' ? cardOf(card_number ?? '') : undefined
    await storeChange(tx, id, act(standing, action, card, new Date()))
  })
}

function requireSandbox({ provider, catalogue, db }: Billing) {
  if (provider?.name !== 'sandbox' || !catalogue) throw notFound()
  return { catalogue, db }
}

function purchaseOf(catalogue: Catalogue, { tier, is_yearly }: { tier: Tier; is_yearly: boolean }): Purchase {
  const plan = planOf(catalogue, tier)
  // The operator has switched catalogues since: this price is no longer offered.
  if (!plan) throw new Problem('link_expired')
  return { tier, is_yearly, amount: priceOf(plan, is_yearly), currency: catalogue.currency }
}

function cardOf(number: string): Card {
  if (number === TEST_CARDS.declined) throw new Problem('card_declined')
  if (number !== TEST_CARDS.works) throw new Problem('invalid_input', { fields: { card_number: 'no_test_card' } })
  return { brand: 'visa', last4: number.slice(-4), exp_month: 12, exp_year: new Date().getUTCFullYear() + 3 }
}
