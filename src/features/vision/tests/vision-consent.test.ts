import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deletedPhotosContract } from '#features/photos/deleted-photos.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { facesContract } from '#features/vision/faces.contract.ts'
import { visionContract as contract } from '#features/vision/vision.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { newId } from '#shared/ids.ts'
import type { Family, Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { openVisionApp, scan, seedFaces, showImage } from '#kit/vision.ts'
import { drawFaces } from '../../../../e2e/doubles/draw-faces.ts'
import type { VisionDouble } from '../../../../e2e/doubles/vision-server.ts'

const MIA = 0
const NOE = 120
let server: TestApp
let service: VisionDouble
let close: () => Promise<void>
let ana: Person
let eva: Person
let family: Family

beforeAll(async () => {
  ;({ service, server, close } = await openVisionApp())
})
afterAll(() => close())
beforeEach(async () => {
  await server.sql('delete from vision_scans')
  service.asked = []
  service.fails = undefined
  ana = await server.person('Ana')
  eva = await server.person('Eva')
  family = await ana.opensFamily('Moreau')
  await server.join(family, eva, 'editor')
})

const look = () => scan(server, server.config.vision)
const facesIn = async (photo_id: string) => (await eva.call(facesContract.listFaces, { ...family, photo_id })).faces
const rowsLeft = async () =>
  (
    await server.sql<{ rows: number }>(
      `select ((select count(*) from faces where family_id = $1) + (select count(*) from face_groups where family_id = $1)
        + (select count(*) from photo_vectors where family_id = $1) + (select count(*) from vision_scans where family_id = $1))::int as rows`,
      [family.family_id],
    )
  )[0]!.rows

test('nothing is sent until the owner agrees, knowing where photos are sent', async () => {
  const photo_id = await seedFaces(ana, family, [MIA])
  await look()
  expect(service.asked).toEqual([])
  expect(await rowsLeft()).toBe(0)
  expect((await eva.tries(contract.allowVision, family)).status).toBe(403)
  expect(await ana.call(contract.getVision, family)).toEqual({
    ...{ available: true, allowed: false, given_at: null, given_by: null, done: 0, waiting: 0 },
    sent_to: new URL(service.url).host,
  })
  expect(await ana.call(contract.allowVision, family)).toMatchObject({
    allowed: true,
    given_by: 'Ana Moreau',
    waiting: 1,
  })
  expect(await facesIn(photo_id)).toEqual([])
})

test('after that, older and new photos are each scanned once, with the models of the interface', async () => {
  const before = await seedFaces(ana, family, [MIA])
  await ana.call(contract.allowVision, family)
  const after = await seedFaces(eva, family, [MIA, NOE])
  await look()
  await look()
  expect(service.asked).toHaveLength(2)
  expect(service.asked[0]).toMatchObject({
    image: { width: 480, height: 360 },
    entries: {
      'facial-recognition': {
        detection: { modelName: 'buffalo_l', options: { minScore: 0.7 } },
        recognition: { modelName: 'buffalo_l' },
      },
      clip: { visual: { modelName: 'a-model' } },
    },
  })
  const [face] = await facesIn(before)
  expect(face).toMatchObject({ photo_id: before, person_id: null })
  expect([face!.x, face!.y, face!.width, face!.height].map((part) => Math.round(part * 20) / 20)).toEqual([
    0.4, 0.3, 0.25, 0.4,
  ])
  expect(await facesIn(after)).toHaveLength(2)
  expect(await ana.call(contract.getVision, family)).toMatchObject({ done: 2, waiting: 0 })
})

test('private photos are never sent, and what was learned from a photo is deleted with it or when it becomes private', async () => {
  await ana.call(contract.allowVision, family)
  await seedFaces(ana, family, [MIA], { audience: 'private' })
  const [hidden, deleted] = [await seedFaces(ana, family, [MIA]), await seedFaces(ana, family, [MIA])]
  await look()
  expect(service.asked).toHaveLength(2)
  await ana.call(photosContract.editPhoto, { ...family, photo_id: hidden, audience: 'private' })
  await ana.call(photosContract.deletePhoto, { ...family, photo_id: deleted })
  expect(await rowsLeft()).toBe(0)
  await ana.call(deletedPhotosContract.restorePhotos, { ...family, photo_ids: [deleted] })
  await look()
  expect(await facesIn(deleted)).toHaveLength(1)
  expect(service.asked).toHaveLength(3)
})

test('a face stays the same one when its photo is turned', async () => {
  await ana.call(contract.allowVision, family)
  const photo_id = await seedFaces(ana, family, [MIA, NOE])
  await look()
  const before = await facesIn(photo_id)
  await showImage(server, { ...family, photo_id, version: 2 }, await drawFaces([MIA]))
  await server.sql('update photos set derivatives_version = 2 where id = $1', [photo_id])
  await look()
  const [left, ...others] = await facesIn(photo_id)
  expect(others).toEqual([])
  const same = before.find(({ id }) => id === left!.id)
  expect(same!.group_id).toBe(left!.group_id)
  expect(same!.x).not.toBeCloseTo(left!.x, 1)
})

test('while the service is away, photos wait; a photo that it can’t read is tried again later', async () => {
  await ana.call(contract.allowVision, family)
  const first = await seedFaces(ana, family, [MIA])
  await seedFaces(ana, family, [MIA])
  service.fails = 503
  await look()
  expect(await ana.call(contract.getVision, family)).toMatchObject({ done: 0, waiting: 2 })
  service.fails = undefined
  await showImage(server, { ...family, photo_id: first }, Buffer.from('not an image'))
  await look()
  expect(await ana.call(contract.getVision, family)).toMatchObject({ done: 1, waiting: 1 })
  const [waiting] = await server.sql(
    'select photo_id, attempts, due_at > now() as later from vision_scans where photo_id = $1',
    [first],
  )
  expect(waiting).toEqual({ photo_id: first, attempts: 1, later: true })
  for (let attempt = 0; attempt < 4; attempt++) {
    await server.sql('update vision_scans set due_at = now() where photo_id = $1', [first])
    await look()
  }
  expect(await ana.call(contract.getVision, family)).toMatchObject({ waiting: 0 })
})

test('photos are looked at again after the operator chose another model', async () => {
  await ana.call(contract.allowVision, family)
  await seedFaces(ana, family, [MIA])
  await look()
  const { rescanWithModel } = await import('#features/vision/server/scan.queries.ts')
  await rescanWithModel(server.context.db.worker, 'another-model')
  await scan(server, { url: service.url, searchModel: 'another-model' })
  const models = service.asked.map(({ entries }) => entries.clip!.visual!.modelName)
  expect([...new Set(models)]).toEqual(['a-model', 'another-model'])
})

test('when consent is withdrawn, everything learned is deleted, and tags that people made or confirmed stay', async () => {
  await ana.call(contract.allowVision, family)
  const mia = await ana.call(peopleContract.addPerson, { ...family, once: newId(), first_name: 'Mia' })
  const [confirmed, byHand] = [await seedFaces(ana, family, [MIA]), await seedFaces(ana, family, [MIA])]
  await ana.call(photosContract.editPhoto, { ...family, photo_id: byHand, person_ids: [mia.id] })
  await look()
  const [face] = await facesIn(confirmed)
  await eva.call(facesContract.editFaceGroup, { ...family, group_id: face!.group_id!, person_id: mia.id })
  const automatic = await seedFaces(ana, family, [MIA])
  await look()
  const photosOfMia = async () =>
    (await ana.call(photosContract.listPhotos, { ...family, person_ids: mia.id })).photos.map(({ id }) => id).toSorted()
  expect(await photosOfMia()).toEqual([confirmed, byHand, automatic].toSorted())
  await ana.call(contract.endVision, family)
  expect(await rowsLeft()).toBe(0)
  expect(await photosOfMia()).toEqual([confirmed, byHand].toSorted())
  await seedFaces(ana, family, [MIA])
  await look()
  expect(service.asked).toHaveLength(3)
  expect(await facesIn(confirmed)).toEqual([])
})

test("without a service, it can't be turned on", async () => {
  const quiet = await openTestApp({ config: { vision: undefined } })
  const leo = await quiet.person('Leo')
  const home = await leo.opensFamily('Arnaud')
  expect(await leo.call(contract.getVision, home)).toMatchObject({ available: false, sent_to: null })
  expect((await leo.tries(contract.allowVision, home)).status).toBe(409)
  await quiet.close()
})
