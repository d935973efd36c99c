import { sql, type NotNull } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { AssignableRole } from '#features/families/families.rules.ts'
import type { Locale } from '#shared/locales.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import { required } from '#shared/required.ts'
import { INVITATION_LIFETIME_DAYS, PENDING_INVITATIONS_MAX } from '../invitations.rules.ts'

const listed = ['id', 'email', 'invited_name', 'role', 'created_at', 'expires_at', 'mail_state'] as const
const expiry = sql<string>`now() + make_interval(days => ${INVITATION_LIFETIME_DAYS})`
const living = sql<boolean>`accepted_at is null and expires_at > now()`

export type NewInvitation = {
  id: string
  family_id: string
  email: string | null
  invited_name: string | null
  role: AssignableRole
  note: string | null
  language: Locale
  token_hash: string
  invited_by: string
  api_key_id: string | null
  mail_state: 'waiting' | 'failed'
  person_id: string | null
}

export async function selectMemberAddresses(tx: Tx, family_id: string, emails: string[]): Promise<string[]> {
  if (!emails.length) return []
  const rows = await tx
    .selectFrom('family_members as member')
    .innerJoin('profiles as person', 'person.id', 'member.user_id')
    .select('person.email')
    .where('member.family_id', '=', family_id)
    .where('person.email', 'in', emails)
    .execute()
  return rows.map(({ email }) => email)
}

/** Addresses with an invitation that hasn't expired. */
export async function selectInvitedAddresses(tx: Tx, family_id: string, emails: string[]): Promise<string[]> {
  if (!emails.length) return []
  const rows = await tx
    .selectFrom('invitations')
    .select('email')
    .where('family_id', '=', family_id)
    .where('email', 'in', emails)
    .where(living)
    .execute()
  return rows.flatMap(({ email }) => email ?? [])
}

/** The person whom someone who joins will be. */
export function selectInvitedPerson(tx: Tx, family_id: string, person_id: string) {
  return tx
    .selectFrom('people')
    .select(['kind', 'user_id'])
    .where('family_id', '=', family_id)
    .where('id', '=', person_id)
    .executeTakeFirst()
}

/** A member and their account's address. */
export function selectMemberAccount(tx: Tx, family_id: string, member_id: string) {
  return tx
    .selectFrom('family_members as member')
    .innerJoin('profiles as person', 'person.id', 'member.user_id')
    .select(['member.user_id', 'person.email'])
    .where('member.family_id', '=', family_id)
    .where('member.id', '=', member_id)
    .executeTakeFirst()
}

/** Whether the caller may make a sign-in link for this member. */
export async function mayLetIn(tx: Tx, family_id: string, user_id: string): Promise<boolean> {
  return selectValue(tx, sql<boolean>`app.may_let_in(${user_id}, ${family_id})`)
}

/** Members plus pending invitations. */
export async function countMemberSlots(tx: Tx, family_id: string): Promise<{ members: number; pending: number }> {
  const { rows } = await sql<{ members: number; pending: number }>`select
    (select count(*) from family_members where family_id = ${family_id}) as members,
    (select count(*) from invitations where family_id = ${family_id} and ${living}) as pending`.execute(tx)
  return required(rows[0])
}

/** Adds invitations and returns their IDs; addresses that someone else just invited are left out. */
export async function insertInvitations(tx: Tx, invitations: NewInvitation[]): Promise<Set<string>> {
  const [{ family_id } = { family_id: '' }] = invitations
  const emails = invitations.map(({ email }) => email)
  await tx
    .deleteFrom('invitations')
    .where('family_id', '=', family_id)
    .where('email', 'in', emails)
    .where('accepted_at', 'is', null)
    .where('expires_at', '<=', sql<string>`now()`)
    .execute()
  const rows = await tx
    .insertInto('invitations')
    .values(invitations.map((invitation) => ({ ...invitation, expires_at: expiry })))
    .onConflict((conflict) => conflict.columns(['family_id', 'email']).where('accepted_at', 'is', null).doNothing())
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whether this address should get the email. */
export async function setMailState(tx: Tx, invitation_id: string, mail_state: 'waiting' | 'failed'): Promise<void> {
  await tx.updateTable('invitations').set({ mail_state }).where('id', '=', invitation_id).execute()
}

export type InvitationRow = Awaited<ReturnType<typeof selectPendingInvitations>>[number]

export function selectPendingInvitations(tx: Tx, family_id: string) {
  return tx
    .selectFrom('invitations')
    .select(listed)
    .where('family_id', '=', family_id)
    .where(living)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PENDING_INVITATIONS_MAX)
    .execute()
}

/** Restarts the seven days of an invitation with an address. If a person renews it, it no longer ends with the API key that created it. */
export function renewInvitation(
  tx: Tx,
  family_id: string,
  invitation_id: string,
  by_person: boolean,
): Promise<(InvitationRow & { email: string }) | undefined> {
  return tx
    .updateTable('invitations')
    .set({ expires_at: expiry, mail_state: 'waiting', ...(by_person && { api_key_id: null }) })
    .where('family_id', '=', family_id)
    .where('id', '=', invitation_id)
    .where('accepted_at', 'is', null)
    .where('email', 'is not', null)
    .returning(listed)
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst()
}

export function deleteInvitation(tx: Tx, family_id: string, invitation_id: string) {
  return tx
    .deleteFrom('invitations')
    .where('family_id', '=', family_id)
    .where('id', '=', invitation_id)
    .where('accepted_at', 'is', null)
    .returning(['email', 'invited_name', 'role'])
    .executeTakeFirst()
}
