import { createRoute } from '@tanstack/react-router'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import type { OpenPhotoSearch } from '#features/photos/web/photos.search.ts'
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
    component: lazyWithTexts(similarPhotosTexts, () => import('./similar-photos-page.tsx'), 'SimilarPhotosPage'),
  }),
] as const
