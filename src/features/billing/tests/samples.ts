import { seedCheckout, seedInvoice, seedPayment } from '#kit/checkouts.ts'
import { bytes, nothing, type MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  readInvoice: async ({ owner }, caller) => ({
    input: { reference: await seedInvoice(caller.cookie ? caller : owner) },
  }),
  listPlanUse: nothing,
  getPlans: nothing,
  getSubscription: nothing,
  createCheckout: () => ({ input: { tier: 'basic', isYearly: true } }),
  customerPortal: nothing,
  listInvoices: nothing,
  receiveBillingEvent: () => ({ input: {}, extra: bytes('application/json', { 'stripe-signature': 't=1,v1=forged' }) }),
  getSandboxCheckout: async (_home, caller) => ({ input: { checkout_id: await seedCheckout(caller) } }),
  paySandboxCheckout: async (_home, caller) => ({
    input: { checkout_id: await seedCheckout(caller), card_number: '4242 4242 4242 4242' },
  }),
  getSandboxPortal: nothing,
  actInSandboxPortal: () => ({ input: { action: 'cancel' } }),
  getSandboxPayment: async (_home, caller) => ({ input: { payment_id: await seedPayment(caller) } }),
  paySandboxPayment: async (_home, caller) => ({
    input: { payment_id: await seedPayment(caller), card_number: '4242424242424242' },
  }),
}
