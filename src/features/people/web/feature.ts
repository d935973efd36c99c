import { linkOptions } from '@tanstack/react-router'
import { Smile } from 'lucide-react'
import type { Entry } from '#web/feature.ts'

export const entries: readonly Entry[] = [
  {
    icon: Smile,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/people', params: { familyId } }),
    in: { pages: [25, 'shell.nav.people'], tabs: [30, 'shell.nav.people'], palette: [30, 'shell.nav.people'] },
  },
]
