import { linkOptions } from '@tanstack/react-router'
import { House } from 'lucide-react'
import type { Entry, EntryList, TextKey, WebFeature } from '#web/feature.ts'
import * as features from '../features.ts'

export type ListedEntry = Entry & { label: TextKey }

const toFamily = (familyId: string) => linkOptions({ to: '/families/$familyId', params: { familyId } })

/** The dashboard without a family opens the last used one, or offers to create one. */
const dashboard = { link: { to: '/dashboard' }, inFamily: toFamily } as const
const homeEntries: readonly Entry[] = [
  { ...dashboard, icon: House, in: { pages: [10, 'shell.nav.home'], tabs: [10, 'shell.nav.home'] } },
  { icon: House, inFamily: toFamily, in: { palette: [10, 'palette.home'] } },
]

const all: readonly WebFeature[] = Object.values(features)
const entries = [...homeEntries, ...all.flatMap((feature) => feature.entries ?? [])]

/** The entries of a list in their order. */
export function entriesOf(list: EntryList): ListedEntry[] {
  return entries
    .flatMap((entry) => {
      const [place, label] = entry.in[list] ?? []
      return place !== undefined && label ? [{ place, listed: { ...entry, label } }] : []
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ listed }) => listed)
}
