import { isId } from '#shared/is-id.ts'
import {
  FILE_NAME_MAX_LENGTH,
  FILE_NAME_MIN_LENGTH,
  LABELS_MAX,
  photoKinds,
  type PhotoKind,
  RADIUS_MAX_KM,
  SEARCH_TEXT_MAX_LENGTH,
  TAG_MAX_LENGTH,
} from '../photos.rules.ts'

/** The search parameters of any screen on which photos can be opened. */
export type OpenPhotoSearch = {
  /** The ID of the photo in the drawer. */
  photo?: string
  /** What's open besides the photo, which is in full screen without it. */
  view?: PhotoView
}
export type PhotoView = 'details' | 'comments'

/** The gallery's filter, as it's in the URL. */
export type GalleryFilter = {
  show?: 'favorites' | 'archived'
  text?: string
  /** Dates, both inclusive. */
  from?: string
  to?: string
  /** IDs, separated by commas. */
  people?: string
  /** Only photos without anyone else. */
  only?: 'yes'
  category?: string
  milestone?: string
  /** Tags, separated by commas. */
  tags?: string
  kind?: PhotoKind
  /** The beginning of a file name. */
  file?: string
  /** Only photos with a position. */
  placed?: 'yes'
  /** Latitude, longitude, kilometers, and the place's name if it's known. */
  near?: string
  /** The visible area of the map: west, south, east, north. */
  area?: string
  sort?: 'oldest' | 'added'
}
export type GallerySearch = OpenPhotoSearch &
  GalleryFilter & {
    tab?: 'browse' | 'upload'
    form?: 'category' | 'download'
    map?: 'open'
    /** The words that filters were typed as, so that they can be text again (find/typed-words.ts). */
    typed?: string
  }

/** People and email programs change URLs, so invalid parameters are ignored. */
export function readOpenPhotoSearch(search: { [name: string]: unknown }): OpenPhotoSearch {
  const { photo, view } = search
  if (typeof photo !== 'string' || !isId(photo)) return {}
  return view === 'details' || view === 'comments' ? { photo, view } : { photo }
}

type Fit = (text: string) => unknown

const isWords =
  (most: number): Fit =>
  (text) =>
    text.trim() && text.length <= most && !text.includes('\0')
/** There is no February 30, and no year 0. */
const isDay: Fit = (text) => /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text)
/** Numbers whose absolute values are within the limits. */
const areWithin = (limits: readonly number[], texts: readonly string[]) =>
  limits.every((limit, at) => /^-?\d+(\.\d+)?$/.test(texts[at] ?? '') && Math.abs(Number(texts[at])) <= limit)
const isNear: Fit = (text) => {
  const numbers = text.split(',')
  return areWithin([90, 180, RADIUS_MAX_KM], numbers) && Number(numbers[2]) > 0
}
const isArea: Fit = (text) => {
  const edges = text.split(',')
  return edges.length === 4 && areWithin([180, 90, 180, 90], edges) && Number(edges[1]) <= Number(edges[3])
}

const all = (fit: Fit) => (text: string) => (fit(text) ? text : '')
const oneOf = (...words: string[]) => all((text) => words.includes(text))
/** The valid items of a list, without duplicates. */
const some = (fit: Fit) => (text: string) => [...new Set(text.split(','))].filter(fit).slice(0, LABELS_MAX).join()

/** A text of the greatest length, with the names of its filters. */
const TYPED_MAX_LENGTH = 2_000

/** The valid part of each parameter, or an empty string, so that the server is never sent something it rejects. */
const readings: Record<keyof GalleryFilter | 'tab' | 'form' | 'map' | 'typed', (text: string) => string> = {
  show: oneOf('favorites', 'archived'),
  text: all(isWords(SEARCH_TEXT_MAX_LENGTH)),
  from: all(isDay),
  to: all(isDay),
  people: some(isId),
  only: oneOf('yes'),
  category: some(isId),
  milestone: some(isId),
  tags: some(isWords(TAG_MAX_LENGTH)),
  kind: oneOf(...photoKinds),
  file: all((text) => text.trim().length >= FILE_NAME_MIN_LENGTH && isWords(FILE_NAME_MAX_LENGTH)(text)),
  placed: oneOf('yes'),
  near: all(isNear),
  area: all(isArea),
  sort: oneOf('oldest', 'added'),
  tab: oneOf('upload'),
  form: oneOf('category', 'download'),
  map: oneOf('open'),
  typed: all(isWords(TYPED_MAX_LENGTH)),
}

export function readGallerySearch(search: { [name: string]: unknown }): GallerySearch {
  const found = Object.entries(readings).flatMap(([name, read]) => {
    const value = search[name]
    // The router parses `?text=2019` as a number.
    const text = typeof value === 'number' ? String(value) : value
    const meant = typeof text === 'string' && read(text)
    return meant ? [[name, meant]] : []
  })
  return { ...readOpenPhotoSearch(search), ...(Object.fromEntries(found) as GallerySearch) }
}

/** Only the filter, with its keys in a fixed order, so that equal filters have equal JSON. */
export function readGalleryFilter(search: { [name: string]: unknown }): GalleryFilter {
  const {
    photo: _photo,
    view: _view,
    tab: _tab,
    form: _form,
    map: _map,
    typed: _typed,
    ...filter
  } = readGallerySearch(search)
  return filter
}
