import { createRoute } from '@tanstack/react-router'
import { BadgeCheck, CreditCard } from 'lucide-react'
import { requireSession } from '#features/accounts/web/session-guards.ts'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import type { Entry } from '#web/feature.ts'
import { searchOf, visitor } from '#web/frames.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import type { BillingSearch } from './billing.search.ts'
import { billingTexts } from './billing.texts.ts'
import { plansTexts } from './plans.texts.ts'

const texts = { ...billingTexts, ...plansTexts }

/** The sandbox payment provider is outside of the app, like a real one. */
const sandbox = { staticData: { title: 'shell.titles.checkout' }, beforeLoad: requireSession } as const

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/billing',
    staticData: { title: 'shell.titles.billing' },
    validateSearch: searchOf<typeof BillingSearch>(),
    component: lazyWithTexts(texts, () => import('./billing-page.tsx'), 'BillingPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/subscription',
    staticData: { title: 'shell.titles.subscription' },
    validateSearch: searchOf<typeof BillingSearch>(),
    component: lazyWithTexts(texts, () => import('./subscription-page.tsx'), 'SubscriptionPage'),
  }),
  createRoute({
    ...sandbox,
    getParentRoute: () => visitor,
    path: '/sandbox/checkout/$checkoutId',
    component: lazyWithTexts(texts, () => import('./sandbox-checkout-page.tsx'), 'SandboxCheckoutPage'),
  }),
  createRoute({
    ...sandbox,
    getParentRoute: () => visitor,
    path: '/sandbox/payment/$paymentId',
    component: lazyWithTexts(texts, () => import('./sandbox-payment-page.tsx'), 'SandboxPaymentPage'),
  }),
  createRoute({
    ...sandbox,
    getParentRoute: () => visitor,
    path: '/sandbox/portal',
    component: lazyWithTexts(texts, () => import('./sandbox-portal-page.tsx'), 'SandboxPortalPage'),
  }),
] as const

export const entries: readonly Entry[] = [
  {
    icon: BadgeCheck,
    link: { to: '/subscription' },
    needs: 'family.manage',
    ofBilling: true,
    in: { palette: [95, 'shell.nav.subscription'] },
  },
  {
    icon: CreditCard,
    link: { to: '/billing' },
    needs: 'family.manage',
    ofBilling: true,
    in: {
      accountMenu: [20, 'shell.nav.billingAndSubscription'],
      palette: [90, 'shell.nav.billingAndSubscription'],
    },
  },
]
