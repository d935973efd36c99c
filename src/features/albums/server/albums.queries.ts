import { sql, type Insertable, type Updateable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { AlbumRule } from '#features/photos/photos.filters.ts'
import type { TakenPrecision } from '#features/photos/photos.rules.ts'
import type { Cursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/database.ts'
import type { Albums } from '#server/db/tables.ts'

declare module '#server/db/column-types.ts' {
  interface ColumnTypes {
    'albums.rule': AlbumRule
  }
}

const columns = [
  ...(['album.id', 'album.family_id', 'album.title', 'album.description', 'album.place', 'album.starts_on'] as const),
  ...([
    'album.ends_on',
    'album.sort',
    'album.rule',
    'album.contributors',
    'album.audience',
    'album.created_at',
  ] as const),
  ...(['album.updated_at', 'album.cover_photo_id', 'album.created_by as creator_id'] as const),
]

/** An end of an album in an order: the visible photo that comes first or last. By date, among photos that have one. */
function endOf(by: 'sort_at' | 'position', order: 'asc' | 'desc') {
  const direction = sql.raw(order)
  const dated = sql.raw(by === 'sort_at' ? 'and photo.taken_at is not null' : '')
  return sql<{ id: string; at: string | null; precision: TakenPrecision } | null>`(
    select json_build_object('id', item.photo_id, 'at', photo.taken_at, 'precision', photo.taken_precision)
    from album_photos item join photos photo on photo.id = item.photo_id
    where item.album_id = album.id and photo.deleted_at is null and photo.film_of is null ${dated}
    order by item.${sql.raw(by)} ${direction}, item.photo_id ${direction} limit 1)`
}

/** The albums that the caller can see. The photos of a rule aren't known yet. */
function albums(tx: Tx, family_id: string) {
  return tx
    .selectFrom('albums as album')
    .select(columns)
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('profiles as person')
          .select(['person.id', 'person.first_name', 'person.last_name'])
          .whereRef('person.id', '=', 'album.created_by'),
      ).as('created_by'),
      eb
        .selectFrom('photo_label_counts as count')
        .select((inner) => inner.fn.coalesce(inner.fn.sum<number>('count.photos'), sql<number>`0`).as('photos'))
        .whereRef('count.family_id', '=', 'album.family_id')
        .where('count.kind', '=', 'album')
        .where(sql<boolean>`count.key = album.id::text`)
        .as('photos'),
      sql<boolean>`album.id = any (array(select app.albums_to('add')))`.as('can_add'),
      sql<boolean>`album.id = any (array(select app.albums_to('edit')))`.as('can_edit'),
      endOf('sort_at', 'asc').as('first'),
      endOf('sort_at', 'desc').as('last'),
      endOf('position', 'asc').as('front'),
    ])
    .where('album.family_id', '=', family_id)
}

export type AlbumRow = Awaited<ReturnType<typeof selectAlbumPage>>[number]

/** Recently changed first. */
export function selectAlbumPage(tx: Tx, family_id: string, page: { after: Cursor | undefined; limit: number }) {
  const { after, limit } = page
  return albums(tx, family_id)
    .$call((query) =>
      after === undefined
        ? query
        : query.where(sql<boolean>`(album.updated_at, album.id) < (${after.at}::timestamptz, ${after.id}::uuid)`),
    )
    .orderBy('album.updated_at', 'desc')
    .orderBy('album.id', 'desc')
    .limit(limit)
    .execute()
}

export function selectAlbum(tx: Tx, family_id: string, album_id: string) {
  return albums(tx, family_id).where('album.id', '=', album_id).executeTakeFirst()
}

/** What operations on the photos of an album need to know about it. */
export async function selectAlbumAccess(tx: Tx, family_id: string, album_id: string) {
  return tx
    .selectFrom('albums as album')
    .select(['album.sort', 'album.rule', 'album.audience', 'album.created_by'])
    .select([
      sql<boolean>`album.id = any (array(select app.albums_to('add')))`.as('can_add'),
      sql<boolean>`album.id = any (array(select app.albums_to('edit')))`.as('can_edit'),
    ])
    .where('album.family_id', '=', family_id)
    .where('album.id', '=', album_id)
    .executeTakeFirst()
}

/** Who alone sees the album; null if others do too, and undefined without an album that photos can be added to. */
export async function selectAlbumOwner(tx: Tx, { family_id, album_id }: { family_id: string; album_id: string }) {
  const album = await tx
    .selectFrom('albums')
    .select(['created_by', 'audience'])
    .where('family_id', '=', family_id)
    .where('id', '=', album_id)
    .where('rule', 'is', null)
    .executeTakeFirst()
  return album && (album.audience === 'private' ? album.created_by : null)
}

/** Covers, of photos that the caller can see. */
export function selectCovers(tx: Tx, family_id: string, photo_ids: string[]) {
  return tx
    .selectFrom('photos')
    .select(['id', 'description', 'width', 'height', 'focus_x', 'focus_y', 'thumbhash', 'derivatives_version'])
    .where('family_id', '=', family_id)
    .where('deleted_at', 'is', null)
    .where('id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .execute()
}

export type CoverRow = Awaited<ReturnType<typeof selectCovers>>[number]

/** How many albums the family has, and how many photos all of them together. */
export async function countAlbums(tx: Tx, family_id: string): Promise<{ albums: number; items: number }> {
  const { rows } = await sql<{ albums: number; items: number }>`
    select (select count(*) from albums where family_id = ${family_id}) as albums,
      (select coalesce(sum(photos), 0) from photo_label_counts
        where family_id = ${family_id} and kind = 'album') as items`.execute(tx)
  return { albums: Number(rows[0]?.albums), items: Number(rows[0]?.items) }
}

/** True if inserted, false if an earlier request did it already. */
export async function insertAlbum(tx: Tx, album: Insertable<Albums>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('albums')
    .values(album)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Without a change, it's the latest album all the same. */
export async function updateAlbum(tx: Tx, family_id: string, album_id: string, change: Updateable<Albums> = {}) {
  await tx
    .updateTable('albums')
    .set({ ...change, updated_at: sql`clock_timestamp()` })
    .where('family_id', '=', family_id)
    .where('id', '=', album_id)
    .execute()
}

export async function shareAlbum(tx: Tx, family_id: string, album_id: string, audience: string): Promise<void> {
  await sql`select app.share_album(${family_id}, ${album_id}, ${audience})`.execute(tx)
}

export async function sortAlbum(tx: Tx, album_id: string, sort: string): Promise<void> {
  await sql`select app.sort_album(${album_id}, ${sort})`.execute(tx)
}

/** The audience it had; undefined if it doesn't exist. */
export async function deleteAlbumRow(tx: Tx, family_id: string, album_id: string) {
  await sql`select app.lock_photos(${family_id})`.execute(tx)
  return tx
    .deleteFrom('albums')
    .where('family_id', '=', family_id)
    .where('id', '=', album_id)
    .returning(['title', 'audience'])
    .executeTakeFirst()
}

export async function selectContributors(tx: Tx, family_id: string, album_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('album_contributors')
    .select('user_id')
    .where('family_id', '=', family_id)
    .where('album_id', '=', album_id)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** False if one of them isn't a member of the family. */
export async function replaceContributors(tx: Tx, family_id: string, album_id: string, user_ids: string[]) {
  const wanted = [...new Set(user_ids)]
  await tx
    .deleteFrom('album_contributors')
    .where('family_id', '=', family_id)
    .where('album_id', '=', album_id)
    .where(sql<boolean>`user_id <> all (${wanted}::uuid[])`)
    .execute()
  const { rows } = await sql<{ there: number }>`
    with members as (
      select user_id from family_members where family_id = ${family_id} and user_id = any (${wanted}::uuid[])),
    added as (
      insert into album_contributors (family_id, album_id, user_id)
        select ${family_id}, ${album_id}, user_id from members on conflict do nothing)
    select count(*) as there from members`.execute(tx)
  return Number(rows[0]?.there) === wanted.length
}

/** Links that show the album to guests. */
export async function countGuestLinks(tx: Tx, family_id: string, album_id: string): Promise<number> {
  const { links } = await tx
    .selectFrom('guests')
    .select((eb) => eb.fn.countAll<number>().as('links'))
    .where('family_id', '=', family_id)
    .where('album_id', '=', album_id)
    .where('is_frame', '=', false)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`(expires_at is null or expires_at > now())`)
    .executeTakeFirstOrThrow()
  return links
}
