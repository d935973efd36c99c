import { sql } from 'kysely'
import type { SubjectKind } from '#features/comments/comments.rules.ts'
import type { Tx } from '#server/db/database.ts'
import type { MediaKind } from '#server/storage/media-urls.ts'
import type { Crop } from '#features/media/crop.ts'
import { selectAlbumPlace, selectAlbumPlaces } from './guest-album.queries.ts'
import type { Page, Place } from './guest-places.ts'
import type { Guest } from './guest.ts'

type Scope = Pick<Guest, 'family_id' | 'album' | 'recent_days' | 'audiences'>

/**
 * Everything that the guest can see, newest first by keyset: photos by their local time, milestones before the photos of
 * their day, answers by the time they were given. Or the photos of an album. Row-level security enforces the same.
 */
export async function selectPlaces(tx: Tx, guest: Scope, page: Page): Promise<Place[]> {
  if (guest.album) return selectAlbumPlaces(tx, guest, guest.album, page)
  const { toward, after, limit } = page
  const direction = sql.raw(toward === 'next' ? 'desc' : 'asc')
  const than = sql.raw(toward === 'next' ? '<' : '>')
  const parts = kindsOf(guest).map((kind) => {
    const { table, at } = streams[kind]
    const beyond = after ? sql`and (${at}, id) ${than} (${after.at}::timestamp, ${after.id}::uuid)` : sql``
    return sql`(select ${sql.lit(kind)} as kind, id, ${at} as at from ${sql.table(table)}
      where ${shownTo(guest, kind)} ${beyond}
      order by ${at} ${direction}, id ${direction} limit ${limit})`
  })
  const { rows } = await sql<Place>`select * from (${sql.join(parts, sql` union all `)}) place
    order by at ${direction}, id ${direction} limit ${limit}`.execute(tx)
  return rows
}

/** The position of an item by its ID, whatever its kind. */
export async function selectPlace(tx: Tx, guest: Scope, id: string): Promise<Place | undefined> {
  if (guest.album) return selectAlbumPlace(tx, guest, guest.album, id)
  const parts = kindsOf(guest).map((kind) => {
    const { table, at } = streams[kind]
    return sql`select ${sql.lit(kind)} as kind, id, ${at} as at from ${sql.table(table)}
      where ${shownTo(guest, kind)} and id = ${id}`
  })
  const { rows } = await sql<Place>`${sql.join(parts, sql` union all `)}`.execute(tx)
  return rows[0]
}

function kindsOf({ recent_days }: Scope): readonly SubjectKind[] {
  return recent_days === null ? ['photo', 'milestone', 'response'] : ['photo']
}

/** Says what row-level security says too, in the words of the indexes. */
function shownTo({ family_id, recent_days, audiences }: Scope, kind: SubjectKind) {
  const since =
    recent_days === null
      ? sql``
      : sql`and sort_at >= (now() - make_interval(days => ${recent_days})) at time zone 'UTC'`
  const audience =
    audiences.length === 1 ? sql`audience = 'extended_family'` : sql`audience in ('extended_family', 'family_only')`
  return sql`family_id = ${family_id} and ${audience} and ${streams[kind].shown} ${since}`
}

const streams = {
  photo: { table: 'photos', at: sql`sort_at`, shown: sql`deleted_at is null and film_of is null and not is_archived` },
  milestone: { table: 'milestones', at: sql`(date + time '23:59:59.999999')`, shown: sql`true` },
  response: {
    table: 'child_personality_responses',
    at: sql`(answered_at at time zone 'UTC')`,
    // Excludes removed children, whom guests can't see.
    shown: sql`hidden_at is null and exists (select 1 from people where people.family_id =
      child_personality_responses.family_id and people.id = child_personality_responses.child_id and people.deleted_at is null)`,
  },
} as const

export function selectGuestPhotos(tx: Tx, { family_id, audiences }: Scope, ids: string[]) {
  return tx
    .selectFrom('photos')
    .select([
      ...(['id', 'family_id', 'kind', 'width', 'height', 'description'] as const),
      ...(['taken_at', 'taken_precision', 'created_at', 'derivatives_version'] as const),
    ])
    .select((eb) =>
      eb
        .selectFrom('photos as half')
        .innerJoin('film_renditions as copy', 'copy.photo_id', 'half.id')
        .select('half.id')
        .whereRef('half.family_id', '=', 'photos.family_id')
        .whereRef('half.film_of', '=', 'photos.id')
        .where('half.deleted_at', 'is', null)
        // Without a version that plays everywhere, guests only see the poster frame.
        .where('copy.state', 'in', ['made', 'not_needed'])
        .as('film_id'),
    )
    .select((eb) =>
      eb
        .selectFrom('audio_captions as caption')
        .select('caption.clip_id')
        .whereRef('caption.family_id', '=', 'photos.family_id')
        .whereRef('caption.photo_id', '=', 'photos.id')
        .as('voice_id'),
    )
    .where('family_id', '=', family_id)
    .where('id', 'in', ids)
    .where('audience', 'in', audiences)
    .where('deleted_at', 'is', null)
    .execute()
}

export type GuestPhotoRow = Awaited<ReturnType<typeof selectGuestPhotos>>[number]

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
        exists (select 1 from film_renditions copy
          where copy.family_id = photos.family_id and copy.photo_id = photos.id and copy.state = 'made') as has_copy
      from photos where family_id = ${family_id} and id = ${id} and audience = any (${audiences}) and deleted_at is null
    union all
    select 'answer', true, file_type, storage_path, seekable_path, 1, null, null, null, null, false
      from child_personality_responses
      where family_id = ${family_id} and video_clip_id = ${id} and audience = 'extended_family' and hidden_at is null
    union all
    select 'caption', true, caption.file_type, caption.storage_path, caption.seekable_path, 1, null, null, null, null, false
      from audio_captions caption
      join photos on photos.family_id = caption.family_id and photos.id = caption.photo_id
      where caption.family_id = ${family_id} and caption.clip_id = ${id}
        and photos.audience = any (${audiences}) and photos.deleted_at is null`.execute(tx)
  return rows[0]
}
