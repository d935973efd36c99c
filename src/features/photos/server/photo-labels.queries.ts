import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { MILESTONE_CHOICES_MAX } from '../photos.rules.ts'

type Which = { family_id: string; photo_id: string }

/** Replaces a photo's tags. If a tag is given in several spellings, the first one is used. */
export async function replaceTags(tx: Tx, { family_id, photo_id }: Which, names: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('photo_tags')
    .where('family_id', '=', family_id)
    .where('photo_id', '=', photo_id)
    .$if(names.length > 0, (query) => query.where('name', 'not in', names))
    .execute()
  await addTags(tx, family_id, [photo_id], names)
}

/** Adds tags that the photos don't have yet in any spelling. */
export async function addTags(tx: Tx, family_id: string, photo_ids: string[], names: readonly string[]): Promise<void> {
  if (names.length === 0 || photo_ids.length === 0) return
  await sql`insert into photo_tags (family_id, photo_id, name)
    select ${family_id}::uuid, photo_id, name
      from unnest(${photo_ids}::uuid[]) photo_id, unnest(${names}::text[]) with ordinality as given (name, place)
      order by photo_id, place
    on conflict do nothing`.execute(tx)
}

/** False if one of them isn't a category of this family. */
export async function replaceCategories(
  tx: Tx,
  { family_id, photo_id }: Which,
  ids: readonly string[],
): Promise<boolean> {
  await tx
    .deleteFrom('photo_categories')
    .where('family_id', '=', family_id)
    .where('photo_id', '=', photo_id)
    .$if(ids.length > 0, (query) => query.where('category_id', 'not in', ids))
    .execute()
  return addCategories(tx, family_id, [photo_id], ids)
}

/** False if one of them isn't a category of this family. Nothing is added then. */
export async function addCategories(tx: Tx, family_id: string, photo_ids: string[], ids: readonly string[]) {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0 || photo_ids.length === 0) return true
  if (!(await hasCategories(tx, family_id, wanted))) return false
  await sql`insert into photo_categories (family_id, photo_id, category_id)
    select ${family_id}::uuid, photo_id, category_id
      from unnest(${photo_ids}::uuid[]) photo_id, unnest(${wanted}::uuid[]) category_id
      order by photo_id, category_id
    on conflict do nothing`.execute(tx)
  return true
}

/** Whether all of them are categories of this family. Locks them until the transaction ends. */
export async function hasCategories(tx: Tx, family_id: string, ids: readonly string[]): Promise<boolean> {
  const known = await tx
    .selectFrom('categories')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', 'in', ids)
    .forKeyShare()
    .execute()
  return known.length === new Set(ids).size
}

/** The people and milestones that a photo can be linked to. */
export async function selectChoices(tx: Tx, family_id: string) {
  const [people, milestones] = await Promise.all([
    tx
      .selectFrom('people')
      .select(['id', 'kind', 'first_name', 'last_name'])
      .where('family_id', '=', family_id)
      .orderBy('first_name')
      .orderBy('id')
      .execute(),
    tx
      .selectFrom('milestones')
      .select(['id', 'name', 'date'])
      .where('family_id', '=', family_id)
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
      .limit(MILESTONE_CHOICES_MAX)
      .execute(),
  ])
  return { people, milestones }
}
