import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { newId } from '#shared/ids.ts'
import type { Subscription } from './push-services.ts'

export async function storeSubscription(tx: Tx, session_id: string, { endpoint, p256dh, auth }: Subscription) {
  await sql`select app.save_push_subscription(${newId()}, ${session_id}, ${endpoint}, ${p256dh}, ${auth})`.execute(tx)
}

export async function dropSubscription(db: Db | Tx, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()
}

/** The push endpoint of a session's browser, unless the user turned push notifications off. */
export async function selectPushEndpoint(tx: Tx, session_id: string): Promise<string | null> {
  const device = await tx
    .selectFrom('push_subscriptions as device')
    .leftJoin('user_settings as settings', 'settings.user_id', 'device.user_id')
    .select('device.endpoint')
    .where('device.session_id', '=', session_id)
    .where(sql<boolean>`coalesce(settings.notification_push, true)`)
    .orderBy('device.created_at', 'desc')
    .executeTakeFirst()
  return device?.endpoint ?? null
}

/** Those of these users with a subscribed browser and push notifications on. */
export async function selectReachable(tx: Tx, user_ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('push_subscriptions as device')
    .leftJoin('user_settings as settings', 'settings.user_id', 'device.user_id')
    .select('device.user_id')
    .distinct()
    .where('device.user_id', '=', sql<string>`any (${user_ids}::uuid[])`)
    .where(sql<boolean>`coalesce(settings.notification_push, true)`)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** A notification that's still unread and in one of the recipient's families, with the data of its push message. */
export function selectNotificationToPush(db: Db, notification_id: string) {
  return db
    .selectFrom('notifications as notice')
    .innerJoin('families as family', 'family.id', 'notice.family_id')
    .leftJoin('profiles as actor', 'actor.id', 'notice.actor_id')
    .leftJoin('user_preferences as prefer', 'prefer.user_id', 'notice.user_id')
    .leftJoin('user_settings as settings', 'settings.user_id', 'notice.user_id')
    .select([
      'notice.id',
      'notice.user_id',
      'notice.family_id',
      'notice.kind',
      'notice.count',
      'notice.others',
      'notice.title',
      'notice.day',
      'notice.photo_ids',
      'notice.milestone_id',
      'notice.child_id',
      'notice.album_id',
    ])
    .select(['family.name as family_name', 'actor.first_name as actor_name', 'prefer.language'])
    .where('notice.id', '=', notification_id)
    .where('notice.read_at', 'is', null)
    .where('family.deleted_at', 'is', null)
    .where(sql<boolean>`coalesce(settings.notification_push, true)`)
    .where((eb) =>
      eb.or([
        eb('notice.kind', '=', 'invitation'),
        eb.exists(
          eb
            .selectFrom('family_members as member')
            .whereRef('member.family_id', '=', 'notice.family_id')
            .whereRef('member.user_id', '=', 'notice.user_id'),
        ),
      ]),
    )
    .executeTakeFirst()
}

export function selectSubscriptions(db: Db, user_id: string): Promise<Subscription[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', user_id)
    .execute()
}
