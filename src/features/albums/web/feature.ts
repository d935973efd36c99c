import { createRoute, linkOptions } from '@tanstack/react-router'
import { GalleryVerticalEnd } from 'lucide-react'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import type { OpenPhotoSearch } from '#features/photos/web/photos.search.ts'
import type { Entry } from '#web/feature.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import type { AlbumsSearch } from './albums-page.tsx'
import { albumsTexts } from './albums.texts.ts'

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/albums',
    staticData: { title: 'shell.titles.albums' },
    validateSearch: (search): AlbumsSearch => search,
    component: lazyWithTexts(albumsTexts, () => import('./albums-page.tsx'), 'AlbumsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/albums/$albumId',
    staticData: { title: 'shell.titles.albums', hasLargeHeading: true },
    validateSearch: (search): OpenPhotoSearch & { share?: 'link' } => search,
    component: lazyWithTexts(albumsTexts, () => import('./album-page.tsx'), 'AlbumPage'),
  }),
] as const

export const entries: readonly Entry[] = [
  {
    icon: GalleryVerticalEnd,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/albums', params: { familyId } }),
    words: 'palette.words.albums',
    in: { pages: [22, 'shell.nav.albums'], tabs: [25, 'shell.nav.albums'], palette: [30, 'shell.nav.albums'] },
  },
]
