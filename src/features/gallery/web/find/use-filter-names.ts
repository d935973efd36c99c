import { useQuery } from '@tanstack/react-query'
import {
  Archive,
  ArrowDownUp,
  CalendarDays,
  File,
  Film,
  FolderPlus,
  Heart,
  MapPin,
  Sparkles,
  Tag,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { categoriesOptions } from '#features/categories/web/categories.data.ts'
import { useFormat, useText } from '#web/text.tsx'
import { lastDayOf } from '#shared/days.ts'
import { choicesOptions } from '#features/photos/web/photos.data.ts'
import type { GalleryFilter, GallerySearch } from '#features/photos/web/photos.search.ts'
import { readNear, type Near } from './near.ts'
import { readTypedWords } from '#features/typed-search/web/typed-words.ts'

/** One active filter as text, and the filter without it. */
type FilterPart = { key: string; icon: LucideIcon; words: string; without: GalleryFilter }

const icons = { people: UserRound, category: FolderPlus, milestone: Sparkles, tags: Tag }

/** The active filters. Filters whose names haven't been loaded yet are left out. */
export function useFilterParts(family_id: string, { typed, ...filter }: GallerySearch): FilterPart[] {
  const t = useText('photoTools.find')
  const format = useFormat()
  const { data: categories } = useQuery({ ...categoriesOptions(family_id), enabled: !!filter.category })
  const { data: choices } = useQuery({
    ...choicesOptions(family_id),
    enabled: !!(filter.people || filter.milestone),
  })
  const names = new Map<string, string>([
    ...(categories ?? []).map(({ id, name }) => [id, name] as const),
    ...(choices?.people ?? []).map(({ id, first_name }) => [id, first_name] as const),
    ...(choices?.milestones ?? []).map(({ id, name }) => [id, name] as const),
  ])
  // An old URL may contain IDs that no longer exist.
  const isKnown = (key: keyof typeof icons) => (key === 'category' ? categories : choices) !== undefined
  const { show, from, to, near, area, placed, kind, file, sort } = filter
  const typedWords = readTypedWords(typed)

  const nearText = ({ km, name }: Near) => (name ? t('nearNamed', { km, name }) : t('near', { km }))
  const one = (key: keyof GalleryFilter, icon: LucideIcon, words: string): FilterPart => ({
    ...{ key, icon, words, without: omit(filter, key) },
  })
  const each = (key: keyof typeof icons): FilterPart[] =>
    (filter[key]?.split(',') ?? []).map((value, _at, all) => ({
      key: `${key}-${value}`,
      icon: icons[key],
      words: key === 'tags' ? t('tagged', { name: value }) : (names.get(value) ?? (isKnown(key) ? t('gone') : '…')),
      without: all.length > 1 ? { ...filter, [key]: all.filter((other) => other !== value).join() } : omit(filter, key),
    }))

  function datesText(): string {
    if (!from) return t('until', { date: format.longDate(to ?? '') })
    if (!to) return t('since', { date: format.longDate(from) })
    if (from === to) return format.longDate(from)
    if (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`) return from.slice(0, 4)
    if (from.endsWith('-01') && to === lastDayOf(from.slice(0, 7))) return format.month(from)
    if (from.slice(0, 4) === to.slice(0, 4)) return format.days(from, to)
    return t('between', { from: format.longDate(from), to: format.longDate(to) })
  }

  return [
    ...(show === 'archived' ? [one('show', Archive, t('archived'))] : []),
    ...(from || to
      ? [{ key: 'dates', icon: CalendarDays, words: datesText(), without: omit(omit(filter, 'from'), 'to') }]
      : []),
    // A single person who was chosen is shown above the gallery, with their avatar.
    ...(filter.people?.includes(',') || typedWords.has(`people-${filter.people}`) ? each('people') : []),
    ...(show === 'favorites' && typedWords.has('show') ? [one('show', Heart, t('favorites'))] : []),
    ...(kind ? [one('kind', Film, t(`kinds.${kind}`))] : []),
    ...(file ? [one('file', File, t('file', { name: file }))] : []),
    ...(filter.only ? [one('only', UserRound, t('onlyThem'))] : []),
    ...each('category'),
    ...each('milestone'),
    ...each('tags'),
    ...(placed ? [one('placed', MapPin, t('placed'))] : []),
    ...(near ? [one('near', MapPin, nearText(readNear(near)))] : []),
    ...(area ? [one('area', MapPin, t('area'))] : []),
    ...(sort ? [one('sort', ArrowDownUp, t(`sorts.${sort}`))] : []),
  ]
}

function omit(filter: GalleryFilter, key: keyof GalleryFilter): GalleryFilter {
  const { [key]: _gone, ...rest } = filter
  return rest
}
