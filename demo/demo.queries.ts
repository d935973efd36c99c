import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ownerUrlOf, withClient } from '#server/db/cluster.ts'
import { newId } from '#shared/ids.ts'

/** The owner's connection string for the embedded database of the Hearthbook that runs on this folder. */
export function ownerUrlOfRunning(dataDir: string): string {
  // The fourth line is the port: https://www.postgresql.org/docs/18/storage-file-layout.html
  const port = readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3]
  return ownerUrlOf(
    `postgres://127.0.0.1:${port}`,
    'hearthbook',
    readFileSync(path.join(dataDir, 'secret'), 'utf8').trim(),
  )
}

/** Adds a member directly, without an invitation. */
export async function joinFamily(
  ownerUrl: string,
  { family_id, user_id, role, name }: { family_id: string; user_id: string; role: string; name: string },
): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const { rowCount } = await client.query(
      'insert into family_members (id, family_id, user_id, role) values ($1, $2, $3, $4) on conflict (family_id, user_id) do nothing',
      [newId(), family_id, user_id, role],
    )
    if (!rowCount) return
    await client.query(
      "insert into family_activities (id, family_id, user_id, activity_type, title) values ($1, $2, $3, 'member_joined', $4)",
      [newId(), family_id, user_id, name],
    )
  })
}

/** A child's account. */
export async function linkProfile(
  ownerUrl: string,
  { family_id, user_id, person_id }: { family_id: string; user_id: string; person_id: string },
): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await client.query('update people set user_id = null where family_id = $1 and user_id = $2 and id <> $3', [
      ...[family_id, user_id, person_id],
    ])
    await client.query('update people set user_id = $2 where family_id = $1 and id = $3', [
      family_id,
      user_id,
      person_id,
    ])
  })
}

/** Moves an answer to the day when it would have been given. */
export async function dateAnswer(
  ownerUrl: string,
  { family_id, take, answered_at }: { family_id: string; take: string; answered_at: string },
): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await client.query('update child_personality_responses set answered_at = $3 where family_id = $1 and take = $2', [
      family_id,
      take,
      answered_at,
    ])
  })
}

type OpenedLetter = {
  family_id: string
  person_id: string
  person_name: string
  author_id: string
  author_name: string
  age: number
  letter: string
  /** Calendar dates: when it opened, and when it was sealed. */
  on: string
  sealed: string
  /** Sealed files that aren't in a letter yet. */
  files: readonly string[]
}

/** A letter that has opened, as if it had been sealed years ago. A job makes its files photos and recordings. */
export async function openLetter(ownerUrl: string, { files, on, sealed, ...letter }: OpenedLetter): Promise<void> {
  const id = newId()
  await withClient(ownerUrl, async (client) => {
    await client.query('begin')
    await client.query(
      `insert into capsules (id, family_id, person_id, person_name, author_id, author_name, audience, age, opens_on, opens_at, created_at,
          opened_at, key_id, letter, bytes)
        values ($1, $2, $3, $4, $5, $6, 'family', $7, $8::date, $8::date + time '05:00', $9, $8::date + time '05:40', $10, $11, 4096)`,
      [
        ...[id, letter.family_id, letter.person_id, letter.person_name, letter.author_id, letter.author_name],
        ...[letter.age, on, sealed, newId(), letter.letter],
      ],
    )
    await client.query(
      `update capsule_files set capsule_id = $1, position = array_position($2::uuid[], id) where id = any ($2)`,
      [id, files],
    )
    await client.query(
      `insert into family_activities (id, family_id, user_id, activity_type, title, metadata, audience, created_at)
        values ($1, $2, $3, 'capsule_opened', $4, $5, 'family_only', $6::date + time '05:40')`,
      [
        ...[newId(), letter.family_id, letter.author_id, letter.person_name],
        ...[{ capsule_id: id, author_name: letter.author_name }, on],
      ],
    )
    await client.query(
      `select app.add_job('open-letter-files', json_build_object('letter_id', $1::text), null, null, 3, 0)`,
      [id],
    )
    await client.query('commit')
  })
}

const ACTIVITY = 'id, family_id, user_id, activity_type, title, description, metadata, audience, private_to, told'

/**
 * Moves activities to the days when they would have happened, apart from those of the newest day's photos. Triggers assign
 * them to bursts again, in order.
 */
export async function spreadActivities(ownerUrl: string, family_id: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await client.query('begin')
    await client.query(
      `create temp table moved on commit drop as
        select activity.*, case when activity.activity_type = 'capsule_opened'
              or photo.sort_at >= (select max(sort_at)::date from photos where family_id = $1)
            then activity.created_at
            else greatest('2024-01-01', coalesce(photo.sort_at, milestone.date) + interval '3 hours') end as happened_at
          from family_activities activity
          left join photos photo on photo.family_id = $1 and photo.id = (activity.metadata ->> 'photo_id')::uuid
          left join milestones milestone
            on milestone.family_id = $1 and milestone.id = (activity.metadata ->> 'milestone_id')::uuid
          where activity.family_id = $1`,
      [family_id],
    )
    await client.query('delete from family_activities where id in (select id from moved)')
    await client.query(
      `insert into family_activities (${ACTIVITY}, created_at) select ${ACTIVITY}, happened_at from moved order by happened_at, id`,
    )
    await client.query('commit')
  })
}
