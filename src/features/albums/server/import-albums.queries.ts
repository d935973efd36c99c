import { sql, type Insertable } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { AlbumContributors, Albums, AlbumSections } from '#server/db/tables.ts'

/** The album that was created at the same time, whether it was edited since, and whether the caller can add to it. */
export function selectSameAlbum(
  tx: Tx,
  family_id: string,
  { created_at, updated_at }: { created_at: string; updated_at: string },
) {
  return tx
    .selectFrom('albums')
    .select('id')
    .select((eb) => eb('updated_at', '=', updated_at).as('is_untouched'))
    .select(sql<boolean>`id = any (array(select app.albums_to('add')))`.as('can_add'))
    .where('family_id', '=', family_id)
    .where('created_at', '=', created_at)
    .executeTakeFirst()
}

function importable(tx: Tx, family_id: string) {
  return tx
    .selectFrom('albums')
    .select('id')
    .select(sql<boolean>`id = any (array(select app.albums_to('add')))`.as('can_add'))
    .select(sql<string | null>`case audience when 'private' then created_by end`.as('only_to'))
    .where('family_id', '=', family_id)
    .where('rule', 'is', null)
}

export function selectImportedAlbum(tx: Tx, family_id: string, id: string) {
  return importable(tx, family_id).where('id', '=', id).executeTakeFirst()
}

/** The first album with this title, in NFKC and lowercase. */
export function selectAlbumWithTitle(tx: Tx, family_id: string, title: string) {
  return importable(tx, family_id)
    .where(sql<string>`lower(normalize(title, nfkc))`, '=', title)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
}

export async function insertImportedAlbum(tx: Tx, album: Insertable<Albums>): Promise<void> {
  await tx.insertInto('albums').values(album).execute()
}

/** Sets the cover of an album that has none, if the photo exists, without changing when the album was last edited. */
export async function setMissingCover(tx: Tx, family_id: string, album_id: string, photo_id: string): Promise<void> {
  await tx
    .updateTable('albums')
    .from('photos')
    .set((eb) => ({ cover_photo_id: eb.ref('photos.id') }))
    .where('albums.family_id', '=', family_id)
    .where('albums.id', '=', album_id)
    .where('albums.cover_photo_id', 'is', null)
    .whereRef('photos.family_id', '=', 'albums.family_id')
    .where('photos.id', '=', photo_id)
    .execute()
}

export async function insertImportedSections(tx: Tx, sections: Insertable<AlbumSections>[]): Promise<void> {
  await tx.insertInto('album_sections').values(sections).execute()
}

export async function insertImportedContributors(tx: Tx, members: Insertable<AlbumContributors>[]): Promise<void> {
  await tx.insertInto('album_contributors').values(members).execute()
}

export type PlacedPhoto = { album_id: string; photo_id: string; position: number }

/** Adds photos that the caller can see. Those that are in their album already stay where they are. */
export async function insertPlacedPhotos(
  tx: Tx,
  { family_id, user_id }: { family_id: string; user_id: string },
  placed: PlacedPhoto[],
): Promise<void> {
  await sql`
    insert into album_photos (family_id, album_id, photo_id, added_by, position)
      select ${family_id}::uuid, placed.album_id, photo.id, ${user_id}::uuid, placed.position
        from unnest(${placed.map(({ album_id }) => album_id)}::uuid[], ${placed.map(({ photo_id }) => photo_id)}::uuid[],
          ${placed.map(({ position }) => position)}::float8[]) as placed (album_id, photo_id, position)
        join photos photo on photo.id = placed.photo_id and photo.family_id = ${family_id}::uuid
          and photo.deleted_at is null and photo.film_of is null
        order by placed.album_id, photo.id
      on conflict do nothing`.execute(tx)
}
