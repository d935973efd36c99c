import { isId } from '#shared/is-id.ts'

/** What the address of any screen says on which photos can be opened. */
export type OpenPhotoSearch = {
  /** The photo that is open in the drawer. */
  photo?: string
  /** It is shown over the whole screen. */
  view?: 'full'
}

/** What a gallery is narrowed to, as its address says it. */
export type GalleryFilter = {
  show?: 'favorites'
  text?: string
  /** Days, both included. */
  from?: string
  to?: string
  /** Ids, separated by commas. */
  child?: string
  category?: string
  milestone?: string
  /** Tags, separated by commas. */
  tags?: string
  /** Only photos with a place. */
  placed?: 'yes'
  /** Latitude, longitude, kilometres, and the name of the place where it is known. */
  near?: string
  /** The part of the map that is looked at: west, south, east, north. */
  area?: string
  sort?: 'oldest' | 'added'
}
export type GallerySearch = OpenPhotoSearch &
  GalleryFilter & { tab?: 'browse' | 'upload'; form?: 'category'; map?: 'open' }

/** Addresses are typed by people and mail programs: what does not fit counts as absent. */
export function readOpenPhotoSearch(search: { [name: string]: unknown }): OpenPhotoSearch {
  const { photo, view } = search
  if (typeof photo !== 'string' || !isId(photo)) return {}
  return view === 'full' ? { photo, view } : { photo }
}

const isIds = (text: string) => text.split(',').every(isId)
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const isOneOf = (words: string) => (text: string) => words.split(' ').includes(text)
const isText = (text: string) => text.trim() !== '' && text.length <= 200

const fits: Record<keyof GalleryFilter | 'tab' | 'form' | 'map', (text: string) => boolean> = {
  show: isOneOf('favorites'),
  text: isText,
  from: isDay,
  to: isDay,
  child: isIds,
  category: isIds,
  milestone: isIds,
  tags: isText,
  placed: isOneOf('yes'),
  near: (text) => /^-?[\d.]+,-?[\d.]+,[\d.]+(,[^,]{1,100})?$/.test(text),
  area: (text) => /^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/.test(text),
  sort: isOneOf('oldest added'),
  tab: isOneOf('upload'),
  form: isOneOf('category'),
  map: isOneOf('open'),
}

export function readGallerySearch(search: { [name: string]: unknown }): GallerySearch {
  const found = Object.entries(fits).flatMap(([name, fit]) => {
    const value = search[name]
    // The router reads `?text=2019` as a number.
    const text = typeof value === 'number' ? String(value) : value
    return typeof text === 'string' && fit(text) ? [[name, text]] : []
  })
  return { ...readOpenPhotoSearch(search), ...(Object.fromEntries(found) as GallerySearch) }
}

/** The filter alone, always in the same order, so that one filter has one name. */
export function readGalleryFilter(search: { [name: string]: unknown }): GalleryFilter {
  const { photo: _photo, view: _view, tab: _tab, form: _form, map: _map, ...filter } = readGallerySearch(search)
  return filter
}
