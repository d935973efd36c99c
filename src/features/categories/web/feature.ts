import { linkOptions } from '@tanstack/react-router'
import { FolderPlus } from 'lucide-react'
import type { Entry } from '#web/feature.ts'

export const entries: readonly Entry[] = [
  {
    icon: FolderPlus,
    inFamily: (familyId) =>
      linkOptions({ to: '/families/$familyId/photos', params: { familyId }, search: { form: 'category' } }),
    needs: 'photos.edit',
    in: { quickActions: [30, 'shell.nav.createCategory'], palette: [75, 'shell.nav.createCategory'] },
  },
]
