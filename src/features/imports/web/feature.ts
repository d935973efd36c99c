import { createRoute } from '@tanstack/react-router'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import type { ImportSearch } from './import-page.tsx'
import { importsTexts } from './imports.texts.ts'

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/imports/$importId',
    staticData: { title: 'shell.titles.import' },
    validateSearch: (search): ImportSearch => search,
    component: lazyWithTexts(importsTexts, () => import('./import-page.tsx'), 'ImportPage'),
  }),
] as const
