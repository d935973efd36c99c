import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#server/db/database.ts'
import { preparedQuery } from '#server/db/prepared-statement.ts'
import type { Role } from '../families.rules.ts'

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

export async function insertFamily(tx: Tx, family: { id: string; member_id: string; name: string }): Promise<void> {
  await sql`select app.create_family(${family.id}, ${family.member_id}, ${family.name})`.execute(tx)
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
