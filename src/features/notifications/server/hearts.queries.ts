import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#shared/ids.ts'
import { HEART_DAYS, NOTIFICATION_PHOTOS } from '../notifications.rules.ts'

/** Whose photos, and in which family. */
type Whose = { family_id: string; user_id: string }
type Hearts = {
  photos: number
  people: number
  photo_ids: string[]
  /** The last one: a member, or a guest by the name on their link. */
  actor_id: string | null
  guest_name: string
  loved_at: string
}

const bundleOf = (family_id: string) => `${family_id} hearts`

/** Concurrent counts of the same hearts wait for each other. */
export async function lockHearts(tx: Tx, { family_id, user_id }: Whose): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hearts ${family_id} ${user_id}`}, 0))`.execute(tx)
}

/** The hearts since the last notification that the member has read, from people who can still see the photo. */
export async function selectNewHearts(tx: Tx, { family_id, user_id }: Whose): Promise<Hearts | undefined> {
  const { rows } = await sql<Hearts>`
    with heart as (
      select reaction.photo_id, reaction.user_id, guest.id as guest_id, guest.name as guest_name, reaction.created_at
        from reactions reaction
        join photos photo on photo.family_id = reaction.family_id and photo.id = reaction.photo_id
        left join family_members member on member.family_id = reaction.family_id and member.user_id = reaction.user_id
        left join guests guest on guest.family_id = reaction.family_id and guest.id = reaction.guest_id
          and guest.revoked_at is null and (guest.expires_at is null or guest.expires_at > now())
          and (photo.audience = 'extended_family' or guest.shows_family_only)
          and (guest.album_id is null
            or exists (select from album_photos item where item.album_id = guest.album_id and item.photo_id = photo.id))
        where reaction.family_id = ${family_id} and reaction.kind = 'heart' and reaction.photo_id is not null
          and reaction.created_at > (select greatest(max(told_at), now() - make_interval(days => ${HEART_DAYS})) from notifications
            where family_id = ${family_id} and user_id = ${user_id} and kind = 'photo_loved' and read_at is not null)
          and photo.added_by = ${user_id} and photo.deleted_at is null and photo.audience <> 'private'
          and reaction.user_id is distinct from ${user_id} and (member.id is not null or guest.id is not null)
          and exists (select from family_members own where own.family_id = ${family_id} and own.user_id = ${user_id})),
      photo as (select photo_id, max(created_at) as loved_at from heart group by photo_id)
    select (select count(*) from photo)::integer as photos, (select count(distinct coalesce(user_id, guest_id)) from heart)::integer as people,
        array(select photo_id from photo order by loved_at desc limit ${NOTIFICATION_PHOTOS}) as photo_ids,
        user_id as actor_id, coalesce(guest_name, '') as guest_name, created_at as loved_at
      from heart order by created_at desc limit 1`.execute(tx)
  return rows[0]
}

/** Returns the unread notification, and whether it's new. */
export async function upsertHearts(tx: Tx, { family_id, user_id }: Whose, hearts: Hearts) {
  const { photos, people, photo_ids, actor_id, guest_name, loved_at } = hearts
  const counted = { actor_id, photo_ids, count: photos, others: people - 1, title: guest_name, told_at: loved_at }
  return tx
    .insertInto('notifications')
    .values({ id: newId(), family_id, user_id, kind: 'photo_loved', bundle: bundleOf(family_id), ...counted })
    .onConflict((conflict) => conflict.columns(['user_id', 'bundle']).where('read_at', 'is', null).doUpdateSet(counted))
    .returning(['id', 'user_id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow()
}

export async function deleteUnreadHearts(tx: Tx, { family_id, user_id }: Whose): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('user_id', '=', user_id)
    .where('bundle', '=', bundleOf(family_id))
    .where('read_at', 'is', null)
    .execute()
}
