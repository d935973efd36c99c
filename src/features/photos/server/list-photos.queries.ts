import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Cursor } from '#server/db/cursor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { preparedQuery, unplanned } from '#server/db/prepared-statement.ts'
import type { PhotoFilter } from '../photos.filters.ts'
import { GALLERY_PAGE_SIZE, SELECTION_MAX } from '../photos.rules.ts'
import { countedIn } from './count-photos.queries.ts'
import { listed, tileFlags } from './listed-photos.fragments.ts'
import { inTimeline, isTimeline, matches } from './photo-filter.fragments.ts'

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

/**
 * A page by keyset, in either direction: as fast at the end of a million photos as at the start. `ids`: only these photos.
 */
export async function selectPhotoPage(tx: Tx, page: PhotoPage, ids?: string[]) {
  const rows = isUsual(page) && !ids ? await selectUsualPage(tx, page) : await pageQuery(tx, page, ids).execute()
  return page.backwards ? rows.toReversed() : rows
}

type Value = string | Expression<string>
type AskedCursor = Record<keyof Cursor, Value>
type AskedPage = Omit<PhotoPage, 'family_id' | 'cursor' | 'from_month'> & {
  family_id: Value
  cursor: AskedCursor | undefined
  from_month: Value | undefined
}

function pageQuery(db: Db, page: AskedPage, ids?: string[]) {
  const column = columnOf(page)
  const { cursor, from_month } = page
  const order = page.backwards ? opposite(page.sort_order) : page.sort_order
  return matching(db, page, ids)
    .select(listed.map((name) => `photos.${name}` as const))
    .select(tileFlags('photos'))
    .$call((query) => (cursor === undefined ? query : query.where(beyond(column, order, cursor))))
    .$call((query) => (from_month === undefined ? query : query.where(notBeforeMonth(column, from_month, order))))
    .orderBy(column.at, order)
    .orderBy(column.id, order)
    .$if(page.offset > 0, (query) => query.offset(page.offset))
    .limit(isUsual(page) ? sql.lit(page.limit) : page.limit)
}

/** One for each way to sort and page, since the values are no part of it. */
const usualPages = new Map<string, ReturnType<typeof usualPage>>()

const usualPage = (page: PhotoPage) =>
  preparedQuery((db: Db, family_id: string, at: string, id: string, from_month: string) =>
    pageQuery(db, {
      ...page,
      family_id: unplanned(family_id, 'uuid'),
      cursor: page.cursor && { at: unplanned(at, 'text'), id: unplanned(id, 'uuid') },
      from_month: page.from_month && unplanned(from_month, 'text'),
    }),
  )

function selectUsualPage(tx: Tx, page: PhotoPage) {
  const { family_id, sort_by, sort_order, backwards, cursor, from_month } = page
  const shape = [sort_by, sort_order, backwards, !cursor, !from_month].join(' ')
  const query = usualPages.get(shape) ?? usualPage(page)
  usualPages.set(shape, query)
  return query(tx, family_id, cursor?.at ?? '', cursor?.id ?? '', from_month ?? '')
}

/**
 * Photos that match the filter. Those of people are joined with their tags, whose index has them in the gallery's order. Only by
 * ID: with the time, PostgreSQL would merge the indexes from their start, also for a page in the middle.
 */
function matching(db: Db, page: AskedPage, ids?: string[]) {
  const { family_id, filter } = page
  const people = isOfPeople(page) ? (filter.person_ids ?? []) : []
  const photos = db
    .selectFrom('photos')
    .where((eb) => matches(eb, family_id, filter, { people: people.length === 0 }))
    .$if(isTimeline(filter) && !ids, (query) => query.where(inTimeline))
    .$if(ids !== undefined, (query) => query.where('photos.id', '=', sql<string>`any (${ids}::uuid[])`))
  return people.reduce(
    (query, person_id, at) =>
      query.innerJoin(sql`photo_people`.as(`shown_${at}`), (join) =>
        join.on(sql<SqlBool>`${sql.ref(`shown_${at}.family_id`)} = ${family_id} and ${sql.ref(`shown_${at}.person_id`)} = ${person_id}
          and ${sql.ref(`shown_${at}.photo_id`)} = photos.id`),
      ) as typeof query,
    photos,
  )
}

function isOfPeople({ sort_by, filter }: AskedPage): boolean {
  return sort_by === 'taken_at' && !!filter.person_ids?.length
}

/** Pages of the unfiltered gallery, whose plan is the same for all parameters, so they can use a prepared statement. */
function isUsual({ filter, limit, offset }: AskedPage): boolean {
  return limit === GALLERY_PAGE_SIZE + 1 && offset === 0 && isTimeline(filter)
}

/** How many photos of the same month come before this one, and whether there are any before it at all. */
export async function selectPosition(tx: Tx, page: PhotoPage, first: Cursor) {
  const column = columnOf(page)
  const before = beyond(column, opposite(page.sort_order), first)
  const among = (condition: Expression<SqlBool>) =>
    isOfPeople(page)
      ? tagged(tx, page).where(condition)
      : matching(tx, page).select('photos.id as photo_id').where(condition)
  const isIn = (unit: 'month' | 'day') => sql<SqlBool>`${column.at} >= date_trunc(${unit}, ${first.at}::timestamp)
    and ${column.at} < date_trunc(${unit}, ${first.at}::timestamp) + ${`1 ${unit}`}::interval`
  const { any, counted, days } = await tx
    .selectNoFrom((eb) => [
      eb.exists(among(before)).as('any'),
      eb
        .selectFrom(among(eb.and([before, isIn(isOfPeople(page) ? 'day' : 'month')])).as('earlier'))
        .select((of) => of.fn.countAll<number>().as('before'))
        .as('counted'),
      (isOfPeople(page) ? photosOfDaysBefore(page, first) : sql<number>`0`).as('days'),
    ])
    .executeTakeFirstOrThrow()
  return { any: Boolean(any), month_offset: Number(counted) + Number(days) }
}

/** A person's photos of the days before a photo's day in its month, from the trigger-maintained counts. */
function photosOfDaysBefore({ family_id, filter, sort_order }: PhotoPage, { at }: Cursor) {
  const than = sql.raw(sort_order === 'asc' ? '<' : '>')
  return sql<number>`(select coalesce(sum(${countedIn(filter, true)}), 0) from person_photo_counts
    where family_id = ${family_id} and person_id = ${filter.person_ids?.[0]} and day ${than} ${at}::timestamp::date
      and day >= date_trunc('month', ${at}::timestamp)::date and day < (date_trunc('month', ${at}::timestamp) + interval '1 month')::date)`
}

/** Photos of one person, from their tags alone, whose index has all that's asked. */
function tagged(tx: Tx, { family_id, filter: { person_ids = [], is_favorite } }: PhotoPage) {
  return tx
    .selectFrom('photo_people as shown_0')
    .select('shown_0.photo_id')
    .where('shown_0.family_id', '=', family_id)
    .where(sql<SqlBool>`shown_0.person_id = ${person_ids[0]}`)
    .$if(is_favorite !== undefined, (query) => query.where('shown_0.is_favorite', '=', true))
}

type Column = { at: RawBuilder<unknown>; id: RawBuilder<unknown>; type: 'timestamp' | 'timestamptz' }

/** The columns that an index is sorted by. */
function columnOf(page: AskedPage): Column {
  if (page.sort_by === 'created_at')
    return { at: sql.ref('photos.created_at'), id: sql.ref('photos.id'), type: 'timestamptz' }
  const [at, id] = isOfPeople(page) ? ['shown_0.sort_at', 'shown_0.photo_id'] : ['photos.sort_at', 'photos.id']
  return { at: sql.ref(at), id: sql.ref(id), type: 'timestamp' }
}

function opposite(order: 'asc' | 'desc'): 'asc' | 'desc' {
  return order === 'asc' ? 'desc' : 'asc'
}

function notBeforeMonth({ at }: Column, month: Value, order: 'asc' | 'desc'): Expression<SqlBool> {
  const first = sql`(${month}::text || '-01')::timestamp`
  return order === 'asc' ? sql<SqlBool>`${at} >= ${first}` : sql<SqlBool>`${at} < ${first} + interval '1 month'`
}

function beyond({ at, id, type }: Column, order: 'asc' | 'desc', after: AskedCursor): Expression<SqlBool> {
  const than = sql.raw(order === 'asc' ? '>' : '<')
  return sql<SqlBool>`(${at}, ${id}) ${than} (${after.at}::${sql.raw(type)}, ${after.id}::uuid)`
}

/** In the gallery's order. */
export async function selectPhotoIds(tx: Tx, family_id: string, filter: PhotoFilter): Promise<string[]> {
  const rows = await tx
    .selectFrom('photos')
    .select('id')
    .where((eb) => matches(eb, family_id, filter))
    .$if(isTimeline(filter), (query) => query.where(inTimeline))
    .orderBy('sort_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SELECTION_MAX)
    .execute()
  return rows.map(({ id }) => id)
}

type Counted = { is_favorite: boolean; is_archived: boolean; person_id: string | undefined }

/** From the trigger-maintained counts. Months are represented by their first day. */
export function selectPhotoMonths(tx: Tx, family_id: string, counted: Counted) {
  const { person_id } = counted
  const photos = sql<number>`sum(${countedIn(counted, !!person_id)})`
  const month = sql<string>`date_trunc('month', ${sql.ref(person_id ? 'day' : 'month')})::date`
  return tx
    .selectFrom(person_id ? 'person_photo_counts' : 'photo_counts')
    .select([month.as('month'), photos.as('photos')])
    .where('family_id', '=', family_id)
    .$if(person_id !== undefined, (query) => query.where(sql<SqlBool>`person_id = ${person_id}`))
    .groupBy(month)
    .having(photos, '>', 0)
    .orderBy(month, 'desc')
    .execute()
}
