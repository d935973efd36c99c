import { assignableRoles, roles, type AssignableRole, type Role } from '#features/families/families.rules.ts'
import { may } from '#features/families/server/may.ts'
import { newId } from '#shared/ids.ts'
import type { Capability } from '#shared/role-table.ts'
import { makePerson, type Family, type TestServer, type Person } from './people.ts'

/** A family with a person in each role. */
export type Household = Family & Record<Role, Person>

/** Adds a member without an invitation. Returns the membership's ID. */
export async function addMember(
  server: TestServer,
  { family_id }: Pick<Family, 'family_id'>,
  user_id: string,
  role: Role,
) {
  const id = newId()
  const values = [id, family_id, user_id, role]
  await server.sql('insert into family_members (id, family_id, user_id, role) values ($1, $2, $3, $4)', values)
  return id
}

/** Adds everyone but the owner to the family. Returns the memberships' IDs. */
export async function addMembers(
  family: Family,
  people: Record<Role, Person>,
): Promise<Record<AssignableRole, string>> {
  const members = {} as Record<AssignableRole, string>
  for (const role of assignableRoles)
    members[role] = await addMember(people.owner.server, family, people[role].user_id, role)
  return members
}

/** The caller, if they're a member whose role can do it; otherwise the editor. */
export function memberWhoCan(capability: Capability, household: Household, caller?: Person): Person {
  const able = roles.filter((role) => may(role, capability)).map((role) => household[role])
  return able.find(({ user_id }) => user_id === caller?.user_id) ?? household.editor
}

/** A new member of the family, for operations on a member. */
export async function freshMember({ family_id, owner: { server } }: Household): Promise<string> {
  return addMember(server, { family_id }, (await makePerson(server, 'Fresh')).user_id, 'viewer')
}

/** Another family with the same people and roles, for operations that delete or transfer a family. */
export async function twinOf(household: Household): Promise<Family & { member_id: string }> {
  const twin = await household.owner.opensFamily('A twin')
  const { editor } = await addMembers(twin, household)
  return { ...twin, member_id: editor }
}

/** A deleted family of the caller; for a visitor, of the fixture's owner. */
export async function deletedFamilyOf(caller: Person, fixture: Household): Promise<string> {
  const { server } = caller
  const [account] = await server.sql('select 1 from profiles where id = $1', [caller.user_id])
  const family_id = newId()
  await server.sql(
    "insert into families (id, name, deleted_at, purge_after) values ($1, 'Lost', now(), now() + interval '30 days')",
    [family_id],
  )
  await addMember(server, { family_id }, account ? caller.user_id : fixture.owner.user_id, 'owner')
  return family_id
}
