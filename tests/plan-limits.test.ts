import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { billingContract } from '#features/billing/billing.contract.ts'
import { catalogues } from '#features/billing/catalogue.ts'
import { sandboxContract } from '#features/billing/sandbox.contract.ts'
import { TEST_CARDS } from '#features/billing/sandbox.rules.ts'
import { captionsContract } from '#features/captions/captions.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { notificationsContract } from '#features/notifications/notifications.contract.ts'
import { remindBirthdays } from '#features/notifications/server/remind-birthdays.ts'
import { deliverAll, statusOf } from '#kit/billing.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { makeAudio } from '#kit/recordings.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { beginUpload, idOf, untilDecided } from '#kit/uploads.ts'

let server: TestApp
let ana: Person
let family: { family_id: string }
const most = catalogues.family.plans[0]!.entitlements.photos!

beforeAll(async () => {
  server = await openTestApp({ config: { billing: 'sandbox', planCatalogue: 'family' } })
})
afterAll(() => server.close())

/** Fills the free plan with photo rows except for one free slot. */
async function fillAllButOne() {
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
  await server.sql(
    `insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height)
      select id, $1::uuid, $2::uuid, 'families/' || $1::text || '/photos/' || id || '/original', 'a.jpg', 'image/jpeg', 'image', 1,
        sha256(id::text::bytea), 4, 3
      from (select gen_random_uuid() as id from generate_series(1, $3::int)) ids`,
    [family.family_id, ana.user_id, most - 1],
  )
}

test('one of two uploads gets the last slot, and the other gets an error with the plan that has room', async () => {
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

test('canceling an upload frees its slot', async () => {
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

test("a second family of the same owner shares the plan's photo limit", async () => {
  await fillAllButOne()
  const second = await ana.opensFamily('Moreau at the sea')
  expect((await beginUpload(ana, second, Buffer.alloc(0), { length: 5 })).status).toBe(201)
  expect((await beginUpload(ana, second, Buffer.alloc(0), { length: 5 })).status).toBe(402)
})

test('upgrading adds room, and the end of the plan deletes nothing', async () => {
  await fillAllButOne()
  await pays(ana, 'basic')
  for (let i = 0; i < 3; i++) expect((await beginUpload(ana, family, Buffer.alloc(0), { length: 5 })).status).toBe(201)
  await server.sql(`update subscriptions set status = 'canceled' where user_id = $1`, [ana.user_id])
  expect((await beginUpload(ana, family, Buffer.alloc(0), { length: 5 })).status).toBe(402)
  const [{ count }] = (await server.sql('select count(*)::int as count from photos where family_id = $1', [
    family.family_id,
  ])) as [{ count: number }]
  expect(count).toBe(most - 1)
})

test('the owner of a family without free slots sees beforehand which plan has room', async () => {
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
  const invite = (...emails: string[]) => ana.tries(invitationsContract.inviteMembers, { ...family, emails })
  expect((await invite('one@example.org')).status).toBe(200)
  expect((await invite('two@example.org', 'three@example.org')).json).toMatchObject({
    code: 'plan_limit_reached',
    params: { of: 'members', limit: 3, plan: 'basic' },
  })
  expect((await invite('two@example.org')).status).toBe(200)
  const many = ['two', 'three', 'four', 'five'].map((name) => `${name}@example.org`)
  expect((await invite(...many)).json).toMatchObject({ params: { limit: 3, plan: 'premium' } })
  expect(await useOf(ana)).toMatchObject({
    ...{ family_id: family.family_id, is_payer: true, tier: 'free' },
    quotas: [
      { of: 'photos', used: 0, limit: most, level: 'room', lifted_by: null },
      { of: 'members', used: 3, limit: 3, level: 'full', lifted_by: { tier: 'basic', limit: 5 } },
    ],
  })
})

test("an editor sees the plan's usage, but not who's invited or who pays how", async () => {
  await fillAllButOne()
  const eva = await server.person('Eva')
  await server.join(family, eva, 'editor')
  await ana.call(invitationsContract.inviteMembers, { ...family, emails: ['one@example.org'] })
  expect(await useOf(eva)).toMatchObject({
    is_payer: false,
    quotas: [
      { used: most - 1, level: 'near', lifted_by: { tier: 'basic', limit: 3000 } },
      { used: 2, level: 'room' },
    ],
    lacks: expect.arrayContaining([{ of: 'videos', lifted_by: 'premium' }]),
  })
})

test("an upload of a child's answer doesn't use a photo slot", async () => {
  await fillAllButOne()
  await server.sql(
    `insert into uploads (id, family_id, user_id, filename, bytes, purpose) values (gen_random_uuid(), $1, $2, 'a.webm', 5, 'answer')`,
    [family.family_id, ana.user_id],
  )
  expect((await beginUpload(ana, family, Buffer.alloc(0), { length: 5 })).status).toBe(201)
})

test('audio captions can be recorded if the plan includes them; existing ones still play after it ends, and late uploads are refused', async () => {
  const owner = await server.person('Ana')
  const home = await owner.opensFamily('Moreau')
  const photo = { ...home, photo_id: await seedPhoto(owner, home) }
  const audio = await makeAudio()
  const metadata = Object.entries({ purpose: 'audio_caption', photo_id: photo.photo_id })
  const headers = {
    'upload-metadata': metadata.map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`).join(','),
  }
  const records = (bytes = audio) => beginUpload(owner, home, bytes, { headers, length: audio.length })
  const state = () => owner.call(captionsContract.listAudioCaptions, photo)

  expect(await (await records()).json()).toMatchObject({
    code: 'plan_limit_reached',
    params: { of: 'audio_captions', plan: 'basic' },
  })
  expect(await state()).toMatchObject({ can: { add: true, record: false } })
  expect((await useOf(owner)).lacks).toContainEqual({ of: 'audio_captions', lifted_by: 'basic' })
  await pays(owner, 'basic')
  expect(await state()).toMatchObject({ can: { record: true } })
  await server.startWorker()
  expect(await untilDecided(owner, home, idOf(await records()))).toMatchObject({ state: 'done' })

  await server.stopWorker()
  const late = await Promise.all([records(), records()])
  await server.sql(`update subscriptions set status = 'canceled' where user_id = $1`, [owner.user_id])
  expect((await records()).status).toBe(402)
  const before = (await state()).captions[0]!
  await server.startWorker()
  for (const answer of late)
    expect(await untilDecided(owner, home, idOf(answer))).toMatchObject({ reason: 'captions_not_allowed' })
  await server.stopWorker()
  expect((await state()).captions.at(-1)).toMatchObject({ created_at: before.created_at })
  expect((await owner.fetches(before.url)).status).toBe(200)
})

test('birthday reminders are sent if the plan includes them', async () => {
  const [free, paid] = [await server.person('Ana'), await server.person('Ben')]
  await pays(paid, 'premium')
  for (const person of [free, paid]) {
    const of = await person.opensFamily('Moreau')
    await person.call(childrenContract.addChild, { ...of, first_name: 'Lena', birth_date: '2022-03-03' })
  }
  const { db, plans } = server.context
  await remindBirthdays(db.worker, plans, new Date('2026-03-01T05:20:00Z'))
  const kindsOf = async (person: Person) =>
    (await person.call(notificationsContract.listNotifications, {})).notifications.map(({ kind }) => kind)
  expect(await kindsOf(free)).not.toContain('birthday')
  expect(await kindsOf(paid)).toContain('birthday')
})

describe('the classic plans', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await openTestApp({ config: { billing: 'sandbox', planCatalogue: 'classic' } })
  })
  afterAll(() => shop.close())

  test('after a two-week trial nothing can be added and nothing is deleted until someone pays', async () => {
    const leo = await shop.person('Leo')
    const home = await leo.opensFamily('Arnaud')
    const begins = () => beginUpload(leo, home, Buffer.alloc(0), { length: 5 })
    expect((await begins()).status).toBe(201)
    expect(await statusOf(leo)).toMatchObject({
      subscribed: false,
      tier_in_force: 'plus',
      trial_end: expect.any(String),
    })
    await shop.sql(`update profiles set created_at = now() - interval '15 days' where id = $1`, [leo.user_id])
    expect(await (await begins()).json()).toMatchObject({
      code: 'plan_limit_reached',
      params: { of: 'photos', limit: 0, plan: 'basic' },
    })
    expect(await statusOf(leo)).toMatchObject({ tier_in_force: null, trial_end: null })
    expect(await useOf(leo)).toMatchObject({ tier: null, quotas: [{ level: 'full' }, { level: 'full' }] })
    expect(await leo.call(familiesContract.getFamily, home)).toMatchObject({ name: 'Arnaud' })
    const { url } = await leo.call(billingContract.createCheckout, { tier: 'basic', isYearly: false })
    const checkout_id = url.split('/').at(-1)!
    expect(await leo.call(sandboxContract.getSandboxCheckout, { checkout_id })).toMatchObject({ amount: 999 })
    await leo.call(sandboxContract.paySandboxCheckout, { checkout_id, card_number: TEST_CARDS.works })
    await deliverAll(leo)
    expect((await begins()).status).toBe(201)
    expect(await statusOf(leo)).toMatchObject({ subscribed: true, tier_in_force: 'basic', trial_end: null })
  })
})

async function useOf(person: Person) {
  return (await person.call(billingContract.listPlanUse, {})).families[0]!
}

function pays({ user_id }: Person, tier: string) {
  return server.sql(
    `insert into subscriptions (user_id, provider, customer_id, subscription_id, tier, status)
      values ($1::uuid, 'sandbox', $1::text, 'sub ' || $1::text, $2, 'active')`,
    [user_id, tier],
  )
}
