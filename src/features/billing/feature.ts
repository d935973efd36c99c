import type { Feature } from '#server/feature.ts'
import { anyoneRoute, signedInRoute } from '#server/http/guards.ts'
import { billingContract as contract } from './billing.contract.ts'
import { sandboxContract as sandbox } from './sandbox.contract.ts'
import { billingJobs } from './server/billing.handlers.ts'
import type { Billing } from './server/billing.ts'
import { createCheckout, openPortal } from './server/create-checkout.ts'
import { getSubscription } from './server/get-subscription.ts'
import { listInvoices, readInvoice } from './server/invoices.ts'
import { listPlanUse } from './server/list-plan-use.ts'
import type { Plans } from './server/plans.ts'
import { receiveEvent } from './server/receive-event.ts'
import {
  actInSandboxPortal,
  getSandboxCheckout,
  getSandboxPayment,
  getSandboxPortal,
  paySandboxCheckout,
  paySandboxPayment,
} from './server/sandbox/sandbox-pages.ts'

declare module '#server/feature.ts' {
  interface AppContext {
    billing: Billing
    plans: Plans
  }
}

export const feature: Feature = {
  contract: [contract, sandbox],
  pages: [
    '/billing',
    '/subscription',
    '/sandbox/checkout/$checkoutId',
    '/sandbox/payment/$paymentId',
    '/sandbox/portal',
  ],
  routes(context) {
    const { billing } = context
    const { mode, catalogue } = billing
    return [
      anyoneRoute(contract.getPlans, async () => ({
        billing: mode,
        currency: catalogue?.currency ?? 'usd',
        trial_days: catalogue?.trial_days ?? 0,
        plans: [...(catalogue?.plans ?? [])],
      })),
      signedInRoute(context, contract.getSubscription, (person) => getSubscription(person, billing)),
      signedInRoute(context, contract.listPlanUse, (person) => listPlanUse(person, billing)),
      signedInRoute(context, contract.createCheckout, (person, input) => createCheckout(person, input, billing)),
      signedInRoute(context, contract.customerPortal, (person) => openPortal(person, billing)),
      signedInRoute(context, contract.listInvoices, listInvoices),
      signedInRoute(context, contract.readInvoice, (person, input, http) => readInvoice(person, input, http, billing)),
      anyoneRoute(contract.receiveBillingEvent, (_anyone, _input, { request }) => {
        const signature = request.headers['stripe-signature']
        return receiveEvent(billing, request.body, Array.isArray(signature) ? undefined : signature)
      }),
      signedInRoute(context, sandbox.getSandboxCheckout, (person, input) => getSandboxCheckout(person, input, billing)),
      signedInRoute(context, sandbox.paySandboxCheckout, (person, input) => paySandboxCheckout(person, input, billing)),
      signedInRoute(context, sandbox.getSandboxPayment, (person, input) => getSandboxPayment(person, input, billing)),
      signedInRoute(context, sandbox.paySandboxPayment, (person, input) => paySandboxPayment(person, input, billing)),
      signedInRoute(context, sandbox.getSandboxPortal, (person) => getSandboxPortal(person, billing)),
      signedInRoute(context, sandbox.actInSandboxPortal, (person, input) => actInSandboxPortal(person, input, billing)),
    ]
  },
  jobs: billingJobs,
  familyLimits:
    ({ plans }) =>
    async (tx, family_id) => ({ members: (await plans.ofFamily(tx, family_id)).members, bytes: null }),
}
