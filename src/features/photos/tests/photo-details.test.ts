import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { activityContract } from '#features/activity/activity.contract.ts'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, createNewFamily, ben, family, server, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import { casesOf } from '#kit/full-size.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'
import { addPhoto } from '#kit/uploads.ts'

openForAnaAndBen()

const {
  listPhotos,
  listPhotoMonths,
  listPhotoChoices,
  listPhotoIds,
  listPhotoSuggestions,
  getPhoto,
  editPhoto,
  deletePhoto,
} = photosContract
const { createCategory, listCategories, deleteCategory } = categoriesContract

const place = async (by: Person, options?: PhotoOptions) => ({
  ...family,
  photo_id: await seedPhoto(by, family, options),
})
const suggestions = async (person: Person, text?: string) =>
  (await person.call(listPhotoSuggestions, { ...family, ...(text && { text }) })).suggestions

describe('tags', () => {
  test('are trimmed, keep their case, and are the same regardless of case and accents', async () => {
    const photo = await place(ana)
    const tags = ['  Été  ', 'ete', 'beach day', 'Ñandú', '海']
    expect((await ana.call(editPhoto, { ...photo, tags })).tags).toEqual(['beach day', 'Été', 'Ñandú', '海'])
    expect((await ben.call(editPhoto, { ...photo, tags: ['ÉTÉ', 'Sand'] })).tags).toEqual(['ÉTÉ', 'Sand'])
    expect((await ana.call(listPhotos, { ...family, tags: 'ete' })).total).toBe(1)
    expect((await ana.call(listPhotos, { ...family, tags: 'été,SAND' })).total).toBe(1)
    expect((await ana.call(listPhotos, { ...family, tags: 'ete,snow' })).total).toBe(0)
    expect((await ben.call(editPhoto, { ...photo, tags: [] })).tags).toEqual([])
    for (const bad of ['', '   ', 'a,b', 'x'.repeat(61)])
      expect((await ana.tries(editPhoto, { ...photo, tags: [bad] })).status).toBe(400)
  })

  test('stay when someone who hasn’t seen them adds and removes others', async () => {
    const photo = await place(ana)
    await ana.call(editPhoto, { ...photo, tags: ['boat', 'lake'] })
    await ben.call(editPhoto, { ...photo, add_tags: ['swim'] })
    const change = { add_tags: ['morning', 'Lake'], remove_tags: ['BOAT', 'gone'] }
    expect((await ana.call(editPhoto, { ...photo, ...change })).tags).toEqual(['lake', 'morning', 'swim'])
  })

  test("are suggested with places, five of each, most used first, without any that only others' private photos have", async () => {
    for (let n = 1; n <= 7; n++)
      for (let times = 0; times < n; times++) await ana.call(editPhoto, { ...(await place(ana)), tags: [`tag ${n}`] })
    await place(ana, { location_name: 'Tagus, Lisbon' })
    const secret = await place(ben, { audience: 'private', location_name: 'Tag Heuer shop' })
    await ben.call(editPhoto, { ...secret, tags: ['tag of a surprise'] })
    expect(await suggestions(ana, 'TÁG')).toEqual([
      ...[7, 6, 5, 4, 3].map((n) => ({ kind: 'tag', name: `tag ${n}`, photos: n })),
      { kind: 'place', name: 'Tagus, Lisbon', photos: 1 },
    ])
    expect((await suggestions(ben, 'surprise')).map(({ name }) => name)).toEqual(['tag of a surprise'])
    expect(await suggestions(ana, 'surprise')).toEqual([])
    await ben.call(deletePhoto, secret)
    expect(await suggestions(ben, 'surprise')).toEqual([])
  })
})

describe('categories of a photo', () => {
  test('count the photos that the viewer can see, and deleting one keeps its photos', async () => {
    const summer = await ana.call(createCategory, { ...family, name: 'Summer' })
    const trips = await ana.call(createCategory, { ...family, name: 'Trips' })
    const shared = await place(ana)
    const secret = await place(ben, { audience: 'private' })
    await ana.call(editPhoto, { ...shared, category_ids: [summer.id, trips.id, summer.id] })
    await ben.call(editPhoto, { ...secret, category_ids: [summer.id] })
    const counts = async (person: Person) =>
      (await person.call(listCategories, family)).categories.map(({ name, photos }) => `${name} ${photos}`)
    expect(await counts(ana)).toEqual(['Summer 1', 'Trips 1'])
    expect(await counts(ben)).toEqual(['Summer 2', 'Trips 1'])
    expect((await ana.call(listPhotos, { ...family, category_ids: summer.id })).total).toBe(1)
    expect(
      (await ben.call(listPhotoIds, { ...family, category_ids: `${summer.id},${trips.id}` })).photo_ids,
    ).toHaveLength(2)
    await ana.call(deleteCategory, { ...family, category_id: summer.id })
    expect((await ana.call(getPhoto, shared)).categories).toEqual([{ id: trips.id, name: 'Trips' }])
    expect(await counts(ben)).toEqual(['Trips 1'])
  })
})

test("a photo shows its child and milestones, without others' private ones and removed ones", async () => {
  const photo = await place(ana)
  const leo = await ana.call(childrenContract.addChild, { ...family, first_name: 'Leo', birth_date: '2020-02-02' })
  const step = await ana.call(milestonesContract.addMilestone, { ...family, name: 'First step', date: '2021-03-04' })
  const secret = await ben.call(milestonesContract.addMilestone, {
    ...family,
    name: 'A surprise',
    date: '2021-03-05',
    audience: 'private',
  })
  await ben.call(editPhoto, { ...photo, milestone_ids: [secret.id] })
  const marked = await ana.call(editPhoto, { ...photo, person_ids: [leo.id], milestone_ids: [step.id, step.id] })
  expect(marked).toMatchObject({
    people: [{ id: leo.id, kind: 'child', first_name: 'Leo' }],
    milestones: [{ id: step.id, name: 'First step', date: '2021-03-04' }],
  })
  expect((await ben.call(getPhoto, photo)).milestones.map(({ name }) => name)).toEqual(['First step', 'A surprise'])
  expect((await ana.call(listPhotoChoices, family)).milestones.map(({ name }) => name)).toEqual(['First step'])
  expect((await ana.call(listPhotos, { ...family, milestone_ids: step.id, person_ids: leo.id })).total).toBe(1)
  expect((await ana.call(listPhotos, { ...family, milestone_ids: secret.id })).total).toBe(0)
  expect((await ana.tries(editPhoto, { ...photo, milestone_ids: [secret.id] })).status).toBe(404)
  await ana.call(peopleContract.deletePerson, { ...family, person_id: leo.id })
  expect((await ana.call(getPhoto, photo)).people).toEqual([])
  expect((await ana.tries(editPhoto, { ...photo, person_ids: [leo.id] })).status).toBe(404)
})

describe('when a photo was taken', () => {
  test('can be corrected, which moves it to another month, and can be as precise as known', async () => {
    const photo = await place(ana, { taken_at: '2024-05-01T10:00:00' })
    const scanned = { taken_at: '1978-07-01T00:00:00', taken_precision: 'season' } as const
    expect(await ben.call(editPhoto, { ...photo, ...scanned })).toMatchObject(scanned)
    expect((await ana.call(listPhotoMonths, family)).months).toEqual([{ month: '1978-07', photos: 1 }])
    const exact = { taken_at: '2001-01-01T08:30:00', taken_precision: 'time', taken_offset_minutes: 330 } as const
    expect(await ben.call(editPhoto, { ...photo, ...exact })).toMatchObject(exact)
    expect(await ben.call(editPhoto, { ...photo, taken_at: null })).toMatchObject({
      taken_at: null,
      taken_precision: 'time',
      taken_offset_minutes: null,
    })
    for (const bad of [
      '2023-02-29T10:00:00',
      '1799-01-01T00:00',
      '3024-01-01T00:00',
      "2020-01-01T00:00'; drop table photos",
      '',
    ])
      expect((await ana.tries(editPhoto, { ...photo, taken_at: bad })).json, bad).toMatchObject({
        code: 'invalid_input',
      })
  })

  test("a photo's location needs both coordinates", async () => {
    const photo = await place(ana)
    expect((await ana.tries(editPhoto, { ...photo, location_lat: 3 })).status).toBe(400)
    expect((await ana.tries(editPhoto, { ...photo, location_lat: 3, location_lng: null })).status).toBe(400)
    const there = { location_lat: -33.9, location_lng: 18.4, location_name: 'Cape Town' }
    expect(await ana.call(editPhoto, { ...photo, ...there })).toMatchObject(there)
  })
})

describe('the audience of a photo', () => {
  const seenBy = async (person: Person, photo: { photo_id: string }, small_url: string) => {
    const [list, months, ids, found, tagged, categories, feed, media] = await Promise.all([
      person.call(listPhotos, family),
      person.call(listPhotoMonths, family),
      person.call(listPhotoIds, family),
      person.call(listPhotos, { ...family, text: 'surprise' }),
      suggestions(person, 'surprise'),
      person.call(listCategories, family),
      person.call(activityContract.listActivities, family),
      person.sends({ method: 'GET', url: small_url }),
    ])
    return {
      listed: list.photos.length,
      total: list.total,
      months: months.months.length,
      ids: ids.photo_ids.includes(photo.photo_id),
      found: found.total,
      tags: tagged.length,
      category: categories.categories[0]!.photos,
      feed: feed.activities.filter(({ photos }) => photos.some(({ id }) => id === photo.photo_id)).length,
      one: (await person.tries(getPhoto, { ...family, ...photo })).status,
      media: media.status,
    }
  }
  const everything = {
    listed: 1,
    total: 1,
    months: 1,
    ids: true,
    found: 1,
    tags: 1,
    category: 1,
    feed: 2,
    one: 200,
    media: 200,
  }
  const nothing = {
    listed: 0,
    total: 0,
    months: 0,
    ids: false,
    found: 0,
    tags: 0,
    category: 0,
    feed: 0,
    one: 404,
    media: 404,
  }

  test('takes effect everywhere right away, and only the contributor can make a photo private', async () => {
    const { id } = await ana.call(createCategory, { ...family, name: 'Parties' })
    const photo = await place(ana, { description: 'The surprise cake', filename: 'cake.jpg' })
    // Ben's favorite appears in the feed with his name.
    await ben.call(editPhoto, { ...photo, tags: ['surprise'], category_ids: [id], is_favorite: true })
    const urls = {
      ana: (await ana.call(getPhoto, photo)).small_url,
      ben: (await ben.call(getPhoto, photo)).small_url,
    }
    expect(await seenBy(ben, photo, urls.ben)).toEqual(everything)
    expect((await ben.tries(editPhoto, { ...photo, audience: 'private' })).json).toMatchObject({
      code: 'forbidden',
      fields: { audience: 'not_yours' },
    })
    expect((await ben.call(editPhoto, { ...photo, audience: 'extended_family' })).audience).toBe('extended_family')
    expect((await ana.call(editPhoto, { ...photo, audience: 'private' })).audience).toBe('private')
    await expect.poll(() => seenBy(ben, photo, urls.ben)).toEqual(nothing)
    expect(await seenBy(ana, photo, urls.ana)).toEqual(everything)
    expect((await ben.tries(editPhoto, { ...photo, audience: 'family_only' })).status).toBe(404)
    await ana.call(editPhoto, { ...photo, audience: 'family_only' })
    await expect.poll(() => seenBy(ben, photo, urls.ben)).toEqual(everything)
  })

  test("defaults to the contributor's setting", async () => {
    await server.startWorker()
    const carla = await server.person('Carla')
    await server.join(family, carla, 'editor')
    await carla.call(accountsContract.saveSettings, { default_sharing_preference: 'private' })
    const photo_id = await addPhoto(carla, family)
    await server.stopWorker()
    expect((await carla.call(getPhoto, { ...family, photo_id })).audience).toBe('private')
    expect((await ana.tries(getPhoto, { ...family, photo_id })).status).toBe(404)
  })
})

test('two people who tag the same photo at the same time both see all tags', async () => {
  const photo = await place(ana)
  const { id } = await ana.call(createCategory, { ...family, name: 'Summer' })
  await Promise.all([
    ana.call(editPhoto, { ...photo, tags: ['sand'] }),
    ben.call(editPhoto, { ...photo, category_ids: [id] }),
    ana.call(editPhoto, { ...photo, is_favorite: true }),
    ben.call(editPhoto, { ...photo, taken_at: '2001-01-01T08:30:00' }),
  ])
  expect(await ana.call(getPhoto, photo)).toMatchObject({ tags: ['sand'], categories: [{ id }], is_favorite: true })
})

test('counts of tags, places, and categories are correct after random operations', async () => {
  const audiences = ['private', 'family_only', 'extended_family'] as const
  const words = fc.subarray(['sand', 'SNOW', 'sea'])
  const step = fc.oneof(
    fc.record({
      do: fc.constant('add' as const),
      audience: fc.constantFrom(...audiences),
      place: fc.constantFrom('Lisbon', 'Paris'),
    }),
    fc.record({ do: fc.constant('tag' as const), at: fc.nat(9), tags: words, in: fc.boolean() }),
    fc.record({ do: fc.constant('share' as const), at: fc.nat(9), audience: fc.constantFrom(...audiences) }),
    fc.record({ do: fc.constant('move' as const), at: fc.nat(9), place: fc.constantFrom('lisbon', null) }),
    fc.record({ do: fc.constant('delete' as const), at: fc.nat(9) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await createNewFamily()
      const { id } = await ana.call(createCategory, { ...family, name: 'Summer' })
      const placed: { family_id: string; photo_id: string; name: string }[] = []
      for (const one of steps) {
        if (one.do === 'add') {
          placed.push(await place(ana, { audience: one.audience, location_name: one.place }))
          continue
        }
        const photo = placed[one.at % placed.length]
        if (!photo) continue
        if (one.do === 'tag') await ana.tries(editPhoto, { ...photo, tags: one.tags, category_ids: one.in ? [id] : [] })
        if (one.do === 'share') await ana.tries(editPhoto, { ...photo, audience: one.audience })
        if (one.do === 'move') await ana.tries(editPhoto, { ...photo, location_name: one.place })
        if (one.do === 'delete') await ana.tries(deletePhoto, photo)
      }
      for (const person of [ana, ben]) {
        const { photo_ids } = await person.call(listPhotoIds, family)
        const seen = await Promise.all(photo_ids.map((photo_id) => person.call(getPhoto, { ...family, photo_id })))
        const count = (texts: string[]) =>
          Object.fromEntries(
            Object.entries(Object.groupBy(texts, (text) => text.toLowerCase())).map(([word, of]) => [word, of!.length]),
          )
        const suggested = await suggestions(person)
        const toldOf = (kind: string) =>
          Object.fromEntries(
            suggested.filter((one) => one.kind === kind).map((one) => [one.name.toLowerCase(), one.photos]),
          )
        expect(toldOf('tag')).toEqual(count(seen.flatMap(({ tags }) => tags)))
        expect(toldOf('place')).toEqual(count(seen.flatMap(({ location_name }) => location_name ?? [])))
        const { categories } = await person.call(listCategories, family)
        expect(categories[0]!.photos).toBe(seen.filter((photo) => photo.categories.length).length)
        for (const word of ['sand', 'snow', 'lisbon'])
          expect((await person.call(listPhotos, { ...family, text: word })).total, word).toBe(
            seen.filter(({ tags, location_name }) =>
              [...tags, location_name ?? ''].some((text) => text.toLowerCase() === word),
            ).length,
          )
      }
    }),
    { numRuns: casesOf(20) },
  )
})
