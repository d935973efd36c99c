import { describe, expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'
import { newId } from '#shared/ids.ts'
import type { Person } from '#kit/people.ts'

openForAnaAndBen()

const { addPerson, deletePerson, editPerson, getPerson, listPeople, mergePeople, restorePerson, setRelatives } =
  peopleContract

const addAlma = () => ana.call(childrenContract.addChild, { ...family, first_name: 'Alma', birth_date: '2018-08-01' })
const addAdult = (first_name: string) => ana.call(addPerson, { ...family, first_name })
const people = async (by = ana) => (await by.call(listPeople, family)).people
const shot = async (person_ids: string[], by: Person = ana, options: PhotoOptions = {}) => {
  const photo_id = await seedPhoto(by, family, options)
  await by.call(photosContract.editPhoto, { ...family, photo_id, person_ids })
  return photo_id
}
const shownIn = async (photo_id: string, by = ana) =>
  (await by.call(photosContract.getPhoto, { ...family, photo_id })).people.map(({ first_name }) => first_name)

describe('people', () => {
  test('are children first, and adults and pets need no birth date', async () => {
    await ana.call(addPerson, { ...family, kind: 'pet', first_name: 'Bello', birth_date: '2020-01-01' })
    await addAdult('Aunt Mia')
    const alma = await addAlma()
    expect((await people(ben)).map(({ first_name, kind }) => [first_name, kind])).toEqual([
      ['Alma', 'child'],
      ['Aunt Mia', 'adult'],
      ['Bello', 'pet'],
    ])
    const { children } = await ana.call(childrenContract.listChildren, family)
    expect(children.map(({ id }) => id)).toEqual([alma.id])
  })

  test('can become a child with a birth date, and a child stays one', async () => {
    const leo = { ...family, person_id: (await addAdult('Leo')).id }
    expect((await ana.tries(editPerson, { ...leo, kind: 'child' })).json).toMatchObject({
      fields: { birth_date: 'birth_date_required' },
    })
    await ana.call(editPerson, { ...leo, kind: 'child', birth_date: '2019-05-05' })
    for (const change of [{ birth_date: null }, { kind: 'adult' as const }])
      expect((await ana.tries(editPerson, { ...leo, ...change })).status).toBe(400)
    expect(await ana.call(getPerson, leo)).toMatchObject({ kind: 'child', birth_date: '2019-05-05' })
  })

  test('can be members of the family, each only once', async () => {
    const [first, second] = [await addAdult('Benjamin'), await addAdult('Ben')]
    const { members } = await ana.call(familiesContract.getFamily, family)
    const { id: member_id } = members.find(({ user }) => user.id === ben.user_id)!
    const link = (person_id: string, member: string | null) =>
      ana.tries(editPerson, { ...family, person_id, member_id: member })
    expect((await link(first.id, first.id)).status).toBe(404)
    expect((await link(first.id, member_id)).json).toMatchObject({ user_id: ben.user_id })
    await server.sql('update people set avatar_version = 1, avatar_ready = 1 where id = $1', [first.id])
    const portrait = new RegExp(`^/media/child/${family.family_id}/${first.id}/avatar`)
    const shown = await ana.call(familiesContract.getFamily, family)
    expect(shown.members.find(({ id }) => id === member_id)?.user.avatar_url).toMatch(portrait)
    expect((await link(second.id, member_id)).json).toMatchObject({ fields: { member_id: 'taken' } })
    expect((await link(first.id, null)).json).toMatchObject({ user_id: null })
  })

  test('count only the photos that someone can see, and have a year of life for each', async () => {
    const alma = await addAlma()
    await shot([alma.id], ben, { audience: 'private', taken_at: '2020-09-01T10:00:00' })
    await shot([alma.id], ana, { taken_at: '2020-07-01T10:00:00' })
    const read = (by: Person) => by.call(getPerson, { ...family, person_id: alma.id })
    expect(await read(ana)).toMatchObject({ counts: { photos: 1 }, photo_years: [{ year: 1, photos: 1 }] })
    expect(await read(ben)).toMatchObject({ counts: { photos: 2 } })
  })

  test('have what they last told about a photo, unless the photo is hidden', async () => {
    const ben_person = await addAdult('Ben')
    const { members } = await ana.call(familiesContract.getFamily, family)
    const { id: member_id } = members.find(({ user }) => user.id === ben.user_id)!
    await ana.call(editPerson, { ...family, person_id: ben_person.id, member_id })
    const told = async () => (await ana.call(getPerson, { ...family, person_id: ben_person.id })).told
    expect(await told()).toBeNull()
    const comment = (photo_id: string, text: string) =>
      ben.call(commentsContract.addComment, {
        ...family,
        once: newId(),
        subject_kind: 'photo',
        subject_id: photo_id,
        text,
      })
    const [storm, secret] = [await shot([], ben), await shot([], ben, { audience: 'private' })]
    await comment(storm, 'It was the storm of 1968, and the boathouse really did fly away.')
    await comment(storm, 'Lovely!')
    await comment(secret, 'This is between me and the boathouse, and no one else.')
    expect(await told()).toEqual({ text: expect.stringContaining('storm of 1968'), photo_id: storm })
  })

  test('are suggested for photos from the same hour, most frequent first', async () => {
    const [alma, mia, leo] = [await addAlma(), await addAdult('Mia'), await addAdult('Leo')]
    await shot([mia.id, alma.id], ana, { taken_at: '2021-06-01T10:05:00' })
    await shot([mia.id], ana, { taken_at: '2021-06-01T10:20:00' })
    await shot([leo.id], ana, { taken_at: '2021-06-01T15:00:00' })
    const asked = await seedPhoto(ana, family, { taken_at: '2021-06-01T10:40:00' })
    const { person_ids } = await ana.call(photosContract.suggestPeople, { ...family, photo_ids: [asked] })
    expect(person_ids).toEqual([mia.id, alma.id])
  })

  test('are suggested for photos in the same albums, after those from the same hour', async () => {
    const [alma, mia, leo] = [await addAlma(), await addAdult('Mia'), await addAdult('Leo')]
    await shot([mia.id], ana, { taken_at: '2021-06-01T10:20:00' })
    const days = [await shot([leo.id], ana, {}), await shot([leo.id, alma.id], ana, {})]
    const hidden = await shot([(await addAdult('Tom')).id], ben, { audience: 'private' })
    const asked = await seedPhoto(ana, family, { taken_at: '2021-06-01T10:40:00' })
    const album = { ...family, title: 'Summer', photo_ids: [asked, ...days] }
    const { id: album_id } = await ana.call(albumsContract.createAlbum, album)
    await ben.call(albumsContract.addToAlbum, { ...family, album_id, photo_ids: [hidden] })
    const { person_ids } = await ana.call(photosContract.suggestPeople, { ...family, photo_ids: [asked] })
    expect(person_ids).toEqual([mia.id, leo.id, alma.id])
  })
})

describe('relatives', () => {
  test('are parents, partners and children, seen from either side', async () => {
    const [alma, rosa, tom, mia] = [
      await addAlma(),
      await addAdult('Rosa'),
      await addAdult('Tom'),
      await addAdult('Mia'),
    ]
    const related = async () => (await ben.call(listPeople, family)).relations
    await ana.call(setRelatives, {
      ...{ ...family, person_id: mia.id, parent_ids: [rosa.id], partner_ids: [tom.id], child_ids: [alma.id] },
    })
    expect(await related()).toHaveLength(3)
    expect(await related()).toContainEqual({ person_id: mia.id, relation: 'parent', to_person_id: alma.id })
    const none = { ...family, parent_ids: [], partner_ids: [], child_ids: [] }
    const circle = await ana.tries(setRelatives, {
      ...none,
      person_id: rosa.id,
      parent_ids: [alma.id],
      child_ids: [mia.id],
    })
    expect(circle.json).toMatchObject({ fields: { parent_ids: 'own_ancestor' } })
    const twice = await ana.tries(setRelatives, {
      ...none,
      person_id: tom.id,
      parent_ids: [mia.id],
      partner_ids: [mia.id],
    })
    expect(twice.json).toMatchObject({ fields: { parent_ids: 'related_twice' } })
    expect((await ana.tries(setRelatives, { ...none, person_id: tom.id, partner_ids: [tom.id] })).status).toBe(400)
    expect(await related()).toHaveLength(3)

    await ana.call(deletePerson, { ...family, person_id: tom.id })
    expect(await related()).toHaveLength(2)
    await ana.call(restorePerson, { ...family, person_id: tom.id })
    expect(await related()).toHaveLength(3)
  })
})

describe('merging two people', () => {
  test('moves photos, names and relatives, also in private photos of others', async () => {
    const [grandma, rosa, mia] = [await addAdult('Grandma'), await addAdult('Rosa'), await addAdult('Mia')]
    const both = await shot([grandma.id, rosa.id])
    const secret = await shot([grandma.id], ben, { audience: 'private' })
    await ana.call(setRelatives, {
      ...{ ...family, person_id: grandma.id, parent_ids: [], partner_ids: [rosa.id], child_ids: [mia.id] },
    })
    const kept = await ana.call(mergePeople, { ...family, person_id: grandma.id, into_person_id: rosa.id })
    expect(kept).toMatchObject({ id: rosa.id, also_known_as: ['Grandma'] })
    expect(await shownIn(both)).toEqual(['Rosa'])
    expect(await shownIn(secret, ben)).toEqual(['Rosa'])
    expect((await ana.call(listPeople, family)).relations).toEqual([
      { person_id: rosa.id, relation: 'parent', to_person_id: mia.id },
    ])
    expect(await ana.call(getPerson, { ...family, person_id: rosa.id })).toMatchObject({ counts: { photos: 1 } })
    const found = await ana.call(photosContract.listPhotos, { ...family, text: 'grandma' })
    expect(found.photos.map(({ id }) => id)).toEqual([both])
    expect((await people()).map(({ first_name }) => first_name)).toEqual(['Mia', 'Rosa'])
  })

  test("refuses to move a child's milestones to an adult, and a child with answers", async () => {
    const [alma, twin, rosa] = [await addAlma(), await addAlma(), await addAdult('Rosa')]
    await ana.call(milestonesContract.addMilestone, {
      ...{ ...family, name: 'First steps', date: '2019-08-01', child_id: alma.id },
    })
    const merge = (person_id: string, into_person_id: string) =>
      ana.tries(mergePeople, { ...family, person_id, into_person_id })
    expect((await merge(alma.id, rosa.id)).status).toBe(409)
    expect((await merge(alma.id, alma.id)).status).toBe(409)
    expect((await merge(alma.id, twin.id)).status).toBe(200)
    expect(await ana.call(getPerson, { ...family, person_id: twin.id })).toMatchObject({ counts: { milestones: 1 } })
    await ana.call(personalityContract.giveConsent, { ...family, child_id: twin.id, text_version: '1' })
    expect((await merge(twin.id, (await addAlma()).id)).status).toBe(409)
  })
})
