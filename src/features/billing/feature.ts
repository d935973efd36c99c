import type { Feature } from '#server/feature.ts'
import { billingContract } from './billing.contract.ts'
import { sandboxContract } from './sandbox.contract.ts'
import { billingJobs } from './server/billing.handlers.ts'
import { billingRoutes } from './server/billing.routes.ts'
import type { Billing } from './server/billing.ts'
import type { Plans } from './server/plans.ts'

declare module '#server/feature.ts' {
  interface AppContext {
    billing: Billing
    plans: Plans
  }
}

export const feature: Feature = {
  contract: [billingContract, sandboxContract],
  pages: [
    '/billing',
    '/subscription',
    '/sandbox/checkout/$checkoutId',
    '/sandbox/payment/$paymentId',
    '/sandbox/portal',
  ],
  routes: billingRoutes,
  jobs: billingJobs,
  familyLimits:
    ({ plans }) =>
    async (tx, family_id) => ({ members: (await plans.ofFamily(tx, family_id)).members, bytes: null }),
}
