import { createRoute, linkOptions } from '@tanstack/react-router'
import { Archive, Images } from 'lucide-react'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import type { OpenPhotoSearch } from '#features/photos/web/photos.search.ts'
import type { Entry } from '#web/feature.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'

const similarPhotosTexts = import.meta.glob<object>('../similar-photos.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    similarPhotos: typeof import('../similar-photos.messages.en.ts').similarPhotos
  }
}

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/photos/similar',
    validateSearch: (search): OpenPhotoSearch => search,
    staticData: { title: 'shell.titles.photos' },
    component: lazyWithTexts(
      similarPhotosTexts,
      () => import('./similar/similar-photos-page.tsx'),
      'SimilarPhotosPage',
    ),
  }),
] as const

export const entries: readonly Entry[] = [
  {
    icon: Images,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/photos', params: { familyId } }),
    in: { pages: [20, 'shell.nav.photos'], tabs: [20, 'shell.nav.photos'] },
  },
  {
    icon: Archive,
    inFamily: (familyId) =>
      linkOptions({ to: '/families/$familyId/photos', params: { familyId }, search: { show: 'archived' } }),
    in: { palette: [25, 'shell.palette.archive'] },
  },
]
