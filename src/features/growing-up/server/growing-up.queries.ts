import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import { tileColumns } from '#features/photos/server/listed-photos.fragments.ts'
import type { PhotoListedRow } from '#features/photos/server/photo-view.ts'
import { USUAL_AGES, type Ages, type Step } from '../growing-up.rules.ts'

/** More than anyone looks at in a list. */
const LISTED = 200

type InFamily = { family_id: string }
export type Which = { kind: 'photo' | 'response'; id: string }

export async function selectAges(tx: Tx, family_id: string): Promise<Ages> {
  const ages = tx.selectFrom('growing_ages').select(['flag', 'hide', 'own']).where('family_id', '=', family_id)
  return (await ages.executeTakeFirst()) ?? USUAL_AGES
}

export async function saveAges(tx: Tx, family_id: string, ages: Ages): Promise<void> {
  await tx
    .insertInto('growing_ages')
    .values({ family_id, ...ages })
    .onConflict((conflict) => conflict.column('family_id').doUpdateSet(ages))
    .execute()
}

/** Unless the family has some. */
export async function addAges(tx: Tx, family_id: string, ages: Ages): Promise<void> {
  await tx
    .insertInto('growing_ages')
    .values({ family_id, ...ages })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function selectChild(tx: Tx, family_id: string, person_id: string) {
  return tx
    .selectFrom('people')
    .select(['id', 'user_id', 'own_since', 'first_name'])
    .where('family_id', '=', family_id)
    .where('id', '=', person_id)
    .where('kind', '=', 'child')
    .executeTakeFirst()
}

/** The children of the family whom the caller is, and who are old enough. */
export async function selectGrown(tx: Tx, family_id: string, step: Step): Promise<string[]> {
  const rows = await tx
    .selectFrom('people')
    .select('id')
    .where('family_id', '=', family_id)
    .where(sql<boolean>`id = any (array(select app.grown_children(${step})))`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Nothing if the caller may not know. */
export async function selectHiddenCounts(tx: Tx, family_id: string, person_id: string) {
  const { rows } = await sql<{ photos: number; answers: number }>`
    select photos, answers from app.hidden_counts(${family_id}) where person_id = ${person_id}`.execute(tx)
  return rows[0] ?? null
}

const flags = (tx: Tx, family_id: string) =>
  tx
    .selectFrom('flags')
    .select(['id', 'photo_id', 'response_id', 'created_at', 'settled_at'])
    .where('family_id', '=', family_id)
    .orderBy('created_at', 'desc')
    .limit(LISTED)

export function selectFlags(tx: Tx, family_id: string, person_id: string) {
  return flags(tx, family_id).where('person_id', '=', person_id).execute()
}

/** The caller's. */
export async function selectFlagOf(tx: Tx, family_id: string, which: Which) {
  const [row] = await flags(tx, family_id)
    .where('person_id', 'in', (eb) =>
      eb
        .selectFrom('people')
        .select('people.id')
        .where('people.family_id', '=', family_id)
        .where('people.user_id', '=', sql<string>`app.user_id()`),
    )
    .where(which.kind === 'photo' ? 'photo_id' : 'response_id', '=', which.id)
    .execute()
  return row && { id: row.id, settled_at: row.settled_at }
}

/** Of a photo or answer that the caller sees: which of these people are in it, and whether the caller hid it. */
export async function selectOwnItem(tx: Tx, family_id: string, { kind, id }: Which, people: readonly string[]) {
  const { rows } = await (
    kind === 'photo'
      ? sql<{ person_ids: string[]; is_hidden: boolean; is_private: boolean }>`
        select array(select shown.person_id from photo_people shown where shown.family_id = photo.family_id
            and shown.photo_id = photo.id and shown.person_id = any (${people}::uuid[])) as person_ids,
          photo.shown_audience is not null as is_hidden, photo.audience = 'private' as is_private
        from photos photo where photo.family_id = ${family_id} and photo.id = ${id} and photo.film_of is null`
      : sql<{ person_ids: string[]; is_hidden: boolean; is_private: boolean }>`
        select array(select answer.child_id where answer.child_id = any (${people}::uuid[])) as person_ids,
          answer.shown_audience is not null as is_hidden, answer.audience = 'private' as is_private
        from child_personality_responses answer where answer.family_id = ${family_id} and answer.id = ${id}`
  ).execute(tx)
  return rows[0]
}

export async function insertFlag(
  tx: Tx,
  flag: InFamily & { id: string; person_id: string },
  { kind, id }: Which,
): Promise<void> {
  await tx
    .insertInto('flags')
    .values({ ...flag, [kind === 'photo' ? 'photo_id' : 'response_id']: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** For imports. */
export async function insertImportedFlags(tx: Tx, family_id: string, rows: readonly object[]): Promise<void> {
  await sql`insert into flags (id, family_id, person_id, photo_id, response_id, created_at, settled_at)
    select flag.id, ${family_id}, flag.person_id, flag.photo_id, flag.response_id, flag.created_at, flag.settled_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as flag (id uuid, person_id uuid, photo_id uuid, response_id uuid,
        created_at timestamptz, settled_at timestamptz)
      where exists (select from photo_people shown where shown.family_id = ${family_id} and shown.photo_id = flag.photo_id
          and shown.person_id = flag.person_id)
        or exists (select from child_personality_responses answer where answer.family_id = ${family_id}
          and answer.id = flag.response_id and answer.child_id = flag.person_id)
    on conflict do nothing`.execute(tx)
}

export async function deleteFlag(tx: Tx, family_id: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('flags')
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns the child. */
export async function settleFlag(tx: Tx, family_id: string, id: string): Promise<string | undefined> {
  const row = await tx
    .updateTable('flags')
    .set({ settled_at: sql`coalesce(settled_at, now())` })
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .returning('person_id')
    .executeTakeFirst()
  return row?.person_id
}

/** Returns the child; null if the caller can't hide it. */
export function hideWhich(tx: Tx, family_id: string, { kind, id }: Which): Promise<string | null> {
  return kind === 'photo'
    ? selectValue(tx, sql<string | null>`app.hide_photo(${family_id}, ${id})`)
    : selectValue(tx, sql<string | null>`app.hide_response(${family_id}, ${id})`)
}

/** Returns the child; null if the caller hasn't hidden it. */
export async function showAgain(tx: Tx, family_id: string, id: string): Promise<string | null> {
  const photo = await selectValue(tx, sql<string | null>`app.show_photo(${family_id}, ${id})`)
  return photo ?? selectValue(tx, sql<string | null>`app.show_response(${family_id}, ${id})`)
}

/** The caller's, newest photos first. Row-level security shows no one else's. */
export async function selectHidden(tx: Tx, family_id: string): Promise<Which[]> {
  const { rows } = await sql<Which>`
    (select 'photo' as kind, id from photos
      where family_id = ${family_id} and shown_audience is not null and film_of is null order by sort_at desc limit ${LISTED})
    union all
    (select 'response', id from child_personality_responses
      where family_id = ${family_id} and shown_audience is not null order by answered_at desc limit ${LISTED})`.execute(
    tx,
  )
  return rows
}

export async function selectPhotos(tx: Tx, family_id: string, ids: readonly string[]) {
  const { rows } = await sql<PhotoListedRow>`select ${tileColumns} from photos photo
    where photo.family_id = ${family_id} and photo.id = any (${ids}::uuid[]) and photo.deleted_at is null`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function selectAnswers(tx: Tx, family_id: string, ids: readonly string[]) {
  const { rows } = await sql<{
    id: string
    child_id: string
    prompt_order: number
    prompt_key: string | null
    prompt_text: string | null
    response_text: string | null
    has_video: boolean
  }>`select answer.id, answer.child_id, prompt.prompt_order, prompt.prompt_key, prompt.prompt_text,
        answer.response_text, answer.video_clip_id is not null as has_video
      from child_personality_responses answer
      join personality_prompts prompt on prompt.family_id = answer.family_id and prompt.id = answer.prompt_id
      where answer.family_id = ${family_id} and answer.id = any (${ids}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}
