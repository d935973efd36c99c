import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import type { AdminSearch } from '#features/admin/web/admin.search.ts'
import type { ChildrenSearch } from '#features/children/web/children-page.tsx'
import type {
  LinkSearch,
  LoginSearch,
  ProviderSearch,
  ResetSearch,
  SettingsSearch,
  SignUpSearch,
} from '#features/accounts/web/accounts.search.ts'
import type { DashboardSearch, MembersSearch, NewFamilySearch } from '#features/families/web/families.search.ts'
import type { MilestonesSearch } from '#features/milestones/web/milestones-page.tsx'
import type { AcceptSearch } from '#features/invitations/web/invitations.search.ts'
import type { GallerySearch, OpenPhotoSearch } from '#features/photos/web/photos.search.ts'
import type { ActivitiesScreenSearch } from './activities-screen.tsx'
import type { ProfileSearch } from '#features/personality/web/personality.search.ts'
import type { ImportSearch } from '#features/transfer/web/imports/import-page.tsx'
import type { BookSearch } from '#features/books/web/book-page.tsx'
import type { BooksSearch } from '#features/books/web/books-page.tsx'
import type { OrdersSearch } from '#features/orders/web/orders-page.tsx'
import type { BillingSearch } from '#features/billing/web/billing.search.ts'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { areaPage } from './area-page.tsx'
import type { FamilySearch } from './family-dashboard.tsx'
import {
  keepInvitation,
  knowSession,
  requireAdmin,
  requireLeaving,
  requireSession,
  skipWhenSignedIn,
  skipWhenSignedUp,
} from './guards.ts'
import { readerZone } from './reader.tsx'
import { Root } from './root.tsx'
import { Shell } from './shell/shell.tsx'
import type { PictureSearch } from './wanted-picture.tsx'
import { VisitorFrame } from './visitor-frame.tsx'

const root = createRootRouteWithContext<{ cache: QueryClient }>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('./not-found-screen.tsx'), 'NotFoundScreen'),
})

/** Pages for people who are signed in, in the shell. */
const shell = createRoute({ getParentRoute: () => root, id: 'shell', beforeLoad: requireSession, component: Shell })
/** Pages for visitors, with the way back to the front page. */
const visitor = createRoute({ getParentRoute: () => root, id: 'visitor', component: VisitorFrame })

/** What an address may say after its `?`: types the links. Pages parse it themselves, so that zod loads with them. */
function searchOf<Schema extends z.ZodMiniType>() {
  return (search: Record<string, unknown>) => search as Partial<z.output<Schema>>
}

/** An older or shorter address: leads on with its query and hash. */
function moved<const From extends string>(from: From, to: '/account/settings' | '/families/new') {
  return createRoute({
    getParentRoute: () => root,
    path: from,
    beforeLoad: () => {
      throw redirect({ to, search: true, hash: true, replace: true })
    },
  })
}

const visitorPages = [
  createRoute({
    getParentRoute: () => visitor,
    path: '/login',
    staticData: { title: 'login' },
    validateSearch: searchOf<typeof LoginSearch>(),
    beforeLoad: skipWhenSignedIn,
    component: areaPage('accounts', () => import('#features/accounts/web/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/signup',
    staticData: { title: 'signUp' },
    validateSearch: searchOf<typeof SignUpSearch>(),
    beforeLoad: skipWhenSignedUp,
    component: areaPage('accounts', () => import('#features/accounts/web/sign-up-page.tsx'), 'SignUpPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/sign-in/link',
    staticData: { title: 'link' },
    validateSearch: searchOf<typeof LinkSearch>(),
    component: areaPage('accounts', () => import('#features/accounts/web/link-page.tsx'), 'LinkPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/sign-in/$provider',
    staticData: { title: 'link' },
    validateSearch: searchOf<typeof ProviderSearch>(),
    beforeLoad: knowSession,
    component: areaPage('accounts', () => import('#features/accounts/web/provider-page.tsx'), 'ProviderPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/reset-password',
    staticData: { title: 'resetPassword' },
    validateSearch: searchOf<typeof ResetSearch>(),
    component: areaPage('accounts', () => import('#features/accounts/web/reset-page.tsx'), 'ResetPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/accept-invitation',
    staticData: { title: 'invitation' },
    validateSearch: searchOf<typeof AcceptSearch>(),
    beforeLoad: keepInvitation,
    component: areaPage('members', () => import('#features/invitations/web/accept-page.tsx'), 'AcceptPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/unsubscribe/$token',
    staticData: { title: 'unsubscribe' },
    component: lazyRouteComponent(() => import('#features/notifications/web/unsubscribe-page.tsx'), 'UnsubscribePage'),
  }),
] as const

const gracePage = createRoute({
  getParentRoute: () => visitor,
  path: '/account/keep',
  staticData: { title: 'keepAccount' },
  beforeLoad: requireLeaving,
  component: areaPage('ownData', () => import('#features/own-data/web/keep-account-page.tsx'), 'KeepAccountPage'),
})

const accountPages = [
  createRoute({
    getParentRoute: () => shell,
    path: '/account/settings',
    staticData: { title: 'accountSettings' },
    validateSearch: searchOf<typeof SettingsSearch>(),
    component: areaPage('accounts', () => import('./account-settings-page.tsx'), 'AccountSettingsPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/preferences',
    staticData: { title: 'preferences' },
    component: areaPage('accounts', () => import('#features/accounts/web/preferences-page.tsx'), 'PreferencesPage'),
  }),
] as const

const adminPage = createRoute({
  getParentRoute: () => shell,
  path: '/admin',
  staticData: { title: 'admin' },
  validateSearch: searchOf<typeof AdminSearch>(),
  beforeLoad: requireAdmin,
  component: areaPage('admin', () => import('#features/admin/web/admin-page.tsx'), 'AdminPage'),
})

const billingPages = [
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

const bookPages = [
  createRoute({
    getParentRoute: () => shell,
    path: '/my-books',
    staticData: { title: 'books' },
    validateSearch: (search): BooksSearch => search,
    component: lazyRouteComponent(() => import('#features/books/web/books-page.tsx'), 'BooksPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/books/$bookId',
    staticData: { title: 'books' },
    validateSearch: (search): BookSearch => search,
    component: lazyRouteComponent(() => import('#features/books/web/book-page.tsx'), 'BookPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/books/$bookId/edit',
    staticData: { title: 'books' },
    validateSearch: (search): BookSearch => search,
    component: lazyRouteComponent(() => import('#features/books/web/editor/editor-page.tsx'), 'EditorPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/books/$bookId/order',
    staticData: { title: 'books' },
    component: lazyRouteComponent(() => import('#features/orders/web/order-page.tsx'), 'OrderPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/my-books/orders',
    staticData: { title: 'books' },
    validateSearch: (search): OrdersSearch => search,
    component: lazyRouteComponent(() => import('#features/orders/web/orders-page.tsx'), 'OrdersPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/q/$code',
    staticData: { title: 'books' },
    component: lazyRouteComponent(() => import('#features/books/web/code-page.tsx'), 'CodePage'),
  }),
] as const

/** Of the test provider, which stands outside the app as a real one would. */
const sandboxPages = [
  createRoute({
    getParentRoute: () => visitor,
    path: '/sandbox/checkout/$checkoutId',
    staticData: { title: 'checkout' },
    beforeLoad: requireSession,
    component: areaPage(
      'billing',
      () => import('#features/billing/web/sandbox-checkout-page.tsx'),
      'SandboxCheckoutPage',
    ),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/sandbox/payment/$paymentId',
    staticData: { title: 'checkout' },
    beforeLoad: requireSession,
    component: areaPage(
      'billing',
      () => import('#features/billing/web/sandbox-payment-page.tsx'),
      'SandboxPaymentPage',
    ),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/sandbox/portal',
    staticData: { title: 'checkout' },
    beforeLoad: requireSession,
    component: areaPage('billing', () => import('#features/billing/web/sandbox-portal-page.tsx'), 'SandboxPortalPage'),
  }),
] as const

const familyPages = [
  createRoute({
    getParentRoute: () => shell,
    path: '/dashboard',
    staticData: { title: 'dashboard' },
    validateSearch: searchOf<typeof DashboardSearch>(),
    component: lazyRouteComponent(() => import('./dashboard-screen.tsx'), 'DashboardScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/manage-families',
    staticData: { title: 'manageFamilies' },
    component: areaPage('members', () => import('./manage-families-screen.tsx'), 'ManageFamiliesScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/new',
    staticData: { title: 'newFamily' },
    validateSearch: searchOf<typeof NewFamilySearch>(),
    component: lazyRouteComponent(() => import('#features/families/web/create-family-page.tsx'), 'CreateFamilyPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId',
    staticData: { title: 'dashboard' },
    validateSearch: (search): FamilySearch => search,
    // Not again while a photo is opened or a tab chosen.
    loader: async ({ context, params, cause }) => {
      if (cause === 'stay') return
      const { loadDashboard } = await import('#features/dashboard/web/dashboard.data.ts')
      const session = await context.cache.ensureQueryData(sessionOptions)
      loadDashboard(context.cache, params.familyId, readerZone(session))
    },
    component: lazyRouteComponent(() => import('./family-dashboard.tsx'), 'FamilyDashboard'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/photos',
    staticData: { title: 'photos' },
    validateSearch: (search): GallerySearch => search,
    component: lazyRouteComponent(() => import('./photos-screen.tsx'), 'PhotosScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/imports/$importId',
    staticData: { title: 'import' },
    validateSearch: (search): ImportSearch => search,
    component: areaPage('imports', () => import('#features/transfer/web/imports/import-page.tsx'), 'ImportPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/children',
    staticData: { title: 'children' },
    validateSearch: (search): ChildrenSearch & PictureSearch => search,
    component: lazyRouteComponent(() => import('./children-screen.tsx'), 'ChildrenScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/children/$childId',
    staticData: { title: 'children' },
    validateSearch: (search): OpenPhotoSearch & PictureSearch => search,
    component: lazyRouteComponent(() => import('./child-page.tsx'), 'ChildPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/personality',
    staticData: { title: 'personality' },
    component: lazyRouteComponent(() => import('#features/personality/web/personality-page.tsx'), 'PersonalityPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/personality/questions',
    staticData: { title: 'personality' },
    component: lazyRouteComponent(() => import('#features/personality/web/prompts/prompts-page.tsx'), 'PromptsPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/personality/$childId',
    staticData: { title: 'personality' },
    validateSearch: (search): ProfileSearch => search,
    component: lazyRouteComponent(
      () => import('#features/personality/web/child-personality-page.tsx'),
      'ChildPersonalityPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/families/$familyId/child-personality',
    beforeLoad: ({ params }) => {
      throw redirect({ to: '/families/$familyId/personality', params, search: true, hash: true, replace: true })
    },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/milestones',
    staticData: { title: 'milestones' },
    validateSearch: (search): MilestonesSearch => search,
    component: lazyRouteComponent(() => import('#features/milestones/web/milestones-page.tsx'), 'MilestonesPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/activities',
    staticData: { title: 'activities', refreshes: true },
    validateSearch: (search): ActivitiesScreenSearch => search,
    component: lazyRouteComponent(() => import('./activities-screen.tsx'), 'ActivitiesScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/members',
    staticData: { title: 'members' },
    validateSearch: searchOf<typeof MembersSearch>(),
    component: areaPage('members', () => import('./members-screen.tsx'), 'MembersScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/settings/history',
    staticData: { title: 'history' },
    component: areaPage('audit', () => import('#features/families/web/family-history-page.tsx'), 'FamilyHistoryPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/settings',
    staticData: { title: 'settings' },
    component: lazyRouteComponent(() => import('./family-settings.tsx'), 'FamilySettings'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/photos/similar',
    validateSearch: (search): OpenPhotoSearch => search,
    staticData: { title: 'photos' },
    component: areaPage(
      'similarPhotos',
      () => import('#features/photos/web/similar/similar-photos-page.tsx'),
      'SimilarPhotosPage',
    ),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/settings/deleted',
    staticData: { title: 'settings' },
    component: areaPage('deletedPhotos', () => import('./deleted-screen.tsx'), 'DeletedScreen'),
  }),
] as const

const movedPages = [
  moved('/account', '/account/settings'),
  moved('/account-settings', '/account/settings'),
  moved('/create-family', '/families/new'),
] as const

/** Every page of the app. Its addresses are those of `#shared/app-paths.ts`; a test compares them. */
export const routeTree = root.addChildren([
  visitor.addChildren([...visitorPages, ...sandboxPages, gracePage]),
  shell.addChildren([...accountPages, ...billingPages, ...bookPages, adminPage, ...familyPages]),
  ...movedPages,
])
