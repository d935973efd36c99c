import { createRoute } from '@tanstack/react-router'
import type { AdminSearch } from '#features/admin/web/admin.search.ts'
import type { SettingsSearch } from '#features/accounts/web/settings.search.ts'
import type { BillingSearch } from '#features/billing/web/billing.search.ts'
import { areaPage } from '../area-page.tsx'
import { requireAdmin } from '../guards.ts'
import { searchOf, shell } from './frames.ts'

export const accountPages = [
  createRoute({
    getParentRoute: () => shell,
    path: '/account/settings',
    staticData: { title: 'accountSettings' },
    validateSearch: searchOf<typeof SettingsSearch>(),
    component: areaPage('accounts', () => import('../account-settings-page.tsx'), 'AccountSettingsPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/preferences',
    staticData: { title: 'preferences' },
    component: areaPage('accounts', () => import('#features/accounts/web/preferences-page.tsx'), 'PreferencesPage'),
  }),
] as const

export const adminPage = createRoute({
  getParentRoute: () => shell,
  path: '/admin',
  staticData: { title: 'admin' },
  validateSearch: searchOf<typeof AdminSearch>(),
  beforeLoad: requireAdmin,
  component: areaPage('admin', () => import('#features/admin/web/admin-page.tsx'), 'AdminPage'),
})

export const billingPages = [
  createRoute({
    getParentRoute: () => shell,
    path: '/billing',
    staticData: { title: 'billing' },
    validateSearch: searchOf<typeof BillingSearch>(),
    component: areaPage('billing', () => import('#features/billing/web/billing-page.tsx'), 'BillingPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/subscription',
    staticData: { title: 'subscription' },
    validateSearch: searchOf<typeof BillingSearch>(),
    component: areaPage('billing', () => import('#features/billing/web/subscription-page.tsx'), 'SubscriptionPage'),
  }),
] as const
