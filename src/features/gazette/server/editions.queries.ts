import { sql, type RawBuilder } from 'kysely'
import { inTimeline } from '#features/photos/server/photo-filter.fragments.ts'
import type { Tx } from '#server/db/database.ts'
import { daysOf } from '../gazette.rules.ts'
import type { Birthday } from '../layout/edition.ts'

/** Photos of a known month that every member sees, as in `selectSourcePhotos`. */
const shown = (
  family_id: string,
  extended_only: boolean,
) => sql<boolean>`family_id = ${family_id} and deleted_at is null
  and audience <> 'private' and ${inTimeline} and kind = 'image' and not placeholder and taken_at is not null
  and taken_precision in ('time', 'day', 'month')
  ${extended_only ? sql`and audience = 'extended_family'` : sql``}`

export type CoverRow = {
  month: string
  id: string
  width: number
  height: number
  version: number
  focus_x: number | null
  focus_y: number | null
}
type Months = { from: string; to: string; extended_only: boolean }

/** The months with photos, newest first, each with a favorite or its newest photo. */
export async function selectCovers(
  tx: Tx,
  family_id: string,
  { from, to, extended_only }: Months,
): Promise<CoverRow[]> {
  const newest = (
    which: RawBuilder<boolean>,
  ) => sql`(select id, width, height, derivatives_version as version, focus_x, focus_y from photos
    where ${shown(family_id, extended_only)} and ${which}
      and sort_at >= month.first and sort_at < month.first + interval '1 month'
    order by sort_at desc, id desc limit 1)`
  const { rows } = await sql<CoverRow>`
    select to_char(month.first, 'YYYY-MM') as month, cover.*
      from generate_series(${`${from}-01`}::timestamp, ${`${to}-01`}::timestamp, interval '1 month') month (first)
      cross join lateral (${newest(sql`is_favorite`)} union all ${newest(sql`true`)} limit 1) cover
      order by month.first desc`.execute(tx)
  return rows
}

/** How much of a month there is. */
export async function selectCounts(tx: Tx, family_id: string, { month, extended_only }: Counted) {
  const { first, last } = daysOf(month)
  const { photos } = await tx
    .selectFrom('photos')
    .select((eb) => eb.fn.countAll<number>().as('photos'))
    .where(shown(family_id, extended_only))
    .where(sql<boolean>`sort_at >= ${first}::timestamp and sort_at < (${last}::date + 1)::timestamp`)
    .executeTakeFirstOrThrow()
  const { milestones } = await tx
    .selectFrom('milestones')
    .select((eb) => eb.fn.countAll<number>().as('milestones'))
    .where('family_id', '=', family_id)
    .where('audience', '<>', 'private')
    .$if(extended_only, (query) => query.where('audience', '=', 'extended_family'))
    .where('date', '>=', first)
    .where('date', '<=', last)
    .executeTakeFirstOrThrow()
  const { answers } = await tx
    .selectFrom('child_personality_responses')
    .select((eb) => eb.fn.countAll<number>().as('answers'))
    .where('family_id', '=', family_id)
    .where('audience', '<>', 'private')
    .$if(extended_only, (query) => query.where('audience', '=', 'extended_family'))
    .where(sql<boolean>`answered_at >= ${first}::date::timestamptz and answered_at < (${last}::date + 1)::timestamptz`)
    .executeTakeFirstOrThrow()
  return { photos: Number(photos), milestones: Number(milestones), answers: Number(answers) }
}
type Counted = { month: string; extended_only: boolean }

const BIRTHDAYS_MAX = 20

/** Birthdays from a day on, of children and of others whose birth date the family knows. February 29 is the 28th in other years. */
export async function selectBirthdays(tx: Tx, family_id: string, from: string, to: string): Promise<Birthday[]> {
  const { rows } = await sql<Birthday>`
    select person.first_name as name, next.day::text, next.age from people person
      cross join lateral (select extract(year from age(${from}::date - 1, person.birth_date))::int + 1 as age) coming
      cross join lateral (select coming.age, (person.birth_date + make_interval(years => coming.age))::date as day) next
      where person.family_id = ${family_id} and person.deleted_at is null and person.birth_date < ${from}::date
        and next.day between ${from}::date and ${to}::date
      order by next.day, person.id limit ${BIRTHDAYS_MAX}`.execute(tx)
  return rows
}

export async function selectFamilyName(tx: Tx, family_id: string): Promise<string> {
  const { name } = await tx.selectFrom('families').select('name').where('id', '=', family_id).executeTakeFirstOrThrow()
  return name
}

/** The photos' current derivatives. */
export function selectVersions(tx: Tx, family_id: string, photo_ids: string[]) {
  return tx
    .selectFrom('photos')
    .select(['id', 'derivatives_version as version'])
    .where('family_id', '=', family_id)
    .where('id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .execute()
}
