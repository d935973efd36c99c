import { afterAll, beforeAll, expect, test } from 'vitest'
import { familiesContract } from '#features/families/families.contract.ts'
import { capabilities, roleTable } from '#shared/role-table.ts'
import { assignableRoles, roles } from '#features/families/families.rules.ts'
import type { Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { createFamily, getFamily, listFamilies, renameFamily } = familiesContract
let server: TestApp
let ana: Person
let ben: Person

beforeAll(async () => {
  server = await openTestApp()
  ana = await server.person('Ana')
  ben = await server.person('Ben')
})
afterAll(() => server.close())

test('the creator of a family is its owner and only member', async () => {
  const { id } = await ana.call(createFamily, { name: '  Moreau  ' })
  const family = await ana.call(getFamily, { family_id: id })
  expect(family).toMatchObject({
    name: 'Moreau',
    role: 'owner',
    can: [...roleTable.owner],
    members: [{ role: 'owner', user: { id: ana.user_id } }],
  })
  expect(await ben.call(listFamilies, {})).toEqual({ families: [] })
})

test('creating a family again after its response was lost returns the same family', async () => {
  const cleo = await server.person('Cleo')
  const once = crypto.randomUUID()
  const [first, second] = await Promise.all([
    cleo.call(createFamily, { once, name: 'Okafor' }),
    cleo.call(createFamily, { once, name: 'Okafor' }),
  ])
  expect(second).toEqual(first)
  expect((await cleo.call(listFamilies, {})).families).toHaveLength(1)
  const another = await server.person('Dora')
  expect(await another.call(createFamily, { once, name: 'Ríos' })).not.toEqual(first)
})

test('each member sees their own role and capabilities, and the other members', async () => {
  const { family_id } = await ana.opensFamily('Roles')
  const people: Record<string, Person> = { owner: ana }
  for (const role of assignableRoles) {
    people[role] = await server.person('Somebody')
    await server.join({ family_id }, people[role], role)
  }
  for (const role of roles) {
    const family = await people[role]!.call(getFamily, { family_id })
    expect([family.role, family.can]).toEqual([role, [...roleTable[role]]])
    const { families } = await people[role]!.call(familiesContract.listFamilies, {})
    expect(families.find(({ id }) => id === family_id)).toMatchObject({ role, can: [...roleTable[role]] })
    expect(family.members.map((member) => member.user.email).toSorted()).toEqual(
      Object.values(people)
        .map((person) => person.email)
        .toSorted(),
    )
  }
  expect(new Set(roles.flatMap((role) => roleTable[role]))).toEqual(new Set(capabilities))
})

test('people see their families in the order they joined, with their role in each', async () => {
  const carl = await server.person('Carl')
  const first = await carl.opensFamily('First')
  const second = await ben.opensFamily('Second')
  await server.join(second, carl, 'viewer')
  const third = await carl.opensFamily('Third')
  const { families } = await carl.call(listFamilies, {})
  expect(families.map(({ id, role }) => [id, role])).toEqual([
    [first.family_id, 'owner'],
    [second.family_id, 'viewer'],
    [third.family_id, 'owner'],
  ])
})

test('a family name needs one to eighty characters', async () => {
  const family = await ana.opensFamily('Named')
  for (const [name, problem] of [
    ['', 'family_name_required'],
    ['   ', 'family_name_required'],
    ['x'.repeat(81), 'family_name_too_long'],
  ]) {
    for (const operation of [createFamily, renameFamily])
      expect(await ana.tries(operation, { ...family, name })).toMatchObject({
        status: 400,
        json: { fields: { name: problem } },
      })
  }
  expect(await ana.call(renameFamily, { ...family, name: 'x'.repeat(80) })).toMatchObject({ name: 'x'.repeat(80) })
})

test('a role change takes effect right away in existing sessions', async () => {
  const family = await ana.opensFamily('Changing')
  const dora = await server.person('Dora')
  await server.join(family, dora, 'viewer')
  const as = async (role: string) => {
    await server.sql('update family_members set role = $1 where family_id = $2 and user_id = $3', [
      role,
      family.family_id,
      dora.user_id,
    ])
    return (await dora.call(getFamily, family)).can
  }
  expect(await as('editor')).toEqual([...roleTable.editor])
  expect(await as('viewer')).toEqual([...roleTable.viewer])
  await server.leave(family, dora)
  expect((await dora.tries(getFamily, family)).status).toBe(404)
})

test("a family can't have two owners or the same member twice", async () => {
  const family = await ana.opensFamily('One')
  await expect(server.join(family, ben, 'owner')).rejects.toThrow(/one_owner/)
  await server.join(family, ben, 'editor')
  await expect(server.join(family, ben, 'viewer')).rejects.toThrow(/duplicate key/)
})
