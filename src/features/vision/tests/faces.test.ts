import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { peopleContract } from '#features/people/people.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { facesContract as contract } from '#features/vision/faces.contract.ts'
import { visionContract } from '#features/vision/vision.contract.ts'
import { groupLeftFaces } from '#features/vision/server/group-faces.ts'
import { newId } from '#shared/ids.ts'
import type { Family, Person } from '#kit/people.ts'
import type { TestApp } from '#kit/test-app.ts'
import { openVisionApp, scan, seedFaces } from '#kit/vision.ts'

const [MIA, NOE, ZOE] = [0, 120, 240]
let server: TestApp
let close: () => Promise<void>
let ana: Person
let eva: Person
let vic: Person
let family: Family

beforeAll(async () => {
  ;({ server, close } = await openVisionApp())
})
afterAll(() => close())
beforeEach(async () => {
  await server.sql('delete from vision_scans')
  ana = await server.person('Ana')
  eva = await server.person('Eva')
  vic = await server.person('Vic')
  family = await ana.opensFamily('Moreau')
  await server.join(family, eva, 'editor')
  await server.join(family, vic, 'viewer')
  await ana.call(visionContract.allowVision, family)
})

const look = () => scan(server, server.config.vision)
const addPerson = async (first_name: string) =>
  (await eva.call(peopleContract.addPerson, { ...family, once: newId(), first_name })).id
const hiddenGroups = async () => {
  const { has_hidden, groups } = await eva.call(contract.listFaceGroups, { ...family, is_hidden: 'true' })
  return { has_hidden, groups: groups.map(({ id }) => id) }
}
const groupsToName = async () => (await eva.call(contract.listFaceGroups, family)).groups
const facesOf = async (of: { photo_id?: string; group_id?: string; person_id?: string }) =>
  (await eva.call(contract.listFaces, { ...family, ...of })).faces
const photosOf = async (person_id: string) =>
  (await vic.call(photosContract.listPhotos, { ...family, person_ids: person_id })).photos
    .map(({ id }) => id)
    .toSorted()

/** Photos of these people, looked at. */
async function seed(...photos: number[][]): Promise<string[]> {
  const ids: string[] = []
  for (const hues of photos) ids.push(await seedFaces(eva, family, hues))
  await look()
  return ids
}

test('faces of the same person make a group to name, the largest first, and a few faces of a stranger don’t', async () => {
  await seed([MIA, NOE], [MIA + 6, NOE], [MIA, ZOE], [MIA, NOE])
  const groups = await groupsToName()
  expect(groups.map(({ faces }) => faces)).toEqual([4, 3])
  expect(await facesOf({ group_id: groups[0]!.id })).toHaveLength(4)
  const first = await eva.call(contract.listFaceGroups, { ...family, limit: 1 })
  const second = await eva.call(contract.listFaceGroups, { ...family, limit: 1, cursor: first.next_cursor! })
  expect([first.groups[0]!.id, second.groups[0]!.id]).toEqual(groups.map(({ id }) => id))
  expect(second.next_cursor).toBeNull()
})

test('naming a group tags the person in its photos and in later ones, and a tag that someone removes stays removed', async () => {
  const photos = await seed([MIA], [MIA, NOE], [MIA])
  const mia = await addPerson('Mia')
  const [group] = await groupsToName()
  await eva.call(contract.editFaceGroup, { ...family, group_id: group!.id, person_id: mia })
  expect(await groupsToName()).toEqual([])
  expect(await photosOf(mia)).toEqual(photos.toSorted())
  const [later] = await seed([MIA + 5])
  expect(await photosOf(mia)).toEqual([...photos, later!].toSorted())
  expect((await facesOf({ photo_id: later! }))[0]).toMatchObject({ person_id: mia })
  await eva.call(photosContract.editPhoto, { ...family, photo_id: later!, person_ids: [] })
  await seed([MIA])
  expect(await photosOf(mia)).not.toContain(later)
})

test('another name moves the tags, and tags that were there before stay', async () => {
  const [first, second, third] = await seed([MIA], [MIA], [MIA])
  const [mia, ida] = [await addPerson('Mia'), await addPerson('Ida')]
  await eva.call(photosContract.editPhoto, { ...family, photo_id: first!, person_ids: [mia] })
  const [group] = await groupsToName()
  const group_id = group!.id
  await eva.call(contract.editFaceGroup, { ...family, group_id, person_id: mia })
  await eva.call(contract.editFaceGroup, { ...family, group_id, person_id: ida })
  expect(await photosOf(mia)).toEqual([first])
  expect(await photosOf(ida)).toEqual([first, second, third].toSorted())
  await eva.call(contract.editFaceGroup, { ...family, group_id, person_id: null })
  expect(await photosOf(ida)).toEqual([])
  expect((await groupsToName()).map(({ id }) => id)).toEqual([group_id])
})

test('“not this person” removes the face and its tag, and it doesn’t come back', async () => {
  const photos = await seed([MIA], [MIA], [MIA + 8])
  const mia = await addPerson('Mia')
  const [group] = await groupsToName()
  await eva.call(contract.editFaceGroup, { ...family, group_id: group!.id, person_id: mia })
  const [wrong] = await facesOf({ photo_id: photos[2]! })
  await eva.call(contract.rejectFaces, { ...family, face_ids: [wrong!.id] })
  expect(await photosOf(mia)).toEqual(photos.slice(0, 2).toSorted())
  await seed([MIA], [MIA])
  await groupLeftFaces({ db: server.context.db.worker, log: server.context.log })
  const [face] = await facesOf({ photo_id: photos[2]! })
  expect(face).toMatchObject({ id: wrong!.id, person_id: null })
  expect(await photosOf(mia)).toHaveLength(4)
})

test('a face whose person’s tag is removed has no name, also among many photos, and tags no one again', async () => {
  const photos = await seed([MIA + 10, NOE], [MIA + 10, NOE], [MIA + 10, NOE], [MIA, NOE], [NOE])
  const mia = await addPerson('Mia')
  const [noes, group] = await groupsToName()
  await eva.call(contract.editFaceGroup, { ...family, group_id: group!.id, person_id: mia })
  await eva.call(photosContract.editPhoto, { ...family, photo_id: photos[0]!, person_ids: [] })
  await eva.call(photoSelectionsContract.editPhotos, {
    ...family,
    ...{ photo_ids: photos.slice(1, 3), remove_person_ids: [mia] },
  })
  expect(await photosOf(mia)).toEqual([photos[3]])
  expect(await facesOf({ person_id: mia })).toHaveLength(1)
  expect((await facesOf({ photo_id: photos[0]! })).map(({ person_id }) => person_id)).toEqual([null, null])
  await seed([MIA])
  expect(await photosOf(mia)).toHaveLength(2)
  expect((await groupsToName()).map(({ id, faces }) => [id, faces])).toEqual([[noes!.id, 5]])
})

test('a group can be split and merged again, and the program leaves both as people arranged them', async () => {
  await seed([MIA], [MIA], [MIA], [MIA], [MIA], [MIA])
  const [group] = await groupsToName()
  const faces = await facesOf({ group_id: group!.id })
  const split = faces.slice(0, 3).map(({ id }) => id)
  const { group_id } = await eva.call(contract.splitFaces, { ...family, face_ids: split })
  await seed([NOE])
  expect((await groupsToName()).map(({ faces: count }) => count)).toEqual([3, 3])
  await eva.call(contract.mergeFaceGroups, { ...family, group_id, into_group_id: group!.id })
  expect((await groupsToName()).map(({ id, faces: count }) => [id, count])).toEqual([[group!.id, 6]])
})

test('a hidden group isn’t proposed until someone shows it again, and a group that looks like a named person suggests them', async () => {
  await seed([NOE], [NOE], [NOE], [MIA], [MIA], [MIA], [MIA])
  const [mias, noes] = await groupsToName()
  expect(await hiddenGroups()).toEqual({ has_hidden: false, groups: [] })
  await eva.call(contract.editFaceGroup, { ...family, group_id: noes!.id, is_hidden: true })
  expect((await groupsToName()).map(({ id }) => id)).toEqual([mias!.id])
  expect(await hiddenGroups()).toEqual({ has_hidden: true, groups: [noes!.id] })
  await eva.call(contract.editFaceGroup, { ...family, group_id: noes!.id, is_hidden: false })
  expect(await groupsToName()).toHaveLength(2)
  await eva.call(contract.editFaceGroup, { ...family, group_id: noes!.id, is_hidden: true })
  const mia = await addPerson('Mia')
  await eva.call(contract.editFaceGroup, { ...family, group_id: mias!.id, person_id: mia })
  await seed([MIA + 38], [MIA + 38], [MIA + 38])
  expect(await groupsToName()).toMatchObject([{ faces: 3, maybe_person_id: mia }])
})

test('merging people keeps their faces together, and a purged person leaves unnamed faces', async () => {
  const [first] = await seed([MIA], [MIA], [MIA])
  const [mia, double] = [await addPerson('Mia'), await addPerson('Mimi')]
  const [group] = await groupsToName()
  await eva.call(contract.editFaceGroup, { ...family, group_id: group!.id, person_id: double })
  await eva.call(peopleContract.mergePeople, { ...family, person_id: double, into_person_id: mia })
  expect(await facesOf({ person_id: mia })).toHaveLength(3)
  expect(await photosOf(mia)).toHaveLength(3)
  await eva.call(peopleContract.deletePerson, { ...family, person_id: mia })
  expect((await facesOf({ photo_id: first! }))[0]).toMatchObject({ person_id: null })
  await server.sql('delete from people where id = $1', [mia])
  expect((await groupsToName()).map(({ faces }) => faces)).toEqual([3])
})

test('faces of a photo that’s deleted leave their group, and the mean of a group forgets them', async () => {
  const [first] = await seed([MIA + 12], [MIA], [MIA], [MIA])
  const [{ center: before } = {}] = await server.sql('select center from face_groups where family_id = $1', [
    family.family_id,
  ])
  await eva.call(photosContract.deletePhoto, { ...family, photo_id: first! })
  await groupLeftFaces({ db: server.context.db.worker, log: server.context.log })
  const [group] = await server.sql('select center, faces, is_stale from face_groups where family_id = $1', [
    family.family_id,
  ])
  expect(group).toMatchObject({ faces: 3, is_stale: false })
  expect(group!.center).not.toEqual(before)
})

test('when someone makes a photo private, its face leaves the group, the person, and what others can list', async () => {
  const photos = await seed([MIA], [MIA], [MIA], [MIA])
  const [group] = await groupsToName()
  const mia = await addPerson('Mia')
  await eva.call(contract.editFaceGroup, { ...family, group_id: group!.id, person_id: mia })
  const photo_id = photos[0]!
  await eva.call(photosContract.editPhoto, { ...family, photo_id, audience: 'private' })
  expect(await facesOf({ photo_id })).toEqual([])
  for (const someone of [ana, vic])
    expect((await someone.call(contract.listFaces, { ...family, person_id: mia })).faces).toHaveLength(3)
  expect(await photosOf(mia)).toEqual(photos.slice(1).toSorted())
})

test('the faces of photos that are purged are deleted with them, and a family with named faces can be purged', async () => {
  const [first] = await seed([MIA], [MIA], [MIA])
  const [group] = await groupsToName()
  const person_id = await addPerson('Mia')
  await eva.call(contract.editFaceGroup, { ...family, group_id: group!.id, person_id })
  const groupsLeft = () =>
    server.sql('select id, faces, by_hand from face_groups where family_id = $1', [family.family_id])
  await server.sql('delete from photos where id = $1', [first])
  expect(await groupsLeft()).toEqual([{ id: group!.id, faces: 2, by_hand: true }])
  await server.sql('delete from photos where family_id = $1', [family.family_id])
  await server.sql('delete from families where id = $1', [family.family_id])
  expect(await groupsLeft()).toEqual([])
})

test('viewers and contributors see who is in a photo and name no one; another family sees nothing', async () => {
  const [photo_id] = await seed([MIA], [MIA], [MIA])
  const cai = await server.person('Cai')
  await server.join(family, cai, 'contributor')
  const [group] = await groupsToName()
  const group_id = group!.id
  expect((await vic.call(contract.listFaces, { ...family, photo_id })).faces).toHaveLength(1)
  for (const someone of [vic, cai]) {
    expect((await someone.tries(contract.listFaceGroups, family)).status).toBe(403)
    expect((await someone.tries(contract.editFaceGroup, { ...family, group_id, person_id: null })).status).toBe(403)
  }
  const zed = await server.person('Zed')
  const other = await zed.opensFamily('Other')
  const [face] = await facesOf({ group_id })
  expect((await zed.call(contract.listFaces, { ...other, photo_id })).faces).toEqual([])
  expect((await zed.call(contract.listFaces, { ...other, group_id })).faces).toEqual([])
  const mia = await addPerson('Mia')
  for (const tried of [
    zed.tries(contract.editFaceGroup, { ...other, group_id, is_hidden: true }),
    zed.tries(contract.mergeFaceGroups, { ...other, group_id, into_group_id: group_id }),
    zed.tries(contract.splitFaces, { ...other, face_ids: [face!.id] }),
    zed.tries(contract.rejectFaces, { ...other, face_ids: [face!.id] }),
    zed.tries(contract.listFaces, { ...family, photo_id }),
  ])
    expect((await tried).status).toBe(404)
  const own = await zed.call(peopleContract.addPerson, { ...other, once: newId(), first_name: 'Zoe' })
  expect((await eva.tries(contract.editFaceGroup, { ...family, group_id, person_id: own.id })).status).toBe(404)
  expect((await eva.tries(contract.editFaceGroup, { ...family, group_id, person_id: mia })).status).toBe(204)
})
