import { requireEditable } from '#features/albums/server/album-permissions.ts'
import { addAsWorker } from '#features/albums/server/add-to-album.ts'
import type { Plans } from '#features/billing/server/plans.ts'
import type { Member, StreamingMember } from '#features/families/server/member.ts'
import { derivativeKey } from '#features/media/server/media-objects.ts'
import { addUnknownPhotos } from '#features/photos/server/add-photo.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import { asUser, type Database, type Tx } from '#server/db/database.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { FindMedia } from '#server/storage/send-object.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { guestPhotosContract } from '../guest-photos.contract.ts'
import {
  canReview,
  deleteGuestPhotos,
  endGuestPhotos,
  lockGuestPhotos,
  selectGuestPhotosToReview,
} from './guest-photos.queries.ts'

type List = typeof guestPhotosContract.listGuestPhotos
type Chosen = InputOf<typeof guestPhotosContract.acceptGuestPhotos>

export async function listGuestPhotos(
  editor: Member<'photos.add'>,
  { album_id, cursor, limit }: InputOf<List>,
  sign: SignMedia,
): Promise<ResultOf<List>> {
  const { tx, family_id } = editor
  await requireEditable(editor, album_id)
  const page = { after: readCursor(cursor), limit: limit + 1 }
  const rows = await selectGuestPhotosToReview(tx, { family_id, album_id }, page)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    photos: rows.slice(0, limit).map(({ thumbhash, ...photo }) => {
      const media = { kind: 'sent', family_id, id: photo.id, version: 1 } as const
      return {
        ...photo,
        thumbhash: thumbhash.toString('base64'),
        small_url: sign(editor, { ...media, variant: 'small' }),
        large_url: sign(editor, { ...media, variant: 'large' }),
      }
    }),
    next_cursor: last ? writeCursor({ at: last.sent_at, id: last.id }) : null,
  }
}

/** Previews of photos that guests sent, for people who can decide on them. */
export function sentMedia(db: Database): FindMedia {
  return async ({ user_id, family_id, id, variant }) => {
    if (variant !== 'small' && variant !== 'large') return undefined
    if (!(await asUser(db, user_id, (tx) => canReview(tx, family_id, id)))) return undefined
    const key = derivativeKey({ family_id, photo_id: id, version: 1, variant })
    return { key, etag: `${id}-sent-${variant}`, fresh: false }
  }
}

/**
 * Adds photos to the family and the album. They become photos of the member who accepts them, in a transaction of the worker,
 * like other uploads. The feed names the guest.
 */
export async function acceptGuestPhotos(
  editor: StreamingMember<'photos.add'>,
  { album_id, ids }: Chosen,
  { db, plans }: { db: Database; plans: Pick<Plans, 'reservePhotoQuota'> },
): Promise<{ added: number }> {
  const { family_id } = editor
  const { audience } = await editor.inTransaction(async (tx) => {
    const album = await requireEditable({ ...editor, tx }, album_id)
    await plans.reservePhotoQuota(tx, family_id, ids.length)
    return album
  })
  return db.worker.transaction().execute(async (tx) => {
    const added = await addAll(tx, editor, { album_id, ids })
    const only_to = audience === 'private' ? editor.user_id : null
    await publishToFamily(tx, family_id, { kind: 'albums', id: album_id, only_to })
    return { added }
  })
}

type Accepting = Pick<StreamingMember<'photos.add'>, 'family_id' | 'user_id'>

async function addAll(tx: Tx, { family_id, user_id }: Accepting, { album_id, ids }: Omit<Chosen, 'family_id'>) {
  const sent = await lockGuestPhotos(tx, { family_id, album_id }, ids)
  const photos = await addUnknownPhotos(
    tx,
    sent.map(({ id, sender, filename, report }) => ({
      upload: { id, family_id, user_id, sender, filename, about: {}, audience: 'family_only' },
      report,
    })),
  )
  const isNew = (_photo: unknown, at: number) => photos[at]?.isNew
  const idsOf = (all: typeof sent) => all.map(({ id }) => id)
  await endGuestPhotos(tx, family_id, idsOf(sent), idsOf(sent.filter(isNew)))
  await addAsWorker(
    tx,
    { family_id, album_id, user_id },
    photos.map(({ photo_id }) => photo_id),
  )
  return sent.length
}

/** Deletes them, with their files. */
export async function declineGuestPhotos(
  editor: Member<'photos.add'>,
  { album_id, ids }: InputOf<typeof guestPhotosContract.declineGuestPhotos>,
): Promise<{ declined: number }> {
  const { tx, family_id } = editor
  const { audience } = await requireEditable(editor, album_id)
  const declined = await deleteGuestPhotos(tx, { family_id, album_id }, ids)
  const only_to = audience === 'private' ? editor.user_id : null
  await publishToFamily(tx, family_id, { kind: 'albums', id: album_id, only_to })
  return { declined }
}
