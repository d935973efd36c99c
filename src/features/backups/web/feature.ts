import { createRoute, linkOptions } from '@tanstack/react-router'
import { HardDrive } from 'lucide-react'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import type { Entry } from '#web/feature.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { backupsTexts } from './backups.texts.ts'

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/photos-safe',
    staticData: { title: 'shell.titles.photosSafe' },
    component: lazyWithTexts(backupsTexts, () => import('./photos-safe-page.tsx'), 'PhotosSafePage'),
  }),
] as const

export const entries: readonly Entry[] = [
  {
    icon: HardDrive,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/photos-safe', params: { familyId } }),
    words: 'palette.words.backup',
    in: { more: [45, 'shell.titles.photosSafe'], palette: [68, 'shell.titles.photosSafe'] },
  },
]
