import { createRoute, linkOptions } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import type { Entry } from '#web/feature.ts'
import { lazyPage } from '#web/lazy-page.ts'
import type { ShareSearch } from './share/share-page.tsx'

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/share',
    staticData: { title: 'shell.titles.share' },
    validateSearch: (search): ShareSearch => ({
      direct: search['direct'] === true || undefined,
      failed: search['failed'] === true || undefined,
    }),
    component: lazyPage(() => import('./share/share-page.tsx'), 'SharePage'),
  }),
] as const

export const entries: readonly Entry[] = [
  {
    icon: Upload,
    inFamily: (familyId) =>
      linkOptions({ to: '/families/$familyId/photos', params: { familyId }, search: { tab: 'upload' } }),
    needs: 'photos.add',
    in: { quickActions: [10, 'shell.nav.uploadPhotos'], palette: [20, 'shell.nav.uploadPhotos'] },
  },
]
