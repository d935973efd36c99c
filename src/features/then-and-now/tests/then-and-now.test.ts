import type { KyselyPlugin } from 'kysely'
import { describe, expect, test } from 'vitest'
import { actAsMember, type Member } from '#features/families/server/member.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { listPhotoPairs as findPairs } from '#features/then-and-now/server/list-photo-pairs.ts'
import { listSameAge as findSameAge } from '#features/then-and-now/server/list-same-age.ts'
import { listYearPhotos as findYears } from '#features/then-and-now/server/list-year-photos.ts'
import { thenAndNowContract } from '#features/then-and-now/then-and-now.contract.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'
import { seedJpeg } from '#kit/seed-jpeg.ts'

openForAnaAndBen()

const { getThenAndNow, listPhotoPairs, listSameAge, listYearPhotos, readGrowthPoster } = thenAndNowContract
const BEACH = { location_lat: 58.3537, location_lng: 11.2254 }

const addAlma = async () =>
  (await ana.call(childrenContract.addChild, { ...family, first_name: 'Alma', birth_date: '2018-06-08' })).id
type Shot = PhotoOptions & { people?: string[]; by?: Person; taken_precision?: 'month' | 'year' | 'about' }
const shot = async (day: string, { people = [], by = ana, taken_precision = undefined, ...options }: Shot = {}) => {
  const photo_id = await seedPhoto(by, family, { filename: `${day}.jpg`, taken_at: `${day}T10:00:00`, ...options })
  const said = { ...(people.length && { person_ids: people }), ...(taken_precision && { taken_precision }) }
  if (Object.keys(said).length) await by.call(photosContract.editPhoto, { ...family, photo_id, ...said })
  return photo_id
}
const pairsOf = async (photo_id: string, by = ben) =>
  (await by.call(listPhotoPairs, { ...family, photo_id })).pairs.map(({ before, after, years, is_same_place }) => ({
    pair: [before.filename, after.filename],
    years,
    is_same_place,
  }))

describe('then and now', () => {
  test('compares photos of the same place, years apart, and not of another place or the same year', async () => {
    const now = await shot('2026-07-10', BEACH)
    await shot('2026-07-09', BEACH)
    await shot('2021-12-24', { location_lat: 58.3541, location_lng: 11.2259 })
    await shot('2020-07-10', { location_lat: 58.36, location_lng: 11.2254 })
    expect(await pairsOf(now)).toEqual([{ pair: ['2021-12-24.jpg', '2026-07-10.jpg'], years: 5, is_same_place: true }])
  })

  test('compares photos of the same person around the same day of the year, also from the earlier one', async () => {
    const alma = await addAlma()
    const now = await shot('2026-07-10', { people: [alma] })
    const then = await shot('2020-07-20', { people: [alma] })
    await shot('2020-12-24', { people: [alma] })
    await shot('2020-07-20')
    const pair = { pair: ['2020-07-20.jpg', '2026-07-10.jpg'], years: 6, is_same_place: false }
    expect(await pairsOf(now)).toEqual([pair])
    expect(await pairsOf(then)).toEqual([pair])
  })

  test('puts the photo that looks like it first, and has one for each year', async () => {
    const alma = await addAlma()
    const now = await shot('2026-07-10', { people: [alma] })
    const [plain, alike, older] = await Promise.all(
      ['2020-07-09', '2020-07-01', '2018-07-09'].map((day) => shot(day, { people: [alma] })),
    )
    const look = (id: string, bits: string) => server.sql(`update photos set look = b'${bits}' where id = $1`, [id])
    await look(now, '01'.repeat(32))
    await look(alike!, '01'.repeat(31) + '11')
    await look(plain!, '10'.repeat(32))
    await look(older!, '10'.repeat(32))
    expect((await pairsOf(now)).map(({ pair }) => pair[0])).toEqual(['2020-07-01.jpg', '2018-07-09.jpg'])
  })

  test('puts the photo with the same pose first, where the family agreed to embeddings', async () => {
    const alma = await addAlma()
    const [now, , alike] = await Promise.all(
      ['2026-07-10', '2020-07-09', '2020-07-01'].map((day) => shot(day, { people: [alma] })),
    )
    const embed = (id: string) =>
      server.sql(
        `insert into photo_vectors (photo_id, family_id, version, model, planes, signs, low, step, total)
          values ($1, $2, 1, 'double', b'0011000000000000', b'0011', -0.5, 1, 2)`,
        [id, family.family_id],
      )
    await embed(now!)
    await embed(alike!)
    expect((await pairsOf(now!)).map(({ pair }) => pair[0])).toEqual(['2020-07-01.jpg'])
  })

  test('never shows private photos of others, archived photos, videos, or approximate dates', async () => {
    const now = await shot('2026-07-10', BEACH)
    await shot('2020-07-10', { ...BEACH, audience: 'private' })
    await shot('2019-01-01', { ...BEACH, taken_precision: 'year' })
    const archived = await shot('2018-07-10', BEACH)
    await ana.call(photosContract.editPhoto, { ...family, photo_id: archived, is_archived: true })
    const video = await shot('2017-07-10', BEACH)
    await server.sql("update photos set kind = 'video', duration_ms = 1000 where id = $1", [video])
    expect(await pairsOf(now)).toEqual([])
    expect((await ben.call(getThenAndNow, { ...family, day: '2026-11-26' })).pair).toBeNull()
    expect(await pairsOf(now, ana)).toHaveLength(1)
    const secret = await shot('2026-07-11', { ...BEACH, audience: 'private' })
    expect((await ben.tries(listPhotoPairs, { ...family, photo_id: secret })).status).toBe(404)
  })

  test('has a pair for the home page that stays the same all day', async () => {
    await shot('2026-07-10', BEACH)
    await shot('2020-07-10', BEACH)
    const pair = async () => (await ben.call(getThenAndNow, { ...family, day: '2026-11-26' })).pair
    expect(await pair()).toMatchObject({ before: { filename: '2020-07-10.jpg' }, years: 6, is_same_place: true })
    expect((await pair())?.after.id).toBe((await pair())?.after.id)
  })
})

describe('the same age', () => {
  test('puts a parent beside their child, to the day or only about', async () => {
    const alma = await addAlma()
    const { id: freja } = await ana.call(peopleContract.addPerson, {
      ...{ ...family, first_name: 'Freja', birth_date: '1985-03-01' },
    })
    const relatives = { parent_ids: [freja], partner_ids: [], child_ids: [] }
    await ana.call(peopleContract.setRelatives, { ...family, person_id: alma, ...relatives })
    await shot('1990-03-04', { people: [freja] })
    await shot('2023-06-11', { people: [alma] })
    await shot('1992-07-01', { people: [freja], taken_precision: 'month' })
    await shot('2025-10-04', { people: [alma] })
    await shot('1986-01-01', { people: [freja], taken_precision: 'year' })
    await shot('2019-05-01', { people: [alma] })
    const { pairs } = await ben.call(listSameAge, { ...family, person_id: alma })
    expect(
      pairs.map(({ parent_photo, photo, age_days, days_apart }) => ({
        pair: [parent_photo.filename, photo.filename],
        ...{ age_days, days_apart },
      })),
    ).toEqual([
      { pair: ['1990-03-04.jpg', '2023-06-11.jpg'], age_days: 1829, days_apart: 0 },
      { pair: ['1992-07-01.jpg', '2025-10-04.jpg'], age_days: 2675, days_apart: null },
    ])
    expect(pairs[0]?.parent_id).toBe(freja)
  })

  test('is unknown without birth dates or parents', async () => {
    const { id } = await ana.call(peopleContract.addPerson, { ...family, first_name: 'Aunt Mia' })
    const alma = await addAlma()
    for (const person_id of [id, alma])
      expect(await ben.call(listSameAge, { ...family, person_id })).toEqual({ pairs: [] })
  })
})

/** The verb's transaction, in which a photo is deleted once a query has found it. */
async function whileDeleting<Found>(photo_id: string, verb: (viewer: Member<'photos.view'>) => Promise<Found>) {
  let isDeleted = false
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isDeleted && JSON.stringify(result.rows).includes(photo_id)) {
        isDeleted = true
        await ana.call(photosContract.deletePhoto, { ...family, photo_id })
      }
      return result
    },
  }
  const who = { ...family, user_id: ben.user_id }
  const found = await actAsMember(server.context.db, who, 'photos.view', (viewer) =>
    verb({ ...viewer, tx: viewer.tx.withPlugin(plugin) } as Member<'photos.view'>),
  )
  expect(isDeleted).toBe(true)
  return found
}

test('a photo that is deleted while it is compared is left out', async () => {
  const alma = await addAlma()
  const { id: freja } = await ana.call(peopleContract.addPerson, {
    ...{ ...family, first_name: 'Freja', birth_date: '1985-03-01' },
  })
  const relatives = { parent_ids: [freja], partner_ids: [], child_ids: [] }
  await ana.call(peopleContract.setRelatives, { ...family, person_id: alma, ...relatives })
  const addPair = async () => {
    const now = await shot('2026-07-10', { people: [alma] })
    const before = await shot('2023-06-11', { ...BEACH, people: [alma] })
    return { now, before }
  }
  await shot('1990-03-04', { people: [freja] })
  const sign = () => ''
  const of = { ...family, person_id: alma }
  const pair = await addPair()
  const years = await whileDeleting(pair.before, (viewer) => findYears(viewer, of, sign))
  expect(years.photos.map(({ photo }) => photo.id)).toEqual([pair.now])
  const { before } = await addPair()
  expect(await whileDeleting(before, (viewer) => findSameAge(viewer, of, sign))).toEqual({ pairs: [] })
  const last = await addPair()
  const pairs = await whileDeleting(last.before, (viewer) => findPairs(viewer, { ...family, photo_id: last.now }, sign))
  expect(pairs).toEqual({ pairs: [] })
})

describe('growing up', () => {
  const yearsOf = async (person_id: string, by = ben) =>
    (await by.call(listYearPhotos, { ...family, person_id })).photos.map(({ age, photo }) => [age, photo.filename])

  test('has a photo for each year, near the birthday and of the child alone', async () => {
    const alma = await addAlma()
    const { id: noe } = await ana.call(peopleContract.addPerson, { ...family, first_name: 'Noé' })
    await shot('2018-06-09', { people: [alma] })
    await shot('2020-06-08', { people: [alma, noe] })
    await shot('2020-06-12', { people: [alma] })
    await shot('2020-10-30', { people: [alma] })
    await shot('2021-06-08', { people: [alma], by: ana, audience: 'private' })
    await shot('2022-01-01', { people: [alma], taken_precision: 'about' })
    expect(await yearsOf(alma)).toEqual([
      [0, '2018-06-09.jpg'],
      [2, '2020-06-12.jpg'],
    ])
    expect(await yearsOf(alma, ana)).toContainEqual([3, '2021-06-08.jpg'])
  })

  test('counts calendar years for people without a birth date', async () => {
    const { id } = await ana.call(peopleContract.addPerson, { ...family, kind: 'pet', first_name: 'Pepper' })
    await shot('2023-01-02', { people: [id] })
    await shot('2024-12-30', { people: [id] })
    expect(await yearsOf(id)).toEqual([
      [null, '2023-01-02.jpg'],
      [null, '2024-12-30.jpg'],
    ])
  })

  test('can be downloaded as a poster, and not without photos', async () => {
    const alma = await addAlma()
    const poster = { ...family, person_id: alma }
    expect((await ben.tries(readGrowthPoster, poster)).status).toBe(404)
    for (const day of ['2019-06-08', '2020-06-08'])
      await seedJpeg(server, { ...family, photo_id: await shot(day, { people: [alma] }) })
    const { status, headers, text } = await ben.tries(readGrowthPoster, poster)
    expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  })
})
