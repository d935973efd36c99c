import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Guest } from './guest.ts'
import type { Page, Place } from './guest-places.ts'

type Album = NonNullable<Guest['album']>

/** The photos of the guest's album, in its order. Row-level security leaves out private ones. */
export function albumPlaces({ family_id }: Pick<Guest, 'family_id'>, album: Album, page: Page): RawBuilder<Place> {
  const { toward, after, limit } = page
  const { at, type } = orderOf(album)
  const direction = sql.raw(toward === 'next' ? 'asc' : 'desc')
  const than = sql.raw(toward === 'next' ? '>' : '<')
  const beyond = after ? sql`and (${at}, item.photo_id) ${than} (${after.at}::${type}, ${after.id}::uuid)` : sql``
  return sql<Place>`select 'photo' as kind, photos.id, ${at} as at ${shownIn(family_id, album)} ${beyond}
    order by ${at} ${direction}, item.photo_id ${direction} limit ${limit}`
}

export async function selectAlbumPlace(
  tx: Tx,
  { family_id }: Pick<Guest, 'family_id'>,
  album: Album,
  id: string,
): Promise<Place | undefined> {
  const { at } = orderOf(album)
  const { rows } = await sql<Place>`select 'photo' as kind, photos.id, ${at} as at ${shownIn(family_id, album)}
    and item.photo_id = ${id}`.execute(tx)
  return rows.map(toPlace)[0]
}

/** The photo that stands for the album, as far as the guest can see it: its cover, or its first photo. */
export async function selectGuestCover(
  tx: Tx,
  guest: Pick<Guest, 'family_id'>,
  album: Album,
): Promise<Place | undefined> {
  const { cover_photo_id } = await tx
    .selectFrom('albums')
    .select('cover_photo_id')
    .where('family_id', '=', guest.family_id)
    .where('id', '=', album.id)
    .executeTakeFirstOrThrow()
  const cover = cover_photo_id && (await selectAlbumPlace(tx, guest, album, cover_photo_id))
  if (cover) return cover
  const { rows } = await albumPlaces(guest, album, { toward: 'next', after: undefined, limit: 1 }).execute(tx)
  return rows.map(toPlace)[0]
}

function shownIn(family_id: string, album: Album) {
  return sql`from album_photos item join photos on photos.id = item.photo_id
    where item.album_id = ${album.id} and photos.family_id = ${family_id} and photos.deleted_at is null
      and photos.film_of is null`
}

function orderOf({ sort }: Album) {
  return sort === 'manual'
    ? { at: sql`item.position`, type: sql.raw('float8') }
    : { at: sql`item.sort_at`, type: sql.raw('timestamp') }
}

/** A manual position is a number. */
export function toPlace({ at, ...place }: Place): Place {
  return { ...place, at: String(at) }
}
