import { sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#server/db/database.ts'
import { preparedQuery } from '#server/db/prepared-statement.ts'
import type { Photos } from '#server/db/tables.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import { editedNames, type EditedField } from '../photos.schemas.ts'
import { listed, tileFlags } from './listed-photos.fragments.ts'
import type { Camera, Pairing } from '#server/media-process/media-report.ts'
import type { Crop } from '#features/media/crop.ts'

declare module '#server/db/column-types.ts' {
  interface ColumnTypes {
    'photos.crop': Crop
    'photos.pairing': Pairing
    'photos.camera': Camera
  }
}

const detailed = [
  ...listed,
  'bytes',
  'location_name',
  'location_lat',
  'location_lng',
  'taken_offset_minutes',
  'camera',
  'placeholder',
  'quarter_turns',
  'crop',
  'pairing',
] as const

const isHidden = sql<boolean>`(photos.shown_audience is not null)`
/** A photo that a child hid is theirs to show again, and was added by someone else. */
const firstAdder = sql<
  string | null
>`(case when photos.shown_audience is null then photos.added_by else photos.shown_added_by end)`

const photoById = preparedQuery((db: Db, family_id: string, photo_id: string) =>
  db
    .selectFrom('photos')
    .leftJoin('profiles as adder', (on) => on.on('adder.id', '=', firstAdder))
    .select(detailed.map((column) => `photos.${column}` as const))
    .select([firstAdder.as('added_by'), isHidden.as('is_hidden')])
    .select(['adder.id as adder_id', 'adder.first_name', 'adder.last_name'])
    .select(tileFlags('photos'))
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('film_renditions as copy')
            .select('copy.photo_id')
            .whereRef('copy.photo_id', '=', 'photos.id')
            .where('copy.state', '=', 'made'),
        )
        .as('is_rendered'),
      jsonArrayFrom(
        eb
          .selectFrom('photo_tags as tag')
          .select('tag.name')
          .whereRef('tag.photo_id', '=', 'photos.id')
          .orderBy('tag.key'),
      ).as('tags'),
      jsonArrayFrom(
        eb
          .selectFrom('photo_categories as link')
          .innerJoin('categories as category', 'category.id', 'link.category_id')
          .select(['category.id', 'category.name'])
          .whereRef('link.photo_id', '=', 'photos.id')
          .orderBy(sql`app.fold(category.name)`),
      ).as('categories'),
      jsonArrayFrom(
        eb
          .selectFrom('photo_milestones as shown')
          .innerJoin('milestones as milestone', 'milestone.id', 'shown.milestone_id')
          .select(['milestone.id', 'milestone.name', 'milestone.date'])
          .whereRef('shown.photo_id', '=', 'photos.id')
          .orderBy('milestone.date')
          .orderBy('milestone.id'),
      ).as('milestones'),
      jsonArrayFrom(
        eb
          .selectFrom('photo_people as shown')
          .innerJoin('people as person', (on) =>
            on.onRef('person.family_id', '=', 'shown.family_id').onRef('person.id', '=', 'shown.person_id'),
          )
          .select(['person.id', 'person.kind', 'person.first_name', 'person.last_name', 'person.birth_date'])
          .whereRef('shown.photo_id', '=', 'photos.id')
          .orderBy('person.first_name')
          .orderBy('person.id'),
      ).as('people'),
      // The video of a Live Photo that was uploaded as a separate file.
      jsonObjectFrom(
        eb
          .selectFrom('photos as video')
          .leftJoin('film_renditions as rendition', 'rendition.photo_id', 'video.id')
          .select(['video.id', 'rendition.state'])
          .whereRef('video.family_id', '=', 'photos.family_id')
          .whereRef('video.film_of', '=', 'photos.id'),
      ).as('live_video'),
    ])
    .where('photos.family_id', '=', family_id)
    // The ID of a Live Photo's video resolves to the Live Photo.
    .where('photos.id', '=', (eb) =>
      eb
        .selectFrom('photos as asked')
        .select((of) => of.fn.coalesce('asked.film_of', 'asked.id').as('id'))
        .where('asked.family_id', '=', family_id)
        .where('asked.id', '=', photo_id),
    ),
)

/** Planning this query with row-level security takes several times as long as finding one photo, and so does building it. */
export async function selectPhoto(tx: Tx, family_id: string, photo_id: string) {
  return (await photoById(tx, family_id, photo_id))[0]
}

export type PhotoDetailRow = NonNullable<Awaited<ReturnType<typeof selectPhoto>>>

/** The fields that a family export may set. */
export function selectDescribed(tx: Tx, family_id: string, photo_id: string) {
  return tx
    .selectFrom('photos')
    .select([...editedNames, 'quarter_turns'])
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .executeTakeFirst()
}

/** Who added these photos, limited to those that the caller can see. No one changes a photo that a child hid. */
export function selectAdders(tx: Tx, family_id: string, photo_ids: readonly string[]) {
  return tx
    .selectFrom('photos')
    .select('id')
    .select(sql<string | null>`case when shown_audience is null then added_by end`.as('added_by'))
    .where('family_id', '=', family_id)
    .where('deleted_at', 'is', null)
    .where('id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .execute()
}

/** Serializes changes to a family's photos, before the first row is locked. */
export async function lockPhotos(tx: Tx, family_id: string): Promise<void> {
  await sql`select app.lock_photos(${family_id})`.execute(tx)
}

export type PhotoChange = Pick<Updateable<Photos>, EditedField | 'taken_at_from'>

/** Returns the previous values, or undefined if the caller can't change the photo. */
export async function updatePhoto(tx: Tx, family_id: string, photo_id: string, change: PhotoChange) {
  const before = await tx
    .selectFrom('photos')
    .select(['is_favorite', 'audience', 'added_by'])
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  await tx
    .updateTable('photos')
    .set({ ...change, updated_at: sql`now()` })
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .execute()
  return before
}

/** False if the caller may not decide it: only the person who added a photo can make it private. */
export async function updateAudience(tx: Tx, family_id: string, photo_id: string, audience: string): Promise<boolean> {
  return (await selectValue(tx, sql<boolean | null>`app.share_photo(${family_id}, ${photo_id}, ${audience})`)) === true
}

/** Which of these belong to the family and aren't private. */
export async function selectShared(tx: Tx, family_id: string, photo_ids: readonly string[]): Promise<Set<string>> {
  const shared = await tx
    .selectFrom('photos')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', 'in', photo_ids)
    .where('deleted_at', 'is', null)
    .where('audience', '<>', 'private')
    .execute()
  return new Set(shared.map(({ id }) => id))
}

/** Sets `taken_at` to itself, because that fires the triggers that count by month. */
export async function updateAddedAt(tx: Tx, family_id: string, photo_id: string, created_at: string): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ created_at: sql`least(created_at, ${created_at})`, taken_at: sql`taken_at` })
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .execute()
}
