import { linkOptions } from '@tanstack/react-router'
import { Baby } from 'lucide-react'
import type { Entry } from '#web/feature.ts'

export const entries: readonly Entry[] = [
  {
    icon: Baby,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/children', params: { familyId } }),
    in: { palette: [30, 'shell.palette.children'] },
  },
]
