import { sql } from 'kysely'
import type { Subject } from '#features/comments/comments.rules.ts'
import { subjectColumn } from '#features/comments/server/subjects.ts'
import type { Crop } from '#features/media/crop.ts'
import type { Tx } from '#server/db/database.ts'
import type { MediaKind } from '#server/storage/media-urls.ts'
import { newId } from '#shared/ids.ts'
import type { Scope } from './guest-places.fragments.ts'

/** People who are in what the guest sees. Row-level security leaves out everyone else. */
export function selectGuestPeople(tx: Tx, family_id: string, limit: number) {
  return tx
    .selectFrom('people')
    .select(['id', 'first_name'])
    .where('family_id', '=', family_id)
    .where('deleted_at', 'is', null)
    .orderBy('first_name')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Each with the first of its photos that guests can see, and its child's first name. */
export function selectGuestMilestones(tx: Tx, family_id: string, ids: string[]) {
  return tx
    .selectFrom('milestones as milestone')
    .leftJoin('people as child', (join) =>
      join.onRef('child.family_id', '=', 'milestone.family_id').onRef('child.id', '=', 'milestone.child_id'),
    )
    .select(['milestone.id', 'milestone.name', 'milestone.description', 'milestone.date'])
    .select('child.first_name as child_name')
    .select((eb) =>
      eb
        .selectFrom('photo_milestones as link')
        .innerJoin('photos as photo', (join) =>
          join.onRef('photo.family_id', '=', 'link.family_id').onRef('photo.id', '=', 'link.photo_id'),
        )
        .select('photo.id')
        .whereRef('link.milestone_id', '=', 'milestone.id')
        .where('photo.audience', '=', 'extended_family')
        .where('photo.deleted_at', 'is', null)
        .orderBy('photo.sort_at')
        .orderBy('photo.id')
        .limit(1)
        .as('photo_id'),
    )
    .where('milestone.family_id', '=', family_id)
    .where('milestone.id', 'in', ids)
    .where('milestone.audience', '=', 'extended_family')
    .execute()
}

export function selectGuestAnswers(tx: Tx, family_id: string, ids: string[]) {
  return tx
    .selectFrom('child_personality_responses as answer')
    .innerJoin('people as child', (join) =>
      join.onRef('child.family_id', '=', 'answer.family_id').onRef('child.id', '=', 'answer.child_id'),
    )
    .innerJoin('personality_prompts as prompt', (join) =>
      join.onRef('prompt.family_id', '=', 'answer.family_id').onRef('prompt.id', '=', 'answer.prompt_id'),
    )
    .select([
      ...(['answer.id', 'answer.family_id', 'answer.response_text', 'answer.video_clip_id'] as const),
      ...(['answer.width', 'answer.height', 'answer.answered_at', 'child.first_name as child_name'] as const),
      ...(['prompt.prompt_key', 'prompt.prompt_text'] as const),
    ])
    .where('answer.family_id', '=', family_id)
    .where('answer.id', 'in', ids)
    .where('answer.audience', '=', 'extended_family')
    .where('answer.hidden_at', 'is', null)
    .execute()
}

export type GuestAnswerRow = Awaited<ReturnType<typeof selectGuestAnswers>>[number]

type Media = {
  kind: Exclude<MediaKind, 'child' | 'sent'>
  film: boolean
  /** Whether there's a transcoded version of the video that plays everywhere. */
  has_copy: boolean
  file_type: string
  path: string
  seekable_path: string | null
  version: number
  /** Names a saved file: the time of a photo, as far as it's known. Guests don't see the name that its file had. */
  name: string | null
  width: number | null
  quarter_turns: number | null
  crop: Crop | null
  /** Where the video of a motion photo is. */
  motion_video: { offset: number; bytes: number } | null
}

/** The object of a photo, a video, a recorded answer or an audio caption, if the guest can see it. */
export async function selectGuestMedia(
  tx: Tx,
  { family_id, audiences }: Scope,
  id: string,
): Promise<Media | undefined> {
  const { rows } = await sql<Media>`
    select 'photo' as kind, kind = 'video' as film, file_type, storage_path as path, null as seekable_path,
        derivatives_version as version, to_char(taken_at, case taken_precision
          when 'time' then 'YYYY-MM-DD HH24.MI.SS' when 'day' then 'YYYY-MM-DD' else 'YYYY' end) as name, width, quarter_turns, crop,
        nullif(pairing -> 'motion_video', 'null') as motion_video, exists (select 1 from film_renditions copy
          where copy.family_id = photos.family_id and copy.photo_id = photos.id and copy.state = 'made') as has_copy
      from photos where family_id = ${family_id} and id = ${id} and audience = any (${audiences}) and deleted_at is null
    union all
    select 'answer', true, file_type, storage_path, seekable_path, 1, null, null, null, null, null, false
      from child_personality_responses
      where family_id = ${family_id} and video_clip_id = ${id} and audience = 'extended_family' and hidden_at is null
    union all
    select 'caption', true, caption.file_type, caption.storage_path, caption.seekable_path, 1, null, null, null, null, null, false
      from audio_captions caption
      join photos on photos.family_id = caption.family_id and photos.id = caption.photo_id
      where caption.family_id = ${family_id} and caption.clip_id = ${id}
        and photos.audience = any (${audiences}) and photos.deleted_at is null`.execute(tx)
  return rows[0]
}

type Heart = { family_id: string; guest_id: string }

/** Which of these the guest has hearted. */
export async function selectHearts(
  tx: Tx,
  { family_id, guest_id }: Heart,
  ids: string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(photo_id, milestone_id, response_id) as id from reactions
      where family_id = ${family_id} and guest_id = ${guest_id}
        and coalesce(photo_id, milestone_id, response_id) = any (${ids}::uuid[])`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Once per guest and item; repeating it is a no-op. */
export async function insertGuestHeart(tx: Tx, heart: Heart, subject: Subject): Promise<void> {
  await tx
    .insertInto('reactions')
    .values({ id: newId(), kind: 'heart', ...heart, [subjectColumn(subject)]: subject.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteGuestHeart(tx: Tx, { family_id, guest_id }: Heart, subject: Subject): Promise<void> {
  await tx
    .deleteFrom('reactions')
    .where('family_id', '=', family_id)
    .where(subjectColumn(subject), '=', subject.id)
    .where('guest_id', '=', guest_id)
    .execute()
}
