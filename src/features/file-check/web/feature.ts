import { createRoute, linkOptions } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import type { Entry } from '#web/feature.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { fileCheckTexts } from './file-check.texts.ts'

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/safe-to-delete',
    staticData: { title: 'shell.titles.safeToDelete' },
    component: lazyWithTexts(fileCheckTexts, () => import('./safe-to-delete-page.tsx'), 'SafeToDeletePage'),
  }),
] as const

export const entries: readonly Entry[] = [
  {
    icon: ShieldCheck,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/safe-to-delete', params: { familyId } }),
    words: 'palette.words.safe',
    in: { palette: [120, 'shell.titles.safeToDelete'] },
  },
]
