import { createRoute, linkOptions } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import type { Entry } from '#web/feature.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { lettersTexts } from './letters.texts.ts'

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/letters',
    staticData: { title: 'shell.titles.letters' },
    component: lazyWithTexts(lettersTexts, () => import('./letters-page.tsx'), 'LettersPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/letters/$letterId',
    staticData: { title: 'shell.titles.letters', hasLargeHeading: true },
    component: lazyWithTexts(lettersTexts, () => import('./letter-page.tsx'), 'LetterPage'),
  }),
] as const

export const entries: readonly Entry[] = [
  {
    icon: Mail,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/letters', params: { familyId } }),
    in: { pages: [45, 'shell.nav.letters'], palette: [38, 'shell.nav.letters'] },
  },
]
