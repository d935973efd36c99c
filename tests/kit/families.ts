import type { Role } from '#features/families/families.rules.ts'
import { newId } from '#shared/ids.ts'
import { makePerson, type Family, type TestServer, type Person } from './people.ts'

type Household = Family & Record<Role, Person>

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

/** A new member of the family, for operations on a member. */
export async function freshMember({ family_id, owner: { server } }: Household): Promise<string> {
  return addMember(server, { family_id }, (await makePerson(server, 'Fresh')).user_id, 'viewer')
}

/** Another family with the same people and roles, for operations that delete or transfer a family. */
export async function twinOf({
  owner,
  editor,
  contributor,
  viewer,
}: Household): Promise<Family & { member_id: string }> {
  const twin = await owner.opensFamily('A twin')
  await addMember(owner.server, twin, viewer.user_id, 'viewer')
  await addMember(owner.server, twin, contributor.user_id, 'contributor')
  return { ...twin, member_id: await addMember(owner.server, twin, editor.user_id, 'editor') }
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
