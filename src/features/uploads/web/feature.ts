import { linkOptions } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import type { Entry } from '#web/feature.ts'

export const entries: readonly Entry[] = [
  {
    icon: Upload,
    inFamily: (familyId) =>
      linkOptions({ to: '/families/$familyId/photos', params: { familyId }, search: { tab: 'upload' } }),
    needs: 'photos.add',
    in: { quickActions: [10, 'shell.nav.uploadPhotos'], palette: [20, 'shell.palette.upload'] },
  },
]
