import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { ManyChange } from '../photo-selections.contract.ts'
import type * as z from 'zod/mini'
import { editedNames } from '../photos.schemas.ts'
import { isRetimed } from './retime-photos.ts'

type Change = z.output<typeof ManyChange>
type Editor = { tx: Tx; family_id: string; user_id: string }

/** What a photo was before a change, only as far as the change touches it. */
export type Before = {
  audience?: string
  /** Whether it had each of these. */
  people?: Record<string, boolean>
  categories?: Record<string, boolean>
  milestones?: Record<string, boolean>
  albums?: Record<string, boolean>
  /** The tag as it was written, or null. */
  tags?: Record<string, string | null>
}

/** Records what photos are before a change. Sending the same change twice keeps the first record. */
export async function insertEdits(
  { tx, family_id, user_id }: Editor,
  photo_ids: string[],
  { undo_key, ...change }: Change & { undo_key: string },
): Promise<void> {
  const before = sql.join([sql`'{}'::jsonb`, ...partsOf(change)], sql` || `)
  await sql`insert into photo_edits (edit_id, family_id, user_id, photo_id, before)
    select ${undo_key}, family_id, ${user_id}, id, ${before} from photos
      where family_id = ${family_id} and id = any (${photo_ids}::uuid[])
    on conflict do nothing`.execute(tx)
}

function partsOf(change: Change): RawBuilder<unknown>[] {
  const isDated = change.taken_at !== undefined || change.taken_precision !== undefined
  const isTimed = isDated || change.taken_offset_minutes !== undefined || isRetimed(change)
  const people = touched(change.add_person_ids, change.remove_person_ids)
  const categories = touched(change.add_category_ids, change.remove_category_ids)
  const milestones = touched(change.add_milestone_ids, change.remove_milestone_ids)
  const albums = touched(change.add_album_ids)
  const tags = touched(change.add_tags, change.remove_tags)
  const links = (table: string, column: string, ids: string[]) => sql`(
    select jsonb_object_agg(touched, exists (select from ${sql.table(table)} link
        where link.family_id = photos.family_id and link.photo_id = photos.id and link.${sql.ref(column)} = touched))
      from unnest(${ids}::uuid[]) touched)`
  return [
    ...[...editedNames, 'audience' as const]
      .filter((name) => change[name] !== undefined)
      .map((name) => sql`jsonb_build_object(${sql.lit(name)}, ${sql.ref(name)})`),
    ...(isTimed
      ? [
          sql`jsonb_build_object('taken_at', taken_at, 'taken_precision', taken_precision,
            'taken_offset_minutes', taken_offset_minutes, 'taken_at_from', taken_at_from)`,
        ]
      : []),
    ...(people.length ? [sql`jsonb_build_object('people', ${links('photo_people', 'person_id', people)})`] : []),
    ...(categories.length
      ? [sql`jsonb_build_object('categories', ${links('photo_categories', 'category_id', categories)})`]
      : []),
    ...(milestones.length
      ? [sql`jsonb_build_object('milestones', ${links('photo_milestones', 'milestone_id', milestones)})`]
      : []),
    ...(albums.length ? [sql`jsonb_build_object('albums', ${links('album_photos', 'album_id', albums)})`] : []),
    ...(tags.length
      ? [
          sql`jsonb_build_object('tags', (select jsonb_object_agg(touched, (select tag.name from photo_tags tag
              where tag.photo_id = photos.id and tag.key = app.fold(touched))) from unnest(${tags}::text[]) touched))`,
        ]
      : []),
  ]
}

function touched(added: string[] = [], removed: string[] = []): string[] {
  return [...new Set([...added, ...removed])]
}

/** The photos of a change that the caller made and can still undo. */
export async function selectEdited({ tx, family_id, user_id }: Editor, edit_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('photo_edits')
    .select('photo_id')
    .where('family_id', '=', family_id)
    .where('user_id', '=', user_id)
    .where('edit_id', '=', edit_id)
    .orderBy('photo_id')
    .execute()
  return rows.map(({ photo_id }) => photo_id)
}

/** Locks the photos of a change, and returns what they were. `is_changed`: they were changed again since then. */
export async function lockEdited(tx: Tx, family_id: string, edit_id: string, photo_ids: string[]) {
  const { rows } = await sql<{ id: string; before: Before; is_changed: boolean }>`
    select photos.id, edit.before, photos.updated_at > edit.created_at as is_changed
      from photo_edits edit join photos on photos.family_id = edit.family_id and photos.id = edit.photo_id
      where edit.family_id = ${family_id} and edit.edit_id = ${edit_id} and edit.photo_id = any (${photo_ids}::uuid[])
        and photos.deleted_at is null
      order by photos.id for no key update of photos`.execute(tx)
  return rows
}

/** Restores the photos' own fields. */
export async function restoreFields(tx: Tx, family_id: string, edit_id: string, photo_ids: string[]): Promise<void> {
  const fields = sql.join([...editedNames, 'taken_at_from'].map((name) => sql.ref(name)))
  await sql`update photos set (${fields}) = (select ${fields} from jsonb_populate_record(photos, edit.before)),
      updated_at = now()
    from photo_edits edit
    where edit.family_id = ${family_id} and edit.edit_id = ${edit_id} and photos.family_id = ${family_id}
      and photos.id = edit.photo_id and photos.id = any (${photo_ids}::uuid[])`.execute(tx)
}

/** Milestones that still exist, and that the caller can see. */
export async function selectMilestones(tx: Tx, family_id: string, ids: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('milestones')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteEdits(tx: Tx, family_id: string, edit_id: string, photo_ids: string[]): Promise<void> {
  await tx
    .deleteFrom('photo_edits')
    .where('family_id', '=', family_id)
    .where('edit_id', '=', edit_id)
    .where('photo_id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .execute()
}
