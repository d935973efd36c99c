import { sql, type Insertable, type Kysely } from 'kysely'
import type { Cursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/database.ts'
import { preparedInsert } from '#server/db/prepared-statement.ts'
import type { DB, FamilyActivities } from '#server/db/tables.ts'
import { olderThan } from '#server/db/older-than.queries.ts'
import { ACTIVITY_PHOTOS, type ActivityPeriod, type ActivityType } from '../activity.rules.ts'
import type { Activity } from '../activity.contract.ts'

declare module '#server/db/column-types.ts' {
  interface ColumnTypes {
    'family_activities.metadata': Activity['metadata']
  }
}

const insert = preparedInsert('family_activities')

/** A trigger assigns it to a burst. */
export function insertActivity(
  tx: Kysely<DB>,
  activity: Omit<Insertable<FamilyActivities>, 'burst_id'>,
): Promise<void> {
  return insert(tx, activity as Insertable<FamilyActivities>)
}

/** Inserts imported activities that don't exist yet, with the audience of their photo or milestone. Returns how many. */
export async function insertImportedActivities(
  tx: Tx,
  family_id: string,
  activities: readonly object[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into family_activities
        (id, family_id, user_id, activity_type, title, description, metadata, audience, private_to, told, created_at)
      select row.id, ${family_id}, row.user_id, row.activity_type, row.title, row.description, row.metadata,
          coalesce(photo.audience, milestone.audience, 'family_only'),
          case 'private' when photo.audience then photo.added_by when milestone.audience then milestone.added_by end,
          true, row.created_at
        from jsonb_to_recordset(${JSON.stringify(activities)}::jsonb) as row (id uuid, user_id uuid, activity_type text,
          title text, description text, metadata jsonb, created_at timestamptz)
        left join photos photo on photo.family_id = ${family_id} and photo.id = (row.metadata ->> 'photo_id')::uuid
        left join milestones milestone
          on milestone.family_id = ${family_id} and milestone.id = (row.metadata ->> 'milestone_id')::uuid
        where not exists (select from family_activities known where known.family_id = ${family_id}
          and known.created_at = row.created_at and known.activity_type = row.activity_type
          and known.metadata = row.metadata)
        order by row.created_at, row.id`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Deletes activities that a user's import created for photos, milestones and the like that already had one. */
export async function deleteDuplicateActivities(
  tx: Tx,
  { family_id, user_id, since }: { family_id: string; user_id: string; since: string },
): Promise<void> {
  await sql`
    with told as (
      select id, user_id, activity_type, created_at,
          coalesce(metadata ->> 'milestone_id', metadata ->> 'photo_id', metadata ->> 'category_id', metadata ->> 'child_id') thing
        from family_activities where family_id = ${family_id})
    delete from family_activities where id in (
      select again.id from told again join told before using (activity_type, thing)
        where again.user_id = ${user_id} and again.created_at >= ${since} and before.created_at < ${since})`.execute(tx)
}

/** Marks pending activities as notified and returns them; concurrent calls never get the same rows. */
export function markNotified(tx: Tx, family_id: string, limit: number) {
  return tx
    .updateTable('family_activities')
    .set({ told: true })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('family_activities')
        .select('id')
        .where('family_id', '=', family_id)
        .where('told', '=', false)
        .orderBy('created_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'family_id', 'user_id', 'activity_type', 'title', 'audience', 'metadata', 'created_at'])
    .execute()
}

/** The search text, the bursts that match (undefined if there are too many to list), and the members whose name matches. */
export type Words = { text: string; bursts: string[] | undefined; people: string[] }

/** Above this number of matches, filtering while paging is faster than listing them first. */
const LISTED_BURSTS_MAX = 2_000

export async function findWords(tx: Tx, family_id: string, text: string): Promise<Words> {
  const [bursts, people] = await Promise.all([
    sql<{ id: string }>`select id from app.find_bursts(${family_id}, ${text}, ${LISTED_BURSTS_MAX}) id`.execute(tx),
    sql<{ id: string }>`select id from app.find_doers(${family_id}, ${text}) id`.execute(tx),
  ])
  return {
    text,
    bursts: bursts.rows.length > LISTED_BURSTS_MAX ? undefined : [...new Set(bursts.rows.map(({ id }) => id))],
    people: people.rows.map(({ id }) => id),
  }
}

export type ActivityPage = {
  family_id: string
  type: ActivityType | undefined
  period: ActivityPeriod
  time_zone: string
  words: Words | undefined
  after: Cursor | undefined
  offset: number
  limit: number
}

/** Newest first by keyset: the bursts that the caller may see, with their latest activity and its author. */
export function selectActivityPage(tx: Tx, page: ActivityPage) {
  const { after, period, words, time_zone, type } = page
  return tx
    .selectFrom('activity_bursts as burst')
    .leftJoin('profiles as profile', 'profile.id', 'burst.user_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('family_activities')
          .select(['title', 'description', 'metadata'])
          .whereRef('burst_id', '=', 'burst.id')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['burst.id', 'burst.activity_type', 'burst.started_at as created_at'])
    .select(['latest.title', 'latest.description', 'latest.metadata'])
    .select(['profile.id as profile_id', 'profile.first_name', 'profile.last_name'])
    .select(['profile.email', 'profile.avatar_url'])
    .select((eb) =>
      eb
        .selectFrom('family_activities')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('burst_id', '=', 'burst.id')
        .as('count'),
    )
    .where('burst.family_id', '=', page.family_id)
    .$call((query) => (type === undefined ? query : query.where('burst.activity_type', '=', type)))
    .$if(period !== 'all', (query) =>
      query.where(
        'burst.started_at',
        '>=',
        sql<string>`date_trunc(${unitOf[period as 'today']}, now() at time zone ${time_zone}) at time zone ${time_zone}`,
      ),
    )
    .$call((query) =>
      words === undefined
        ? query
        : query.where((eb) =>
            eb.or([
              words.bursts
                ? eb('burst.id', '=', sql<string>`any (${words.bursts}::uuid[])`)
                : eb.exists(
                    eb
                      .selectFrom('family_activities as told')
                      .whereRef('told.burst_id', '=', 'burst.id')
                      .where(
                        sql<boolean>`(app.fold(told.title || ' ' || coalesce(told.description, '')) like app.containing(${words.text})
                          or exists (select from photo_people shown join people person
                            on person.family_id = shown.family_id and person.id = shown.person_id
                            where shown.family_id = ${page.family_id} and shown.photo_id = (told.metadata ->> 'photo_id')::uuid
                              and app.fold(concat_ws(' ', person.first_name, person.last_name, array_to_string(person.also_known_as, ' ')))
                                like app.containing(${words.text})))`,
                      ),
                  ),
              eb('burst.user_id', '=', sql<string>`any (${words.people}::uuid[])`),
            ]),
          ),
    )
    .where(olderThan(after, 'burst.started_at', 'burst.id'))
    .orderBy('burst.started_at', 'desc')
    .orderBy('burst.id', 'desc')
    .$if(page.offset > 0, (query) => query.offset(page.offset))
    .limit(page.limit)
    .execute()
}

export type ActivityRow = Awaited<ReturnType<typeof selectActivityPage>>[number]

const unitOf: Record<Exclude<ActivityPeriod, 'all'>, string> = { today: 'day', week: 'week', month: 'month' }

/** Who is in a photo, and what people wrote about it: its description, and the latest comment on it. */
const words = sql`array(select person.first_name from photo_people shown
    join people person on person.family_id = shown.family_id and person.id = shown.person_id
    where shown.family_id = photo.family_id and shown.photo_id = photo.id order by person.birth_date, person.first_name) as people,
  photo.description, (select json_build_object('text', said.text, 'name', coalesce(guest.name, author.first_name))
  from comments said left join profiles author on author.id = said.author_id
  left join guests guest on guest.family_id = said.family_id and guest.id = said.guest_id
  where said.family_id = photo.family_id and said.photo_id = photo.id and said.parent_id is null and said.text is not null
  order by said.created_at desc, said.id desc limit 1) as comment`

/**
 * The latest photos of each burst that still exist and that the caller may see. `limit 1` looks up each photo by its key: a join
 * could read all photos of the family.
 */
export async function selectBurstPhotos(tx: Tx, family_id: string, burst_ids: string[]) {
  const { rows } = await sql<BurstPhoto>`
    select burst.id as burst_id, shown.* from unnest(${burst_ids}::uuid[]) burst (id), lateral (
      select photo.id, photo.filename, photo.width, photo.height, photo.thumbhash, photo.derivatives_version, ${words}
        from family_activities activity
        cross join lateral (select * from photos
          where photos.family_id = activity.family_id and photos.id = (activity.metadata ->> 'photo_id')::uuid limit 1) photo
        where activity.burst_id = burst.id and activity.family_id = ${family_id}
        order by activity.created_at desc, activity.id desc limit ${ACTIVITY_PHOTOS}) shown`.execute(tx)
  return rows
}

/** The first photos of the milestones of these bursts, read as the milestones feature reads them. */
export async function selectMilestonePhotos(tx: Tx, family_id: string, burstOf: ReadonlyMap<string, string>) {
  const { rows } = await sql<BurstPhoto & { milestone_id: string }>`
    select milestone_id, id, filename, width, height, thumbhash, derivatives_version, ${words} from (
      select link.milestone_id, photo.id, photo.family_id, photo.filename, photo.description, photo.width, photo.height, photo.thumbhash,
          photo.derivatives_version, row_number() over (partition by link.milestone_id order by photo.sort_at, photo.id) as place
        from photo_milestones link join photos photo on photo.family_id = link.family_id and photo.id = link.photo_id
        where link.family_id = ${family_id} and link.milestone_id = any (${[...burstOf.keys()]}) and photo.deleted_at is null
    ) as photo where place <= ${ACTIVITY_PHOTOS} order by milestone_id, place`.execute(tx)
  return rows.map(({ milestone_id, ...photo }) => ({ ...photo, burst_id: burstOf.get(milestone_id) ?? '' }))
}

export type BurstPhoto = {
  burst_id: string
  id: string
  filename: string
  width: number
  height: number
  thumbhash: Buffer | null
  derivatives_version: number
  people: string[]
  description: string | null
  comment: { text: string; name: string | null } | null
}
