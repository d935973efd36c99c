import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { activityContract } from '#features/activity/activity.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { purgeRemovedPeople } from '#features/people/server/purge-removed-people.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, ben, family, server, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import { hostileTexts } from '#kit/hostile.ts'
import { seedPhoto } from '#kit/photos.ts'
import { drawPicture } from '#kit/pictures.ts'
import { addPhoto } from '#kit/uploads.ts'
import type { Person } from '#kit/people.ts'

openForAnaAndBen({ withWorker: true })

const addEmma = (birth_date = '2024-02-29') =>
  ana.call(childrenContract.addChild, { ...family, first_name: 'Emma', last_name: 'Moreau', birth_date })
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

describe('a child', () => {
  test("appears in the list, the family, and the feed as soon as it's added", async () => {
    const emma = await addEmma()
    expect(emma).toMatchObject({ first_name: 'Emma', gender: 'prefer_not_to_say', avatar_url: null })
    const { children } = await ben.call(familiesContract.getFamily, family)
    expect(children).toEqual([
      {
        ...{ id: emma.id, first_name: 'Emma', last_name: 'Moreau', birth_date: '2024-02-29' },
        ...{ gender: 'prefer_not_to_say', avatar_url: null },
      },
    ])
    const { activities } = await ben.call(activityContract.listActivities, { ...family, type: 'child_added' })
    expect(activities).toMatchObject([{ title: 'Emma', metadata: { child_id: emma.id } }])
  })

  test('is added once, however often the request is retried', async () => {
    const lost = { ...family, first_name: 'Emma', birth_date: '2024-02-29', once: crypto.randomUUID() }
    const sent = await Promise.all([1, 2].map(() => ana.call(childrenContract.addChild, lost)))
    expect(await ana.call(childrenContract.addChild, lost)).toEqual(sent[0])
    expect((await ben.call(familiesContract.getFamily, family)).children).toMatchObject([{ id: sent[1]!.id }])
    const { activities } = await ben.call(activityContract.listActivities, { ...family, type: 'child_added' })
    expect(activities).toHaveLength(1)
    // A retry of the request after the child was removed doesn't restore it.
    await ana.call(peopleContract.deletePerson, { ...family, person_id: sent[0]!.id })
    expect((await ana.tries(childrenContract.addChild, lost)).status).toBe(404)
  })

  test("can have a due date within a pregnancy's length, and a birth date in this or the last century", async () => {
    const tries = (birth_date: string) =>
      ana.tries(childrenContract.addChild, { ...family, first_name: 'Noa', birth_date })
    for (const date of [day(0), day(280), '2024-02-29', '1900-01-01']) expect((await tries(date)).status).toBe(201)
    for (const [date, problem] of [
      [day(310), 'birth_date_too_late'],
      ['1899-12-31', 'birth_date_too_early'],
      ['2023-02-29', 'birth_date_required'],
      ['2024-13-01', 'birth_date_required'],
      ['yesterday', 'birth_date_required'],
      ['', 'birth_date_required'],
    ])
      expect((await tries(date!)).json, date).toMatchObject({ fields: { birth_date: problem } })
  })

  test('can have any name, which is always treated as text', async () => {
    for (const first_name of hostileTexts.filter((text) => text.trim() && text.length <= 100)) {
      const { status, json } = await ana.tries(childrenContract.addChild, {
        ...family,
        first_name,
        birth_date: day(-9),
      })
      if (first_name.includes('\u0000')) expect(json).toMatchObject({ fields: { first_name: expect.any(String) } })
      else expect([status, json?.first_name]).toEqual([201, first_name.trim().toWellFormed()])
    }
    const { status, json } = await ana.tries(childrenContract.addChild, {
      ...{ ...family, first_name: 'x'.repeat(10_000), birth_date: day(-9) },
    })
    expect([status, json]).toMatchObject([400, { fields: { first_name: 'too_long' } }])
  })

  test('that two editors change at the same time is changed by one; the other gets a conflict and loses nothing', async () => {
    const emma = await addEmma()
    const change = { ...family, person_id: emma.id, updated_at: emma.updated_at }
    const answers = await Promise.all([
      ana.tries(peopleContract.editPerson, { ...change, first_name: 'Emmy' }),
      ben.tries(peopleContract.editPerson, { ...change, first_name: 'Emilia' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = answers.find(({ status }) => status === 200)!.json!
    const { children } = await ana.call(childrenContract.listChildren, family)
    expect(children).toMatchObject([{ first_name: winner.first_name }])
  })

  test('counts photos by age to the day, and excludes photos that are private to others', async () => {
    const emma = await addEmma('2020-02-29')
    const ofEmma = async (taken_at: string, by = ana, audience: 'private' | 'family_only' = 'family_only') => {
      const photo_id = await seedPhoto(by, family, { taken_at, audience })
      await by.call(photosContract.editPhoto, { ...family, photo_id, person_ids: [emma.id] })
      return photo_id
    }
    await ofEmma('2019-12-24T10:00:00')
    await ofEmma('2020-02-29T10:00:00')
    await ofEmma('2021-02-27T10:00:00')
    // A child born on February 29 turns one on February 28.
    const cake = await ofEmma('2021-02-28T10:00:00')
    await ofEmma('2021-03-01T10:00:00', ben, 'private')
    const read = (who: Person) => who.call(peopleContract.getPerson, { ...family, person_id: emma.id })
    const years = [
      { year: -1, photos: 1 },
      { year: 0, photos: 2 },
    ]
    expect(await read(ana)).toMatchObject({
      counts: { photos: 4 },
      photo_years: [...years, { year: 1, photos: 1 }],
    })
    expect(await read(ben)).toMatchObject({
      counts: { photos: 5 },
      photo_years: [...years, { year: 1, photos: 2 }],
    })
    await ana.call(photosContract.deletePhoto, { ...family, photo_id: cake })
    expect((await read(ana)).photo_years).toEqual(years)
    const shown = await ana.call(photosContract.listPhotos, { ...family, person_ids: emma.id })
    expect([shown.total, shown.photos.length]).toEqual([3, 3])
  })
})

describe('a removed child', () => {
  test('leaves photos and milestones in place, and is linked to them again when the owner restores it', async () => {
    const emma = await addEmma()
    const photo_id = await seedPhoto(ana, family)
    await ana.call(photosContract.editPhoto, { ...family, photo_id, person_ids: [emma.id] })
    const milestone = await ana.call(milestonesContract.addMilestone, {
      ...{ ...family, name: 'First smile', date: '2024-04-01', child_id: emma.id },
    })
    await ben.call(peopleContract.deletePerson, { ...family, person_id: emma.id })
    const gone = await ana.tries(peopleContract.getPerson, { ...family, person_id: emma.id })
    expect(gone.status).toBe(404)
    expect(await ana.call(photosContract.getPhoto, { ...family, photo_id })).toMatchObject({ people: [] })
    const read = () => ana.call(milestonesContract.getMilestone, { ...family, milestone_id: milestone.id })
    expect(await read()).toMatchObject({ name: 'First smile', child_id: null, child: null })

    expect((await ben.tries(peopleContract.listRemovedPeople, family)).status).toBe(403)
    expect((await ben.tries(peopleContract.restorePerson, { ...family, person_id: emma.id })).status).toBe(403)
    const { people: children } = await ana.call(peopleContract.listRemovedPeople, family)
    expect(children).toMatchObject([{ id: emma.id, first_name: 'Emma' }])
    await ana.call(peopleContract.restorePerson, { ...family, person_id: emma.id })
    expect(await read()).toMatchObject({ child: { first_name: 'Emma' } })
    expect(await ana.call(photosContract.getPhoto, { ...family, photo_id })).toMatchObject({
      people: [{ id: emma.id }],
    })
  })

  test('is purged after thirty days, and photos and milestones stay', async () => {
    const emma = await addEmma()
    const photo_id = await seedPhoto(ana, family)
    await ana.call(photosContract.editPhoto, { ...family, photo_id, person_ids: [emma.id] })
    await ana.call(peopleContract.deletePerson, { ...family, person_id: emma.id })
    const age = (days: number) =>
      server.sql('update people set deleted_at = now() - make_interval(days => $2) where id = $1', [emma.id, days])
    await age(29)
    await purgeRemovedPeople({ db: server.context.db.worker })
    expect((await ana.call(peopleContract.listRemovedPeople, family)).people).toHaveLength(1)
    await age(31)
    await purgeRemovedPeople({ db: server.context.db.worker })
    expect((await ana.call(peopleContract.listRemovedPeople, family)).people).toEqual([])
    expect(await ana.call(photosContract.getPhoto, { ...family, photo_id })).toMatchObject({ people: [] })
  })

  test("that's removed while a milestone is saved leaves the milestone intact, or the author gets an error", async () => {
    for (let i = 0; i < 5; i++) {
      const emma = await addEmma()
      const [saved, removed] = await Promise.all([
        ben.tries(milestonesContract.addMilestone, { ...family, name: 'Now', date: day(0), child_id: emma.id }),
        ana.tries(peopleContract.deletePerson, { ...family, person_id: emma.id }),
      ])
      expect(removed.status).toBe(204)
      expect([201, 404]).toContain(saved.status)
      if (saved.status !== 201) continue
      const milestone_id = saved.json!.id as string
      expect(await ana.call(milestonesContract.getMilestone, { ...family, milestone_id })).toMatchObject({
        child: null,
      })
    }
  })
})

describe("a child's profile photo", () => {
  test('is cropped from a photo in the background, and only visible to people who can see the child', async () => {
    const emma = await addEmma()
    const photo_id = await addPhoto(ana, family, await drawPicture())
    const { width, height } = await ana.call(photosContract.getPhoto, { ...family, photo_id })
    const child = { ...family, person_id: emma.id }
    const outside = { ...child, photo_id, x: 1, y: 1, size: Math.min(width, height) + 1 }
    expect((await ben.tries(peopleContract.setPersonAvatar, outside)).json).toMatchObject({
      fields: { size: 'outside_picture' },
    })
    const square = { x: 0, y: 0, size: Math.min(width, height) }
    const chosen = await ben.call(peopleContract.setPersonAvatar, { ...child, photo_id, ...square })
    expect(chosen).toMatchObject({ avatar_pending: true, avatar_url: null })
    const read = () => ana.call(peopleContract.getPerson, child)
    await expect.poll(async () => (await read()).avatar_pending).toBe(false)
    const { avatar_url } = await read()
    const picture = await ana.fetches(avatar_url!)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const { width: side, height: other } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    const edge = Math.min(square.size, 512)
    expect([side, other]).toEqual([edge, edge])

    await ana.call(photosContract.deletePhoto, { ...family, photo_id })
    expect((await ana.fetches(avatar_url!)).status, 'the photo may go').toBe(200)
    await server.leave(family, ben)
    const { avatar_url: again } = (await ana.call(childrenContract.listChildren, family)).children[0]!
    expect((await ana.fetches(again!)).status).toBe(200)
    await ana.call(peopleContract.deletePerson, child)
    expect((await ana.fetches(avatar_url!)).status, 'a removed child shows no face').toBe(404)
  })
})
