import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import type { AssignableRole, Role } from '../families.rules.ts'

export type MemberRow = { id: string; user_id: string; role: Role; email: string }

export async function selectMember(tx: Tx, family_id: string, member_id: string): Promise<MemberRow | undefined> {
  const row = await tx
    .selectFrom('family_members as member')
    .innerJoin('profiles as person', 'person.id', 'member.user_id')
    .select(['member.id', 'member.user_id', 'member.role', 'person.email'])
    .where('member.family_id', '=', family_id)
    .where('member.id', '=', member_id)
    .executeTakeFirst()
  return row as MemberRow | undefined
}

/** False if the member left or the caller lost the right in the meantime. */
export async function setMemberRole(
  tx: Tx,
  family_id: string,
  member_id: string,
  role: AssignableRole,
): Promise<boolean> {
  const { rows } = await sql`select * from app.change_member_role(${family_id}, ${member_id}, ${role})`.execute(tx)
  return rows.length > 0
}

export async function deleteMember(tx: Tx, family_id: string, member_id: string): Promise<boolean> {
  return (await selectValue(tx, sql<string | null>`app.remove_member(${family_id}, ${member_id})`)) !== null
}

export async function deleteOwnMembership(tx: Tx, family_id: string): Promise<boolean> {
  return selectValue(tx, sql<boolean>`app.leave_family(${family_id})`)
}

export async function handOver(tx: Tx, family_id: string, member_id: string): Promise<boolean> {
  return (await selectValue(tx, sql<string | null>`app.transfer_family(${family_id}, ${member_id})`)) !== null
}
