import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { anyText } from '#shared/test-any-text.ts'
import { casesOf } from '#kit/full-size.ts'
import { hostileTexts } from '#kit/hostile.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { listPhotos, listPhotoIds, listPhotoSuggestions, editPhoto, deletePhoto } = photosContract
let server: TestApp
let ana: Person
let ben: Person
let stranger: Person

beforeAll(async () => {
  server = await openTestApp()
  ana = await server.person('Ana')
  ben = await server.person('Ben')
  stranger = await server.person('Stranger')
})
afterAll(() => server.close())

/** A family with these photos. Returns a function that finds photos by query and returns their descriptions. */
async function album(photos: (PhotoOptions & { description: string; tags?: string[] })[]) {
  const family = await ana.opensFamily('Moreau')
  await server.join(family, ben, 'editor')
  const names = new Map<string, string>()
  const idOf = (name: string) => [...names].find(([, one]) => one === name)![0]
  for (const { tags, ...photo } of photos) {
    const photo_id = await seedPhoto(ana, family, photo)
    names.set(photo_id, photo.description)
    if (tags) await ana.call(editPhoto, { ...family, photo_id, tags })
  }
  async function finds(filter: object, by: Person = ana): Promise<string[]> {
    const { photos: found, total } = await by.call(listPhotos, { ...family, sort_order: 'asc', ...filter } as never)
    expect(total).toBe(found.length)
    return found.map(({ id }) => names.get(id) ?? 'unknown')
  }
  return { family, finds, idOf }
}

describe('a text search', () => {
  test('matches descriptions, places, and tags, despite accents, inflections, and partial words', async () => {
    const { finds } = await album([
      { description: 'Los niños jugando en la playa', location_name: 'Málaga, Spain', taken_at: '2001-01-01T10:00:00' },
      { description: 'Les enfants à la fête du village', taken_at: '2002-01-01T10:00:00' },
      { description: 'Children running to the beach', tags: ['Été'], taken_at: '2003-01-01T10:00:00' },
      { description: '祖父母の家で夏休み', taken_at: '2004-01-01T10:00:00' },
      { description: 'Бабушка печёт пирог', taken_at: '2005-01-01T10:00:00' },
    ])
    const [playa, fete, beach, summer, babushka] = await finds({})
    const expected: [string, (string | undefined)[]][] = [
      ['malaga', [playa]],
      ['MÁLAGA', [playa]],
      ['nino', [playa]],
      ['jugar', [playa]],
      ['fete', [fete]],
      ['fêtes', [fete]],
      ['enfant', [fete]],
      ['run', [beach]],
      ['beaches', [beach]],
      ['chil', [beach]],
      ['ete', [beach]],
      ['running beach', [beach]],
      ['running playa', []],
      ['the beach', [beach]],
      ['夏休み', [summer]],
      ['祖父', [summer]],
      ['бабушка', [babushka]],
      ['БАБУШКА пирог', [babushka]],
    ]
    for (const [text, found] of expected) expect(await finds({ text }), text).toEqual(found)
  })

  test('tolerates a typo only if the family never used that word', async () => {
    const { finds } = await album([
      { description: 'Birthday cake in Lisbon', taken_at: '2001-01-01T10:00:00' },
      { description: 'A beech in the garden', taken_at: '2002-01-01T10:00:00' },
      { description: 'Sand everywhere at the beach', taken_at: '2003-01-01T10:00:00' },
    ])
    const [cake, beech, beach] = await finds({})
    expect(await finds({ text: 'brithday' })).toEqual([cake])
    expect(await finds({ text: 'lisbn' })).toEqual([cake])
    expect(await finds({ text: 'evrywhere' })).toEqual([beach])
    expect(await finds({ text: 'beech' })).toEqual([beech])
    expect(await finds({ text: 'zzzzzz' })).toEqual([])
  })

  test("doesn't match old text: a changed description, a removed tag, a deleted photo", async () => {
    const { family, finds, idOf } = await album([{ description: 'Lighthouse', tags: ['storm'] }])
    const photo = { ...family, photo_id: idOf('Lighthouse') }
    expect(await finds({ text: 'storm lighthouse' })).toHaveLength(1)
    await ana.call(editPhoto, { ...photo, description: 'Harbour', tags: [] })
    expect([await finds({ text: 'lighthouse' }), await finds({ text: 'storm' })]).toEqual([[], []])
    expect(await finds({ text: 'harbour' })).toHaveLength(1)
    await ana.call(deletePhoto, photo)
    expect(await finds({ text: 'harbour' })).toEqual([])
  })

  test('matches nothing of other families and no private photos of others, with any query', async () => {
    const { family, finds } = await album([
      {
        description: 'Secret surprise',
        audience: 'private',
        location_lat: 1,
        location_lng: 1,
        location_name: 'Hideaway',
      },
    ])
    const elsewhere = await stranger.opensFamily('Others')
    const questions = [
      {},
      { text: 'surprise' },
      { text: "surprise' or '1'='1" },
      { text: 'surprise | secret' },
      { text: '!nothing' },
      { text: 'sec:*' },
      { tags: "x') or true or ('" },
      { near_lat: 1, near_lng: 1, near_km: 20_000 },
      { has_location: 'true' },
      { taken_from: '1900-01-01' },
    ]
    for (const question of questions) {
      expect(await finds(question, ben), JSON.stringify(question)).toEqual([])
      expect((await stranger.call(listPhotos, { ...elsewhere, ...question } as never)).total).toBe(0)
      expect((await stranger.tries(listPhotos, { ...family, ...question })).status).toBe(404)
      expect((await ben.call(listPhotoIds, { ...family, ...question } as never)).photo_ids).toEqual([])
    }
    expect((await stranger.tries(listPhotos, { ...family, cursor: 'nonsense' })).status).toBe(404)
    expect((await ben.tries(listPhotos, { ...family, cursor: 'nonsense' })).status).toBe(400)
    expect(await finds({ text: 'surprise' }, ana)).toHaveLength(1)
    // Calls the SQL function directly: it checks the caller itself.
    const asked = (user: string) =>
      server.sql(
        `select set_config('app.user_id', '${user}', true), app.find_photos('${family.family_id}', 'surprise') as id`,
      )
    expect(await asked(stranger.user_id)).toEqual([])
    expect(await asked(ben.user_id)).toEqual([])
    expect(await asked('')).toEqual([])
  })

  test('accepts any text as plain words', async () => {
    const { family } = await album([{ description: 'A quiet day', tags: ["it's", 'a\\b', '&|!()'] }])
    const ask = (input: object) => ana.tries(listPhotos, { ...family, ...input })
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          anyText(60),
          fc.constantFrom(...hostileTexts),
          fc.string({ unit: fc.constantFrom(..."'\\:*&|!()<-> a") }),
        ),
        async (text) => {
          for (const name of [
            'text',
            'tags',
            'taken_from',
            'taken_to',
            'category_ids',
            'near_lat',
            'area',
            'cursor',
            'page',
          ])
            expect((await ask({ [name]: text })).status, `${name}=${text}`).toBeLessThan(500)
          expect((await ana.tries(listPhotoSuggestions, { ...family, text })).status).toBeLessThan(500)
        },
      ),
      { numRuns: casesOf(60) },
    )
    expect((await ask({ text: '\\b' })).json).toMatchObject({ total: 1 })
    expect((await ask({ text: "it's" })).json).toMatchObject({ total: 1 })
    expect((await ask({ text: ' ,;: ' })).status).toBe(200)
  })
})

describe('gallery filters', () => {
  test('by date include both ends, and exclude photos without a date', async () => {
    const { finds } = await album([
      { description: 'eve', taken_at: '2023-12-31T23:59:59' },
      { description: 'new year', taken_at: '2024-01-01T00:00:00' },
      { description: 'late', taken_at: '2024-01-02T23:59:59.999' },
      { description: 'undated' },
    ])
    expect(await finds({ taken_from: '2024-01-01', taken_to: '2024-01-02' })).toEqual(['new year', 'late'])
    expect(await finds({ taken_to: '2023-12-31' })).toEqual(['eve'])
    expect(await finds({ taken_from: '2024-01-03' })).toEqual([])
    expect((await ana.tries(listPhotos, { family_id: crypto.randomUUID(), taken_from: '2024-02-30' })).status).toBe(400)
  })

  test('by radius use a circle on the globe, also across the date line and at the poles', async () => {
    const at = (description: string, location_lat: number, location_lng: number) => ({
      description,
      location_lat,
      location_lng,
    })
    const { finds } = await album([
      at('Lisbon', 38.7223, -9.1393),
      at('Sintra', 38.8029, -9.3817),
      at('Porto', 41.1579, -8.6291),
      at('Fiji east', -17, 179.95),
      at('Fiji west', -17, -179.95),
      at('Pole', 89.99, 10),
      at('Pole, other side', 89.99, -170),
      { description: 'Nowhere' } as never,
    ])
    const near = (near_lat: number, near_lng: number, near_km: number) =>
      finds({ near_lat, near_lng, near_km }).then((found) => found.toSorted())
    expect(await near(38.7223, -9.1393, 10)).toEqual(['Lisbon'])
    // 22.9 km away: inside the corner of the bounding box, but outside the circle.
    expect(await near(38.7223, -9.1393, 22)).toEqual(['Lisbon'])
    expect(await near(38.7223, -9.1393, 24)).toEqual(['Lisbon', 'Sintra'])
    expect(await near(38.7223, -9.1393, 280)).toEqual(['Lisbon', 'Porto', 'Sintra'])
    expect(await near(-17, 179.99, 20)).toEqual(['Fiji east', 'Fiji west'])
    expect(await near(-17, -179.99, 20)).toEqual(['Fiji east', 'Fiji west'])
    expect(await near(89.99, 100, 5)).toEqual(['Pole', 'Pole, other side'])
    expect(await near(0, 0, 20_000)).toHaveLength(7)
    expect(await finds({ has_location: 'true' })).toHaveLength(7)
    for (const half of [
      { near_lat: 3 },
      { near_lat: 3, near_lng: 3 },
      { near_km: 3 },
      { near_lat: 91, near_lng: 0, near_km: 1 },
    ])
      expect((await ana.tries(listPhotos, { ...(await ana.opensFamily('x')), ...half })).status).toBe(400)
  })

  test('can be combined, with pages of thirty, by page, offset, and cursor', async () => {
    const { family } = await album(
      Array.from({ length: 35 }, (_, n) => ({
        description: `Walk ${n}`,
        taken_at: `2024-05-${String((n % 28) + 1).padStart(2, '0')}T10:00:00`,
        ...(n % 7 === 0 && { tags: ['dog'] }),
      })),
    )
    const first = await ana.call(listPhotos, { ...family, text: 'walk' })
    expect([first.photos.length, first.total]).toEqual([30, 35])
    const second = [
      await ana.call(listPhotos, { ...family, text: 'walk', page: 2 }),
      await ana.call(listPhotos, { ...family, text: 'walk', offset: 30 }),
      await ana.call(listPhotos, { ...family, text: 'walk', cursor: first.next_cursor! }),
    ].map(({ photos }) => photos.map(({ id }) => id))
    expect(second[0]).toHaveLength(5)
    expect(second[1]).toEqual(second[0])
    expect(second[2]).toEqual(second[0])
    const { photo_ids } = await ana.call(listPhotoIds, { ...family, text: 'walk' })
    expect(photo_ids).toEqual([...first.photos.map(({ id }) => id), ...second[0]!])
    const narrow = { ...family, text: 'walks', tags: 'dog', taken_from: '2024-05-08', taken_to: '2024-05-16' }
    expect((await ana.call(listPhotos, narrow)).photos.map(({ description }) => description)).toEqual([
      'Walk 14',
      'Walk 7',
    ])
  })
})

test('the first page of a frequent word has the newest photos that the person can see, and the next page continues', async () => {
  const { family } = await album([{ description: 'The beach' }])
  await server.sql(
    `insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height, description, taken_at, audience)
       select gen_random_uuid(), $1::uuid, $2::uuid, 'often/' || n, n || '.jpg', 'image/jpeg', 'image', 1, sha256(n::text::bytea), 4, 3,
         case when n % 3 = 0 then 'The beach' else 'The garden' end, timestamp '2020-01-01' - n * interval '1 hour',
         case when n % 5 = 0 then 'private' else 'family_only' end
       from generate_series(1, 300) n`,
    [family.family_id, ana.user_id],
  )
  const wanted = Array.from({ length: 300 }, (_, at) => at + 1).filter((n) => n % 3 === 0)
  for (const [person, seen] of [
    [ana, wanted],
    [ben, wanted.filter((n) => n % 5)],
  ] as const) {
    const first = await person.call(listPhotos, { ...family, text: 'beach' })
    const next = await person.call(listPhotos, { ...family, text: 'beach', cursor: first.next_cursor! })
    const names = [...first.photos, ...next.photos].map(({ filename }) => filename)
    // The photo without a time comes first: it was added just now.
    expect(names).toEqual(['beach.jpg', ...seen.slice(0, 59).map((n) => `${n}.jpg`)])
    expect([first.total, first.is_total_exact, next.total]).toEqual([seen.length + 1, true, seen.length + 1])
  }
  expect((await stranger.tries(listPhotos, { ...family, text: 'beach' })).status).toBe(404)
})

test('a search with more than a thousand matches says so, and counts them all if asked', async () => {
  const { family } = await album([{ description: 'The beach' }])
  await server.sql(
    `insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height, description, location_name)
       select gen_random_uuid(), $1::uuid, $2::uuid, 'many/' || n, 'a.jpg', 'image/jpeg', 'image', 1, sha256(n::text::bytea), 4, 3, 'The beach', 'Lisbon'
       from generate_series(1, 1019) n`,
    [family.family_id, ana.user_id],
  )
  for (const filter of [{ text: 'beach' }, { has_location: 'true' }] as const) {
    const page = await ana.call(listPhotos, { ...family, ...filter })
    expect([page.photos.length, page.total, page.is_total_exact]).toEqual([30, 1000, false])
    const exact = 'text' in filter ? 1020 : 1019
    const all = await ana.call(listPhotos, { ...family, ...filter, count: 'exact' })
    expect([all.total, all.is_total_exact]).toEqual([exact, true])
  }
  expect(await ana.call(listPhotos, family)).toMatchObject({ total: 1020, is_total_exact: true })
})
