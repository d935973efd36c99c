import { useQuery } from '@tanstack/react-query'
import { linkOptions, type LinkProps } from '@tanstack/react-router'
import { BookHeart, History, MessageCircleHeart, type LucideIcon } from 'lucide-react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { familyOptions } from '#features/families/web/families.data.ts'
import { readSearches } from '#features/gallery/web/find/search-history.ts'
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

/** Shown before anything is typed. */
const SEARCHES_MAX = 3
const CHILDREN_MAX = 4

/** Recent commands and searches, children, and all commands. For a text, commands and search results from the server. */
export function usePaletteItems(text: string): Offered {
  const t = useText('shell.palette')
  const all = useText()
  const { current } = useCurrentFamily()
  const entries = useEntries('palette')
  const wanted = text.trim()
  const debounced = useDebounced(wanted)
  const { data: found, error, isFetching, isPlaceholderData } = useQuery(searchOptions(debounced))
  const starts = useStarts(current?.id)
  const commandItems = entries.flatMap((entry): PaletteItem[] => {
    const target = entryTarget(entry, current?.id)
    return target ? [{ value: entry.label, label: all(entry.label), mark: entry.icon, target, isCommand: true }] : []
  })
  if (!wanted) {
    const recent = recentCommands().flatMap((value) => commandItems.filter((item) => item.value === value))
    const others = commandItems.filter((item) => !recent.includes(item))
    const items = [...recent.map((item) => ({ ...item, mark: History })), ...starts, ...others]
    return { items, isSearching: false, error: null }
  }
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

/** What people look for most: their recent searches in the family, and its children. */
function useStarts(familyId: string | undefined): PaletteItem[] {
  const t = useText('shell')
  const { data: session } = useQuery(sessionOptions)
  const { data: family } = useQuery({ ...familyOptions(familyId ?? ''), enabled: familyId !== undefined })
  if (!familyId || !session?.user || !family) return []
  return [
    ...readSearches(session.user.id, familyId)
      .slice(0, SEARCHES_MAX)
      .map((text): PaletteItem => ({
        value: `search ${text}`,
        label: text,
        hint: t('nav.photos'),
        mark: History,
        target: linkOptions({ to: '/families/$familyId/photos', params: { familyId }, search: { text } }),
      })),
    ...family.children.slice(0, CHILDREN_MAX).map((child): PaletteItem => ({
      value: child.id,
      label: child.first_name,
      hint: t('palette.child'),
      mark: { person: { ...child, family_id: familyId, user_id: null } },
      target: linkOptions({
        to: '/families/$familyId/people/$personId',
        params: { familyId, personId: child.id },
      }),
    })),
  ]
}
