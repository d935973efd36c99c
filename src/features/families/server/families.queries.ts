import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#server/db/database.ts'
import { preparedQuery } from '#server/db/prepared-statement.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import type { AssignableRole, Role } from '../families.rules.ts'

const membership = preparedQuery((db: Db, family_id: string, user_id: string) =>
  db
    .selectFrom('family_members')
    .select(['id', 'role'])
    .where('family_id', '=', family_id)
    .where('user_id', '=', user_id),
)

export async function findMembership(
  tx: Tx,
  family_id: string,
  user_id: string,
): Promise<{ id: string; role: Role } | undefined> {
  return (await membership(tx, family_id, user_id))[0]
}

/** False if it exists. */
export async function insertFamily(tx: Tx, family: { id: string; member_id: string; name: string }): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    select app.create_family(${family.id}, ${family.member_id}, ${family.name}) as is_new`.execute(tx)
  return rows[0]?.is_new === true
}

export function selectFamilies(tx: Tx, user_id: string) {
  return tx
    .selectFrom('family_members as member')
    .innerJoin('families as family', 'family.id', 'member.family_id')
    .select(['family.id', 'family.name', 'family.created_at', 'family.viewers_may_save'])
    .select(['member.role', 'member.invitation_status'])
    .where('member.user_id', '=', user_id)
    .orderBy('member.created_at')
    .orderBy('family.id')
    .execute()
}

export async function selectFamilyIds(tx: Tx, user_id: string): Promise<string[]> {
  const rows = await tx.selectFrom('family_members').select('family_id').where('user_id', '=', user_id).execute()
  return rows.map(({ family_id }) => family_id)
}

export function selectFamilyWithMembers(tx: Tx, family_id: string) {
  return tx
    .selectFrom('families as family')
    .select(['family.id', 'family.name', 'family.created_at', 'family.updated_at', 'family.viewers_may_save'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('family_members as member')
          .innerJoin('profiles as profile', 'profile.id', 'member.user_id')
          .select(['member.id', 'member.role', 'member.invitation_status'])
          .select((inner) =>
            jsonBuildObject({
              id: inner.ref('profile.id'),
              email: inner.ref('profile.email'),
              first_name: inner.ref('profile.first_name'),
              last_name: inner.ref('profile.last_name'),
              avatar_url: inner.ref('profile.avatar_url'),
            }).as('user'),
          )
          .whereRef('member.family_id', '=', 'family.id')
          .orderBy('member.created_at'),
      ).as('members'),
    )
    .where('family.id', '=', family_id)
    .executeTakeFirst()
}

export function updateFamilyName(tx: Tx, family_id: string, name: string) {
  return tx
    .updateTable('families')
    .set({ name, updated_at: sql`now()` })
    .where('id', '=', family_id)
    .returning(['id', 'name'])
    .executeTakeFirst()
}

export async function updateViewersMaySave(tx: Tx, family_id: string, viewers_may_save: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('families')
    .set({ viewers_may_save, updated_at: sql`now()` })
    .where('id', '=', family_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function mayViewersSave(tx: Tx, family_id: string): Promise<boolean> {
  const family = await tx
    .selectFrom('families')
    .select('viewers_may_save')
    .where('id', '=', family_id)
    .executeTakeFirst()
  return family?.viewers_may_save ?? false
}

export function selectFamilyName(tx: Tx, family_id: string): Promise<{ name: string } | undefined> {
  return tx.selectFrom('families').select('name').where('id', '=', family_id).executeTakeFirst()
}

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

/** False if the member left, or the caller no longer has the right to it. */
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
