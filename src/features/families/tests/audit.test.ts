import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { membersContract } from '#features/families/members.contract.ts'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { familyExportContract } from '#features/own-data/family-export.contract.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { auditJobs } from '#server/audit/audit.handlers.ts'
import { asUser } from '#server/db/database.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { listFamilyAudit, renameFamily } = familiesContract
let server: TestApp
let ana: Person
let ben: Person

beforeAll(async () => {
  server = await openTestApp()
  ana = await server.person('Ana')
  ben = await server.person('Ben')
})
afterAll(() => server.close())

const forgery = (person: Person, entry: Parameters<typeof recordAudit>[1]) =>
  asUser(server.context.db, person.user_id, (tx) => recordAudit(tx, entry))

test('only the owner reads who changed what, newest first, page by page', async () => {
  const family = await ana.opensFamily('Kept')
  for (const name of ['One', 'Two', 'Three']) await ana.call(renameFamily, { ...family, name })
  const first = await ana.call(listFamilyAudit, { ...family, limit: 3 })
  expect(first.entries.map(({ action, details }) => [action, details.name])).toEqual([
    ['family.renamed', 'Three'],
    ['family.renamed', 'Two'],
    ['family.renamed', 'One'],
  ])
  expect(first.entries[0]!.actor).toEqual({ id: ana.user_id, name: 'Ana Moreau' })
  const second = await ana.call(listFamilyAudit, { ...family, limit: 3, cursor: first.next_cursor! })
  expect(second.entries.map((entry) => entry.action)).toEqual(['family.created'])
  expect(second.next_cursor).toBeNull()
  await server.join(family, ben, 'editor')
  expect((await ben.tries(listFamilyAudit, family)).status).toBe(403)
})

test('the audit log records additions, removals, and changes in a family, without secrets', async () => {
  const family = await ana.opensFamily('Full of life')
  const cara = await server.person('Cara')
  const { invited } = await ana.call(invitationsContract.inviteMembers, { ...family, emails: [cara.email] })
  const token = new URLSearchParams(new URL(invited[0]!.link!).hash.slice(1)).get('token')!
  await cara.call(invitationsContract.acceptInvitation, { token })
  const { members } = await ana.call(familiesContract.getFamily, family)
  const member_id = members.find((member) => member.user.id === cara.user_id)!.id
  await ana.call(membersContract.changeMemberRole, { ...family, member_id, role: 'editor' })
  const [one, two, three, secret] = await Promise.all(
    [{}, {}, {}, { audience: 'private' as const }].map((options) => seedPhoto(cara, family, options)),
  )
  await cara.call(photosContract.deletePhoto, { ...family, photo_id: secret! })
  await cara.call(photosContract.deletePhoto, { ...family, photo_id: one! })
  await cara.call(photoSelectionsContract.deletePhotos, { ...family, photo_ids: [two!, three!] })
  const { id } = await cara.call(categoriesContract.createCategory, { ...family, name: 'Holidays' })
  await cara.call(categoriesContract.deleteCategory, { ...family, category_id: id })
  await ana.call(familyExportContract.requestFamilyExport, family)
  const { entries } = await ana.call(listFamilyAudit, { ...family, limit: 50 })
  const recorded = entries.map(({ actor, action, details }) => [actor?.name.split(' ')[0], action, details['photos']])
  expect(recorded.toReversed()).toEqual([
    ['Ana', 'family.created', undefined],
    ['Ana', 'invitation.sent', undefined],
    ['Cara', 'member.joined', undefined],
    ['Ana', 'member.role_changed', undefined],
    ['Cara', 'photo.deleted', 1],
    ['Cara', 'photo.deleted', 2],
    ['Cara', 'category.deleted', undefined],
    ['Ana', 'data.export_requested', undefined],
  ])
})

test('a removed member keeps the name they had until their account is deleted', async () => {
  const family = await ana.opensFamily('Parted')
  const dora = await server.person('Dora')
  await server.join(family, dora, 'editor')
  await dora
    .call(categoriesContract.createCategory, { ...family, name: 'Hers' })
    .then(({ id }) => dora.call(categoriesContract.deleteCategory, { ...family, category_id: id }))
  const { members } = await ana.call(familiesContract.getFamily, family)
  const member_id = members.find((member) => member.user.id === dora.user_id)!.id
  await ana.call(membersContract.removeMember, { ...family, member_id })
  await dora.call(accountsContract.updateProfile, { first_name: 'Somebody', last_name: 'Else' })
  const recorded = async () => {
    const { entries } = await ana.call(listFamilyAudit, family)
    return entries
      .slice(0, 2)
      .map(({ action, actor, subject, details }) => [action, actor?.name, subject?.name, details])
  }
  const email = { email: dora.email, role: 'editor' }
  expect(await recorded()).toEqual([
    ['member.removed', 'Ana Moreau', 'Dora Moreau', email],
    ['category.deleted', 'Dora Moreau', undefined, { name: 'Hers' }],
  ])
  await server.sql('delete from profiles where id = $1', [dora.user_id])
  expect(await recorded()).toEqual([
    ['member.removed', 'Ana Moreau', '', { role: 'editor' }],
    ['category.deleted', '', undefined, { name: 'Hers' }],
  ])
})

test("a change that was rolled back isn't recorded", async () => {
  const family = await ana.opensFamily('Undone')
  await expect(
    asUser(server.context.db, ana.user_id, async (tx) => {
      await recordAudit(tx, { action: 'family.updated', family_id: family.family_id })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect((await ana.call(listFamilyAudit, family)).entries.map((entry) => entry.action)).toEqual(['family.created'])
})

describe('the audit log is tamper-proof', () => {
  test("no one can add an entry for someone else, or for a family they don't belong to", async () => {
    const { family_id } = await ana.opensFamily('Walled')
    await expect(forgery(ben, { action: 'family.deleted', family_id })).rejects.toMatchObject({ code: '42501' })
    await expect(forgery(ben, { action: 'family.deleted', actor_id: ana.user_id })).rejects.toMatchObject({
      code: '42501',
    })
  })

  test('no database role that the app uses can change or delete an entry', async () => {
    const { db } = server.context
    for (const role of [db.rw, db.auth, db.worker]) {
      await expect(role.updateTable('audit_log').set({ action: 'x.y' }).execute()).rejects.toMatchObject({
        code: '42501',
      })
      await expect(role.deleteFrom('audit_log').execute()).rejects.toMatchObject({ code: '42501' })
    }
  })

  test('entries are deleted at the age that the operator sets, at least thirty days', async () => {
    const count = async () => Number((await server.sql('select count(*) as n from audit_log'))[0]!.n)
    await forgery(ben, { action: 'password.changed' })
    await server.sql(`update audit_log set created_at = now() - interval '31 days' where actor_id = $1`, [ben.user_id])
    const all = await count()
    const [keepLong, keepShort] = [40, 1].map(
      (retentionDays) => auditJobs({ db: server.context.db.worker, retentionDays })[0]!,
    )
    await keepLong!.run(undefined)
    expect(await count()).toBe(all)
    await keepShort!.run(undefined)
    expect(await count()).toBe(all - 1)
  })
})
