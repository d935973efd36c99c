import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Dated } from '../same-age.rules.ts'
import { isShown } from './shown.fragments.ts'

const PARENTS_MAX = 4
/** Of each half year of a parent's childhood. */
const PER_HALF_YEAR = 6
/** The photos before and after the same age. */
const NEAREST = 3

type Which = { family_id: string; person_id: string }
export type AgedRow = { parent_id: string; parent_birth: string; parent: Dated; child: Dated }

const dated = (
  photo: string,
) => sql`json_build_object('id', ${sql.ref(`${photo}.id`)}, 'day', to_char(${sql.ref(`${photo}.sort_at`)}, 'YYYY-MM-DD'),
  'precision', ${sql.ref(`${photo}.taken_precision`)})`

/** A parent's photos, up to the person's age today, each with the person's photos nearest to the same age. */
export async function selectSameAge(tx: Tx, { family_id, person_id }: Which, birth_date: string): Promise<AgedRow[]> {
  const ofPerson = (id: RawBuilder<unknown>) => sql`
    select shown.photo_id, shown.sort_at from photo_people shown
      where shown.family_id = ${family_id} and shown.person_id = ${id} and not shown.is_deleted`
  const mine = ofPerson(sql`${person_id}`)
  const photo = (alias: string, id: string) => sql`
    (select photo.id, photo.sort_at, photo.taken_precision from photos photo
      where photo.family_id = ${family_id} and photo.id = ${sql.ref(id)} and ${isShown} and photo.taken_at is not null)
      as ${sql.ref(alias)}`
  const { rows } = await sql<AgedRow>`
    with parents as (
        select parent.id, parent.birth_date from person_relations relation
          join people parent on parent.family_id = ${family_id} and parent.id = relation.person_id and parent.birth_date is not null
          where relation.family_id = ${family_id} and relation.to_person_id = ${person_id} and relation.relation = 'parent'
          order by parent.id limit ${PARENTS_MAX}),
      young as (
        select parents.id as parent_id, parents.birth_date, near.photo_id, near.sort_at from parents
          cross join generate_series(0, 2 * extract(year from age(current_date, ${birth_date}::date))::int + 1) half
          cross join lateral (select parents.birth_date + make_interval(months => 6 * half) as start) span
          cross join lateral (${ofPerson(sql.ref('parents.id'))}
            and shown.sort_at >= span.start and shown.sort_at < span.start + interval '6 months'
            order by shown.sort_at, shown.photo_id limit ${PER_HALF_YEAR}) near)
    select young.parent_id, young.birth_date as parent_birth, ${dated('theirs')} as parent, ${dated('own')} as child
      from young
        cross join lateral (select ${birth_date}::date + (young.sort_at - young.birth_date) as at) same
        cross join lateral (
          (${mine} and shown.sort_at >= same.at order by shown.sort_at, shown.photo_id limit ${NEAREST})
          union all
          (${mine} and shown.sort_at < same.at order by shown.sort_at desc, shown.photo_id desc limit ${NEAREST})) near
        cross join lateral ${photo('theirs', 'young.photo_id')}
        cross join lateral ${photo('own', 'near.photo_id')}`.execute(tx)
  return rows
}
