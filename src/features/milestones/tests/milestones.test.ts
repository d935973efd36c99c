import { expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { activityContract } from '#features/activity/activity.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, ben, family, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import { seedPhoto } from '#kit/photos.ts'
import type { Person } from '#kit/people.ts'

openForAnaAndBen()

const steps = { name: 'First steps', date: '2024-02-29' }
const inFeed = async (who: Person) =>
  (await who.call(activityContract.listActivities, { ...family, type: 'milestone_added' })).activities
const seen = async (who: Person) => (await who.call(milestonesContract.listMilestones, family)).milestones

test("a milestone appears in the feed with its own text, and the feed follows when it's changed or deleted", async () => {
  const { id } = await ana.call(milestonesContract.addMilestone, { ...family, ...steps })
  expect(await inFeed(ben)).toMatchObject([
    { title: 'First steps', description: 'Milestone created', metadata: { milestone_id: id } },
  ])
  const change = { ...family, milestone_id: id, name: 'Three steps', description: 'and a seat' }
  await ben.call(milestonesContract.editMilestone, change)
  expect(await inFeed(ana)).toMatchObject([{ title: 'Three steps', description: 'and a seat' }])
  await ana.call(milestonesContract.deleteMilestone, { ...family, milestone_id: id })
  expect(await inFeed(ana)).toEqual([])
  expect((await ana.tries(milestonesContract.deleteMilestone, { ...family, milestone_id: id })).status).toBe(404)
})

test('a milestone is created once, however often the request is retried, and the idempotency key is per person', async () => {
  const lost = { ...family, ...steps, once: crypto.randomUUID() }
  const sent = await Promise.all([1, 2].map(() => ana.call(milestonesContract.addMilestone, lost)))
  const again = await ana.call(milestonesContract.addMilestone, lost)
  expect([sent[1], again].map((milestone) => milestone?.id)).toEqual([sent[0]!.id, sent[0]!.id])
  expect([(await seen(ben)).length, (await inFeed(ben)).length]).toEqual([1, 1])
  expect((await ben.call(milestonesContract.addMilestone, lost)).id).not.toBe(again.id)
  await ana.call(milestonesContract.deleteMilestone, { ...family, milestone_id: again.id })
  expect((await seen(ben)).length).toBe(1)
})

test('missing fields get an error for that field, and dates have to be valid', async () => {
  const tries = (given: object) => ana.tries(milestonesContract.addMilestone, { ...family, ...steps, ...given })
  expect((await tries({ name: '  ' })).json).toMatchObject({ fields: { name: 'milestone_name_required' } })
  expect((await tries({ date: '' })).json).toMatchObject({ fields: { date: 'date_required' } })
  expect((await tries({ date: '2023-02-29' })).json).toMatchObject({ fields: { date: 'date_required' } })
  expect((await tries({ date: '1799-12-31' })).json).toMatchObject({ fields: { date: 'date_too_far' } })
  expect((await tries({ description: 'x'.repeat(10_000) })).json).toMatchObject({ fields: { description: 'too_long' } })
  expect((await tries({ description: ' \n ' })).json).toMatchObject({ description: null })
})

test("a milestone can be up to ten months before its child's birth", async () => {
  const { addChild } = childrenContract
  const child = await ana.call(addChild, { ...family, first_name: 'Mia', last_name: '', birth_date: '2024-06-15' })
  const add = (date: string) =>
    ana.tries(milestonesContract.addMilestone, { ...family, name: 'First ultrasound', child_id: child.id, date })
  expect((await add('2023-08-14')).json).toMatchObject({ fields: { date: 'date_before_birth' } })
  const added = await add('2023-08-15')
  expect(added.status, added.text).toBe(201)
  const mine = { ...family, milestone_id: (added.json as { id: string }).id }
  expect((await ana.tries(milestonesContract.editMilestone, { ...mine, date: '2003-08-15' })).json).toMatchObject({
    fields: { date: 'date_before_birth' },
  })
  // A wedding isn't linked to a child.
  await ana.call(milestonesContract.editMilestone, { ...mine, date: '2003-08-15', child_id: null })
  expect((await ana.tries(milestonesContract.editMilestone, { ...mine, child_id: child.id })).status).toBe(400)
})

test('a private milestone is only visible to and announced to its author, no matter who makes it private', async () => {
  const { id } = await ana.call(milestonesContract.addMilestone, { ...family, ...steps, audience: 'private' })
  const mine = { ...family, milestone_id: id }
  expect([await seen(ben), await inFeed(ben)]).toEqual([[], []])
  expect((await ben.tries(milestonesContract.editMilestone, { ...mine, name: 'Mine' })).status).toBe(404)
  await ana.call(milestonesContract.editMilestone, { ...mine, audience: 'extended_family' })
  expect([(await seen(ben)).length, (await inFeed(ben)).length]).toEqual([1, 1])
  expect((await ben.tries(milestonesContract.editMilestone, { ...mine, audience: 'private' })).json).toMatchObject({
    fields: { audience: 'only_adder' },
  })
  await ana.call(milestonesContract.editMilestone, { ...mine, audience: 'private' })
  expect([await seen(ben), await inFeed(ben)]).toEqual([[], []])
  expect((await inFeed(ana)).length).toBe(1)
})

test('someone whose default audience is private also creates private milestones, unless they choose another', async () => {
  await ana.call(accountsContract.saveSettings, { default_sharing_preference: 'private' })
  await ana.call(milestonesContract.addMilestone, { ...family, ...steps })
  await ana.call(milestonesContract.addMilestone, {
    ...family,
    name: 'For all',
    date: '2024-03-01',
    audience: 'family_only',
  })
  expect((await seen(ben)).map(({ name }) => name)).toEqual(['For all'])
  expect((await seen(ana)).map(({ name }) => name)).toEqual(['For all', 'First steps'])
})

test("viewers see only a milestone's photos that they may see, and editing them doesn't remove the hidden ones", async () => {
  const beach = await seedPhoto(ana, family, { taken_at: '2024-02-29T10:00:00' })
  const secret = await seedPhoto(ana, family, { audience: 'private', taken_at: '2024-02-29T11:00:00' })
  const { id } = await ana.call(milestonesContract.addMilestone, {
    ...family,
    ...steps,
    photo_ids: [beach, secret, beach],
  })
  const photosOf = async (who: Person) => {
    const milestone = await who.call(milestonesContract.getMilestone, { ...family, milestone_id: id })
    expect(milestone.photo_count).toBe(milestone.photos.length)
    return milestone.photos.map((photo) => photo.id)
  }
  expect([await photosOf(ana), await photosOf(ben)]).toEqual([[beach, secret], [beach]])
  const link = (photo_ids: string[]) => ({ ...family, milestone_id: id, photo_ids })
  expect((await ben.tries(milestonesContract.editMilestone, link([secret]))).status).toBe(404)
  const lake = await seedPhoto(ben, family, { taken_at: '2024-02-29T12:00:00' })
  await ben.call(milestonesContract.editMilestone, link([lake]))
  expect([await photosOf(ana), await photosOf(ben)]).toEqual([[secret, lake], [lake]])
  await ben.call(photosContract.deletePhoto, { ...family, photo_id: lake })
  expect([await photosOf(ana), await photosOf(ben)]).toEqual([[secret], []])
})

test("two people who change a milestone at the same time don't overwrite each other's change", async () => {
  const { id, updated_at } = await ana.call(milestonesContract.addMilestone, { ...family, ...steps })
  const change = { ...family, milestone_id: id, updated_at }
  const answers = await Promise.all([
    ana.tries(milestonesContract.editMilestone, { ...change, name: 'Steps' }),
    ben.tries(milestonesContract.editMilestone, { ...change, name: 'Walking' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const winner = answers.find(({ status }) => status === 200)!.json!
  expect(await seen(ana)).toMatchObject([{ name: winner.name }])
})

test('milestones are paginated, newest first, without repeats, even on the same day', async () => {
  for (let i = 0; i < 11; i++)
    await ana.call(milestonesContract.addMilestone, {
      ...family,
      name: `No. ${i}`,
      date: i < 6 ? '2024-05-01' : '2024-06-01',
    })
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await ben.call(milestonesContract.listMilestones, { ...family, limit: 4, ...(cursor && { cursor }) })
    expect(page.total).toBe(11)
    found.push(...page.milestones.map(({ name }) => name))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(found).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((i) => `No. ${i}`))
})
