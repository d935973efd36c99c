import type { Member } from '#features/families/server/member.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/database.ts'
import type { MediaViewer, SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { Problem } from '#shared/problems.ts'
import type { photosContract } from '../photos.contract.ts'
import { filterNames, type PhotoFilter } from '../photos.filters.ts'
import { GALLERY_PAGE_SIZE, SEARCH_PAGE_SIZE } from '../photos.rules.ts'
import { selectNewestFound, selectSuggestions } from './find-photos.queries.ts'
import { toPhotoListed } from './photo-view.ts'
import { countPhotos, isCounted, sortByPhotos } from './count-photos.queries.ts'
import {
  selectPhotoIds,
  selectPhotoMonths,
  selectPhotoPage,
  selectPosition,
  type PhotoPage,
} from './list-photos.queries.ts'

type Months = typeof photosContract.listPhotoMonths
type Covers = typeof photosContract.listMonthCovers
type List = typeof photosContract.listPhotos
type Suggestions = typeof photosContract.listPhotoSuggestions

/** Reads a page of the gallery and the number of matches. */
export async function readPhotos(tx: Tx, input: InputOf<List>) {
  const { family_id, sort_by, sort_order } = input
  const filter = await fewestFirst(tx, family_id, filterOf(input))
  const limit = input.limit ?? (Object.keys(filter).length ? SEARCH_PAGE_SIZE : GALLERY_PAGE_SIZE)
  const offset = input.offset ?? ((input.page ?? 1) - 1) * limit
  const cursor = readCursor(input.cursor)
  const backwards = input.backwards !== undefined && cursor !== undefined
  const page = { family_id, sort_by, sort_order, filter, cursor, backwards, from_month: input.from_month, offset }
  // Pipelined: both queries are sent in one packet.
  const [rows, counted] = await Promise.all([
    selectPage(tx, { ...page, limit: limit + 1 }),
    countPhotos(tx, family_id, filter, input.count === 'exact'),
  ])
  const hasMore = rows.length > limit
  const photos = backwards ? rows.slice(-limit) : rows.slice(0, limit)
  const [first, last] = [photos.at(0), photos.at(-1)]
  const at = (row: (typeof photos)[number]) => ({
    at: sort_by === 'taken_at' ? row.sort_at : row.created_at,
    id: row.id,
  })
  // The first page has nothing before it, which saves a query.
  const isFirst = isFirstPage(input)
  const isPlaced = first !== undefined && sort_by === 'taken_at' && isCounted(filter)
  const position = isPlaced && !isFirst ? await selectPosition(tx, { ...page, limit }, at(first)) : undefined
  const isAnyBefore = position?.any ?? (backwards ? hasMore : !isFirst)
  return {
    photos,
    next_cursor: last && (backwards || hasMore) ? writeCursor(at(last)) : null,
    previous_cursor: first && isAnyBefore ? writeCursor(at(first)) : null,
    month_offset: isPlaced ? (position?.month_offset ?? 0) : null,
    ...counted,
  }
}

function isFirstPage({ cursor, from_month, offset, page }: InputOf<List>): boolean {
  return !cursor && !from_month && !offset && (page ?? 1) === 1
}

/** Searches for words or several people, and later pages, take several queries, one after the other. */
export function isPipelined(input: InputOf<List>): boolean {
  return isFirstPage(input) && !input.text && !isOfSeveral(input)
}

function isOfSeveral({ person_ids }: PhotoFilter): boolean {
  return person_ids !== undefined && person_ids.length > 1
}

async function fewestFirst(tx: Tx, family_id: string, filter: PhotoFilter): Promise<PhotoFilter> {
  if (!isOfSeveral(filter)) return filter
  return { ...filter, person_ids: await sortByPhotos(tx, family_id, filter.person_ids ?? []) }
}

type PhotosRead = Awaited<ReturnType<typeof readPhotos>>

export function toPhotoPage(viewer: MediaViewer, { photos, ...page }: PhotosRead, sign: SignMedia): ResultOf<List> {
  return { ...page, photos: photos.map((row) => toPhotoListed(row, viewer, sign)) }
}

export async function listPhotos(viewer: Member<'photos.view'>, input: InputOf<List>, sign: SignMedia) {
  return toPhotoPage(viewer, await readPhotos(viewer.tx, input), sign)
}

/** Walks through the gallery to the first page of a frequent word, if it's the newest photos that are asked for. */
export async function selectPage(tx: Tx, page: PhotoPage) {
  const { family_id, filter, cursor, from_month, offset, limit, sort_by, sort_order } = page
  const { text, ...others } = filter
  const isFirst = !cursor && !from_month && offset === 0 && sort_by === 'taken_at' && sort_order === 'desc'
  if (text && isFirst && Object.keys(others).length === 0) {
    const ids = await selectNewestFound(tx, family_id, text, limit)
    if (ids.length === limit) return selectPhotoPage(tx, { ...page, filter: {} }, ids)
  }
  return selectPhotoPage(tx, page)
}

/** The IDs of all matching photos, up to the selection limit. */
export async function listPhotoIds(viewer: Member<'photos.view'>, input: PhotoFilter & { family_id: string }) {
  return { photo_ids: await selectPhotoIds(viewer.tx, viewer.family_id, filterOf(input)) }
}

export async function listPhotoMonths(viewer: Member<'photos.view'>, input: InputOf<Months>) {
  const { person_id, is_favorite, is_archived } = input
  if (!isCounted({ is_favorite, is_archived, person_ids: person_id ? [person_id] : undefined }))
    throw new Problem('invalid_input', { fields: { is_archived: 'alone' } })
  const months = await selectPhotoMonths(viewer.tx, viewer.family_id, {
    person_id,
    is_favorite: is_favorite === 'true',
    is_archived: is_archived === 'true',
  })
  return { months: months.map(({ month, photos }) => ({ month: month.slice(0, 7), photos: Number(photos) })) }
}

/** A query per month, each on the gallery's index. */
export async function listMonthCovers(
  viewer: Member<'photos.view'>,
  { year, ...counted }: InputOf<Covers>,
  sign: SignMedia,
): Promise<ResultOf<Covers>> {
  const { tx, family_id } = viewer
  const { months } = await listPhotoMonths(viewer, counted)
  const { is_favorite, is_archived, person_id } = counted
  const filter = filterOf({ is_favorite, is_archived, person_ids: person_id ? [person_id] : undefined })
  const page = {
    family_id,
    filter,
    sort_by: 'taken_at',
    sort_order: 'desc',
    cursor: undefined,
    backwards: false,
  } as const
  const covers = await Promise.all(
    months
      .filter(({ month }) => month.startsWith(`${year}-`))
      .map(async ({ month }) => {
        const [photo] = await selectPhotoPage(tx, { ...page, from_month: month, offset: 0, limit: 1 })
        return photo?.sort_at.startsWith(month) ? [{ month, photo: toPhotoListed(photo, viewer, sign) }] : []
      }),
  )
  return { covers: covers.flat() }
}

/** Suggested tags and places for a search, most used first. */
export async function listPhotoSuggestions(
  viewer: Member<'photos.view'>,
  { text = '' }: InputOf<Suggestions>,
): Promise<ResultOf<Suggestions>> {
  const kinds = ['tag', 'place'] as const
  const found = await Promise.all(
    kinds.map(async (kind) =>
      (await selectSuggestions(viewer.tx, viewer.family_id, kind, text)).map((row) => ({
        kind,
        name: row.name,
        photos: Number(row.photos),
      })),
    ),
  )
  return { suggestions: found.flat().toSorted((a, b) => b.photos - a.photos) }
}

/** The filters of an input, without undefined ones. @throws Problem invalid_input: an incomplete radius */
export function filterOf(input: PhotoFilter): PhotoFilter {
  const given = filterNames.filter((name) => input[name] !== undefined && input[name] !== '')
  const near = given.filter((name) => name.startsWith('near_'))
  if (near.length > 0 && near.length < 3) throw new Problem('invalid_input', { fields: { near_km: 'incomplete' } })
  return Object.fromEntries(given.map((name) => [name, input[name]]))
}
