import { anyoneRoute, signedInRoute, type Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { billingContract as contract } from '../billing.contract.ts'
import { sandboxContract as sandbox } from '../sandbox.contract.ts'
import type { Billing } from './billing.ts'
import { createCheckout, openPortal } from './create-checkout.ts'
import { getSubscription } from './get-subscription.ts'
import { listPlanUse } from './list-plan-use.ts'
import { listInvoices } from './list-invoices.ts'
import { readInvoice } from './read-invoice.ts'
import { receiveEvent } from './receive-event.ts'
import {
  actInSandboxPortal,
  getSandboxCheckout,
  getSandboxPayment,
  getSandboxPortal,
  paySandboxCheckout,
  paySandboxPayment,
} from './sandbox/sandbox-pages.ts'

export function billingRoutes(doors: Doors, billing: Billing): Route[] {
  const { mode, catalogue } = billing
  return [
    anyoneRoute(contract.getPlans, async () => ({
      billing: mode,
      currency: catalogue?.currency ?? 'usd',
      trial_days: catalogue?.trial_days ?? 0,
      plans: [...(catalogue?.plans ?? [])],
    })),
    signedInRoute(doors, contract.getSubscription, (person) => getSubscription(person, billing)),
    signedInRoute(doors, contract.listPlanUse, (person) => listPlanUse(person, billing)),
    signedInRoute(doors, contract.createCheckout, (person, input) => createCheckout(person, input, billing)),
    signedInRoute(doors, contract.customerPortal, (person) => openPortal(person, billing)),
    signedInRoute(doors, contract.listInvoices, listInvoices),
    signedInRoute(doors, contract.readInvoice, (person, input, http) => readInvoice(person, input, http, billing)),
    anyoneRoute(contract.receiveBillingEvent, (_anyone, _input, { request }) => {
      const signature = request.headers['stripe-signature']
      return receiveEvent(billing, request.body, Array.isArray(signature) ? undefined : signature)
    }),
    signedInRoute(doors, sandbox.getSandboxCheckout, (person, input) => getSandboxCheckout(person, input, billing)),
    signedInRoute(doors, sandbox.paySandboxCheckout, (person, input) => paySandboxCheckout(person, input, billing)),
    signedInRoute(doors, sandbox.getSandboxPayment, (person, input) => getSandboxPayment(person, input, billing)),
    signedInRoute(doors, sandbox.paySandboxPayment, (person, input) => paySandboxPayment(person, input, billing)),
    signedInRoute(doors, sandbox.getSandboxPortal, (person) => getSandboxPortal(person, billing)),
    signedInRoute(doors, sandbox.actInSandboxPortal, (person, input) => actInSandboxPortal(person, input, billing)),
  ]
}
