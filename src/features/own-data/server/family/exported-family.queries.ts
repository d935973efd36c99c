import { sql, type RawBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#server/db/database.ts'
import type { ReadableTable } from '#server/db/readable-tables.queries.ts'

/** The family, and the exporting user's role. */
export function selectExportedFamily(tx: Tx, family_id: string, user_id: string) {
  return tx
    .selectFrom('families as family')
    .innerJoin('family_members as exporter', 'exporter.family_id', 'family.id')
    .select(['family.id', 'family.name', 'family.created_at', 'exporter.role'])
    .where('family.id', '=', family_id)
    .where('exporter.user_id', '=', user_id)
    .executeTakeFirst()
}

/** Tables that say nothing about a family: work in progress, and requested files. */
const NOT_EXPORTED = new Set([
  'uploads',
  'guest_photos',
  'link_requests',
  // App passwords, and what their devices sent.
  'api_keys',
  'dav_files',
  'dav_locks',
  'photo_works',
  'photo_edits',
  'film_renditions',
  'exports',
  'original_checks',
  // Derived from exported data; their counts and groups include other people's private photos.
  'activity_bursts',
  'similar_photos',
  'trips',
  // Learned by the operator's service, and deleted when the family withdraws its consent. Names are exported as tags of people.
  'faces',
  'face_groups',
  'photo_vectors',
  'vision_scans',
])

/** The rows of a table that belong to a family; undefined if it isn't exported. */
export function rowsOfFamily({ name, columns }: ReadableTable, family_id: string) {
  return columns.includes('family_id') && !NOT_EXPORTED.has(name) ? sql`family_id = ${family_id}::uuid` : undefined
}

/** The rows of a table that are about a grown-up; undefined for tables that aren't part of their copy. */
export function rowsOfPerson(
  { name }: ReadableTable,
  { family_id, person_id }: { family_id: string; person_id: string },
) {
  const photos = sql`(select photo_id from photo_people where family_id = ${family_id} and person_id = ${person_id})`
  const milestones = sql`(select id from milestones where family_id = ${family_id} and child_id = ${person_id})`
  const rows: Record<string, RawBuilder<unknown>> = {
    people: sql`id = ${person_id}`,
    photos: sql`(id in ${photos} or film_of in ${photos})`,
    photo_people: sql`person_id = ${person_id}`,
    photo_tags: sql`photo_id in ${photos}`,
    audio_captions: sql`photo_id in ${photos}`,
    milestones: sql`child_id = ${person_id}`,
    photo_milestones: sql`photo_id in ${photos} and milestone_id in ${milestones}`,
    personality_prompts: sql`true`,
    child_personality_responses: sql`child_id = ${person_id}`,
  }
  return rows[name] && sql`family_id = ${family_id}::uuid and ${rows[name]}`
}

/** The caller's own profile, once they're old enough. */
export function selectGrownUp(tx: Tx, family_id: string, person_id: string) {
  return tx
    .selectFrom('people')
    .select(['id', 'first_name', 'last_name'])
    .where('family_id', '=', family_id)
    .where('id', '=', person_id)
    .where(sql<boolean>`id = any (array(select app.grown_children('own')))`)
    .executeTakeFirst()
}

/** What children hid isn't in the owner's export. */
export async function countHidden(tx: Tx, family_id: string) {
  const { rows } = await sql<{ hidden_photos: number; hidden_answers: number }>`
    select coalesce(sum(photos), 0)::int as hidden_photos, coalesce(sum(answers), 0)::int as hidden_answers
      from app.hidden_counts(${family_id})`.execute(tx)
  return rows[0]
}

/** Accounts of the family’s members. */
export async function selectAccounts(tx: Tx, family_id: string) {
  return tx
    .selectFrom('family_members as member')
    .innerJoin('profiles as person', 'person.id', 'member.user_id')
    .select(['person.id', 'person.first_name', 'person.last_name', 'person.email', 'member.role'])
    .where('member.family_id', '=', family_id)
    .orderBy('member.created_at')
    .execute()
}

export type MonthOfPhotos = { month: string; ids: string[] }

/**
 * The current photos by month, in chronological order. This list is fixed, so each photo is exported once,
 * even if photos change during the export.
 */
export async function selectExportedMonths(tx: Tx, family_id: string, person_id?: string): Promise<MonthOfPhotos[]> {
  return tx
    .selectFrom('photos')
    .$call((query) =>
      person_id === undefined
        ? query
        : query.where('id', 'in', (eb) =>
            eb
              .selectFrom('photo_people')
              .select('photo_id')
              .where('family_id', '=', family_id)
              .where('person_id', '=', person_id),
          ),
    )
    .select(sql<string>`to_char(sort_at, 'YYYY-MM')`.as('month'))
    .select(sql<string[]>`array_agg(id::text order by sort_at, id)`.as('ids'))
    .where('family_id', '=', family_id)
    .where('deleted_at', 'is', null)
    .where('film_of', 'is', null)
    .groupBy('month')
    .orderBy('month')
    .execute()
}

/** Those of the photos that still exist, in chronological order, with their metadata. */
export function selectExportedPhotos(tx: Tx, family_id: string, ids: string[]) {
  return tx
    .selectFrom('photos as photo')
    .select(['photo.id', 'photo.family_id', 'photo.filename', 'photo.file_type', 'photo.storage_path', 'photo.kind'])
    .select(['photo.bytes', 'photo.width', 'photo.height', 'photo.taken_at', 'photo.taken_precision'])
    .select(['photo.created_at', 'photo.sort_at', 'photo.description', 'photo.location_name'])
    .select(['photo.is_favorite', 'photo.derivatives_version'])
    .select(sql<string>`encode(photo.sha256, 'hex')`.as('sha256'))
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('photos as live_video')
          .select([
            'live_video.id',
            'live_video.filename',
            'live_video.file_type',
            'live_video.storage_path',
            'live_video.bytes',
          ])
          .select(sql<string>`encode(live_video.sha256, 'hex')`.as('sha256'))
          .whereRef('live_video.family_id', '=', 'photo.family_id')
          .whereRef('live_video.film_of', '=', 'photo.id'),
      ).as('live_video'),
      jsonArrayFrom(
        eb
          .selectFrom('audio_captions as caption')
          .leftJoin('profiles as adder', 'adder.id', 'caption.added_by')
          .select([
            'caption.clip_id as id',
            'adder.first_name',
            'adder.last_name',
            'caption.speaker',
            'caption.storage_path',
            'caption.file_type',
            'caption.bytes',
            'caption.transcript',
          ])
          .select(sql<string>`encode(caption.sha256, 'hex')`.as('sha256'))
          .whereRef('caption.family_id', '=', 'photo.family_id')
          .whereRef('caption.photo_id', '=', 'photo.id')
          .orderBy('caption.created_at'),
      ).as('audio_captions'),
      jsonArrayFrom(
        eb
          .selectFrom('photo_people as shown')
          .innerJoin('people as person', (on) =>
            on.onRef('person.family_id', '=', 'shown.family_id').onRef('person.id', '=', 'shown.person_id'),
          )
          .select(['person.first_name', 'person.last_name'])
          .whereRef('shown.photo_id', '=', 'photo.id')
          .orderBy('person.first_name')
          .orderBy('person.id'),
      ).as('people'),
      jsonArrayFrom(
        eb
          .selectFrom('photo_tags as tag')
          .select('tag.name')
          .whereRef('tag.photo_id', '=', 'photo.id')
          .orderBy('tag.key'),
      ).as('tags'),
      jsonArrayFrom(
        eb
          .selectFrom('comments as comment')
          .leftJoin('profiles as author', 'author.id', 'comment.author_id')
          .select(['author.first_name as author', 'comment.text', 'comment.created_at'])
          .whereRef('comment.photo_id', '=', 'photo.id')
          .where('comment.text', 'is not', null)
          .orderBy('comment.created_at'),
      ).as('comments'),
    ])
    .where('photo.family_id', '=', family_id)
    .where(sql<boolean>`photo.id = any(${ids}::uuid[])`)
    .where('photo.deleted_at', 'is', null)
    .where('photo.film_of', 'is', null)
    .orderBy('photo.sort_at')
    .orderBy('photo.id')
    .execute()
}

export type ExportedPhoto = Awaited<ReturnType<typeof selectExportedPhotos>>[number]

export function selectExportedChildren(tx: Tx, family_id: string, person_id?: string) {
  return tx
    .selectFrom('people')
    .select(['id', 'first_name', 'last_name', 'birth_date'])
    .where('family_id', '=', family_id)
    .where('kind', '=', 'child')
    .$call((query) => (person_id === undefined ? query : query.where('id', '=', person_id)))
    .$narrowType<{ birth_date: string }>()
    .orderBy('birth_date')
    .execute()
}

export function selectExportedMilestones(tx: Tx, family_id: string, person_id?: string) {
  return tx
    .selectFrom('milestones as milestone')
    .leftJoin('people as child', (on) =>
      on.onRef('child.family_id', '=', 'milestone.family_id').onRef('child.id', '=', 'milestone.child_id'),
    )
    .select(['milestone.id', 'milestone.name', 'milestone.description', 'milestone.date'])
    .select('child.first_name as child_name')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('photo_milestones as shown')
          .innerJoin('photos as photo', 'photo.id', 'shown.photo_id')
          .select('photo.id')
          .whereRef('shown.milestone_id', '=', 'milestone.id')
          .orderBy('photo.sort_at')
          .limit(50),
      ).as('photos'),
    )
    .where('milestone.family_id', '=', family_id)
    .$call((query) => (person_id === undefined ? query : query.where('milestone.child_id', '=', person_id)))
    .orderBy('milestone.date')
    .orderBy('milestone.id')
    .execute()
}

export type ExportedMilestone = Awaited<ReturnType<typeof selectExportedMilestones>>[number]

/** Letters that have opened, with what's in them. */
export function selectExportedLetters(tx: Tx, family_id: string) {
  return tx
    .selectFrom('capsules as capsule')
    .select(['capsule.person_name', 'capsule.author_name', 'capsule.created_at', 'capsule.letter'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('capsule_files as file')
          .select(['file.id', 'file.kind', 'file.filename', 'file.photo_id'])
          .whereRef('file.family_id', '=', 'capsule.family_id')
          .whereRef('file.capsule_id', '=', 'capsule.id')
          .orderBy('file.position')
          .orderBy('file.id'),
      ).as('files'),
    )
    .where('capsule.family_id', '=', family_id)
    .where('capsule.opened_at', 'is not', null)
    .orderBy('capsule.opened_at', 'desc')
    .orderBy('capsule.id')
    .execute()
}
export type ExportedLetter = Awaited<ReturnType<typeof selectExportedLetters>>[number]

/** Objects of letters for later that the owner sees. Photos of letters are among the family's. */
export function selectExportedLetterFiles(tx: Tx, family_id: string) {
  return tx
    .selectFrom('capsule_files')
    .select(['id', 'storage_path', 'file_type', 'bytes'])
    .select(sql<string>`encode(sha256, 'hex')`.as('sha256'))
    .where('family_id', '=', family_id)
    .where('capsule_id', 'is not', null)
    .where('storage_path', 'is not', null)
    .$narrowType<{ storage_path: string }>()
    .orderBy('id')
    .execute()
}

/** The codes printed in books, each with its target; null if the target was deleted. */
export function selectExportedCodes(tx: Tx, family_id: string) {
  return tx
    .selectFrom('book_codes as code')
    .leftJoin('photos as photo', (on) =>
      on
        .onRef('photo.family_id', '=', 'code.family_id')
        .onRef('photo.id', '=', 'code.photo_id')
        .on('photo.deleted_at', 'is', null),
    )
    .leftJoin('child_personality_responses as answer', (on) =>
      on.onRef('answer.family_id', '=', 'code.family_id').onRef('answer.id', '=', 'code.response_id'),
    )
    .leftJoin('people as child', (on) =>
      on.onRef('child.family_id', '=', 'answer.family_id').onRef('child.id', '=', 'answer.child_id'),
    )
    .select(['code.code', 'photo.id as photo_id', 'photo.description', 'photo.filename'])
    .select(['answer.id as response_id', 'child.id as child_id', 'child.first_name as child_name'])
    .where('code.family_id', '=', family_id)
    .orderBy('code.code')
    .execute()
}

export type ExportedCode = Awaited<ReturnType<typeof selectExportedCodes>>[number]
