import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/** Once a day, until the owner makes a link. */
const canAsk = sql<boolean>`(link_requests.made_at is not null or link_requests.asked_at < now() - interval '1 day')`

/** What asking the owner to share an album needs. */
export function selectSharing(tx: Tx, family_id: string, album_id: string) {
  return tx
    .selectFrom('albums as album')
    .innerJoin('family_members as owner', (join) =>
      join.onRef('owner.family_id', '=', 'album.family_id').on('owner.role', '=', 'owner'),
    )
    .select(['album.title', 'album.audience', 'owner.user_id as owner_id'])
    .where('album.family_id', '=', family_id)
    .where('album.id', '=', album_id)
    .where(sql<boolean>`album.family_id = any (array(select app.families_where('photos.edit_own')))`)
    .executeTakeFirst()
}

type Request = { family_id: string; album_id: string; user_id: string; name: string }

/** False if this member asked for the album today, and no link was made since. */
export async function upsertLinkRequest(tx: Tx, request: Request): Promise<boolean> {
  const row = await tx
    .insertInto('link_requests')
    .values(request)
    .onConflict((conflict) =>
      conflict
        .columns(['album_id', 'user_id'])
        .doUpdateSet({ name: sql`excluded.name`, asked_at: sql`clock_timestamp()`, made_at: null })
        .where(canAsk),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Newest first. Row-level security shows the caller's own, or everyone's if the caller can make links. */
export function selectLinkRequests(tx: Tx, family_id: string, album_id: string) {
  return tx
    .selectFrom('link_requests')
    .innerJoin('profiles as asker', 'asker.id', 'link_requests.user_id')
    .select(['asker.first_name as asker', 'link_requests.name', 'link_requests.asked_at', 'link_requests.made_at'])
    .select(canAsk.as('can_ask_again'))
    .where('link_requests.family_id', '=', family_id)
    .where('link_requests.album_id', '=', album_id)
    .orderBy('link_requests.asked_at', 'desc')
    .execute()
}

/** Returns who was waiting for a link to the album. */
export async function answerLinkRequests(tx: Tx, family_id: string, album_id: string): Promise<string[]> {
  const rows = await tx
    .updateTable('link_requests')
    .set({ made_at: sql`clock_timestamp()` })
    .where('family_id', '=', family_id)
    .where('album_id', '=', album_id)
    .where('made_at', 'is', null)
    .returning('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}
