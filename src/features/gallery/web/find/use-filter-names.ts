import { useQuery } from '@tanstack/react-query'
import { categoriesOptions } from '#features/categories/web/categories.data.ts'
import { useFormat, useText } from '#web/text.tsx'
import { dateParts } from '#shared/days.ts'
import { choicesOptions } from '#features/photos/web/photos.data.ts'
import type { GalleryFilter, GallerySearch } from '#features/photos/web/photos.search.ts'
import { readNear, type Near } from './near.ts'
import { readTypedWords } from './typed-words.ts'

/** One active filter as text, and the filter without it. */
export type FilterPart = { key: string; words: string; without: GalleryFilter }

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
  const isKnown = (key: 'people' | 'category' | 'milestone' | 'tags') =>
    (key === 'category' ? categories : choices) !== undefined
  const { show, from, to, near, area, placed, kind, file, sort } = filter
  const typedWords = readTypedWords(typed)

  const nearText = ({ km, name }: Near) => (name ? t('nearNamed', { km, name }) : t('near', { km }))
  const one = (key: keyof GalleryFilter, words: string): FilterPart => ({ key, words, without: omit(filter, key) })
  const each = (key: 'people' | 'category' | 'milestone' | 'tags'): FilterPart[] =>
    (filter[key]?.split(',') ?? []).map((value, _at, all) => ({
      key: `${key}-${value}`,
      words: key === 'tags' ? t('tagged', { name: value }) : (names.get(value) ?? (isKnown(key) ? t('gone') : '…')),
      without: all.length > 1 ? { ...filter, [key]: all.filter((other) => other !== value).join() } : omit(filter, key),
    }))

  function datesText(): string {
    if (!from) return t('until', { date: format.longDate(to ?? '') })
    if (!to) return t('since', { date: format.longDate(from) })
    if (from === to) return format.longDate(from)
    if (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`) return from.slice(0, 4)
    if (from.endsWith('-01') && to === lastDayOfMonth(from)) return format.month(from)
    return t('between', { from: format.longDate(from), to: format.longDate(to) })
  }

  return [
    ...(show === 'archived' ? [one('show', t('archived'))] : []),
    ...(from || to ? [{ key: 'dates', words: datesText(), without: omit(omit(filter, 'from'), 'to') }] : []),
    // A single person who was chosen is shown above the gallery, with their avatar.
    ...(filter.people?.includes(',') || typedWords.has(`people-${filter.people}`) ? each('people') : []),
    ...(show === 'favorites' && typedWords.has('show') ? [one('show', t('favorites'))] : []),
    ...(kind ? [one('kind', t(`kinds.${kind}`))] : []),
    ...(file ? [one('file', t('file', { name: file }))] : []),
    ...(filter.only ? [one('only', t('onlyThem'))] : []),
    ...each('category'),
    ...each('milestone'),
    ...each('tags'),
    ...(placed ? [one('placed', t('placed'))] : []),
    ...(near ? [one('near', nearText(readNear(near)))] : []),
    ...(area ? [one('area', t('area'))] : []),
    ...(sort ? [one('sort', t(`sorts.${sort}`))] : []),
  ]
}

function omit(filter: GalleryFilter, key: keyof GalleryFilter): GalleryFilter {
  const { [key]: _gone, ...rest } = filter
  return rest
}

function lastDayOfMonth(date: string): string {
  const [year, month] = dateParts(date)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
