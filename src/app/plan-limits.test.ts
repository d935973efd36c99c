import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogues } from '#features/billing/catalogue.ts'
import type { Person } from './testing/people.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'
import { beginUpload, idOf } from './testing/uploads.ts'

let house: TestApp
let ana: Person
let family: { family_id: string }
const most = catalogues.family.plans[0]!.entitlements.photos!

beforeAll(async () => {
  house = await openTestApp({ config: { billing: 'sandbox', planCatalogue: 'family' } })
})
afterAll(() => house.close())

/** As many photos as leave one place of the free plan, without their files. */
async function fillAllButOne() {
  ana = await house.person('Ana')
  family = await ana.opensFamily('Moreau')
  await house.sql(
    `insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height)
      select id, $1::uuid, $2::uuid, 'families/' || $1::text || '/photos/' || id || '/original', 'a.jpg', 'image/jpeg', 'image', 1,
        sha256(id::text::bytea), 4, 3
      from (select gen_random_uuid() as id from generate_series(1, $3::int)) ids`,
    [family.family_id, ana.user_id, most - 1],
  )
}

test('of two uploads that ask for the last place, one gets it, and the other hears what would make room', async () => {
  await fillAllButOne()
  const bytes = Buffer.from('bytes')
  const answers = await Promise.all([1, 2, 3].map(() => beginUpload(ana, family, bytes.subarray(0, 0), { length: 5 })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 402, 402])
  const refused = answers.find(({ status }) => status === 402)!
  expect(await refused.json()).toMatchObject({
    code: 'plan_limit_reached',
    params: { of: 'photos', limit: most, plan: 'basic' },
  })
})

test('an upload that is given up leaves its place to another', async () => {
  await fillAllButOne()
  const first = await beginUpload(ana, family, Buffer.alloc(0), { length: 5 })
  expect((await beginUpload(ana, family, Buffer.alloc(0), { length: 5 })).status).toBe(402)
  const given = await ana.fetches(`/api/families/${family.family_id}/uploads/${idOf(first)}`, {
    method: 'DELETE',
    headers: { 'tus-resumable': '1.0.0' },
  })
  expect(given.status).toBe(204)
  expect((await beginUpload(ana, family, Buffer.alloc(0), { length: 5 })).status).toBe(201)
})

test('a second family of the same owner has no photos of its own to give away', async () => {
  await fillAllButOne()
  const second = await ana.opensFamily('Moreau at the sea')
  expect((await beginUpload(ana, second, Buffer.alloc(0), { length: 5 })).status).toBe(201)
  expect((await beginUpload(ana, second, Buffer.alloc(0), { length: 5 })).status).toBe(402)
})

test('a larger plan makes room, and its end takes nothing away', async () => {
  await fillAllButOne()
  await house.sql(
    `insert into subscriptions (user_id, provider, customer_id, subscription_id, tier, status)
      values ($1::uuid, 'sandbox', $1::text, 'sub ' || $1::text, 'basic', 'active')`,
    [ana.user_id],
  )
  for (let i = 0; i < 3; i++) expect((await beginUpload(ana, family, Buffer.alloc(0), { length: 5 })).status).toBe(201)
  await house.sql(`update subscriptions set status = 'canceled' where user_id = $1`, [ana.user_id])
  expect((await beginUpload(ana, family, Buffer.alloc(0), { length: 5 })).status).toBe(402)
  const [{ count }] = (await house.sql('select count(*)::int as count from photos where family_id = $1', [
    family.family_id,
  ])) as [{ count: number }]
  expect(count).toBe(most - 1)
})
