import { linkOptions } from '@tanstack/react-router'
import { History } from 'lucide-react'
import type { Entry } from '#web/feature.ts'

export const entries: readonly Entry[] = [
  {
    icon: History,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/activities', params: { familyId } }),
    in: { more: [40, 'shell.nav.activities'], palette: [65, 'shell.nav.activities'] },
  },
]

export const texts = import.meta.glob<object>('../activity.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    activity: typeof import('../activity.messages.en.ts').activity
  }
}
