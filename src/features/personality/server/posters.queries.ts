import type { NotNull } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import type { ChildPersonalityResponses } from '#server/db/tables.ts'

export type Poster = NonNullable<ChildPersonalityResponses['poster']>
export type WithoutPoster = Awaited<ReturnType<typeof selectWithoutPoster>>[number]

/** Videos whose poster is unknown, and, if frames can be read here, videos whose poster is drawn. */
export function selectWithoutPoster(db: Db, { canRead, limit }: { canRead: boolean; limit: number }) {
  return db
    .selectFrom('child_personality_responses')
    .select(['id', 'family_id', 'child_id', 'video_clip_id', 'storage_path', 'filename', 'thumbhash', 'poster'])
    .select(['audience', 'added_by'])
    .$narrowType<{ video_clip_id: NotNull; storage_path: NotNull }>()
    .where('storage_path', 'is not', null)
    .where((eb) => (canRead ? eb.or([eb('poster', 'is', null), eb('poster', '=', 'drawn')]) : eb('poster', 'is', null)))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Saves where the poster comes from, and the blurred preview of a new one. */
export async function savePoster(
  tx: Tx,
  { id, family_id }: { id: string; family_id: string },
  made: { poster: Poster; thumbhash?: Buffer },
): Promise<void> {
  await tx
    .updateTable('child_personality_responses')
    .set(made)
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .execute()
}
