import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'

export type Birthday = {
  family_id: string
  child_id: string
  first_name: string
  age: number
  day: string
  bundle: string
}

/**
 * Birthdays from today (YYYY-MM-DD) on without a reminder so far. A child born on February 29 celebrates on the 28th in
 * other years.
 */
export async function selectBirthdaysWithin(db: Db, today: string, days: number): Promise<Birthday[]> {
  const { rows } = await sql<Birthday>`
    select child.family_id, child.id as child_id, child.first_name, next.age, next.day::text,
        'birthday ' || child.id || ' ' || next.day as bundle
      from people child
      join families family on family.id = child.family_id and family.deleted_at is null
      cross join lateral (select extract(year from age(${today}::date - 1, child.birth_date))::int + 1 as age) coming
      cross join lateral (select coming.age, (child.birth_date + make_interval(years => coming.age))::date as day) next
      where child.deleted_at is null and child.birth_date < ${today}::date
        and next.day between ${today}::date and ${today}::date + ${days}::int
        and not exists (select from notifications told
          where told.family_id = child.family_id and told.child_id = child.id and told.kind = 'birthday' and told.day = next.day)
      order by next.day, child.id`.execute(db)
  return rows
}

/** The recipient of an open invitation, if they have an account. */
export async function selectInvitee(tx: Tx, invitation_id: string) {
  return tx
    .selectFrom('invitations as invitation')
    .innerJoin('families as family', 'family.id', 'invitation.family_id')
    .innerJoin('profiles as person', 'person.email', 'invitation.email')
    .select(['invitation.family_id', 'invitation.invited_by', 'family.name as family_name', 'person.id as user_id'])
    .where('invitation.id', '=', invitation_id)
    .where('invitation.accepted_at', 'is', null)
    .where('invitation.expires_at', '>', sql<string>`now()`)
    .where('person.email_verified', '=', true)
    .executeTakeFirst()
}
