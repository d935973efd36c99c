import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'

export type RenditionState = 'not_needed' | 'wanted' | 'making' | 'made' | 'failed'

export async function putRendition(
  db: Db | Tx,
  rendition: { photo_id: string; family_id: string; state: RenditionState },
): Promise<void> {
  await db
    .insertInto('film_renditions')
    .values(rendition)
    .onConflict((conflict) => conflict.column('photo_id').doUpdateSet({ state: rendition.state, since: sql`now()` }))
    .execute()
}

/**
 * Claims a pending video, or one whose claim has expired. It chooses the family with the fewest copies created in the last
 * day, and that family's longest-waiting video.
 */
export async function claimPendingRendition(db: Db, claim_hours: number) {
  const { rows } = await sql<{
    photo_id: string
    family_id: string
    storage_path: string
    duration_ms: number | null
    derivatives_version: number
    audience: string
    added_by: string | null
  }>`
    update film_renditions rendition set state = 'making', since = now() from photos photo
      where photo.id = rendition.photo_id and rendition.photo_id = (
        select photo_id from film_renditions wanted
          where state = 'wanted' or (state = 'making' and since < now() - make_interval(hours => ${claim_hours}))
          order by (select count(*) from film_renditions made where made.family_id = wanted.family_id
            and made.state in ('making', 'made', 'failed') and made.since > now() - interval '1 day'), since
          limit 1 for update skip locked)
      returning rendition.photo_id, rendition.family_id, photo.storage_path, photo.duration_ms, photo.derivatives_version,
        photo.audience, photo.added_by`.execute(db)
  return rows[0]
}

/** The photo that a video is shown as: itself, or the image of its Live Photo. */
export async function selectShownPhoto(tx: Tx, video_id: string) {
  const { id } = await tx
    .selectFrom('photos')
    .select((eb) => eb.fn.coalesce('film_of', 'id').as('id'))
    .where('id', '=', video_id)
    .executeTakeFirstOrThrow()
  return id
}

/** Requests the copy again, if the photo still exists. */
export async function requestAgain(db: Db, photo_id: string): Promise<void> {
  await db.updateTable('film_renditions').set({ state: 'wanted' }).where('photo_id', '=', photo_id).execute()
}

export async function hasPendingRendition(db: Db): Promise<boolean> {
  const row = await db.selectFrom('film_renditions').select('photo_id').where('state', '=', 'wanted').executeTakeFirst()
  return row !== undefined
}

/** The object key of a video's playable copy, if the caller can see the video. */
export function selectRendition(tx: Tx, family_id: string, photo_id: string) {
  return tx
    .selectFrom('film_renditions as rendition')
    .innerJoin('photos as photo', 'photo.id', 'rendition.photo_id')
    .select(['photo.derivatives_version', 'photo.filename'])
    .where('rendition.family_id', '=', family_id)
    .where('rendition.photo_id', '=', photo_id)
    .where('rendition.state', '=', 'made')
    .executeTakeFirst()
}
