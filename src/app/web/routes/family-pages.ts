import { createRoute, redirect } from '@tanstack/react-router'
import type { ChildrenSearch } from '#features/children/web/children-page.tsx'
import type { DashboardSearch, MembersSearch, NewFamilySearch } from '#features/families/web/families.search.ts'
import type { MilestonesSearch } from '#features/milestones/web/milestones-page.tsx'
import type { GallerySearch, OpenPhotoSearch } from '#features/photos/web/photos.search.ts'
import type { ActivitiesScreenSearch } from '../activities-screen.tsx'
import type { ProfileSearch } from '#features/personality/web/personality.search.ts'
import type { ImportSearch } from '#features/imports/web/import-page.tsx'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { areaPage } from '../area-page.tsx'
import type { FamilySearch } from '../family-dashboard.tsx'
import { userTimeZone } from '../user-settings.tsx'
import type { PictureSearch } from '../child-photo-dialog.tsx'
import { root, searchOf, shell } from './frames.ts'
import { lazyPage } from '../lazy-page.ts'
import { fetchChunk } from '#web/lazy-component.ts'

export const familyPages = [
  createRoute({
    getParentRoute: () => shell,
    path: '/dashboard',
    staticData: { title: 'dashboard' },
    validateSearch: searchOf<typeof DashboardSearch>(),
    component: lazyPage(() => import('../dashboard-screen.tsx'), 'DashboardScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/manage-families',
    staticData: { title: 'manageFamilies' },
    component: areaPage('members', () => import('../manage-families-screen.tsx'), 'ManageFamiliesScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/new',
    staticData: { title: 'newFamily' },
    validateSearch: searchOf<typeof NewFamilySearch>(),
    component: lazyPage(() => import('#features/families/web/create-family-page.tsx'), 'CreateFamilyPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId',
    staticData: { title: 'dashboard' },
    validateSearch: (search): FamilySearch => search,
    // Not repeated when a photo or tab is opened.
    loader: async ({ context, params, cause }) => {
      if (cause === 'stay') return
      const { loadDashboard } = await fetchChunk(() => import('#features/dashboard/web/dashboard.data.ts'))
      const session = await context.cache.ensureQueryData(sessionOptions)
      loadDashboard(context.cache, params.familyId, userTimeZone(session))
    },
    component: lazyPage(() => import('../family-dashboard.tsx'), 'FamilyDashboard'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/photos',
    staticData: { title: 'photos' },
    validateSearch: (search): GallerySearch => search,
    component: lazyPage(() => import('../photos-screen.tsx'), 'PhotosScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/imports/$importId',
    staticData: { title: 'import' },
    validateSearch: (search): ImportSearch => search,
    component: areaPage('imports', () => import('#features/imports/web/import-page.tsx'), 'ImportPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/children',
    staticData: { title: 'children' },
    validateSearch: (search): ChildrenSearch & PictureSearch => search,
    component: lazyPage(() => import('../children-screen.tsx'), 'ChildrenScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/children/$childId',
    staticData: { title: 'children' },
    validateSearch: (search): OpenPhotoSearch & PictureSearch => search,
    component: lazyPage(() => import('../child-page.tsx'), 'ChildPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/personality',
    staticData: { title: 'personality' },
    component: lazyPage(() => import('#features/personality/web/personality-page.tsx'), 'PersonalityPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/personality/questions',
    staticData: { title: 'personality' },
    component: lazyPage(() => import('#features/personality/web/prompts/prompts-page.tsx'), 'PromptsPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/personality/$childId',
    staticData: { title: 'personality' },
    validateSearch: (search): ProfileSearch => search,
    component: lazyPage(() => import('#features/personality/web/child-personality-page.tsx'), 'ChildPersonalityPage'),
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
    component: lazyPage(() => import('#features/milestones/web/milestones-page.tsx'), 'MilestonesPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/activities',
    staticData: { title: 'activities', refreshes: true },
    validateSearch: (search): ActivitiesScreenSearch => search,
    component: lazyPage(() => import('../activities-screen.tsx'), 'ActivitiesScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/members',
    staticData: { title: 'members' },
    validateSearch: searchOf<typeof MembersSearch>(),
    component: areaPage('members', () => import('../members-screen.tsx'), 'MembersScreen'),
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
    component: lazyPage(() => import('../family-settings.tsx'), 'FamilySettings'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/photos/similar',
    validateSearch: (search): OpenPhotoSearch => search,
    staticData: { title: 'photos' },
    component: areaPage(
      'similarPhotos',
      () => import('#features/gallery/web/similar/similar-photos-page.tsx'),
      'SimilarPhotosPage',
    ),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/settings/deleted',
    staticData: { title: 'settings' },
    component: areaPage('deletedPhotos', () => import('../deleted-screen.tsx'), 'DeletedScreen'),
  }),
] as const
