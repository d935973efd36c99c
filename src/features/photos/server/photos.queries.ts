import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool, type Updateable } from 'kysely'
import type { Cursor } from '#server/db/cursor.ts'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#server/db/database.ts'
import type { Pairing } from '#server/media-process/media-report.ts'
import type { DB, Photos } from '#server/db/tables.ts'
import type { PhotoFilter } from '../photos.filters.ts'
import type { Crop } from '../photos.crop.ts'
import { SELECTION_MAX, SUGGESTIONS_EACH } from '../photos.rules.ts'
import { matches } from './photo-filter.queries.ts'

export const listed = [
  'id',
  'family_id',
  'kind',
  'filename',
  'file_type',
  'width',
  'height',
  'duration_ms',
  'animated',
  'description',
  'is_favorite',
  'taken_at',
  'taken_precision',
  'created_at',
  'sort_at',
  'thumbhash',
  'audience',
  'derivatives_version',
] as const

const detailed = [
  ...listed,
  'bytes',
  'location_name',
  'location_lat',
  'location_lng',
  'taken_offset_minutes',
  'camera',
  'placeholder',
  'quarter_turns',
  'crop',
  'pairing',
] as const

export type PhotoPage = {
  family_id: string
  sort_by: 'taken_at' | 'created_at'
  sort_order: 'asc' | 'desc'
  filter: PhotoFilter
  cursor: Cursor | undefined
  /** The page that ends before the cursor. */
  backwards: boolean
  /** Begins with this month, `YYYY-MM`. */
  from_month: string | undefined
  offset: number
  limit: number
}

/** A page by keyset, in either direction: as fast at the end of a million photos as at their beginning. */
export async function selectPhotoPage(tx: Tx, page: PhotoPage) {
  const column = columnOf(page)
  const { cursor, from_month } = page
  const order = page.backwards ? opposite(page.sort_order) : page.sort_order
  const rows = await tx
    .selectFrom('photos')
    .select(listed)
    .select(visibleChild)
    .where((eb) => matches(eb, page.family_id, page.filter))
    .$if(cursor !== undefined, (query) => query.where(beyond(column, order, cursor!)))
    .$if(from_month !== undefined, (query) => query.where(notBeforeMonth(from_month!, order)))
    .orderBy(column, order)
    .orderBy('id', order)
    .$if(page.offset > 0, (query) => query.offset(page.offset))
    .limit(page.limit)
    .execute()
  return page.backwards ? rows.toReversed() : rows
}

/** How many photos of its month stand before this one, and whether there is any before it at all. */
export async function selectPlace(tx: Tx, page: PhotoPage, first: Cursor) {
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

/** The child of a photo, unless it was removed: row-level security hides it then. */
function visibleChild(eb: ExpressionBuilder<DB, 'photos'>) {
  return eb
    .selectFrom('children')
    .select('children.id')
    .whereRef('children.family_id', '=', 'photos.family_id')
    .whereRef('children.id', '=', 'photos.child_id')
    .as('child_id')
}

function beyond(column: 'sort_at' | 'created_at', order: 'asc' | 'desc', after: Cursor): Expression<SqlBool> {
  const type = sql.raw(column === 'sort_at' ? 'timestamp' : 'timestamptz')
  const than = sql.raw(order === 'asc' ? '>' : '<')
  return sql<SqlBool>`(${sql.ref(column)}, id) ${than} (${after.at}::${type}, ${after.id}::uuid)`
}

/** Whether triggers keep the counts of this: of everything, of one child, of the favourites of either. */
export function isCounted({ is_favorite: _, child_id, ...others }: PhotoFilter): boolean {
  return Object.values(others).every((value) => value === undefined) && (child_id?.length ?? 0) < 2
}

/** Exact: from the counts that triggers keep where they know, else counted. */
export async function countPhotos(tx: Tx, family_id: string, filter: PhotoFilter): Promise<number> {
  const { is_favorite, child_id } = filter
  const row = isCounted(filter)
    ? await tx
        .selectFrom(child_id ? 'child_photo_counts' : 'photo_counts')
        .select((eb) =>
          eb.fn.coalesce(eb.fn.sum<number>(is_favorite ? 'favorites' : 'photos'), sql<number>`0`).as('total'),
        )
        .where('family_id', '=', family_id)
        .$if(child_id !== undefined, (query) => query.where(sql<SqlBool>`child_id = ${child_id![0]}`))
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

/** Tags or places that contain the text, those of most photos first. */
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

/** From the counts that triggers keep; months begin with their first day. */
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

export function selectPhoto(tx: Tx, family_id: string, photo_id: string) {
  return tx
    .selectFrom('photos')
    .leftJoin('profiles as adder', 'adder.id', 'photos.added_by')
    .select(detailed.map((column) => `photos.${column}` as const))
    .select(['photos.added_by', 'adder.id as adder_id', 'adder.first_name', 'adder.last_name'])
    .select((eb) => visibleChild(eb as never))
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('film_renditions as film')
            .select('film.photo_id')
            .whereRef('film.photo_id', '=', 'photos.id')
            .where('film.state', '=', 'made'),
        )
        .as('is_rendered'),
      jsonArrayFrom(
        eb
          .selectFrom('photo_tags as tag')
          .select('tag.name')
          .whereRef('tag.photo_id', '=', 'photos.id')
          .orderBy('tag.key'),
      ).as('tags'),
      jsonArrayFrom(
        eb
          .selectFrom('photo_categories as link')
          .innerJoin('categories as category', 'category.id', 'link.category_id')
          .select(['category.id', 'category.name'])
          .whereRef('link.photo_id', '=', 'photos.id')
          .orderBy(sql`app.fold(category.name)`),
      ).as('categories'),
      jsonArrayFrom(
        eb
          .selectFrom('photo_milestones as shown')
          .innerJoin('milestones as milestone', 'milestone.id', 'shown.milestone_id')
          .select(['milestone.id', 'milestone.name', 'milestone.date'])
          .whereRef('shown.photo_id', '=', 'photos.id')
          .orderBy('milestone.date')
          .orderBy('milestone.id'),
      ).as('milestones'),
      jsonObjectFrom(
        eb
          .selectFrom('children as child')
          .select(['child.id', 'child.first_name', 'child.last_name'])
          .whereRef('child.family_id', '=', 'photos.family_id')
          .whereRef('child.id', '=', 'photos.child_id'),
      ).as('child'),
      // The film of a Live Photo, where both halves are here and this person sees both.
      jsonObjectFrom(
        eb
          .selectFrom('photos as half')
          .leftJoin('film_renditions as rendition', 'rendition.photo_id', 'half.id')
          .select(['half.id', 'rendition.state'])
          .whereRef('half.family_id', '=', 'photos.family_id')
          .where('half.deleted_at', 'is', null)
          .where('half.kind', '=', 'video')
          .where('photos.kind', '=', 'image')
          .whereRef('half.live_id', '=', 'photos.live_id')
          .orderBy('half.created_at')
          .limit(1),
      ).as('moving_half'),
    ])
    .where('photos.family_id', '=', family_id)
    .where('photos.id', '=', photo_id)
    .executeTakeFirst()
}

export type PhotoListedRow = Awaited<ReturnType<typeof selectPhotoPage>>[number]
export type PhotoDetailRow = NonNullable<Awaited<ReturnType<typeof selectPhoto>>>

/** Whoever changes photos waits here for others who do, before the first row is locked (migrations/0070). */
export async function lockPhotos(tx: Tx, family_id: string): Promise<void> {
  await sql`select app.lock_photos(${family_id})`.execute(tx)
}

export type PhotoChange = Pick<
  Updateable<Photos>,
  | 'description'
  | 'location_name'
  | 'location_lat'
  | 'location_lng'
  | 'is_favorite'
  | 'child_id'
  | 'taken_at'
  | 'taken_precision'
  | 'taken_offset_minutes'
  | 'taken_at_from'
>

/** What the photo was before, and nothing where there was none to change. */
export async function updatePhoto(tx: Tx, family_id: string, photo_id: string, change: PhotoChange) {
  const before = await tx
    .selectFrom('photos')
    .select(['is_favorite', 'audience', 'added_by'])
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  await tx
    .updateTable('photos')
    .set({ ...change, updated_at: sql`now()` })
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .execute()
  return before
}

/** False where it is not the caller's to decide: only the one who added a photo keeps it to themselves. */
export async function updateAudience(tx: Tx, family_id: string, photo_id: string, audience: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean | null }>`
    select app.share_photo(${family_id}, ${photo_id}, ${audience}) as done`.execute(tx)
  return rows[0]?.done === true
}

/** Which of these are the family's, and no secret of the person who added them. */
export async function selectShared(tx: Tx, family_id: string, photo_ids: readonly string[]): Promise<Set<string>> {
  const shared = await tx
    .selectFrom('photos')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', 'in', photo_ids)
    .where('deleted_at', 'is', null)
    .where('audience', '<>', 'private')
    .execute()
  return new Set(shared.map(({ id }) => id))
}

/** Hides a photo; true if it was there. */
export async function hidePhoto(tx: Tx, family_id: string, photo_id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string | null }>`select app.delete_photo(${family_id}, ${photo_id}) as id`.execute(
    tx,
  )
  return rows[0]?.id != null
}

/** What is said of a photo, as far as an export of a family may say something else. */
export function selectDescribed(tx: Tx, family_id: string, photo_id: string) {
  return tx
    .selectFrom('photos')
    .select(['description', 'location_name', 'location_lat', 'location_lng', 'is_favorite', 'child_id'])
    .select(['taken_at', 'taken_precision', 'taken_offset_minutes', 'quarter_turns'])
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .executeTakeFirst()
}

/** Turns a picture that stands still; false where there is none. */
export async function turnQuarters(tx: Tx, family_id: string, photo_id: string, quarters: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('photos')
    .set({ quarter_turns: sql`(quarter_turns + ${quarters}) % 4`, updated_at: sql`now()` })
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .where('kind', '=', 'image')
    .where('animated', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Shows a part of a picture that stands still, or all of it; false where there is none. */
export async function updateCrop(tx: Tx, family_id: string, photo_id: string, crop: Crop | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('photos')
    .set({ crop: crop && JSON.stringify(crop), crop_edits: sql`crop_edits + 1`, updated_at: sql`now()` })
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .where('kind', '=', 'image')
    .where('animated', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function selectPhotoToTurn(db: Kysely<DB>, family_id: string, photo_id: string) {
  return db
    .selectFrom('photos')
    .select(['storage_path', 'filename', 'quarter_turns', 'crop', 'crop_edits', 'derivatives_version'])
    .$narrowType<{ crop: Crop | null }>()
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .executeTakeFirst()
}

type Turned = {
  quarter_turns: number
  crop_edits: number
  version: number
  width: number
  height: number
  thumbhash: Buffer
}

/** Shows the turned or cropped pictures; false where it was changed again meanwhile. */
export async function showTurned(db: Kysely<DB>, family_id: string, photo_id: string, turned: Turned) {
  const { quarter_turns, crop_edits, version, ...shape } = turned
  const { numUpdatedRows } = await db
    .updateTable('photos')
    .set({ ...shape, derivatives_version: version, updated_at: sql`now()` })
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .where('quarter_turns', '=', quarter_turns)
    .where('crop_edits', '=', crop_edits)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function selectStoredPhoto(tx: Tx, family_id: string, photo_id: string) {
  return tx
    .selectFrom('photos')
    .select(['storage_path', 'filename', 'file_type', 'bytes', 'pairing'])
    .$narrowType<{ pairing: Pairing | null }>()
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .executeTakeFirst()
}

/** Ends the rows of photos that were deleted more than `days` ago, a hundred at a time. */
export function deleteExpiredPhotos(tx: Tx, days: number) {
  const expired = sql<SqlBool>`deleted_at < now() - make_interval(days => ${days})`
  return tx
    .deleteFrom('photos')
    .where('id', 'in', (eb) => eb.selectFrom('photos').select('id').where(expired).limit(100))
    .where(expired)
    .returning(['id', 'family_id'])
    .execute()
}

export async function deletePhotosOfFamily(tx: Tx, family_id: string, most: number): Promise<number> {
  const some = tx.selectFrom('photos').select('id').where('family_id', '=', family_id).limit(most)
  const { numDeletedRows } = await tx.deleteFrom('photos').where('id', 'in', some).executeTakeFirst()
  return Number(numDeletedRows)
}

/** What only this person could see counts as deleted long ago. */
export async function expirePrivatePhotos(tx: Kysely<DB>, user_id: string): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ deleted_at: '-infinity' })
    .where('added_by', '=', user_id)
    .where('audience', '=', 'private')
    .execute()
}

/** A page of everybody's photos by id, deleted ones too, which may come back. */
export function selectPhotosToDevelop(
  db: Kysely<DB>,
  { family_id, after, limit }: { family_id: string | undefined; after: string | undefined; limit: number },
) {
  return db
    .selectFrom('photos')
    .select(['id', 'family_id', 'kind', 'storage_path', 'filename', 'quarter_turns', 'derivatives_version'])
    .select((eb) => [
      'placeholder',
      'crop',
      eb
        .selectFrom('film_renditions as film')
        .select('film.state')
        .whereRef('film.photo_id', '=', 'photos.id')
        .as('rendition'),
    ])
    .$narrowType<{ crop: Crop | null }>()
    .$if(family_id !== undefined, (query) => query.where('family_id', '=', family_id!))
    .$if(after !== undefined, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute()
}

export type PhotoToDevelop = Awaited<ReturnType<typeof selectPhotosToDevelop>>[number]
