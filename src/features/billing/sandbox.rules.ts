import * as z from 'zod/mini'

export const portalActions = [
  'cancel',
  'resume',
  'renew',
  'miss_payment',
  'pay',
  'refund',
  'change_card',
  'delete_customer',
] as const
export type PortalAction = (typeof portalActions)[number]

/** Stripe's test card numbers; no other number is accepted. */
export const TEST_CARDS = { works: '4242424242424242', declined: '4000000000000002' } as const

export const CardNumber = z.pipe(
  z.string().check(z.maxLength(40), z.describe('One of the two test card numbers. Spaces and hyphens are ignored.')),
  z.transform((typed: string) => typed.replace(/[\s-]/g, '')),
)
