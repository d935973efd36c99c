import { sql } from 'kysely'
import type { Cursor } from '#server/db/cursor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { AcceptedMedia } from '#server/media-process/media-report.ts'

declare module '#server/db/column-types.ts' {
  interface ColumnTypes {
    'guest_photos.report': AcceptedMedia
  }
}

type Album = { family_id: string; album_id: string }

/** What a new upload counts for: the family's owner, and what the link and all of its senders have sent. Locks the link. */
export async function selectAddingLink(tx: Tx, { family_id, guest_id }: { family_id: string; guest_id: string }) {
  return tx
    .selectFrom('guests')
    .innerJoin('family_members as owner', (join) =>
      join.onRef('owner.family_id', '=', 'guests.family_id').on('owner.role', '=', 'owner'),
    )
    .select(['guests.adds_to', 'guests.added_bytes', 'owner.user_id'])
    .select(
      sql<number>`(select count(*) from (select from uploads where guest_id = guests.id and state = 'receiving') one)`.as(
        'unfinished',
      ),
    )
    .where('guests.family_id', '=', family_id)
    .where('guests.id', '=', guest_id)
    .where('guests.revoked_at', 'is', null)
    .where(sql<boolean>`(guests.expires_at is null or guests.expires_at > now())`)
    .where(sql<boolean>`guests.adds_until > now()`)
    .forUpdate('guests')
    .executeTakeFirst()
}

export async function addToLink(tx: Tx, guest_id: string, bytes: number): Promise<void> {
  await tx
    .updateTable('guests')
    .set((eb) => ({ added_bytes: eb('added_bytes', '+', bytes) }))
    .where('id', '=', guest_id)
    .execute()
}

/** The album, if it still exists. It stays until the transaction ends. */
export function lockAlbum(tx: Tx, { family_id, album_id }: Album) {
  return tx
    .selectFrom('albums')
    .select(['title', sql<string | null>`case audience when 'private' then created_by end`.as('only_to')])
    .where('family_id', '=', family_id)
    .where('id', '=', album_id)
    .forKeyShare()
    .executeTakeFirst()
}

type SentRow = Album & {
  id: string
  guest_id: string
  sender: string
  filename: string
  kind: 'image' | 'video'
  width: number
  height: number
  thumbhash: Buffer
  storage_path: string
  sha256: Buffer
  bytes: number
}

export async function insertGuestPhoto(tx: Tx, photo: SentRow, report: AcceptedMedia): Promise<void> {
  await tx
    .insertInto('guest_photos')
    .values({ ...photo, report: JSON.stringify(report) })
    .execute()
}

/** Oldest first. Row-level security shows them to people who can edit the album. */
export function selectGuestPhotosToReview(
  tx: Tx,
  { family_id, album_id }: Album,
  { after, limit }: { after: Cursor | undefined; limit: number },
) {
  return tx
    .selectFrom('guest_photos')
    .select(['id', 'sender', 'kind', 'width', 'height', 'thumbhash', 'sent_at'])
    .where('family_id', '=', family_id)
    .where('album_id', '=', album_id)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(sent_at, id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('sent_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Whether the caller can see this one. */
export async function canReview(tx: Tx, family_id: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('guest_photos')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Those of the IDs that no one has decided on. Locks them, so that each is decided once. */
export function lockGuestPhotos(db: Db, { family_id, album_id }: Album, ids: string[]) {
  return db
    .selectFrom('guest_photos')
    .select(['id', 'sender', 'filename', 'report'])
    .where('family_id', '=', family_id)
    .where('album_id', '=', album_id)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('sent_at')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The objects of those in `added` are now a photo's; the others are deleted. */
export async function endGuestPhotos(tx: Tx, family_id: string, ids: string[], added: string[]): Promise<void> {
  await sql`update guest_photos set is_added = true
    where family_id = ${family_id} and id = any (${added}::uuid[])`.execute(tx)
  await sql`delete from guest_photos where family_id = ${family_id} and id = any (${ids}::uuid[])`.execute(tx)
}

export async function deleteGuestPhotos(tx: Tx, { family_id, album_id }: Album, ids: string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('guest_photos')
    .where('family_id', '=', family_id)
    .where('album_id', '=', album_id)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
