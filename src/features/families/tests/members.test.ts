import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { familiesContract } from '#features/families/families.contract.ts'
import { membersContract } from '#features/families/members.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { addMember } from '#kit/families.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { atTheSameMoment } from '#kit/same-moment.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { getFamily, listFamilies, listFamilyAudit, renameFamily } = familiesContract
const { changeMemberRole, removeMember, transferFamily, leaveFamily } = membersContract
let server: TestApp
let ana: Person
let ben: Person
let cleo: Person
let family: Family
/** Memberships by first name. */
let of: { ana: string; ben: string; cleo: string }

beforeAll(async () => {
  server = await openTestApp()
  ana = await server.person('Ana')
  ben = await server.person('Ben')
  cleo = await server.person('Cleo')
})
afterAll(() => server.close())
beforeEach(async () => {
  family = await ana.opensFamily('Moreau')
  const first = (await ana.call(getFamily, family)).members[0]!
  of = {
    ana: first.id,
    ben: await addMember(server, family, ben.user_id, 'viewer'),
    cleo: await addMember(server, family, cleo.user_id, 'editor'),
  }
})

async function rolesNow(): Promise<Record<string, string>> {
  const rows = await server.sql<{ id: string; role: string }>(
    'select id, role from family_members where family_id = $1',
    [family.family_id],
  )
  const names = Object.fromEntries(Object.entries(of).map(([name, id]) => [id, name]))
  return Object.fromEntries(rows.map(({ id, role }) => [names[id] ?? id, role]))
}

async function audited(): Promise<string[]> {
  return (await ana.call(listFamilyAudit, family)).entries.map(({ action, details }) =>
    [action, ...Object.values(details).toSorted()].join(' '),
  )
}

describe('a change of role', () => {
  test('takes effect at the next request and is recorded in the audit log', async () => {
    expect((await ben.tries(renameFamily, { ...family, name: 'Mine' })).status).toBe(403)
    await ana.call(changeMemberRole, { ...family, member_id: of.ben, role: 'editor' })
    expect((await ben.call(getFamily, family)).can).toContain('photos.add')
    await ana.call(changeMemberRole, { ...family, member_id: of.ben, role: 'viewer' })
    expect((await ben.call(getFamily, family)).can).not.toContain('photos.add')
    expect((await audited()).slice(0, 2)).toEqual(Array(2).fill('member.role_changed editor viewer'))
  })

  test("can't affect the owner or create one, and only the owner can make it", async () => {
    const input = { ...family, member_id: of.ana, role: 'viewer' }
    expect(await ana.tries(changeMemberRole, input)).toMatchObject({ status: 409, json: { code: 'owner_stays' } })
    expect(await ana.tries(changeMemberRole, { ...family, member_id: of.ben, role: 'owner' })).toMatchObject({
      status: 400,
    })
    for (const person of [ben, cleo])
      expect((await person.tries(changeMemberRole, { ...family, member_id: of.ben, role: 'editor' })).status).toBe(403)
    expect(await rolesNow()).toEqual({ ana: 'owner', ben: 'viewer', cleo: 'editor' })
  })
})

describe('a removed member', () => {
  test('loses access at the next request, and their image URLs stop working', async () => {
    const photo_id = await seedPhoto(ana, family)
    await ana.call(familiesContract.saveFamilySettings, { ...family, viewers_may_save: true })
    const { small_url, original_url } = await ben.call(photosContract.getPhoto, { ...family, photo_id })
    const statusOf = async (url: string) => (await ben.fetches(url)).status
    expect([await statusOf(small_url), await statusOf(original_url!)]).toEqual([200, 200])
    await ana.call(removeMember, { ...family, member_id: of.ben })
    expect((await ben.tries(getFamily, family)).status).toBe(404)
    expect((await ben.call(listFamilies, {})).families.map(({ id }) => id)).not.toContain(family.family_id)
    await expect.poll(() => statusOf(small_url), { interval: 2 }).toBe(404)
    expect(await statusOf(original_url!)).toBe(404)
    expect(await audited()).toContain(`member.removed ${ben.email} viewer`)
  })

  test("can't be the owner, and only the owner can remove them", async () => {
    expect(await ana.tries(removeMember, { ...family, member_id: of.ana })).toMatchObject({
      json: { code: 'owner_stays' },
    })
    expect((await cleo.tries(removeMember, { ...family, member_id: of.ben })).status).toBe(403)
    await ana.call(removeMember, { ...family, member_id: of.ben })
    expect((await ana.tries(removeMember, { ...family, member_id: of.ben })).status).toBe(404)
  })
})

describe('leaving a family', () => {
  test('is possible for everyone except the owner, who has to transfer ownership first', async () => {
    expect((await ana.tries(leaveFamily, family)).status).toBe(403)
    await ben.call(leaveFamily, family)
    expect((await ben.tries(getFamily, family)).status).toBe(404)
    expect(await audited()).toContain(`member.left ${ben.email} viewer`)
    await ana.call(transferFamily, { ...family, member_id: of.cleo })
    expect((await cleo.tries(leaveFamily, family)).status).toBe(403)
    await ana.call(leaveFamily, family)
    expect(await rolesNow()).toEqual({ cleo: 'owner' })
  })
})

describe('transferring ownership', () => {
  test('makes the new owner an owner and the former one an editor', async () => {
    await ana.call(transferFamily, { ...family, member_id: of.ben })
    expect(await rolesNow()).toEqual({ ana: 'editor', ben: 'owner', cleo: 'editor' })
    expect((await ana.call(getFamily, family)).can).not.toContain('family.manage')
    expect((await ana.tries(transferFamily, { ...family, member_id: of.ana })).status).toBe(403)
    expect((await ben.call(listFamilyAudit, family)).entries[0]).toMatchObject({ action: 'family.transferred' })
  })

  test("isn't possible to oneself", async () => {
    expect(await ana.tries(transferFamily, { ...family, member_id: of.ana })).toMatchObject({
      json: { code: 'owner_stays' },
    })
  })
})

describe('at the same time', () => {
  const owners = async () => Object.values(await rolesNow()).filter((role) => role === 'owner').length

  test('two transfers to two people leave one owner', async () => {
    for (let round = 0; round < 5; round++) {
      const fresh = await ana.opensFamily(`Round ${round}`)
      const heirs = [
        await addMember(server, fresh, ben.user_id, 'viewer'),
        await addMember(server, fresh, cleo.user_id, 'editor'),
      ]
      const done = await Promise.all(heirs.map((member_id) => ana.tries(transferFamily, { ...fresh, member_id })))
      expect(done.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1)
      const [{ count } = { count: 0 }] = await server.sql<{ count: string }>(
        "select count(*) from family_members where family_id = $1 and role = 'owner'",
        [fresh.family_id],
      )
      expect(Number(count)).toBe(1)
    }
  })

  test('a transfer, and a role change, removal, or departure of the new owner, leave one owner', async () => {
    const others = [
      () => ana.tries(changeMemberRole, { ...family, member_id: of.ben, role: 'editor' }),
      () => ana.tries(removeMember, { ...family, member_id: of.ben }),
      () => ben.tries(leaveFamily, family),
    ]
    for (const other of others)
      for (const order of [0, 1]) {
        family = await ana.opensFamily('Race')
        of = {
          ana: (await ana.call(getFamily, family)).members[0]!.id,
          ben: await addMember(server, family, ben.user_id, 'viewer'),
          cleo: await addMember(server, family, cleo.user_id, 'editor'),
        }
        const transfer = () => ana.tries(transferFamily, { ...family, member_id: of.ben })
        const answers = await Promise.all((order ? [transfer, other] : [other, transfer]).map((go) => go()))
        for (const { status } of answers) expect([200, 204, 403, 404, 409]).toContain(status)
        expect(await owners()).toBe(1)
      }
  })

  test('the database enforces that an active family has an owner', async () => {
    await expect(
      server.sql("delete from family_members where family_id = $1 and role = 'owner'", [family.family_id]),
    ).rejects.toThrow('a family has an owner')
    await expect(server.sql("update family_members set role = 'viewer' where id = $1", [of.ana])).rejects.toThrow(
      'a family has an owner',
    )
  })
})

test('one of two transfers succeeds, and the other gets a conflict', async () => {
  const lock = { query: 'select from families where id = $1 for update', values: [family.family_id] }
  const answers = await atTheSameMoment(server, lock, () => [
    ana.tries(transferFamily, { ...family, member_id: of.ben }),
    ana.tries(transferFamily, { ...family, member_id: of.cleo }),
    ana.tries(familiesContract.deleteFamily, { ...family, name: family.name }),
  ])
  expect([
    [200, 404, 404],
    [200, 409, 409],
    [204, 409, 409],
  ]).toContainEqual(answers.map(({ status }) => status).toSorted())
})
