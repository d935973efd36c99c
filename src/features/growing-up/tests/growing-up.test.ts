import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import type { Role } from '#features/families/families.rules.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { growingUpContract as contract } from '#features/growing-up/growing-up.contract.ts'
import { importFlags } from '#features/growing-up/server/import-flags.ts'
import { notifyGrown } from '#features/growing-up/server/notify-grown.ts'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { notificationsContract } from '#features/notifications/notifications.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { trashPrivatePhotos } from '#features/photos/server/trash-private-photos.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { actAsMember } from '#features/families/server/member.ts'
import { ImportedPerson, importPeople } from '#features/people/server/import-people.ts'
import { asUser } from '#server/db/database.ts'
import { selectReadableTables } from '#server/db/readable-tables.queries.ts'
import { newId } from '#shared/ids.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { becomesChild, bornYearsAgo, shotOf } from '#kit/grown-child.ts'
import { seedPhoto } from '#kit/photos.ts'
import { seedJpeg } from '#kit/seed-jpeg.ts'
import type { Person } from '#kit/people.ts'

openForAnaAndBen()

/** A viewer whose account is a child's. */
let alma: Person
beforeEach(async () => {
  alma = await server.person('Alma')
  await server.join(family, alma, 'viewer')
})

const almaIs = (age: number) => becomesChild(ana, family, alma, { birth_date: bornYearsAgo(age) })
const childNamed = async (first_name: string) => {
  const { id } = await ana.call(childrenContract.addChild, { ...family, first_name, birth_date: bornYearsAgo(19) })
  return id
}
const of = (photo_id: string) => ({ ...family, photo_id })
const item = (item_id: string) => ({ ...family, item_id })
const sees = async (person: Person, photo_id: string) => {
  const { photos } = await person.call(photosContract.listPhotos, family)
  return photos.some(({ id }) => id === photo_id)
}
const growing = (person: Person, person_id: string) => person.call(contract.getGrowingUp, { ...family, person_id })
const answerOf = async (child_id: string) => {
  const { prompts } = await ben.call(personalityContract.getPersonality, { ...family, child_id })
  return ben.call(personalityContract.saveResponse, {
    ...{ ...family, child_id, prompt_id: prompts[0]!.id, take: newId(), response_text: 'I am afraid of the dark' },
  })
}

describe('at 7', () => {
  test('Alma flags a photo she is in; her parents see it and decide that it stays, and she sees that', async () => {
    const child = await almaIs(7)
    const photo_id = await shotOf(ben, family, [child])
    expect(await alma.call(contract.getChoices, of(photo_id))).toEqual({
      ...{ may_flag: true, may_hide: false, is_hidden: false, flag: null },
    })
    await alma.call(contract.addFlag, of(photo_id))
    const [flag] = (await growing(ben, child)).flags
    expect(flag).toMatchObject({ settled_at: null, photo: { id: photo_id } })
    await ben.call(contract.settleFlag, { ...family, flag_id: flag!.id })
    expect((await alma.call(contract.getChoices, of(photo_id))).flag?.settled_at).not.toBeNull()
    await alma.call(contract.deleteFlag, { ...family, flag_id: flag!.id })
    expect((await growing(ana, child)).flags).toEqual([])
  })

  test('a child of 6, someone else, or a photo without them: nothing to flag', async () => {
    const child = await almaIs(6)
    const photo_id = await shotOf(ben, family, [child])
    const other = await seedPhoto(ben, family)
    expect((await alma.tries(contract.addFlag, of(photo_id))).status).toBe(403)
    expect((await ben.tries(contract.addFlag, of(photo_id))).status).toBe(403)
    expect((await alma.tries(contract.addFlag, of(other))).status).toBe(403)
  })

  test('an editor imports no flags in her name', async () => {
    const child = await almaIs(9)
    const photo_id = await shotOf(ben, family, [child])
    const settled_at = '2026-01-01T00:00:00Z'
    const flag = { person_id: child, photo_id, response_id: null, created_at: settled_at, settled_at }
    const here = { people: new Map([[child, child]]), photos: new Map([[photo_id, photo_id]]), responses: new Map() }
    const imports = (role: Role) =>
      server.context.db.worker
        .transaction()
        .execute((tx) => importFlags(tx, family.family_id, [flag], { ...here, role }))
    await imports('editor')
    expect((await growing(ana, child)).flags).toEqual([])
    await imports('owner')
    expect((await growing(ana, child)).flags).toHaveLength(1)
  })

  test('a contributor and another child see no flags, and only who flagged takes a flag back', async () => {
    const child = await almaIs(9)
    const photo_id = await shotOf(ben, family, [child])
    const { flag } = await alma.call(contract.addFlag, of(photo_id))
    const cleo = await server.person('Cleo')
    await server.join(family, cleo, 'contributor')
    expect((await growing(cleo, child)).flags).toEqual([])
    expect((await growing(cleo, child)).hidden).toBeNull()
    for (const other of [cleo, ben])
      expect((await other.tries(contract.deleteFlag, { ...family, flag_id: flag!.id })).status).toBe(404)
    expect((await alma.tries(contract.settleFlag, { ...family, flag_id: flag!.id })).status).toBe(403)
  })
})

describe('at 13', () => {
  test('Alma hides a photo of herself: no one else sees it, the owner included, and they see how many', async () => {
    const child = await almaIs(13)
    const photo_id = await shotOf(ben, family, [child], { audience: 'extended_family' })
    await alma.call(contract.hideItem, of(photo_id))
    for (const other of [ana, ben]) {
      expect(await sees(other, photo_id)).toBe(false)
      expect((await other.tries(photosContract.getPhoto, of(photo_id))).status).toBe(404)
      expect((await growing(other, child)).hidden).toEqual({ photos: 1, answers: 0 })
      expect((await other.call(contract.listHidden, family)).items).toEqual([])
      expect((await other.tries(contract.showItem, item(photo_id))).status).toBe(404)
    }
    expect(await alma.call(photosContract.getPhoto, of(photo_id))).toMatchObject({
      ...{ is_hidden: true, added_by: { id: ben.user_id }, can: { edit: false, delete: false, keep_private: false } },
    })
    expect((await alma.call(contract.listHidden, family)).items).toMatchObject([{ photo: { id: photo_id } }])
    await alma.call(contract.showItem, item(photo_id))
    expect(await ana.call(photosContract.getPhoto, of(photo_id))).toMatchObject({
      ...{ is_hidden: false, audience: 'extended_family', added_by: { id: ben.user_id } },
    })
    expect((await growing(ana, child)).hidden).toEqual({ photos: 0, answers: 0 })
  })

  test('the database shows others no row that names what she hid, with its Live Photo video', async () => {
    const child = await almaIs(14)
    const photo_id = await shotOf(ben, family, [child], { filename: 'embarrassing.jpg', description: 'embarrassing' })
    const video_id = await seedPhoto(ben, family, { filename: 'embarrassing.mov' })
    await server.sql('update photos set film_of = $1, kind = $3 where id = $2', [photo_id, video_id, 'video'])
    const album = await ana.call(albumsContract.createAlbum, { ...family, title: 'Summer', photo_ids: [photo_id] })
    await server.sql(
      `update people set avatar_photo_id = $1, avatar_square = '{"x":0,"y":0,"size":9}', avatar_version = 1, avatar_ready = 1 where id = $2`,
      [photo_id, child],
    )
    await alma.call(contract.addFlag, of(photo_id))
    await alma.call(contract.hideItem, of(photo_id))
    for (const { user_id } of [ana, ben])
      await asUser(server.context.db, user_id, async (tx) => {
        for (const { name, columns } of await selectReadableTables(tx)) {
          const named = sql.join(columns.map((column) => sql.ref(column)))
          const { rows } = await sql`select ${named} from ${sql.table(name)}`.execute(tx)
          for (const secret of [photo_id, video_id, 'embarrassing'])
            expect(JSON.stringify(rows), `${name} names ${secret}`).not.toContain(secret)
        }
      })
    expect((await ana.call(albumsContract.getAlbum, { ...family, album_id: album.id })).photos).toBe(0)
    await alma.call(contract.showItem, item(photo_id))
    const rows = await server.sql('select audience, added_by, shown_audience from photos where id = any ($1)', [
      [photo_id, video_id],
    ])
    const before = { audience: 'family_only', added_by: ben.user_id, shown_audience: null }
    expect(rows).toEqual([before, before])
    expect((await ana.call(albumsContract.getAlbum, { ...family, album_id: album.id })).photos).toBe(1)
  })

  test('Alma hides an answer of hers, and no one can change or delete what is hidden, not even she', async () => {
    const child = await almaIs(13)
    await server.sql(`update family_members set role = 'editor' where user_id = $1`, [alma.user_id])
    const { id } = await answerOf(child)
    const photo_id = await shotOf(ben, family, [child])
    await alma.call(contract.hideItem, { ...family, response_id: id })
    await alma.call(contract.hideItem, of(photo_id))
    const answers = async (by: Person) =>
      (await by.call(personalityContract.getPersonality, { ...family, child_id: child })).responses
    expect(await answers(ana)).toEqual([])
    expect(await answers(alma)).toMatchObject([{ id, is_hidden: true, can: { edit: false } }])
    expect((await growing(ana, child)).hidden).toEqual({ photos: 1, answers: 1 })
    for (const tried of [
      alma.tries(personalityContract.deleteResponse, { ...family, response_id: id }),
      alma.tries(photosContract.deletePhoto, of(photo_id)),
      alma.tries(photosContract.editPhoto, { ...of(photo_id), description: 'mine' }),
      alma.tries(photosContract.editPhoto, { ...of(photo_id), audience: 'family_only' }),
      alma.tries(photosContract.editPhoto, { ...of(photo_id), tags: ['mine'] }),
    ])
      expect((await tried).status).toBeGreaterThanOrEqual(400)
    const [row] = await server.sql('select deleted_at, audience, description from photos where id = $1', [photo_id])
    expect(row).toEqual({ deleted_at: null, audience: 'private', description: null })
    await alma.call(contract.showItem, item(id))
    expect(await answers(ana)).toMatchObject([{ id, is_hidden: false }])
  })

  test('she hides neither a photo without her, nor one of another child, nor at 12', async () => {
    const child = await almaIs(13)
    const mine = await shotOf(ben, family, [child])
    const without = await seedPhoto(ben, family)
    const leo = await server.person('Leo')
    await server.join(family, leo, 'editor')
    await becomesChild(ana, family, leo, { birth_date: bornYearsAgo(12), first_name: 'Leo' })
    expect((await alma.tries(contract.hideItem, of(without))).status).toBe(403)
    for (const other of [leo, ana]) expect((await other.tries(contract.hideItem, of(mine))).status).toBe(403)
    await ana.call(contract.saveGrowingAges, { ...family, flag: 7, hide: 14, own: 18 })
    expect((await alma.tries(contract.hideItem, of(mine))).status).toBe(403)
  })

  test('what is hidden stays hidden when an editor links another account to the child, and when hers is deleted', async () => {
    const child = await almaIs(13)
    const photo_id = await shotOf(ben, family, [child])
    await alma.call(contract.hideItem, of(photo_id))
    await server.sql('update people set user_id = $1 where id = $2', [ben.user_id, child])
    expect((await ben.tries(contract.showItem, item(photo_id))).status).toBe(404)
    expect((await ben.call(contract.listHidden, family)).items).toEqual([])
    await trashPrivatePhotos(server.context.db.worker, alma.user_id)
    await server.sql('delete from profiles where id = $1', [alma.user_id])
    expect(await sees(ana, photo_id)).toBe(false)
    expect((await growing(ana, child)).hidden).toEqual({ photos: 1, answers: 0 })
    const [row] = await server.sql('select deleted_at from photos where id = $1', [photo_id])
    expect(row).toEqual({ deleted_at: null })
  })

  test('a link to the photo that was opened before stops working, and two taps hide it once', async () => {
    const child = await almaIs(13)
    const photo_id = await shotOf(ben, family, [child])
    await seedJpeg(server, { ...family, photo_id })
    const { photos } = await ana.call(photosContract.listPhotos, family)
    const { small_url: url } = photos.find(({ id }) => id === photo_id)!
    expect((await ana.fetches(url)).status).toBe(200)
    const taps = await Promise.all([1, 2].map(() => alma.tries(contract.hideItem, of(photo_id))))
    expect(taps.map(({ status }) => status).toSorted()).toEqual([200, 403])
    expect((await growing(ana, child)).hidden).toEqual({ photos: 1, answers: 0 })
    await expect.poll(async () => (await ana.fetches(url)).status).toBe(404)
    await server.sql('delete from family_members where user_id = $1', [ben.user_id])
    await server.sql('delete from profiles where id = $1', [ben.user_id])
    await alma.call(contract.showItem, item(photo_id))
    expect(await sees(ana, photo_id)).toBe(true)
  })

  test('someone of another family neither sees, hides nor flags anything', async () => {
    const child = await almaIs(13)
    const photo_id = await shotOf(ben, family, [child])
    const { flag } = await alma.call(contract.addFlag, of(photo_id))
    const mallory = await server.person('Mallory')
    const elsewhere = await mallory.opensFamily('Elsewhere')
    await server.join(elsewhere, alma, 'editor')
    await becomesChild(mallory, elsewhere, alma)
    for (const by of [mallory, alma])
      for (const id of [elsewhere, ...(by === mallory ? [family] : [])]) {
        const asked = { ...id, photo_id }
        for (const tried of [
          by.tries(contract.hideItem, asked),
          by.tries(contract.addFlag, asked),
          by.tries(contract.getChoices, asked),
          by.tries(contract.getGrowingUp, { ...id, person_id: child }),
          by.tries(contract.deleteFlag, { ...id, flag_id: flag!.id }),
        ])
          expect((await tried).status).toBe(404)
      }
    expect(await sees(ana, photo_id)).toBe(true)
  })

  test('she shows it again at any age her family sets later', async () => {
    const child = await almaIs(13)
    const photo_id = await shotOf(ben, family, [child])
    await alma.call(contract.hideItem, of(photo_id))
    await ana.call(contract.saveGrowingAges, { ...family, flag: 18, hide: 18, own: 21 })
    await alma.call(contract.showItem, item(photo_id))
    expect(await sees(ana, photo_id)).toBe(true)
  })
})

test("an editor can't become a child to hide what others added", async () => {
  const { members } = await ana.call(familiesContract.getFamily, family)
  const member_id = members.find(({ user }) => user.id === ben.user_id)!.id
  const child = await childNamed('Mask')
  const edits = (by: Person, person_id: string, change: object) =>
    by.tries(peopleContract.editPerson, { ...family, person_id, ...change })
  expect((await edits(ben, child, { member_id })).status).toBe(403)
  const { id: adult } = await ben.call(peopleContract.addPerson, { ...family, first_name: 'Ben' })
  await server.sql('update people set user_id = null where user_id = $1', [ben.user_id])
  expect((await edits(ben, adult, { member_id })).status).toBe(200)
  expect((await edits(ben, adult, { kind: 'child', birth_date: bornYearsAgo(30) })).status).toBe(403)
  const merge = { ...family, person_id: adult, into_person_id: child }
  expect((await ben.tries(peopleContract.mergePeople, merge)).status).toBe(409)
  const direct = asUser(server.context.db, ben.user_id, (tx) =>
    sql`update people set user_id = ${ben.user_id} where id = ${child}`.execute(tx),
  )
  await expect(direct).rejects.toThrow(/row-level security/)
  const [there, first_name] = [newId(), 'Imported']
  const imported = ImportedPerson.parse({
    ...{ id: newId(), first_name, last_name: '', gender: 'prefer_not_to_say', also_known_as: [], user_id: there },
    ...{ birth_date: bornYearsAgo(30), created_at: '2020-01-01T00:00:00Z', avatar_photo_id: null, avatar_square: null },
  })
  await server.sql('update people set user_id = null where id = $1', [adult])
  await actAsMember(server.context.db, { ...family, user_id: ben.user_id }, 'people.edit', (editor) =>
    importPeople(editor, [imported], new Map([[there, ben.user_id]])),
  )
  expect(await server.sql('select user_id from people where first_name = $1', [first_name])).toEqual([
    { user_id: null },
  ])
  expect((await ben.tries(contract.hideItem, of(await shotOf(ana, family, [child])))).status).toBe(403)
  expect((await edits(ben, child, { last_name: 'Moreau' })).status).toBe(200)
  expect((await edits(ana, child, { member_id })).status).toBe(200)
  expect((await edits(ben, child, { last_name: 'Rivera' })).status).toBe(200)
})

describe('at 18', () => {
  const rename = (by: Person, person_id: string) =>
    by.tries(peopleContract.editPerson, { ...family, person_id, first_name: 'Other' })

  test('the profile is hers: only she edits it, and others neither delete nor merge it', async () => {
    const child = await almaIs(18)
    const twin = await childNamed('Twin')
    await alma.call(peopleContract.ownProfile, { ...family, person_id: child })
    expect((await rename(ben, child)).status).toBe(403)
    expect((await ana.tries(peopleContract.deletePerson, { ...family, person_id: child })).status).toBe(403)
    for (const [person_id, into_person_id] of [
      [child, twin],
      [twin, child],
    ] as const)
      expect((await ana.tries(peopleContract.mergePeople, { ...family, person_id, into_person_id })).status).toBe(409)
    const names = { first_name: 'Alma María', last_name: 'Moreau', also_known_as: [] }
    expect(await alma.call(peopleContract.editOwnProfile, { ...family, person_id: child, ...names })).toMatchObject(
      names,
    )
  })

  test('at 17, and for others, it isn’t', async () => {
    const child = await almaIs(17)
    for (const by of [alma, ana]) {
      expect((await by.tries(peopleContract.ownProfile, { ...family, person_id: child })).status).toBe(403)
      const names = { first_name: 'Mine', last_name: '', also_known_as: [] }
      expect((await by.tries(peopleContract.editOwnProfile, { ...family, person_id: child, ...names })).status).toBe(
        403,
      )
    }
    expect((await rename(ben, child)).status).toBe(200)
  })

  test('once she leaves the family, its editors edit the profile again', async () => {
    const child = await almaIs(18)
    await alma.call(peopleContract.ownProfile, { ...family, person_id: child })
    await server.sql('delete from family_members where user_id = $1', [alma.user_id])
    expect((await rename(ben, child)).status).toBe(200)
  })
})

describe('an invitation for a child', () => {
  test('links their account to their profile when they join', async () => {
    const child = await childNamed('Leo')
    const leo = await server.person('Leo')
    const { invited } = await ana.call(invitationsContract.inviteMembers, {
      ...{ ...family, emails: [leo.email], person_id: child },
    })
    const token = new URLSearchParams(new URL(invited[0]!.link!).hash.slice(1)).get('token')!
    await leo.call(invitationsContract.acceptInvitation, { token })
    expect(await growing(leo, child)).toMatchObject({ is_you: true, may: { flag: true, hide: true, own: true } })
  })

  test('is for one email, and for someone without an account', async () => {
    const child = await almaIs(10)
    const ask = (emails: string[], person_id: string) =>
      ana.tries(invitationsContract.inviteMembers, { ...family, emails, person_id })
    expect((await ask(['a@example.org'], child)).status).toBe(400)
    await server.sql('update people set user_id = null where id = $1', [child])
    expect((await ask(['a@example.org', 'b@example.org'], child)).status).toBe(400)
    expect((await ask(['a@example.org'], newId())).status).toBe(404)
  })
})

test('the child and those who edit people are notified once, on the day', async () => {
  const today = new Date('2026-11-27T06:00:00Z')
  const child = await becomesChild(ana, family, alma, { birth_date: '2013-11-27' })
  const cleo = await server.person('Cleo')
  await server.join(family, cleo, 'contributor')
  await notifyGrown(server.context.db.worker, today)
  await notifyGrown(server.context.db.worker, today)
  const told = async (by: Person) =>
    (await by.call(notificationsContract.listNotifications, {})).notifications.filter(({ kind }) =>
      kind.startsWith('may_'),
    )
  for (const by of [alma, ana, ben])
    expect(await told(by)).toMatchObject([{ kind: 'may_hide', title: 'Alma', count: 13, child_id: child }])
  expect(await told(cleo)).toEqual([])
})
