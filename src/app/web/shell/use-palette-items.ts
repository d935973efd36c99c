import { useQuery } from '@tanstack/react-query'
import { linkOptions, type LinkProps } from '@tanstack/react-router'
import { Baby, BookHeart, History, Images, MessageCircleHeart, type LucideIcon } from 'lucide-react'
import { searchOptions } from '#features/search/web/search.data.ts'
import { useText } from '#web/text.tsx'
import { useDebounced } from '#web/use-debounced.ts'
import { useCurrentFamily } from './current-family.ts'
import { entryTarget, useEntries } from './entry-link.tsx'
import { commands } from './palette-commands.ts'
import { recentCommands } from './recent-commands.ts'

export type PaletteItem = {
  value: string
  label: string
  hint?: string
  icon: LucideIcon
  picture?: string
  target: LinkProps
}

/** What the palette offers for a text, while more of it is perhaps on its way, or could not be looked for. */
type Offered = { items: PaletteItem[]; isSearching: boolean; error: Error | null }

/** Commands, those used last first, and what the server finds of the family's things. */
export function usePaletteItems(text: string): Offered {
  const t = useText('shell.palette')
  const { current } = useCurrentFamily()
  const entries = useEntries(commands)
  const wanted = text.trim()
  const settled = useDebounced(wanted)
  const { data: found, error, isFetching, isPlaceholderData } = useQuery(searchOptions(settled))
  const ways = entries.flatMap((entry): PaletteItem[] => {
    const target = entryTarget(entry, current?.id)
    return target ? [{ value: entry.label, label: t(entry.label), icon: entry.icon, target }] : []
  })
  if (!wanted) return { items: withRecent(ways), isSearching: false, error: null }
  const isNamed = ({ label }: PaletteItem) => folded(label).includes(folded(wanted))
  const isOfEarlier = settled !== wanted || isPlaceholderData
  const things: PaletteItem[] = [
    ...(found?.families ?? []).map(({ id, name }): PaletteItem => ({
      value: id,
      label: name,
      hint: t('family'),
      icon: BookHeart,
      target: linkOptions({ to: '/families/$familyId', params: { familyId: id } }),
    })),
    ...(found?.children ?? []).map(({ id, family_id, first_name, last_name }): PaletteItem => ({
      value: id,
      label: `${first_name} ${last_name ?? ''}`.trim(),
      hint: t('child'),
      icon: Baby,
      target: linkOptions({
        to: '/families/$familyId/children/$childId',
        params: { familyId: family_id, childId: id },
      }),
    })),
    ...(found?.answers ?? []).map(({ id, family_id, child_id, first_name, prompt_order, excerpt }): PaletteItem => ({
      value: id,
      label: excerpt,
      hint: first_name,
      icon: MessageCircleHeart,
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
      icon: Images,
      picture: small_url,
      target: linkOptions({ to: '/families/$familyId/photos', params: { familyId: family_id }, search: { photo: id } }),
    })),
  ]
  return {
    // Whoever types on and presses Enter at once means nothing that was found for less.
    items: [...ways.filter(isNamed), ...(isOfEarlier ? things.filter(isNamed) : things)],
    isSearching: wanted.length > 1 && (settled !== wanted || isFetching),
    error,
  }
}

/** Without accents, in small letters, as the server compares. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

/** Those used last come first, once more, marked by their own picture. */
function withRecent(ways: PaletteItem[]): PaletteItem[] {
  const recent = recentCommands().flatMap((value) => ways.filter((way) => way.value === value))
  return [...recent.map((way) => ({ ...way, icon: History })), ...ways.filter((way) => !recent.includes(way))]
}
