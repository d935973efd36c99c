import { createRoute, redirect } from '@tanstack/react-router'
import type { SettingsSearch } from '#features/accounts/web/settings.search.ts'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import type { PeopleSearch } from '#features/people/web/people-page.tsx'
import type { DashboardSearch, FamilySettingsSearch } from '#features/families/web/families.search.ts'
import { deletedPhotosTexts } from '#features/photos/web/deleted/deleted-photos.texts.ts'
import type { GallerySearch, OpenPhotoSearch } from '#features/photos/web/photos.search.ts'
import { signInTexts } from '#features/sign-in/web/sign-in.texts.ts'
import { root, searchOf } from '#web/frames.ts'
import { fetchChunk } from '#web/lazy-component.ts'
import { lazyPage } from '#web/lazy-page.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import type { ActivitiesScreenSearch } from './activities-screen.tsx'
import type { PictureSearch } from './person-photo-dialog.tsx'
import type { FamilySearch } from './family-dashboard.tsx'
import { membersScreenTexts } from './members-screen.texts.ts'
import { userTimeZone } from './user-settings.tsx'

/** Pages that are composed of several features. */
export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/account/settings',
    staticData: { title: 'shell.titles.accountSettings' },
    validateSearch: searchOf<typeof SettingsSearch>(),
    component: lazyWithTexts(signInTexts, () => import('./account-settings-page.tsx'), 'AccountSettingsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/dashboard',
    staticData: { title: 'shell.titles.home', hasLargeHeading: true },
    validateSearch: searchOf<typeof DashboardSearch>(),
    component: lazyPage(() => import('./dashboard-screen.tsx'), 'DashboardScreen'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/manage-families',
    staticData: { title: 'shell.titles.manageFamilies' },
    component: lazyWithTexts(membersScreenTexts, () => import('./manage-families-screen.tsx'), 'ManageFamiliesScreen'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId',
    staticData: { title: 'shell.titles.home', hasLargeHeading: true },
    validateSearch: (search): FamilySearch => search,
    // Not repeated when a photo or tab is opened.
    loader: async ({ context, params, cause }) => {
      if (cause === 'stay') return
      const { loadDashboard } = await fetchChunk(() => import('./family-dashboard.tsx'))
      const session = await context.cache.ensureQueryData(sessionOptions)
      loadDashboard(context.cache, params.familyId, userTimeZone(session))
    },
    component: lazyPage(() => import('./family-dashboard.tsx'), 'FamilyDashboard'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/photos',
    staticData: { title: 'shell.titles.photos' },
    validateSearch: (search): GallerySearch => search,
    component: lazyPage(() => import('./photos-screen.tsx'), 'PhotosScreen'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/people',
    staticData: { title: 'shell.titles.people' },
    validateSearch: (search): PeopleSearch & PictureSearch => search,
    component: lazyPage(() => import('./people-screen.tsx'), 'PeopleScreen'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/people/$personId',
    staticData: { title: 'shell.titles.people', hasLargeHeading: true },
    validateSearch: (search): OpenPhotoSearch & PictureSearch => search,
    component: lazyPage(() => import('./person-page.tsx'), 'PersonPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/families/$familyId/children',
    beforeLoad: ({ params }) => {
      throw redirect({ to: '/families/$familyId/people', params, search: true, hash: true, replace: true })
    },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/families/$familyId/children/$childId',
    beforeLoad: ({ params: { familyId, childId: personId } }) => {
      const params = { familyId, personId }
      throw redirect({ to: '/families/$familyId/people/$personId', params, search: true, hash: true, replace: true })
    },
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/activities',
    staticData: { title: 'shell.titles.activities' },
    validateSearch: (search): ActivitiesScreenSearch => search,
    component: lazyPage(() => import('./activities-screen.tsx'), 'ActivitiesScreen'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/members',
    staticData: { title: 'shell.titles.members' },
    component: lazyWithTexts(membersScreenTexts, () => import('./members-screen.tsx'), 'MembersScreen'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/settings',
    staticData: { title: 'shell.titles.settings' },
    validateSearch: searchOf<typeof FamilySettingsSearch>(),
    component: lazyPage(() => import('./family-settings.tsx'), 'FamilySettings'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/settings/deleted',
    staticData: { title: 'shell.titles.settings' },
    component: lazyWithTexts(deletedPhotosTexts, () => import('./deleted-screen.tsx'), 'DeletedScreen'),
  }),
] as const
