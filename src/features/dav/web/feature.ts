import { createRoute } from '@tanstack/react-router'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import { searchOf } from '#web/frames.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import type { BackupSearch } from './backup.search.ts'
import { davTexts } from './dav.texts.ts'

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/backup',
    staticData: { title: 'shell.titles.phoneBackup' },
    validateSearch: searchOf<typeof BackupSearch>(),
    component: lazyWithTexts(davTexts, () => import('./phone-backup-page.tsx'), 'PhoneBackupPage'),
  }),
] as const
