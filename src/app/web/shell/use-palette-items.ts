import { useQuery } from '@tanstack/react-query'
import { linkOptions, type LinkProps } from '@tanstack/react-router'
import { BookHeart, History, MessageCircleHeart, type LucideIcon } from 'lucide-react'
import type { PersonWithAvatar } from '#features/people/web/person-avatar.tsx'
import { searchOptions } from '#features/search/web/search.data.ts'
import { fullName } from '#shared/full-name.ts'
import { useText } from '#web/text.tsx'
import { useDebounced } from '#web/use-debounced.ts'
import { useCurrentFamily } from './current-family.ts'
import { entryTarget, useEntries } from './entry-link.tsx'
import { recentCommands } from './recent-commands.ts'

export type PaletteItem = {
  value: string
  label: string
  hint?: string
  /** What's shown before the label. */
  mark: LucideIcon | { src: string } | { person: PersonWithAvatar }
  target: LinkProps
  /** Listed first the next time. */
  isCommand?: true
}

/** Items for a query, while more are loading or if the search failed. */
type Offered = { items: PaletteItem[]; isSearching: boolean; error: Error | null }

/** Commands, recently used ones first, and search results from the server. */
export function usePaletteItems(text: string): Offered {
  const t = useText('shell.palette')
  const all = useText()
  const { current } = useCurrentFamily()
  const entries = useEntries('palette')
  const wanted = text.trim()
  const debounced = useDebounced(wanted)
  const { data: found, error, isFetching, isPlaceholderData } = useQuery(searchOptions(debounced))
  const commandItems = entries.flatMap((entry): PaletteItem[] => {
    const target = entryTarget(entry, current?.id)
    return target ? [{ value: entry.label, label: all(entry.label), mark: entry.icon, target, isCommand: true }] : []
  })
  if (!wanted) return { items: withRecent(commandItems), isSearching: false, error: null }
  const isNamed = ({ label }: PaletteItem) => normalized(label).includes(normalized(wanted))
  const isOfEarlier = debounced !== wanted || isPlaceholderData
  const results: PaletteItem[] = [
    ...(found?.families ?? []).map(({ id, name }): PaletteItem => ({
      value: id,
      label: name,
      hint: t('family'),
      mark: BookHeart,
      target: linkOptions({ to: '/families/$familyId', params: { familyId: id } }),
    })),
    ...(found?.people ?? []).map((person): PaletteItem => ({
      value: person.id,
      label: fullName(person),
      hint: t(person.kind),
      mark: { person },
      target: linkOptions({
        to: '/families/$familyId/people/$personId',
        params: { familyId: person.family_id, personId: person.id },
      }),
    })),
    ...(found?.answers ?? []).map(({ id, family_id, child_id, first_name, prompt_order, excerpt }): PaletteItem => ({
      value: id,
      label: excerpt,
      hint: first_name,
      mark: MessageCircleHeart,
      target: linkOptions({
        to: '/families/$familyId/personality/$childId',
        params: { familyId: family_id, childId: child_id },
        search: { question: prompt_order },
      }),
    })),
    ...(found?.photos ?? []).map(({ id, family_id, filename, description, small_url }): PaletteItem => ({
      value: id,
      label: description || filename,
      hint: t('photo'),
      mark: { src: small_url },
      target: linkOptions({ to: '/families/$familyId/photos', params: { familyId: family_id }, search: { photo: id } }),
    })),
  ]
  return {
    // Results of an earlier, shorter query are filtered, so that Enter doesn't choose a wrong one.
    items: [...commandItems.filter(isNamed), ...(isOfEarlier ? results.filter(isNamed) : results)],
    isSearching: wanted.length > 1 && (debounced !== wanted || isFetching),
    error,
  }
}

/** Lowercase without accents, as the server compares. */
function normalized(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

/** Recently used commands are listed first, and again in their usual place, with their own icon. */
function withRecent(commandItems: PaletteItem[]): PaletteItem[] {
  const recent = recentCommands().flatMap((value) => commandItems.filter((way) => way.value === value))
  return [...recent.map((way) => ({ ...way, mark: History })), ...commandItems.filter((way) => !recent.includes(way))]
}
