import { sql, type Kysely } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import type { DB } from '#server/db/tables.ts'
import { lock } from '#server/db/lock.queries.ts'
import { OBJECTION_DAYS, REMINDER_DAYS, REMINDERS, type AbsenceMonths } from '../succession.rules.ts'

/** User IDs, in the order in which they were added. */
export async function selectTrusted(tx: Kysely<DB>, family_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('trusted_members')
    .select('user_id')
    .where('family_id', '=', family_id)
    .orderBy('added_at')
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Nothing if the caller is neither the owner nor trusted. */
export function selectSuccession(tx: Tx, family_id: string) {
  return tx
    .selectFrom('successions as succession')
    .leftJoin('takeovers as asked', 'asked.family_id', 'succession.family_id')
    .select(['succession.reminders', 'asked.user_id as requester', 'asked.requested_at', 'asked.ends_at'])
    .select(sql<AbsenceMonths>`succession.after_months`.as('after_months'))
    .select(sql<boolean>`app.may_take_over(succession.family_id)`.as('may_ask'))
    .where('succession.family_id', '=', family_id)
    .executeTakeFirst()
}

/** Lists that are saved in the same moment are saved one after the other. */
export async function lockTrusted(tx: Tx, family_id: string): Promise<void> {
  await lock(tx, `trusted:${family_id}`)
}

/** False, and nothing changed, if one isn't a member or is the owner. */
export async function setTrusted(tx: Tx, family_id: string, user_ids: string[]): Promise<boolean> {
  await tx
    .deleteFrom('trusted_members')
    .where('family_id', '=', family_id)
    .where((eb) => eb.not(eb('user_id', '=', eb.fn.any(eb.val(user_ids)))))
    .execute()
  if (user_ids.length === 0) return true
  const members = await tx
    .selectFrom('family_members')
    .select(['family_id', 'user_id'])
    .where('family_id', '=', family_id)
    .where('user_id', 'in', user_ids)
    .where('role', '<>', 'owner')
    .execute()
  if (members.length < user_ids.length) return false
  await tx
    .insertInto('trusted_members')
    .values(members)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** Null turns it off. Returns what it was before. */
export async function saveAbsence(
  tx: Tx,
  family_id: string,
  after_months: AbsenceMonths | null,
): Promise<AbsenceMonths | null> {
  const before = (await selectSuccession(tx, family_id))?.after_months ?? null
  if (after_months === null) {
    await tx.deleteFrom('successions').where('family_id', '=', family_id).execute()
    return before
  }
  await tx
    .insertInto('successions')
    .values({ family_id, after_months })
    .onConflict((conflict) => conflict.column('family_id').doUpdateSet({ after_months }))
    .execute()
  return before
}

export function insertRequest(tx: Tx, family_id: string): Promise<boolean> {
  return selectValue(tx, sql<boolean>`app.request_takeover(${family_id}, ${OBJECTION_DAYS})`)
}

/** Who had asked. */
export function cancelRequest(tx: Tx, family_id: string): Promise<string | null> {
  return selectValue(tx, sql<string | null>`app.cancel_takeover(${family_id})`)
}

/** The user IDs of the owner and of trusted members. */
export async function selectInvolved(tx: Kysely<DB>, family_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('family_members as member')
    .leftJoin('trusted_members as trusted', (on) =>
      on.onRef('trusted.family_id', '=', 'member.family_id').onRef('trusted.user_id', '=', 'member.user_id'),
    )
    .select('member.user_id')
    .where('member.family_id', '=', family_id)
    .where((eb) => eb.or([eb('member.role', '=', 'owner'), eb('trusted.user_id', 'is not', null)]))
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Remembers when owners were seen. The reminders of an owner who's back start again. */
export async function recordSeenOwners(db: Db): Promise<void> {
  // A clock that was ahead would otherwise stop the reminders until that day.
  await sql`
    update successions set owner_seen_at = least(owner_seen_at, now()), reminded_at = least(reminded_at, now())
      where owner_seen_at > now() or reminded_at > now()`.execute(db)
  await sql`
    update successions set owner_seen_at = seen.at, reminders = 0, reminded_at = null, opened_at = null
      from (select family_id, app.owner_seen_at(family_id) as at from successions) seen
      where seen.family_id = successions.family_id and seen.at > successions.owner_seen_at`.execute(db)
}

/**
 * Requests whose owner was seen since; they end. One that was made while the clock was ahead ends if the owner was seen at all since
 * members could ask. If not, it counts from now on.
 */
export async function endAnsweredRequests(tx: Kysely<DB>): Promise<{ family_id: string; user_id: string }[]> {
  const ended = await tx
    .deleteFrom('takeovers')
    .using('successions')
    .whereRef('successions.family_id', '=', 'takeovers.family_id')
    .where((eb) =>
      eb.or([
        eb('successions.owner_seen_at', '>=', eb.ref('takeovers.requested_at')),
        eb.and([eb('takeovers.requested_at', '>', sql<string>`now()`), eb('successions.opened_at', 'is', null)]),
      ]),
    )
    .returning(['takeovers.family_id', 'takeovers.user_id'])
    .execute()
  await sql`update takeovers set requested_at = now(), ends_at = now() + (ends_at - requested_at)
    where requested_at > now()`.execute(tx)
  return ended
}

/** Counts a reminder for each owner who's due one. */
export async function takeReminders(
  tx: Kysely<DB>,
): Promise<{ family_id: string; owner_id: string; reminder: number }[]> {
  const { rows } = await sql<{ family_id: string; owner_id: string; reminder: number }>`
    update successions set reminders = reminders + 1, reminded_at = now()
      from family_members owner, families family
      where owner.family_id = successions.family_id and owner.role = 'owner'
        and family.id = successions.family_id and family.deleted_at is null
        and reminders < ${REMINDERS} and owner_seen_at < now() - make_interval(months => after_months)
        and (reminded_at is null or reminded_at < now() - make_interval(days => ${REMINDER_DAYS}))
      returning successions.family_id, owner.user_id as owner_id, reminders as reminder`.execute(tx)
  return rows
}

/** Lets trusted members ask where no reminder was answered, and returns those families. */
export async function openSuccessions(tx: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ family_id: string }>`
    update successions set opened_at = now()
      where opened_at is null and reminders = ${REMINDERS} and reminded_at < now() - make_interval(days => ${REMINDER_DAYS})
      returning family_id`.execute(tx)
  return rows.map(({ family_id }) => family_id)
}

/** Families whose time to object an earlier night found to be over. */
export async function selectDueTakeovers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('takeovers')
    .select('family_id')
    .where('ends_at', '<=', sql<string>`now()`)
    .where('due_at', '<', sql<string>`now()`)
    .execute()
  return rows.map(({ family_id }) => family_id)
}

/** Notes where the time to object is over, and forgets it where the clock was wrong. */
export async function markDueTakeovers(db: Db): Promise<void> {
  await sql`update takeovers set due_at = case when ends_at <= now() then now() end
    where (ends_at <= now() and due_at is null) or (ends_at > now() and due_at is not null) or due_at > now()`.execute(
    db,
  )
}

/** Nothing if the owner came back, or the family is deleted. */
export async function completeTakeover(
  tx: Kysely<DB>,
  family_id: string,
): Promise<{ former_owner: string; new_owner: string } | undefined> {
  const { rows } = await sql<{ former_owner: string; new_owner: string }>`
    select * from app.complete_takeover(${family_id})`.execute(tx)
  return rows[0]
}

/** Everything that an email needs. Nothing if its recipient left, or the family is deleted. */
export async function selectMailFacts(db: Db, family_id: string, user_id: string) {
  return db
    .selectFrom('families as family')
    .innerJoin('family_members as member', 'member.family_id', 'family.id')
    .innerJoin('profiles as person', 'person.id', 'member.user_id')
    .leftJoin('user_preferences as prefer', 'prefer.user_id', 'person.id')
    .leftJoin('successions as succession', 'succession.family_id', 'family.id')
    .leftJoin('takeovers as asked', 'asked.family_id', 'family.id')
    .leftJoin('family_members as owner', (on) =>
      on.onRef('owner.family_id', '=', 'family.id').on('owner.role', '=', 'owner'),
    )
    .leftJoin('profiles as owning', 'owning.id', 'owner.user_id')
    .select(['family.name as family', 'person.email', 'member.role'])
    .select(['prefer.language', 'prefer.timezone', 'prefer.date_format'])
    .select([
      'succession.after_months',
      'succession.owner_seen_at',
      'asked.ends_at',
      'owning.first_name',
      'owning.last_name',
    ])
    .where('family.id', '=', family_id)
    .where('family.deleted_at', 'is', null)
    .where('member.user_id', '=', user_id)
    .executeTakeFirst()
}
export type MailFacts = NonNullable<Awaited<ReturnType<typeof selectMailFacts>>>

export async function selectName(db: Db, user_id: string) {
  return db.selectFrom('profiles').select(['first_name', 'last_name']).where('id', '=', user_id).executeTakeFirst()
}
