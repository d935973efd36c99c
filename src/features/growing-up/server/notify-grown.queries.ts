import { sql } from 'kysely'
import { roles } from '#features/families/families.rules.ts'
import { may } from '#features/families/server/may.ts'
import type { Db } from '#server/db/database.ts'

const EDITORS = roles.filter((role) => may(role, 'people.edit'))

export type Grown = {
  family_id: string
  child_id: string
  first_name: string
  kind: 'may_flag' | 'may_hide' | 'may_own'
  age: number
  day: string
  /** The child's account, and those who edit people. */
  user_ids: string[]
}

/**
 * Children who reached one of the family's ages in the last days, up to today (YYYY-MM-DD), without a notification yet. Only
 * those with an account can decide anything.
 */
export async function selectGrownSince(db: Db, today: string, days: number): Promise<Grown[]> {
  const { rows } = await sql<Grown>`
    select child.family_id, child.id as child_id, child.first_name, step.kind, step.age, reached.day::text,
        array(select member.user_id from family_members member
          where member.family_id = child.family_id and (member.user_id = child.user_id or member.role = any (${EDITORS}))) as user_ids
      from people child
      join families family on family.id = child.family_id and family.deleted_at is null
      left join growing_ages ages on ages.family_id = child.family_id
      cross join lateral (values ('may_flag', coalesce(ages.flag, 7)), ('may_hide', coalesce(ages.hide, 13)),
        ('may_own', coalesce(ages.own, 18))) step (kind, age)
      cross join lateral (select (child.birth_date + make_interval(years => step.age))::date as day) reached
      where child.kind = 'child' and child.deleted_at is null and child.user_id is not null
        and reached.day between ${today}::date - ${days}::int and ${today}::date
        and not exists (select from notifications told where told.family_id = child.family_id and told.child_id = child.id
          and told.kind = step.kind)
      order by child.id, step.age`.execute(db)
  return rows
}
