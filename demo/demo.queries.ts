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
        select activity.*, case when photo.sort_at >= (select max(sort_at)::date from photos where family_id = $1)
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
