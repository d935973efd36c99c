import { sql, type Insertable, type Updateable } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { People } from '#server/db/tables.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import { lock } from '#server/db/lock.queries.ts'
import { TOLD_MAX_LENGTH, TOLD_MIN_LENGTH } from '../people.rules.ts'

const columns = [
  'id',
  'family_id',
  'kind',
  'first_name',
  'last_name',
  'also_known_as',
  'birth_date',
  'gender',
  'user_id',
  'own_since',
  'created_at',
  'updated_at',
  'avatar_photo_id',
  'avatar_version',
  'avatar_ready',
] as const

/** A family's people, children first. */
export function selectPeople(tx: Tx, family_id: string) {
  return tx
    .selectFrom('people')
    .select(columns)
    .where('family_id', '=', family_id)
    .orderBy((eb) => eb('kind', '<>', 'child'))
    .orderBy('first_name')
    .orderBy('id')
    .execute()
}

export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number]

export function selectPerson(tx: Tx, family_id: string, person_id: string) {
  return tx
    .selectFrom('people')
    .select(columns)
    .where('family_id', '=', family_id)
    .where('id', '=', person_id)
    .executeTakeFirst()
}

/** Does nothing if the person exists. */
export function insertPerson(tx: Tx, person: Insertable<People>) {
  return tx
    .insertInto('people')
    .values(person)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Locks a person's row until the transaction ends. */
export function lockPerson(tx: Tx, family_id: string, person_id: string) {
  return tx
    .selectFrom('people')
    .select(['kind', 'birth_date', 'user_id', 'updated_at'])
    .where('family_id', '=', family_id)
    .where('id', '=', person_id)
    .forUpdate()
    .executeTakeFirst()
}

export function updatePerson(tx: Tx, family_id: string, person_id: string, change: Updateable<People>) {
  return tx
    .updateTable('people')
    .set({ ...change, updated_at: sql`clock_timestamp()` })
    .where('family_id', '=', family_id)
    .where('id', '=', person_id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Whether someone else is this member. */
export async function isTaken(tx: Tx, family_id: string, person_id: string, user_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('people')
    .select('id')
    .where('family_id', '=', family_id)
    .where('user_id', '=', user_id)
    .where('id', '<>', person_id)
    .executeTakeFirst()
  return row !== undefined
}

/** The account of a member. */
export async function selectUserOf(tx: Tx, family_id: string, member_id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('family_members')
    .select('user_id')
    .where('family_id', '=', family_id)
    .where('id', '=', member_id)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Hides a person; true if they existed. */
export async function hidePerson(tx: Tx, family_id: string, person_id: string): Promise<boolean> {
  return (await selectValue(tx, sql<string | null>`app.delete_person(${family_id}, ${person_id})`)) !== null
}

/** True if both exist and can be merged. */
export async function movePerson(tx: Tx, family_id: string, person_id: string, into_id: string): Promise<boolean> {
  const merged = sql<string | null>`app.merge_people(${family_id}, ${person_id}, ${into_id})`
  return (await selectValue(tx, merged)) !== null
}

/** Photos of a person by year of life, from 0. Photos taken before the birth count below 0. */
export async function selectPhotoYears(tx: Tx, person: { family_id: string; id: string }, birth_date: string) {
  const birth = sql`${birth_date}::date`
  const calendarYears = sql`(extract(year from day) - extract(year from ${birth}))::int`
  const { rows } = await sql<{ year: number; photos: number }>`
    select ${calendarYears} - (${birth} + make_interval(years => ${calendarYears}) > day)::int as year, sum(photos)::int as photos
    from person_photo_counts
    where family_id = ${person.family_id} and person_id = ${person.id}
    group by 1 having sum(photos) > 0 order by 1`.execute(tx)
  return rows
}

/** How many photos of a person the caller can see. */
export async function countPhotosOf(tx: Tx, { family_id, id }: { family_id: string; id: string }): Promise<number> {
  const total = tx
    .selectFrom('person_photo_totals')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('photos'), sql<number>`0`).as('total'))
    .where('family_id', '=', family_id)
    .where('person_id', '=', id)
  return Number((await total.executeTakeFirstOrThrow()).total)
}

/** How many items of a kind are linked to a child, counting those that the caller can see. */
export async function countOf(
  tx: Tx,
  things: 'milestones' | 'child_personality_responses',
  child: { family_id: string; id: string },
): Promise<number> {
  const { count } = await tx
    .selectFrom(things)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('family_id', '=', child.family_id)
    .where('child_id', '=', child.id)
    .executeTakeFirstOrThrow()
  return count
}

/** The newest of a member's comments on photos that tells something. */
export function selectTold(tx: Tx, family_id: string, user_id: string) {
  return tx
    .selectFrom('comments')
    .select(['text', 'photo_id'])
    .where('family_id', '=', family_id)
    .where('author_id', '=', user_id)
    .where('photo_id', 'is not', null)
    .where('parent_id', 'is', null)
    .where(sql`length(text)`, '>=', TOLD_MIN_LENGTH)
    .where(sql`length(text)`, '<=', TOLD_MAX_LENGTH)
    .orderBy('created_at', 'desc')
    .limit(1)
    .$narrowType<{ text: string; photo_id: string }>()
    .executeTakeFirst()
}

/** Serializes imports that name people, so that two files don't add the same person. */
export async function lockNames(tx: Tx, family_id: string): Promise<void> {
  await lock(tx, `names:${family_id}`)
}

/** The person who is called this: by their full name, by another name, or by their first name. */
export async function findByName(tx: Tx, family_id: string, name: string): Promise<string | undefined> {
  const full = sql<boolean>`app.fold(concat_ws(' ', first_name, nullif(last_name, ''))) = app.fold(${name})`
  const other = sql<boolean>`app.fold(${name}) = any (array(select app.fold(known) from unnest(also_known_as) known))`
  const first = sql<boolean>`app.fold(first_name) = app.fold(${name})`
  const row = await tx
    .selectFrom('people')
    .select('id')
    .where('family_id', '=', family_id)
    .where((eb) => eb.or([full, other, first]))
    .orderBy(full, 'desc')
    .orderBy(other, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** From now on, only the caller edits this profile. False if they're too young, or it isn't theirs. */
export async function takeOver(tx: Tx, family_id: string, person_id: string): Promise<boolean> {
  return (await selectValue(tx, sql<boolean | null>`app.own_profile(${family_id}, ${person_id})`)) === true
}

/** Whether the profile belongs to the caller. */
export async function isOwn(tx: Tx, { family_id, user_id }: { family_id: string; user_id: string }, person_id: string) {
  const row = await tx
    .selectFrom('people')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', '=', person_id)
    .where('user_id', '=', user_id)
    .where('own_since', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
