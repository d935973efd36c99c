import { History } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { useCurrentFamily } from './current-family.ts'
import { entryTarget, useEntries } from './entry-link.tsx'
import type { PaletteItem, PaletteSection } from './palette-item.ts'
import { recentCommands } from './recent-commands.ts'
import { usePaletteResults } from './use-palette-results.ts'
import { usePaletteStarts } from './use-palette-starts.ts'

type Offered = { sections: PaletteSection[]; isSearching: boolean; isNothingFound: boolean; error: Error | null }

/** Results for a text. Before it's typed: people, places, what was used recently, photos, and all pages. */
export function usePaletteItems(text: string): Offered {
  const t = useText('palette')
  const shell = useText('shell')
  const wanted = text.trim()
  const commands = useCommands()
  const starts = usePaletteStarts()
  const results = usePaletteResults(wanted, commands)
  const photos = { heading: t('sections.photos'), items: starts.photos }
  const sections = (all: PaletteSection[]) => all.filter(({ items }) => items.length > 0)
  if (wanted) {
    const isNothingFound = results.sections.length === 0 && !results.isSearching && !results.error
    return { ...results, isNothingFound, ...(isNothingFound && { sections: sections([photos]) }) }
  }
  const recent = recentCommands().flatMap((value) => commands.filter((item) => item.value === value))
  const others = commands.filter((item) => !recent.includes(item))
  const recents = [...recent.map((item) => ({ ...item, mark: History })), ...starts.searches]
  return {
    sections: sections([
      { heading: t('sections.people'), items: starts.people },
      { heading: t('sections.places'), items: starts.places },
      { heading: t('sections.recent'), items: recents },
      photos,
      { heading: t('sections.pages'), items: others.filter(({ command }) => command === 'page') },
      { heading: shell('groups.quickActions'), items: others.filter(({ command }) => command === 'action') },
    ]),
    isSearching: false,
    isNothingFound: false,
    error: null,
  }
}

function useCommands(): PaletteItem[] {
  const t = useText()
  const { current } = useCurrentFamily()
  return useEntries('palette').flatMap((entry): PaletteItem[] => {
    const target = entryTarget(entry, current?.id)
    if (!target) return []
    return [
      {
        value: entry.label,
        label: t(entry.label),
        words: entry.words && t(entry.words),
        look: 'page',
        mark: entry.icon,
        target,
        command: entry.in.quickActions ? 'action' : 'page',
      },
    ]
  })
}
