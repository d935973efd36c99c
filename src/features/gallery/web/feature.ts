import { linkOptions } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Images } from 'lucide-react'
import type { Entry } from '#web/feature.ts'

export const entries: readonly Entry[] = [
  {
    icon: Images,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/photos', params: { familyId } }),
    in: { pages: [20, 'shell.nav.photos'], tabs: [20, 'shell.nav.photos'], palette: [15, 'shell.nav.photos'] },
  },
  {
    icon: Archive,
    inFamily: (familyId) =>
      linkOptions({ to: '/families/$familyId/photos', params: { familyId }, search: { show: 'archived' } }),
    in: { palette: [115, 'palette.archive'] },
  },
  {
    icon: ArchiveRestore,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/settings/deleted', params: { familyId } }),
    needs: 'family.manage',
    in: { palette: [116, 'palette.deleted'] },
  },
]
