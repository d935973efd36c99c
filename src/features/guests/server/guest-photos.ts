import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import { tellFamily } from '#server/live/tell.ts'
import type { GuestPhoto, guestsContract } from '../guests.contract.ts'
import type { Guest } from './guest.ts'
import {
  deleteGuestHeart,
  insertGuestHeart,
  selectGuestPhoto,
  selectGuestPhotos,
  type GuestPhotoRow,
} from './guest-photos.queries.ts'

type List = typeof guestsContract.listGuestPhotos

/** A page of what the family shares with its extended family, newest first. */
export async function listGuestPhotos(guest: Guest, input: InputOf<List>, sign: SignMedia): Promise<ResultOf<List>> {
  const { tx, family_id, guest_id, name, family_name } = guest
  const page = { family_id, guest_id, order: 'desc', after: readCursor(input.cursor), limit: input.limit + 1 } as const
  const rows = await selectGuestPhotos(tx, page)
  const shown = rows.slice(0, input.limit)
  const last = rows.length > input.limit ? shown.at(-1) : undefined
  return {
    ...{ name, family_name },
    photos: shown.map((row) => toGuestPhoto(row, guest, sign)),
    next_cursor: last ? writeCursor({ at: last.sort_at, id: last.id }) : null,
  }
}

export async function heartGuestPhoto(guest: Guest, { photo_id }: { photo_id: string }): Promise<void> {
  await changeHeart(guest, photo_id, insertGuestHeart)
}

export async function unheartGuestPhoto(guest: Guest, { photo_id }: { photo_id: string }): Promise<void> {
  await changeHeart(guest, photo_id, deleteGuestHeart)
}

async function changeHeart(guest: Guest, photo_id: string, change: typeof insertGuestHeart): Promise<void> {
  const { tx, family_id, guest_id } = guest
  if (!(await selectGuestPhoto(tx, family_id, guest_id, photo_id))) throw notFound()
  await change(tx, { family_id, guest_id, photo_id })
  await tellFamily(tx, family_id, { kind: 'comments', id: photo_id })
}

/** A photo as a guest sees it, with addresses that this guest alone can use. */
export function toGuestPhoto(row: GuestPhotoRow, { guest_id }: Pick<Guest, 'guest_id'>, sign: SignMedia): GuestPhoto {
  const media = { family_id: row.family_id, photo_id: row.id, version: row.derivatives_version, user_id: guest_id }
  return {
    id: row.id,
    kind: row.kind as GuestPhoto['kind'],
    width: row.width,
    height: row.height,
    description: row.description,
    taken_at: row.taken_at,
    created_at: row.created_at,
    hearted: Boolean(row.hearted),
    large_url: sign({ ...media, variant: 'large' }),
    film_url: row.kind === 'video' ? sign({ ...media, variant: 'original' }) : null,
  }
}
