import { anyoneRoute, signedInRoute } from '#server/http/guards.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { billingContract as contract } from '../billing.contract.ts'
import { sandboxContract as sandbox } from '../sandbox.contract.ts'
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

export function billingRoutes(context: WebContext): Route[] {
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
}
