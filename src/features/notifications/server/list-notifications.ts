import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { SignedIn } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { Notification, notificationsContract } from '../notifications.contract.ts'
import {
  countUnread,
  markAllRead,
  markRead,
  selectNotifications,
  selectShownPhotos,
  type NotificationRow,
} from './notifications.queries.ts'

type Operation = typeof notificationsContract.listNotifications
type Pictures = Map<string, Notification['photos'][number]>

export async function listNotifications(
  viewer: SignedIn,
  { cursor, limit }: InputOf<Operation>,
  sign: SignMedia,
): Promise<ResultOf<Operation>> {
  const { tx, user_id } = viewer
  const [rows, unread] = await Promise.all([
    selectNotifications(tx, user_id, { after: readCursor(cursor), limit: limit + 1 }),
    countUnread(tx, user_id),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const photos = await selectShownPhotos(tx, [...new Set(shown.flatMap(({ photo_ids }) => photo_ids))])
  const pictures: Pictures = new Map(
    photos.map(({ id, family_id, thumbhash, derivatives_version: version }) => [
      id,
      {
        id,
        thumbhash: thumbhash?.toString('base64') ?? null,
        small_url: sign(viewer, { kind: 'photo', family_id, id, variant: 'small', version }),
      },
    ]),
  )
  return {
    notifications: shown.map((row) => toNotification(row, pictures)),
    next_cursor: last ? writeCursor({ at: last.told_at, id: last.id }) : null,
    unread,
  }
}

export async function readNotification({ tx, user_id }: SignedIn, { notification_id }: { notification_id: string }) {
  if (!(await markRead(tx, user_id, notification_id))) throw notFound()
}

export async function readAllNotifications({ tx, user_id }: SignedIn) {
  await markAllRead(tx, user_id)
}

function toNotification(row: NotificationRow, pictures: Pictures): Notification {
  const { id, family_id, family_name, count, others, title, comment, milestone_id, child_id, album_id, day, told_at } =
    row
  const [first_name, last_name] = [row.first_name ?? '', row.last_name ?? '']
  return {
    ...{ id, family_id, family_name, count, others, title, comment, milestone_id, child_id, album_id, day, told_at },
    kind: row.kind,
    actor: row.actor_id ? { id: row.actor_id, first_name, last_name, avatar_url: row.avatar_url } : null,
    photos: row.photo_ids.flatMap((photo_id) => pictures.get(photo_id) ?? []),
    read: row.read_at !== null,
  }
}
