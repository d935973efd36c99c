import { sql, type Insertable, type Updateable } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { People } from '#server/db/tables.ts'
import { selectValue } from '#server/db/select-value.queries.ts'

const columns = [
  'id',
  'family_id',
  'first_name',
  'last_name',
  'birth_date',
  'gender',
  'created_at',
  'updated_at',
  'avatar_photo_id',
  'avatar_version',
  'avatar_ready',
] as const

export function selectChildren(tx: Tx, family_id: string) {
  return tx
    .selectFrom('people')
    .select(columns)
    .$narrowType<{ birth_date: string }>()
    .where('family_id', '=', family_id)
    .where('kind', '=', 'child')
    .orderBy('first_name')
    .orderBy('id')
    .execute()
}

export function selectChild(tx: Tx, family_id: string, child_id: string) {
  return tx
    .selectFrom('people')
    .select(columns)
    .$narrowType<{ birth_date: string }>()
    .where('family_id', '=', family_id)
    .where('kind', '=', 'child')
    .where('id', '=', child_id)
    .executeTakeFirst()
}

export type ChildRow = Awaited<ReturnType<typeof selectChildren>>[number]

/** Does nothing if the child exists. */
export function insertChild(tx: Tx, child: Omit<Insertable<People>, 'kind'>) {
  return tx
    .insertInto('people')
    .values({ kind: 'child', ...child })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
    .$narrowType<{ birth_date: string }>()
    .executeTakeFirst()
}

/** Locks a child's row until the transaction ends. */
export function lockChild(tx: Tx, family_id: string, child_id: string) {
  return tx
    .selectFrom('people')
    .select('updated_at')
    .where('family_id', '=', family_id)
    .where('kind', '=', 'child')
    .where('id', '=', child_id)
    .forUpdate()
    .executeTakeFirst()
}

export function updateChild(tx: Tx, family_id: string, child_id: string, change: Updateable<People>) {
  return tx
    .updateTable('people')
    .set({ ...change, updated_at: sql`clock_timestamp()` })
    .where('family_id', '=', family_id)
    .where('kind', '=', 'child')
    .where('id', '=', child_id)
    .returning(columns)
    .$narrowType<{ birth_date: string }>()
    .executeTakeFirstOrThrow()
}

/** Hides a child; true if the child existed. */
export async function hideChild(tx: Tx, family_id: string, child_id: string): Promise<boolean> {
  return (await selectValue(tx, sql<string | null>`app.delete_person(${family_id}, ${child_id})`)) !== null
}

/** Photos of a child by year of life, from 0. Photos taken before the birth count below 0. */
export async function selectPhotoYears(tx: Tx, child: { family_id: string; id: string; birth_date: string }) {
  const birth = sql`${child.birth_date}::date`
  const calendarYears = sql`(extract(year from day) - extract(year from ${birth}))::int`
  const { rows } = await sql<{ year: number; photos: number }>`
    select ${calendarYears} - (${birth} + make_interval(years => ${calendarYears}) > day)::int as year, sum(photos)::int as photos
    from person_photo_counts
    where family_id = ${child.family_id} and person_id = ${child.id}
    group by 1 having sum(photos) > 0 order by 1`.execute(tx)
  return rows
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
