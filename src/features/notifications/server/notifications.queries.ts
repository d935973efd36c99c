import { sql } from 'kysely'
import type { Cursor } from '#server/db/cursor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { olderThan } from '#server/db/older-than.queries.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import { cutText } from '#shared/cut-text.ts'
import type { NewNotification } from './new-notification.ts'
import { NOTIFICATION_DAYS, NOTIFICATION_PHOTOS, UNREAD_SHOWN_MAX } from '../notifications.rules.ts'

/**
 * Row-level security hides comments on items that the caller can no longer see. By subject, since each has an index; with `or`,
 * all comments of the actor are read.
 */
const latestComment = sql<string | null>`case when notice.kind = 'comment_added' then (
  select said.text from (${sql.join(
    [
      sql`photo_id = notice.photo_ids[1]`,
      sql`milestone_id = notice.milestone_id`,
      sql`album_id = notice.album_id`,
      sql`response_id in (select id from child_personality_responses where child_id = notice.child_id)`,
    ].map(
      (isAbout) => sql`select text, author_id, created_at from comments
        where family_id = notice.family_id and ${isAbout}`,
    ),
    sql` union all `,
  )}) said
  where said.author_id = notice.actor_id and said.text is not null and said.created_at <= notice.told_at
  order by said.created_at desc limit 1)
  when notice.kind = 'link_asked' then (select nullif(name, '') from link_requests
    where album_id = notice.album_id and user_id = notice.actor_id) end`

/** The latest comments that these notifications are about, of those that the caller can see. */
export function selectLatestComments(tx: Tx, ids: string[]) {
  return tx
    .selectFrom('notifications as notice')
    .select(['notice.id', latestComment.as('comment')])
    .where('notice.id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
}

/** Newest first by keyset. Row-level security limits it to the caller's own, in families that they still belong to. */
export function selectNotifications(tx: Tx, user_id: string, page: { after: Cursor | undefined; limit: number }) {
  const { after } = page
  return tx
    .selectFrom('notifications as notice')
    .leftJoin('families as family', 'family.id', 'notice.family_id')
    .leftJoin('profiles as actor', 'actor.id', 'notice.actor_id')
    .select([
      'notice.id',
      'notice.kind',
      'notice.family_id',
      'notice.count',
      'notice.others',
      'notice.title',
      'notice.photo_ids',
    ])
    .select([
      'notice.milestone_id',
      'notice.child_id',
      'notice.album_id',
      'notice.day',
      'notice.told_at',
      'notice.read_at',
      'family.name as family_name',
    ])
    .select(['actor.id as actor_id', 'actor.first_name', 'actor.last_name', 'actor.avatar_url'])
    .select(latestComment.as('comment'))
    .where('notice.user_id', '=', user_id)
    .where(olderThan(after, 'notice.told_at', 'notice.id'))
    .orderBy('notice.told_at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(page.limit)
    .execute()
}

export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number]

/** Those of the photos that the caller can see. */
export async function selectShownPhotos(tx: Tx, ids: string[]) {
  if (!ids.length) return []
  return tx
    .selectFrom('photos')
    .select(['id', 'family_id', 'thumbhash', 'derivatives_version'])
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
}

/** The photos of milestones, newest first. */
export function selectMilestonePhotos(tx: Tx, family_id: string, milestone_ids: string[]) {
  return tx
    .selectFrom('photo_milestones as link')
    .innerJoin('photos as photo', (join) =>
      join.onRef('photo.family_id', '=', 'link.family_id').onRef('photo.id', '=', 'link.photo_id'),
    )
    .select(['link.milestone_id', 'link.photo_id'])
    .where('link.family_id', '=', family_id)
    .where('link.milestone_id', '=', sql<string>`any (${milestone_ids}::uuid[])`)
    .where('photo.audience', '<>', 'private')
    .orderBy('photo.sort_at', 'desc')
    .execute()
}

export function countUnread(tx: Tx, user_id: string): Promise<number> {
  const unread = sql`select from notifications where user_id = ${user_id} and read_at is null limit ${UNREAD_SHOWN_MAX + 1}`
  return selectValue(tx, sql<number>`(select count(*) from (${unread}) unread)`)
}

/** Whether there was such a notification, read or not. */
export async function markRead(tx: Tx, user_id: string, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('notifications')
    .set({ read_at: sql`coalesce(read_at, clock_timestamp())` })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function markAllRead(tx: Tx, user_id: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: sql`clock_timestamp()` })
    .where('user_id', '=', user_id)
    .where('read_at', 'is', null)
    .execute()
}

/** Everyone in a family except the author. */
export async function selectOthers(tx: Tx, family_id: string, actor_id: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('family_members')
    .select('user_id')
    .where('family_id', '=', family_id)
    .$call((query) => (actor_id === null ? query : query.where('user_id', '!=', actor_id)))
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Inserts a notification per recipient, or adds to an unread one with the same key. Returns the new or changed rows. */
export async function upsertNotifications(
  tx: Tx,
  notification: NewNotification,
  recipients: { id: string; user_id: string }[],
) {
  const {
    family_id,
    kind,
    actor_id,
    bundle,
    count,
    title,
    photo_ids,
    milestone_id = null,
    child_id = null,
    album_id = null,
    day = null,
  } = notification
  return tx
    .insertInto('notifications')
    .values(
      recipients.map((recipient) => ({
        ...recipient,
        ...{ family_id, kind, actor_id, count, title: cutText(title, 500), milestone_id, child_id, album_id, day },
        bundle: `${family_id} ${bundle}`,
        photo_ids: photo_ids.slice(0, NOTIFICATION_PHOTOS),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'bundle'])
        .where('read_at', 'is', null)
        .doUpdateSet({
          count: sql`notifications.count + excluded.count`,
          title: sql`excluded.title`,
          actor_id: sql`excluded.actor_id`,
          photo_ids: sql`(excluded.photo_ids || notifications.photo_ids)[1:${sql.lit(NOTIFICATION_PHOTOS)}]`,
          told_at: sql`clock_timestamp()`,
        }),
    )
    .returning(['id', 'user_id'])
    .execute()
}

/** In batches of a thousand. */
export async function deleteOldNotifications(db: Db): Promise<number> {
  const old = sql<boolean>`told_at < now() - make_interval(days => ${NOTIFICATION_DAYS})
    and (read_at is not null or told_at < now() - make_interval(days => ${2 * NOTIFICATION_DAYS}))`
  const gone = await db
    .deleteFrom('notifications')
    .where('id', 'in', (eb) => eb.selectFrom('notifications').select('id').where(old).limit(1_000))
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
