import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/** Results of each kind, as many as the palette shows. */
const FOUND_EACH = 5

type Wanted = { text: string; in_family: string | undefined }

export function findFamilies(tx: Tx, { text, in_family }: Wanted) {
  return tx
    .selectFrom('families')
    .select(['id', 'name'])
    .where(contains(sql.ref('name'), text))
    .$if(in_family !== undefined, (query) => query.where('id', '=', in_family ?? ''))
    .orderBy('name')
    .limit(FOUND_EACH)
    .execute()
}

export function findPeople(tx: Tx, { text, in_family }: Wanted) {
  return tx
    .selectFrom('people')
    .select(['id', 'family_id', 'kind', 'first_name', 'last_name', 'user_id', 'avatar_ready'])
    .where(contains(sql`concat_ws(' ', first_name, last_name, array_to_string(also_known_as, ' '))`, text))
    .$if(in_family !== undefined, (query) => query.where('family_id', '=', in_family ?? ''))
    .orderBy('first_name')
    .limit(FOUND_EACH)
    .execute()
}

/** Albums with their chosen cover, if the caller can see it. */
export function findAlbums(tx: Tx, { text, in_family }: Wanted) {
  return tx
    .selectFrom('albums as album')
    .leftJoin('photos as cover', (on) =>
      on
        .onRef('cover.family_id', '=', 'album.family_id')
        .onRef('cover.id', '=', 'album.cover_photo_id')
        .on('cover.deleted_at', 'is', null),
    )
    .select(['album.id', 'album.family_id', 'album.title', 'cover.id as cover_id'])
    .select('cover.derivatives_version as cover_version')
    .where(contains(sql.ref('album.title'), text))
    .$if(in_family !== undefined, (query) => query.where('album.family_id', '=', in_family ?? ''))
    .orderBy('album.updated_at', 'desc')
    .limit(FOUND_EACH)
    .execute()
}

/** Milestones with the first of their photos that the caller can see. */
export function findMilestones(tx: Tx, { text, in_family }: Wanted) {
  return tx
    .selectFrom('milestones as milestone')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('photo_milestones as link')
          .innerJoin('photos as photo', (on) =>
            on.onRef('photo.family_id', '=', 'link.family_id').onRef('photo.id', '=', 'link.photo_id'),
          )
          .select(['photo.id as cover_id', 'photo.derivatives_version as cover_version'])
          .whereRef('link.family_id', '=', 'milestone.family_id')
          .whereRef('link.milestone_id', '=', 'milestone.id')
          .where('photo.deleted_at', 'is', null)
          .orderBy('photo.sort_at')
          .orderBy('photo.id')
          .limit(1)
          .as('cover'),
      (join) => join.onTrue(),
    )
    .select(['milestone.id', 'milestone.family_id', 'milestone.name', 'milestone.date'])
    .select(['cover.cover_id', 'cover.cover_version'])
    .where(contains(sql.ref('milestone.name'), text))
    .$if(in_family !== undefined, (query) => query.where('milestone.family_id', '=', in_family ?? ''))
    .orderBy('milestone.date', 'desc')
    .limit(FOUND_EACH)
    .execute()
}

/** Searches texts and transcripts. A family has few enough answers for a scan. */
export function findAnswers(tx: Tx, { text, in_family }: Wanted) {
  const said = sql<string>`concat_ws(' ', response.response_text, response.transcript)`
  const start = sql`greatest(1, position(app.fold(${text}) in app.fold(${said})) - ${EXCERPT_BEFORE})`
  return tx
    .selectFrom('child_personality_responses as response')
    .innerJoin('people as child', (on) =>
      on.onRef('child.family_id', '=', 'response.family_id').onRef('child.id', '=', 'response.child_id'),
    )
    .innerJoin('personality_prompts as prompt', (on) =>
      on.onRef('prompt.family_id', '=', 'response.family_id').onRef('prompt.id', '=', 'response.prompt_id'),
    )
    .select(['response.id', 'response.family_id', 'response.child_id', 'child.first_name', 'prompt.prompt_order'])
    .select(
      sql<string>`concat(case when ${start} > 1 then '…' end, trim(substr(${said}, ${start}, ${EXCERPT_LENGTH})),
        case when length(${said}) >= ${start} + ${EXCERPT_LENGTH} then '…' end)`.as('excerpt'),
    )
    .where(contains(said, text))
    .$if(in_family !== undefined, (query) => query.where('response.family_id', '=', in_family ?? ''))
    .orderBy('response.answered_at', 'desc')
    .limit(FOUND_EACH)
    .execute()
}
const EXCERPT_BEFORE = 30
const EXCERPT_LENGTH = 120

/** Full-text search, through the function that checks permissions. */
export function findPhotos(tx: Tx, user_id: string, { text, in_family }: Wanted) {
  return tx
    .selectFrom('family_members as mine')
    .innerJoinLateral(
      sql<{ photo_id: string }>`(select app.find_photos(mine.family_id, ${text}) as photo_id)`.as('found'),
      (join) => join.onTrue(),
    )
    .innerJoin('photos as photo', 'photo.id', 'found.photo_id')
    .select(['photo.id', 'photo.family_id', 'photo.filename', 'photo.description', 'photo.thumbhash'])
    .select(['photo.derivatives_version', 'photo.kind', 'photo.taken_at', 'photo.taken_precision'])
    .select(['photo.location_name', 'photo.created_at'])
    .where('mine.user_id', '=', user_id)
    .$if(in_family !== undefined, (query) => query.where('mine.family_id', '=', in_family ?? ''))
    .orderBy('photo.sort_at', 'desc')
    .limit(FOUND_EACH)
    .execute()
}

/** Ignores case and accents, and escapes pattern characters. */
function contains(words: RawBuilder<unknown>, text: string) {
  return sql<boolean>`app.fold(${words}) like app.containing(${text})`
}
