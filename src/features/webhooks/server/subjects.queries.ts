import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { SubjectKind } from '#shared/subjects.ts'

/** Those of these photos that the whole family can see, in the same order. The video of a Live Photo isn't an item of its own. */
export async function selectSharedPhotos(tx: Tx, family_id: string, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select photo.id from unnest(${ids}::uuid[]) with ordinality as given (id, place)
      join photos photo on photo.id = given.id
      where photo.family_id = ${family_id} and photo.deleted_at is null and photo.film_of is null
        and photo.audience <> 'private'
      order by given.place`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whether the whole family can see a milestone. */
export async function isSharedMilestone(tx: Tx, family_id: string, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('milestones')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .where('audience', '<>', 'private')
    .executeTakeFirst()
  return found !== undefined
}

type CommentOn = {
  subject_kind: SubjectKind
  subject_id: string
  child_id: string | null
}

/** What a comment is on, if it still exists and the whole family can see both. */
export async function selectSharedComment(tx: Tx, family_id: string, id: string): Promise<CommentOn | undefined> {
  const { rows } = await sql<CommentOn>`
    select case when photo.id is not null then 'photo' when milestone.id is not null then 'milestone'
          when answer.id is not null then 'response' else 'album' end as subject_kind,
        coalesce(photo.id, milestone.id, answer.id, album.id) as subject_id, answer.child_id
      from comments comment
      left join photos photo on photo.family_id = comment.family_id and photo.id = comment.photo_id
        and photo.deleted_at is null and photo.audience <> 'private'
      left join milestones milestone on milestone.family_id = comment.family_id and milestone.id = comment.milestone_id
        and milestone.audience <> 'private'
      left join child_personality_responses answer on answer.family_id = comment.family_id and answer.id = comment.response_id
        and answer.hidden_at is null and answer.audience <> 'private'
      left join albums album on album.family_id = comment.family_id and album.id = comment.album_id
        and album.audience <> 'private'
      where comment.family_id = ${family_id} and comment.id = ${id} and comment.text is not null
        and num_nonnulls(photo.id, milestone.id, answer.id, album.id) = 1`.execute(tx)
  return rows[0]
}
