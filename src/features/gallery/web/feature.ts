import { linkOptions } from '@tanstack/react-router'
import { Archive, Images } from 'lucide-react'
import type { Entry } from '#web/feature.ts'

export const entries: readonly Entry[] = [
  {
    icon: Images,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/photos', params: { familyId } }),
    in: { pages: [20, 'shell.nav.photos'], tabs: [20, 'shell.nav.photos'] },
  },
  {
    icon: Archive,
    inFamily: (familyId) =>
      linkOptions({ to: '/families/$familyId/photos', params: { familyId }, search: { show: 'archived' } }),
    in: { palette: [25, 'shell.palette.archive'] },
  },
]
