import { createRoute } from '@tanstack/react-router'
import { HardDrive } from 'lucide-react'
import { requireAdmin } from '#features/accounts/web/session-guards.ts'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import { backupsTexts } from '#features/backups/web/backups.texts.ts'
import { signInTexts } from '#features/sign-in/web/sign-in.texts.ts'
import { auditTexts } from '#web/audit/audit.texts.ts'
import type { Entry } from '#web/feature.ts'
import { searchOf } from '#web/frames.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import type { AdminSearch } from './admin.search.ts'

const adminTexts = import.meta.glob<object>('../admin.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    admin: typeof import('../admin.messages.en.ts').admin
  }
}

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/admin',
    staticData: { title: 'shell.titles.admin' },
    validateSearch: searchOf<typeof AdminSearch>(),
    beforeLoad: requireAdmin,
    component: lazyWithTexts(
      { ...adminTexts, ...backupsTexts, ...signInTexts, ...auditTexts },
      () => import('./admin-page.tsx'),
      'AdminPage',
    ),
  }),
] as const

export const entries: readonly Entry[] = [
  {
    icon: HardDrive,
    link: { to: '/admin', search: { tab: 'backups' } },
    forAdmins: true,
    words: 'palette.words.backup',
    in: { palette: [118, 'palette.backups'] },
  },
]
