import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activityContract } from '#features/activity/activity.contract.ts'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { recordActivity } from '#features/activity/server/record-activity.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { listActivities } = activityContract
let server: TestApp
let ana: Person
let ben: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp()
  ana = await server.person('Ana')
  ben = await server.person('Ben', { last_name: 'Okafor' })
})
afterAll(() => server.close())
beforeEach(async () => {
  family = await ana.opensFamily('Moreau')
  await server.join(family, ben, 'viewer')
})

/** A time zone where today began hours ago and ends in hours. */
function zoneWithNoon(): string {
  const hours = new Date().getUTCHours() - 12
  return `Etc/GMT${hours < 0 ? '-' : '+'}${Math.abs(hours)}`
}

const titles = async (person: Person, query: object = {}) =>
  (await person.call(listActivities, { ...family, ...query })).activities.map((activity) => activity.title)

test('the feed announces a new family, and each new photo with its contributor and thumbnail', async () => {
  const photo_id = await seedPhoto(ana, family, { filename: 'beach.jpg' })
  const { activities } = await ben.call(listActivities, family)
  expect(activities).toMatchObject([
    {
      activity_type: 'photo_upload',
      title: 'beach.jpg',
      profile: { id: ana.user_id, first_name: 'Ana' },
      photos: [{ id: photo_id }],
    },
    { activity_type: 'family_created', title: 'Moreau', photos: [] },
  ])
  expect((await ben.sends({ method: 'GET', url: activities[0]!.photos[0]!.small_url })).status).toBe(200)
})

test('the feed has what people wrote about a photo, and the photos of a milestone', async () => {
  const photo_id = await seedPhoto(ana, family)
  await ana.call(photosContract.editPhoto, { ...family, photo_id, description: 'The first wave' })
  const subject = { ...family, subject_kind: 'photo', subject_id: photo_id } as const
  await ben.call(commentsContract.addComment, { ...subject, text: 'So brave' })
  const child_id = null
  const milestone = { ...family, name: 'First swim', date: '2025-06-01', child_id, photo_ids: [photo_id] }
  const { id: milestone_id } = await ana.call(milestonesContract.addMilestone, milestone)
  const { activities } = await ben.call(listActivities, family)
  const words = { id: photo_id, description: 'The first wave', comment: { text: 'So brave', name: 'Ben' } }
  expect(activities).toMatchObject([
    { activity_type: 'milestone_added', metadata: { milestone_id }, photos: [words] },
    { activity_type: 'photo_upload', photos: [words] },
    { activity_type: 'family_created', photos: [] },
  ])
})

test('a paginated feed has every event once, even when many happen at the same time and more arrive', async () => {
  const at = new Date().toISOString()
  await server.context.db.worker.transaction().execute(async (tx) => {
    for (let i = 0; i < 23; i++)
      await recordActivity(tx, {
        family_id: family.family_id,
        user_id: ana.user_id,
        activity_type: 'child_added',
        title: `child ${i}`,
      })
  })
  await server.sql(
    `update activity_bursts set started_at = $1 where family_id = $2 and activity_type = 'child_added'`,
    [at, family.family_id],
  )
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await ben.call(listActivities, { ...family, type: 'child_added', limit: 4, ...(cursor && { cursor }) })
    seen.push(...page.activities.map((activity) => activity.id))
    cursor = page.next_cursor ?? undefined
    await seedPhoto(ana, family)
  } while (cursor)
  expect([seen.length, new Set(seen).size]).toEqual([23, 23])
  const byOffset = await Promise.all(
    [0, 10, 20].map((offset) => ben.call(listActivities, { ...family, type: 'child_added', limit: 10, offset })),
  )
  expect(byOffset.flatMap((page) => page.activities.map((activity) => activity.id))).toEqual(seen)
})

test("private items don't appear in others' feeds, with any search", async () => {
  await seedPhoto(ana, family, { audience: 'private', filename: 'surprise party.jpg' })
  await seedPhoto(ana, family, { filename: 'picnic party.jpg' })
  for (const query of [
    {},
    { text: 'party' },
    { text: 'surprise' },
    { text: 'Ana' },
    { type: 'photo_upload' },
    { period: 'today', text: '%' },
  ])
    expect(await titles(ben, query)).not.toContain('surprise party.jpg')
  expect(await titles(ana, { text: 'party' })).toEqual(['picnic party.jpg', 'surprise party.jpg'])
})

test('a search finds what a child hid for the child only, and not for who added it', async () => {
  const photo_id = await seedPhoto(ana, family, { filename: 'surprise party.jpg' })
  await seedPhoto(ana, family, { filename: 'picnic.jpg' })
  await server.sql(
    `update photos set audience = 'private', added_by = $2, shown_audience = 'family_only', shown_added_by = $3 where id = $1`,
    [photo_id, ben.user_id, ana.user_id],
  )
  expect(await titles(ana, { text: 'surprise' })).toEqual([])
  // With the others that were added at that time.
  expect(await titles(ben, { text: 'surprise' })).toHaveLength(1)
})

test('search ignores accents, matches substrings, and treats pattern characters literally', async () => {
  await seedPhoto(ana, family, { filename: 'Noé à la plage.jpg' })
  await seedPhoto(ana, family, { filename: '100% sand_castle.jpg' })
  await seedPhoto(ana, family, { filename: 'other.jpg' })
  // One person's photos form one group, described by the latest.
  expect(await titles(ben, { text: 'NOE A LA' })).toEqual(['other.jpg'])
  expect(await titles(ben, { text: '0% s' })).toEqual(['other.jpg'])
  expect(await titles(ben, { text: 'd_c' })).toEqual(['other.jpg'])
  expect(await titles(ben, { text: 'n_é' })).toEqual([])
  expect(await titles(ana, { text: 'okafor' })).toEqual([])
  await recordActivity(server.context.db.worker, {
    ...{ family_id: family.family_id, user_id: ben.user_id, activity_type: 'child_added', title: 'Mia' },
  })
  expect(await titles(ana, { text: 'ben okaf' })).toEqual(['Mia'])
})

test('the feed names the people in photos, and a name finds them, except in photos that are private to others', async () => {
  const person = async (first_name: string) =>
    (await ana.call(peopleContract.addPerson, { ...family, kind: 'adult', first_name, also_known_as: ['Mimi'] })).id
  const [noe, alma] = [await person('Noé'), await person('Alma')]
  const add = async (photo_id: string, add_person_ids: string[]) =>
    ana.call(photoSelectionsContract.editPhotos, { ...family, photo_ids: [photo_id], add_person_ids })
  await add(await seedPhoto(ana, family, { filename: 'a.jpg' }), [noe, alma])
  await add(await seedPhoto(ana, family, { filename: 'b.jpg', audience: 'private' }), [noe])
  const people = async (who: Person, text: string) =>
    (await who.call(listActivities, { ...family, text })).activities.map(({ photos }) =>
      photos.map((one) => one.people),
    )
  for (const text of ['noe', 'ALMA', 'mimi']) expect(await people(ben, text), text).toEqual([[['Alma', 'Noé']]])
  expect(await people(ana, 'noe')).toEqual([[['Noé']], [['Alma', 'Noé']]])
  expect(await people(ben, 'Nora')).toEqual([])
})

test('a word finds all groups that have it, even if there are thousands', async () => {
  await server.sql(
    `insert into family_activities (id, family_id, user_id, activity_type, title)
       select gen_random_uuid(), $1, $2, 'photo_upload', 'party ' || n from generate_series(1, 4000) n`,
    [family.family_id, ana.user_id],
  )
  const all = await titles(ben, { type: 'photo_upload', limit: 100 })
  expect(all.length).toBeGreaterThan(5)
  expect(await titles(ben, { text: 'party', limit: 100 })).toEqual(all)
})

test('a feed search never reaches another family, even with OR in the query', async () => {
  const other = await ben.opensFamily('Okafor')
  await seedPhoto(ben, other, { filename: 'party of others.jpg' })
  await seedPhoto(ana, family, { filename: 'our party.jpg' })
  expect(await titles(ana, { text: 'party' })).toEqual(['our party.jpg'])
  expect(await titles(ana, { text: 'Ben' })).toEqual([])
})

test('events can be filtered by kind and date, and the old name of the milestone kind still works', async () => {
  const events = [
    ['milestone_added', 'first steps', '0 days'],
    ['child_added', 'Mia', '3 days'],
    ['member_joined', 'Carl', '20 days'],
  ] as const
  await server.sql('delete from family_activities where family_id = $1', [family.family_id])
  for (const [activity_type, title, age] of events) {
    await recordActivity(server.context.db.worker, {
      family_id: family.family_id,
      user_id: ana.user_id,
      activity_type,
      title,
    })
    await server.sql(
      `update activity_bursts set started_at = now() - $1::interval where family_id = $2
       and id = (select burst_id from family_activities where family_id = $2 and title = $3)`,
      [age, family.family_id, title],
    )
  }
  expect(await titles(ben, { type: 'milestone_created' })).toEqual(['first steps'])
  expect(await titles(ben, { type: 'milestone_added' })).toEqual(['first steps'])
  expect(await titles(ben, { period: 'today', time_zone: zoneWithNoon() })).toEqual(['first steps'])
  expect((await ben.tries(listActivities, { ...family, type: 'photo_deleted' })).status).toBe(400)
})

test("today, this week, and this month follow the viewer's time zone", async () => {
  await server.sql('delete from family_activities where family_id = $1', [family.family_id])
  const starts = ['day', 'week', 'month'] as const
  const zone = 'Pacific/Kiritimati'
  for (const unit of starts)
    for (const [side, offset] of [
      ['before', '-1 second'],
      ['in', '1 second'],
    ] as const) {
      const title = `${side} ${unit}`
      await recordActivity(server.context.db.worker, {
        ...{ family_id: family.family_id, user_id: ana.user_id, activity_type: 'child_added', title },
      })
      await server.sql(
        `update activity_bursts set started_at = date_trunc($1, now() at time zone $2) at time zone $2 + $3::interval
         where id = (select burst_id from family_activities where family_id = $4 and title = $5)`,
        [unit, zone, offset, family.family_id, title],
      )
    }
  for (const [period, unit] of [
    ['today', 'day'],
    ['week', 'week'],
    ['month', 'month'],
  ] as const) {
    const listed = await titles(ben, { period, time_zone: zone })
    expect(listed).toContain(`in ${unit}`)
    expect(listed).not.toContain(`before ${unit}`)
  }
  expect((await ben.tries(listActivities, { ...family, period: 'today', time_zone: 'Nowhere/Here' })).status).toBe(400)
})

test("Ana's 24 photos are one entry, even while Ben adds his and someone pages on; everyone sees only what they may", async () => {
  await server.sql('delete from family_activities where family_id = $1', [family.family_id])
  await server.join(family, await server.person('Cleo'), 'viewer')
  for (let i = 0; i < 24; i++) {
    await seedPhoto(ana, family, { filename: `ana ${i}.jpg` })
    if (i % 6 === 0) await seedPhoto(ben, family)
    if (i % 12 === 0) await seedPhoto(ana, family, { audience: 'private', filename: `secret ${i}.jpg` })
  }
  const listed = async (person: Person) =>
    (await person.call(listActivities, family)).activities.map(({ profile, count, photos }) => [
      profile?.first_name,
      count,
      photos.length,
    ])
  expect(await listed(ben)).toEqual([
    ['Ben', 4, 4],
    ['Ana', 24, 6],
  ])
  expect(await listed(ana)).toEqual([
    ['Ana', 2, 2],
    ['Ben', 4, 4],
    ['Ana', 24, 6],
  ])
})

test('a deleted or private photo disappears from its entry, and an empty entry disappears', async () => {
  await server.sql('delete from family_activities where family_id = $1', [family.family_id])
  const [first, second, third] = [
    await seedPhoto(ana, family),
    await seedPhoto(ana, family),
    await seedPhoto(ana, family),
  ]
  await ana.tries(photosContract.deletePhoto, { ...family, photo_id: third })
  const [line] = (await ben.call(listActivities, family)).activities
  expect(line!.photos.map(({ id }) => id)).toEqual([second, first])
  expect(line!.count).toBe(2)
  await ana.call(photosContract.editPhoto, { ...family, photo_id: second!, audience: 'private' })
  const [shorter] = (await ben.call(listActivities, family)).activities
  expect(shorter).toMatchObject({ count: 1, photos: [{ id: first }] })
  expect(shorter!.id).toBe(line!.id)
  await ana.call(photosContract.editPhoto, { ...family, photo_id: first!, audience: 'private' })
  await server.sql(`update family_activities set audience = 'private' where family_id = $1`, [family.family_id])
  expect((await ben.call(listActivities, family)).activities).toEqual([])
})

test('paging through the feed while three hundred events happen misses and repeats nothing', async () => {
  await server.sql('delete from family_activities where family_id = $1', [family.family_id])
  const record = (title: string) =>
    recordActivity(server.context.db.worker, {
      ...{ family_id: family.family_id, user_id: ana.user_id, activity_type: 'child_added', title },
    })
  for (let i = 0; i < 60; i++) await record(`before ${i}`)
  await seedPhoto(ana, family)
  const seen: string[] = []
  let cursor: string | undefined
  let more = 0
  do {
    const page = await ben.call(listActivities, { ...family, limit: 3, ...(cursor && { cursor }) })
    seen.push(...page.activities.map(({ id }) => id))
    cursor = page.next_cursor ?? undefined
    for (let i = 0; i < 15 && more < 300; i++, more++)
      await (i % 3 ? record(`meanwhile ${more}`) : seedPhoto(ana, family))
  } while (cursor)
  expect(more).toBe(300)
  expect([seen.length, new Set(seen).size]).toEqual([61, 61])
})

test('events of someone whose account was deleted stay, without their name', async () => {
  const carl = await server.person('Carl')
  await server.join(family, carl, 'editor')
  const photo_id = await seedPhoto(carl, family, { filename: 'of carl.jpg' })
  await server.sql('delete from profiles where id = $1', [carl.user_id])
  const { activities } = await ben.call(listActivities, { ...family, type: 'photo_upload' })
  expect(activities).toMatchObject([{ title: 'of carl.jpg', profile: null }])
  expect(await ben.call(photosContract.getPhoto, { ...family, photo_id })).toMatchObject({ added_by: null })
})
