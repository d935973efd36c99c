import { createRoute } from '@tanstack/react-router'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import { lazyPage } from '#web/lazy-page.ts'
import type { EditorSearch } from './editing.ts'

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/books/$bookId/edit',
    staticData: { title: 'shell.titles.books', isStage: () => true },
    validateSearch: (search): EditorSearch => search,
    component: lazyPage(() => import('./editor-page.tsx'), 'EditorPage'),
  }),
] as const
