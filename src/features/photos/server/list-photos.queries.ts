import { sql, type Expression, type SqlBool } from 'kysely'
import type { Cursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared-statement.ts'
import type { PhotoFilter } from '../photos.filters.ts'
import { GALLERY_PAGE_SIZE, SELECTION_MAX, SUGGESTIONS_EACH } from '../photos.rules.ts'
import { listed, tileFlags, visibleChild } from './listed-photos.fragments.ts'
import { matches } from './photo-filter.fragments.ts'

export type PhotoPage = {
  family_id: string
  sort_by: 'taken_at' | 'created_at'
  sort_order: 'asc' | 'desc'
  filter: PhotoFilter
  cursor: Cursor | undefined
  /** The page that ends before the cursor. */
  backwards: boolean
  /** Starts at this month, `YYYY-MM`. */
  from_month: string | undefined
  offset: number
  limit: number
}

/** A page by keyset, in either direction: as fast at the end of a million photos as at the start. */
export async function selectPhotoPage(tx: Tx, page: PhotoPage) {
  const column = columnOf(page)
  const { cursor, from_month } = page
  const order = page.backwards ? opposite(page.sort_order) : page.sort_order
  const rows = await tx
    .selectFrom('photos')
    .select(listed)
    .select(visibleChild)
    .select(tileFlags('photos'))
    .where((eb) => matches(eb, page.family_id, page.filter))
    .$call((query) => (cursor === undefined ? query : query.where(beyond(column, order, cursor))))
    .$call((query) => (from_month === undefined ? query : query.where(notBeforeMonth(from_month, order))))
    .orderBy(column, order)
    .orderBy('id', order)
    .$if(page.offset > 0, (query) => query.offset(page.offset))
    .$if(!isUsual(page), (query) => query.limit(page.limit))
    .$if(isUsual(page), (query) => query.limit(sql.lit(page.limit)).modifyEnd(prepared))
    .execute()
  return page.backwards ? rows.toReversed() : rows
}

/** Pages of the unfiltered gallery, whose plan is the same for all parameters, so they can use a prepared statement. */
function isUsual({ filter, limit, offset }: PhotoPage): boolean {
  return limit === GALLERY_PAGE_SIZE + 1 && offset === 0 && Object.keys(filter).length === 0
}

/** How many photos of the same month come before this one, and whether there are any before it at all. */
export async function selectPosition(tx: Tx, page: PhotoPage, first: Cursor) {
  const before = beyond(columnOf(page), opposite(page.sort_order), first)
  const { any, month_offset } = await tx
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('photos')
            .select('id')
            .where((of) => matches(of, page.family_id, page.filter))
            .where(before),
        )
        .as('any'),
      eb
        .selectFrom('photos')
        .select((of) => of.fn.countAll<number>().as('before'))
        .where((of) => matches(of, page.family_id, page.filter))
        .where(before)
        .where(sql<SqlBool>`sort_at >= date_trunc('month', ${first.at}::timestamp)`)
        .where(sql<SqlBool>`sort_at < date_trunc('month', ${first.at}::timestamp) + interval '1 month'`)
        .as('month_offset'),
    ])
    .executeTakeFirstOrThrow()
  return { any: Boolean(any), month_offset: Number(month_offset) }
}

function columnOf({ sort_by }: PhotoPage): 'sort_at' | 'created_at' {
  return sort_by === 'taken_at' ? 'sort_at' : 'created_at'
}

function opposite(order: 'asc' | 'desc'): 'asc' | 'desc' {
  return order === 'asc' ? 'desc' : 'asc'
}

function notBeforeMonth(month: string, order: 'asc' | 'desc'): Expression<SqlBool> {
  const first = `${month}-01`
  return order === 'asc'
    ? sql<SqlBool>`sort_at >= ${first}::timestamp`
    : sql<SqlBool>`sort_at < ${first}::timestamp + interval '1 month'`
}

function beyond(column: 'sort_at' | 'created_at', order: 'asc' | 'desc', after: Cursor): Expression<SqlBool> {
  const type = sql.raw(column === 'sort_at' ? 'timestamp' : 'timestamptz')
  const than = sql.raw(order === 'asc' ? '>' : '<')
  return sql<SqlBool>`(${sql.ref(column)}, id) ${than} (${after.at}::${type}, ${after.id}::uuid)`
}

/** Whether triggers maintain the count for this filter: everything, one child, or the favorites of either. */
export function isCounted({ is_favorite: _, child_id, ...others }: PhotoFilter): boolean {
  return Object.values(others).every((value) => value === undefined) && (child_id?.length ?? 0) < 2
}

/** Exact: from the trigger-maintained counts if possible, otherwise counted. */
export async function countPhotos(tx: Tx, family_id: string, filter: PhotoFilter): Promise<number> {
  const { is_favorite, child_id } = filter
  const row = isCounted(filter)
    ? await tx
        .selectFrom(child_id ? 'child_photo_counts' : 'photo_counts')
        .select((eb) =>
          eb.fn.coalesce(eb.fn.sum<number>(is_favorite ? 'favorites' : 'photos'), sql<number>`0`).as('total'),
        )
        .where('family_id', '=', family_id)
        .$call((query) => (child_id === undefined ? query : query.where(sql<SqlBool>`child_id = ${child_id[0]}`)))
        .executeTakeFirstOrThrow()
    : await tx
        .selectFrom('photos')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where((eb) => matches(eb, family_id, filter))
        .executeTakeFirstOrThrow()
  return Number(row.total)
}

/** In the gallery's order. */
export async function selectPhotoIds(tx: Tx, family_id: string, filter: PhotoFilter): Promise<string[]> {
  const rows = await tx
    .selectFrom('photos')
    .select('id')
    .where((eb) => matches(eb, family_id, filter))
    .orderBy('sort_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SELECTION_MAX)
    .execute()
  return rows.map(({ id }) => id)
}

/** Tags or places that contain the text, those with the most photos first. */
export function selectSuggestions(tx: Tx, family_id: string, kind: 'tag' | 'place', text: string) {
  return tx
    .selectFrom('photo_label_counts')
    .select((eb) => [eb.fn.max('name').as('name'), eb.fn.sum<number>('photos').as('photos')])
    .where('family_id', '=', family_id)
    .where('kind', '=', kind)
    .$if(text !== '', (query) => query.where(sql<boolean>`position(app.fold(${text}) in key) > 0`))
    .groupBy('key')
    .having((eb) => eb(eb.fn.sum('photos'), '>', 0))
    .orderBy('photos', 'desc')
    .orderBy('name')
    .limit(SUGGESTIONS_EACH)
    .execute()
}

type Counted = { is_favorite?: boolean; child_id?: string | undefined }

/** From the trigger-maintained counts. Months are represented by their first day. */
export function selectPhotoMonths(tx: Tx, family_id: string, { is_favorite, child_id }: Counted) {
  const month = sql<string>`date_trunc('month', ${sql.ref(child_id ? 'day' : 'month')})::date`
  return tx
    .selectFrom(child_id ? 'child_photo_counts' : 'photo_counts')
    .select((eb) => [month.as('month'), eb.fn.sum<number>(is_favorite ? 'favorites' : 'photos').as('photos')])
    .where('family_id', '=', family_id)
    .$if(child_id !== undefined, (query) => query.where(sql<SqlBool>`child_id = ${child_id}`))
    .groupBy(month)
    .having((eb) => eb(eb.fn.sum(is_favorite ? 'favorites' : 'photos'), '>', 0))
    .orderBy(month, 'desc')
    .execute()
}
