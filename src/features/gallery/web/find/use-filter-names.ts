import { useQuery } from '@tanstack/react-query'
import { categoriesOptions } from '#features/categories/web/categories.data.ts'
import { useFormat, useText } from '#web/text.tsx'
import { choicesOptions } from '#features/photos/web/photos.data.ts'
import type { GalleryFilter } from '#features/photos/web/photos.search.ts'
import { readNear, type Near } from './near.ts'

/** One active filter as text, and the filter without it. */
export type FilterPart = { key: string; words: string; without: GalleryFilter }

/** The active filters. Filters whose names haven't been loaded yet are left out. */
export function useFilterParts(family_id: string, filter: GalleryFilter): FilterPart[] {
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
  const { text, from, to, near, area, placed, sort } = filter

  const nearText = ({ km, name }: Near) => (name ? t('nearNamed', { km, name }) : t('near', { km }))
  const one = (key: keyof GalleryFilter, words: string): FilterPart => ({ key, words, without: omit(filter, key) })
  const each = (key: 'people' | 'category' | 'milestone' | 'tags'): FilterPart[] =>
    (filter[key]?.split(',') ?? []).map((value, _at, all) => ({
      key: `${key}-${value}`,
      words: key === 'tags' ? t('tagged', { name: value }) : (names.get(value) ?? (isKnown(key) ? t('gone') : '…')),
      without: all.length > 1 ? { ...filter, [key]: all.filter((other) => other !== value).join() } : omit(filter, key),
    }))

  return [
    ...(text ? [one('text', t('words', { text }))] : []),
    ...(from && to && from === to
      ? [{ key: 'day', words: format.longDate(from), without: omit(omit(filter, 'from'), 'to') }]
      : [
          ...(from ? [one('from', t('since', { date: format.longDate(from) }))] : []),
          ...(to ? [one('to', t('until', { date: format.longDate(to) }))] : []),
        ]),
    // A single person is shown above the gallery, with their avatar.
    ...(filter.people?.includes(',') ? each('people') : []),
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
