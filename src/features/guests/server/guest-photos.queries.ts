import { sql } from 'kysely'
import type { Cursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#shared/ids.ts'

const columns = [
  'photo.id',
  'photo.family_id',
  'photo.kind',
  'photo.file_type',
  'photo.width',
  'photo.height',
  'photo.duration_ms',
  'photo.description',
  'photo.taken_at',
  'photo.created_at',
  'photo.sort_at',
  'photo.derivatives_version',
] as const

type Page = { family_id: string; guest_id: string; order: 'desc' | 'asc'; after: Cursor | undefined; limit: number }

/** What guests may see, by keyset, each with whether this guest's heart is there. Row-level security says the same again. */
export function selectGuestPhotos(tx: Tx, { family_id, guest_id, order, after, limit }: Page) {
  const than = sql.raw(order === 'desc' ? '<' : '>')
  return photosOf(tx, family_id, guest_id)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(photo.sort_at, photo.id) ${than} (${after!.at}::timestamp, ${after!.id}::uuid)`),
    )
    .orderBy('photo.sort_at', order)
    .orderBy('photo.id', order)
    .limit(limit)
    .execute()
}

export type GuestPhotoRow = Awaited<ReturnType<typeof selectGuestPhotos>>[number]

export function selectGuestPhoto(tx: Tx, family_id: string, guest_id: string, photo_id: string) {
  return photosOf(tx, family_id, guest_id).where('photo.id', '=', photo_id).executeTakeFirst()
}

function photosOf(tx: Tx, family_id: string, guest_id: string) {
  return tx
    .selectFrom('photos as photo')
    .select(columns)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('reactions as reaction')
            .select('reaction.id')
            .whereRef('reaction.photo_id', '=', 'photo.id')
            .where('reaction.guest_id', '=', guest_id),
        )
        .as('hearted'),
    )
    .where('photo.family_id', '=', family_id)
    .where('photo.audience', '=', 'extended_family')
    .where('photo.deleted_at', 'is', null)
}

/** Where the bytes of a film lie, as long as the guest may see it. */
export function selectGuestObject(tx: Tx, family_id: string, photo_id: string) {
  return tx
    .selectFrom('photos')
    .select(['kind', 'file_type', 'storage_path', 'derivatives_version'])
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .where('audience', '=', 'extended_family')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Once per guest and photo, however often it is pressed. */
export async function insertGuestHeart(tx: Tx, heart: { family_id: string; guest_id: string; photo_id: string }) {
  await tx
    .insertInto('reactions')
    .values({ id: newId(), kind: 'heart', ...heart })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteGuestHeart(tx: Tx, heart: { family_id: string; guest_id: string; photo_id: string }) {
  await tx
    .deleteFrom('reactions')
    .where('family_id', '=', heart.family_id)
    .where('photo_id', '=', heart.photo_id)
    .where('guest_id', '=', heart.guest_id)
    .execute()
}
