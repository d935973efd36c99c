import { expect, test } from 'vitest'
import { deletedPhotosContract as contract } from '#features/photos/deleted-photos.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { PHOTO_TRASH_DAYS } from '#features/photos/photos.rules.ts'
import { deleteExpiredPhotos } from '#features/photos/server/deleted-photos.queries.ts'
import { ana, ben, family, server, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'

openForAnaAndBen()

const here = () => ({ family_id: family.family_id })
const list = () => ana.call(contract.listDeletedPhotos, here())
const restores = (...photo_ids: string[]) => ana.call(contract.restorePhotos, { ...here(), photo_ids })
const empties = () => ana.call(contract.emptyDeletedPhotos, here())
const total = async () => (await ana.call(photosContract.listPhotos, here())).total
const age = (id: string, days: number) =>
  server.sql('update photos set deleted_at = now() - make_interval(days => $2) where id = $1', [id, days])

async function deletes(person: Person, options: PhotoOptions = {}): Promise<string> {
  const photo_id = await seedPhoto(person, family, options)
  await person.call(photosContract.deletePhoto, { ...here(), photo_id })
  return photo_id
}

test('the owner can restore photos that anyone deleted, with their counts and place in the gallery', async () => {
  const [beach, lake, forest] = [
    await deletes(ben),
    await deletes(ana),
    await deletes(ben, { description: 'The forest' }),
  ]
  expect((await list()).photos.map(({ id }) => id)).toEqual([forest, lake, beach])
  expect(await total()).toBe(0)
  expect(await restores(forest)).toEqual({ restored: [forest] })
  expect(await restores(beach, lake, forest)).toEqual({ restored: expect.arrayContaining([beach, lake]) })
  expect((await list()).photos).toEqual([])
  expect(await total()).toBe(3)
  const again = await ben.call(photosContract.getPhoto, { ...here(), photo_id: forest })
  expect(again.description).toBe('The forest')
  expect((await ben.fetches(again.small_url)).status).toBe(200)
})

test('hundreds of deleted photos are paginated', async () => {
  const all = []
  for (let n = 0; n < 25; n++) all.push(await deletes(ben))
  await server.sql('update photos set deleted_at = now() where family_id = $1', [family.family_id])
  const seen: string[] = []
  let cursor: string | null | undefined
  do {
    const page = await ana.call(contract.listDeletedPhotos, { ...here(), limit: 10, ...(cursor && { cursor }) })
    seen.push(...page.photos.map(({ id }) => id))
    cursor = page.next_cursor
  } while (cursor)
  expect(seen.toSorted()).toEqual(all.toSorted())
})

test('a deleted private photo is listed for its contributor only, and not for the owner', async () => {
  const [bens, anas] = [await deletes(ben, { audience: 'private' }), await deletes(ana, { audience: 'private' })]
  expect((await list()).photos.map(({ id }) => id)).toEqual([anas])
  expect(await restores(bens, anas)).toEqual({ restored: [anas] })
  await deletes(ana)
  await empties()
  const [left] = await server.sql(
    'select deleted_at > now() - make_interval(days => 1) as fresh from photos where id = $1',
    [bens],
  )
  expect(left).toEqual({ fresh: true })
})

test('people undo what they deleted themselves for ten minutes, and nothing else', async () => {
  const carla = await server.person('Carla')
  await server.join(family, carla, 'contributor')
  const undoes = async (person: Person, ...photo_ids: string[]) =>
    (await person.call(contract.restorePhotos, { ...here(), photo_ids })).restored
  const [anas, bens, carlas] = [await deletes(ana), await deletes(ben), await deletes(carla)]
  expect(await undoes(carla, anas, bens)).toEqual([])
  expect(await undoes(carla, carlas)).toEqual([carlas])
  expect(await undoes(carla, carlas)).toEqual([])
  const secret = await deletes(ben, { audience: 'private' })
  expect(await undoes(ben, anas, bens, secret)).toEqual(expect.arrayContaining([bens, secret]))
  const { entries } = await ana.call(familiesContract.listFamilyAudit, { ...here(), limit: 1 })
  expect(entries).toMatchObject([{ action: 'photo.restored', details: { photos: 1 } }])

  const late = await deletes(ben)
  await server.sql(`update photos set deleted_at = now() - interval '11 minutes' where id = $1`, [late])
  expect(await undoes(ben, late)).toEqual([])
  expect(await undoes(ana, late)).toEqual([late])
})

test("editors and former owners can't list or empty", async () => {
  await deletes(ben)
  for (const [operation, input] of [
    [contract.listDeletedPhotos, here()],
    [contract.emptyDeletedPhotos, here()],
  ] as const)
    expect((await ben.tries(operation, input)).status).toBe(403)
})

test("only the owner can open the thumbnail of a deleted photo, until it's restored", async () => {
  const photo = await deletes(ben)
  const { small_url } = (await list()).photos[0]!
  expect((await ana.fetches(small_url)).status).toBe(200)
  expect((await ana.fetches(small_url.replace('/deleted?', '/small?'))).status).toBe(404)
  await restores(photo)
  expect((await ana.fetches(small_url)).status).toBe(404)
})

test('after thirty days nothing can be restored', async () => {
  const [old, young] = [await deletes(ben), await deletes(ben)]
  await age(old, 31)
  await age(young, 29)
  expect((await list()).photos.map(({ id }) => id)).toEqual([young])
  expect(await restores(old, young)).toEqual({ restored: [young] })
})

test('emptying deletes rows and bytes right away, and other families keep theirs', async () => {
  const elsewhere = await ana.opensFamily('Vidal')
  const theirs = await seedPhoto(ana, elsewhere)
  await ana.call(photosContract.deletePhoto, { family_id: elsewhere.family_id, photo_id: theirs })
  const gone = [await deletes(ben), await deletes(ana)]
  const remaining = await seedPhoto(ana, family)
  await server.startWorker()
  expect(await empties()).toEqual({ purged: 2 })
  expect((await list()).photos).toEqual([])
  expect(await restores(...gone)).toEqual({ restored: [] })
  const rows = async () =>
    (await server.sql<{ id: string }>('select id from photos where id = any ($1)', [[...gone, remaining, theirs]])).map(
      ({ id }) => id,
    )
  await expect.poll(rows).toHaveLength(2)
  expect((await rows()).toSorted()).toEqual([remaining, theirs].toSorted())
  const objects = async () => {
    const keys: string[] = []
    for await (const key of server.context.store.list('')) keys.push(key)
    return keys.filter((key) => gone.some((id) => key.includes(id)))
  }
  await expect.poll(objects).toEqual([])
  await server.stopWorker()
  expect(await empties()).toEqual({ purged: 0 })
})

test(
  'restoring while emptying and purging leaves each photo either complete or gone',
  { timeout: 240_000 },
  async () => {
    for (let round = 0; round < 20; round++) {
      const photos = []
      for (let n = 0; n < 8; n++) photos.push(await deletes(ben))
      const purges = () =>
        server.context.db.worker.transaction().execute((tx) => deleteExpiredPhotos(tx, PHOTO_TRASH_DAYS))
      const [{ restored }] = await Promise.all([restores(...photos), empties(), purges()])
      await purges()
      const living = await server.sql<{ id: string }>(
        'select id from photos where id = any ($1) and deleted_at is null',
        [photos],
      )
      expect(living.map(({ id }) => id).toSorted()).toEqual(restored.toSorted())
      expect(await server.sql('select 1 from photos where id = any ($1)', [photos])).toHaveLength(restored.length)
    }
  },
)
