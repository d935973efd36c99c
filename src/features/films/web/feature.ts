import { createRoute, linkOptions } from '@tanstack/react-router'
import { Clapperboard } from 'lucide-react'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import type { Entry } from '#web/feature.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import type { FilmsSearch } from './films.search.ts'
import { filmsTexts } from './films.texts.ts'

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/films',
    staticData: { title: 'shell.titles.films' },
    validateSearch: (search): FilmsSearch => search,
    component: lazyWithTexts(filmsTexts, () => import('./films-page.tsx'), 'FilmsPage'),
  }),
] as const

export const entries: readonly Entry[] = [
  {
    icon: Clapperboard,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/films', params: { familyId } }),
    in: { more: [10, 'shell.nav.films'], palette: [56, 'shell.nav.films'] },
  },
]
