import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'

export type DigestFrequency = 'daily' | 'weekly' | 'monthly'
export type DigestRecipient = {
  user_id: string
  email_digest: DigestFrequency
  timezone: string
  sent_on: string | null
}

/** Users with unread notifications, apart from hearts, since their last digest who haven't turned digests off. */
export async function selectDigestRecipients(db: Db): Promise<DigestRecipient[]> {
  const { rows } = await sql<DigestRecipient>`
    select person.id as user_id, coalesce(prefer.email_digest, 'weekly') as email_digest,
        coalesce(prefer.timezone, 'UTC') as timezone, digest.sent_on::text
      from (select distinct user_id from notifications
        where read_at is null and kind <> 'photo_loved' and told_at > now() - interval '35 days') news
      join profiles person on person.id = news.user_id and person.email_verified
      left join user_preferences prefer on prefer.user_id = person.id
      left join user_settings settings on settings.user_id = person.id
      left join digests digest on digest.user_id = person.id
      where coalesce(prefer.email_digest, 'weekly') <> 'never' and coalesce(settings.notification_email, true)
        and exists (select from notifications fresh
          where fresh.user_id = person.id and fresh.read_at is null and fresh.kind <> 'photo_loved' and fresh.told_at > coalesce(digest.sent_at, '-infinity'))`.execute(
    db,
  )
  return rows
}

/** Claims a day's digest: false if another worker sent it. Returns since when notifications are new. */
export async function claimDigest(tx: Tx, user_id: string, day: string): Promise<{ since: string | null } | undefined> {
  const before = await tx
    .selectFrom('digests')
    .select(['sent_on', 'sent_at'])
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst()
  if (before && before.sent_on >= day) return undefined
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('digests')
    .values({ user_id, sent_on: day, sent_at: sql`clock_timestamp()` })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sent_on: day, sent_at: sql`clock_timestamp()` })
        .where('digests.sent_on', '<', day),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows ? { since: before?.sent_at ?? null } : undefined
}

/** How often someone gets digests. */
export async function selectFrequency(tx: Tx, user_id: string): Promise<DigestFrequency> {
  const row = await tx
    .selectFrom('user_preferences')
    .select('email_digest')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row && row.email_digest !== 'never' ? row.email_digest : 'weekly'
}

export type News = {
  id: string
  family_id: string
  family_name: string
  kind: string
  count: number
  title: string
  day: string | null
  actor_name: string | null
  /** What the actor said last. */
  comment?: string | null
  /** Its latest photos. */
  photo_ids: string[]
}

/**
 * A user's unread notifications, newest first, in families that they belong or are invited to. Of the photos that guests sent,
 * those that no one has decided on yet. Without hearts.
 */
export async function selectNews(tx: Tx, user_id: string, since: string | null, limit: number): Promise<News[]> {
  const { rows } = await sql<News>`
    select notice.id, notice.family_id, family.name as family_name, notice.kind, notice.title, notice.day, notice.photo_ids,
        coalesce(sent.count, notice.count) as count, actor.first_name as actor_name
      from notifications notice
      join families family on family.id = notice.family_id and family.deleted_at is null
      left join profiles actor on actor.id = notice.actor_id
      left join lateral (select count(*)::integer as count from guest_photos photo where photo.album_id = notice.album_id) sent
        on notice.kind = 'guest_photos'
      where notice.user_id = ${user_id} and notice.read_at is null and notice.kind <> 'photo_loved'
        and notice.told_at > coalesce(${since}::timestamptz, now() - interval '35 days')
        and sent.count is distinct from 0
        and (notice.kind = 'invitation' or exists (select from family_members member
          where member.family_id = notice.family_id and member.user_id = notice.user_id))
      order by notice.told_at desc, notice.id desc limit ${limit}`.execute(tx)
  return rows
}
