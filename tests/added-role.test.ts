import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import type { AssignableRole } from '#features/families/families.rules.ts'
import { membersContract } from '#features/families/members.contract.ts'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { asUser, type Tx } from '#server/db/database.ts'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

// Adding a role only takes a new entry in the role table; everything else follows from it.
const { archivist, can } = vi.hoisted(() => ({
  archivist: 'archivist' as AssignableRole,
  can: ['family.view', 'photos.view', 'photos.edit_own', 'photos.edit', 'family.leave'] as const,
}))
vi.mock('#shared/role-table.ts', async (load) => {
  const original = await load<typeof import('#shared/role-table.ts')>()
  return { ...original, roleTable: { ...original.roleTable, archivist: can } }
})

let server: TestApp
let ana: Person
let ben: Person
let family: Family
let photo_id: string

let database: TestDatabase
beforeAll(async () => {
  // Opening it copies the table of roles to the database.
  database = await createTestDatabase()
  server = await openTestApp({ database })
  ana = await server.person('Ana')
  ben = await server.person('Ben')
  family = await ana.opensFamily('Moreau')
  await server.join(family, ben, 'viewer')
  photo_id = await seedPhoto(ana, family)
  const { members } = await ana.call(familiesContract.getFamily, family)
  const { id: member_id } = members.find(({ user }) => user.id === ben.user_id)!
  await ana.call(membersContract.changeMemberRole, { ...family, member_id, role: archivist })
})
afterAll(async () => {
  await server.close()
  await database.drop()
})

const asBen = <T>(work: (tx: Tx) => Promise<T>) => asUser(server.context.db, ben.user_id, work)

test('owners can invite people with a role that was added to the table', async () => {
  const asked = { ...family, emails: ['clara@example.org'], role: archivist }
  expect(await ana.call(invitationsContract.inviteMembers, asked)).toMatchObject({ invited: [{ outcome: 'invited' }] })
})

test('members get the capabilities of their new role with the family', async () => {
  expect(await ben.call(familiesContract.getFamily, family)).toMatchObject({ role: archivist, can })
  expect(await ben.call(familiesContract.listFamilies, {})).toMatchObject({ families: [{ role: archivist, can }] })
})

test('the API allows what the new role can do and forbids the rest', async () => {
  const place = { ...family, photo_id }
  expect(await ben.call(photosContract.editPhoto, { ...place, description: 'In 1961' })).toMatchObject({
    can: { edit: true, delete: false },
  })
  expect((await ben.tries(photosContract.deletePhoto, place)).status).toBe(403)
  const comment = { ...family, subject_kind: 'photo', subject_id: photo_id, text: 'Who is this?' }
  expect((await ben.tries(commentsContract.addComment, comment)).status).toBe(403)
})

test('row-level security allows what the new role can do and refuses the rest', async () => {
  const edited = await asBen((tx) => sql`update photos set description = 'In 1962' where id = ${photo_id}`.execute(tx))
  expect(edited.numAffectedRows).toBe(1n)
  const deleted = await asBen((tx) => sql`select app.delete_photo(${family.family_id}, ${photo_id}) as id`.execute(tx))
  expect(deleted.rows).toEqual([{ id: null }])
  const commented = asBen((tx) =>
    sql`insert into comments (id, family_id, photo_id, author_id, text)
      values (gen_random_uuid(), ${family.family_id}, ${photo_id}, ${ben.user_id}, 'Who is this?')`.execute(tx),
  )
  await expect(commented).rejects.toThrow(/row-level security/)
})
