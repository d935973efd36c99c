import { linkOptions } from '@tanstack/react-router'
import { House } from 'lucide-react'
import type { Entry, EntryList, TextKey, WebFeature } from '#web/feature.ts'
import * as features from '../features.ts'

export type ListedEntry = Entry & { label: TextKey }

const toFamily = (familyId: string) => linkOptions({ to: '/families/$familyId', params: { familyId } })

/** The dashboard without a family opens the last used one, or offers to create one. */
const home: Entry = {
  icon: House,
  link: { to: '/dashboard' },
  inFamily: toFamily,
  in: { pages: [10, 'shell.nav.home'], tabs: [10, 'shell.nav.home'], palette: [10, 'shell.nav.home'] },
}

const all: readonly WebFeature[] = Object.values(features)
const entries = [home, ...all.flatMap((feature) => feature.entries ?? [])]

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
