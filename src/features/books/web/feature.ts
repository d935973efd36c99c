import { createRoute } from '@tanstack/react-router'
import { BookImage } from 'lucide-react'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import type { Entry } from '#web/feature.ts'
import { lazyPage } from '#web/lazy-page.ts'
import type { BookSearch } from './book-page.tsx'
import type { BooksSearch } from './books-page.tsx'

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/my-books',
    staticData: { title: 'shell.titles.books' },
    validateSearch: (search): BooksSearch => search,
    component: lazyPage(() => import('./books-page.tsx'), 'BooksPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/books/$bookId',
    staticData: { title: 'shell.titles.books' },
    validateSearch: (search): BookSearch => search,
    component: lazyPage(() => import('./book-page.tsx'), 'BookPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/q/$code',
    staticData: { title: 'shell.titles.books' },
    component: lazyPage(() => import('./code-page.tsx'), 'CodePage'),
  }),
] as const

export const entries: readonly Entry[] = [
  {
    icon: BookImage,
    link: { to: '/my-books' },
    words: 'palette.words.books',
    in: { pages: [50, 'shell.nav.books'], palette: [55, 'shell.nav.books'] },
  },
]
