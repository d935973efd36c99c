import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityContract } from '#features/activity/activity.contract.ts'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { dashboardContract } from '#features/dashboard/dashboard.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { highlightsContract } from '#features/dashboard/highlights.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { RECENT_PHOTOS_SHOWN } from '#features/photos/photos.rules.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('the dashboard returns the same data as its single operations, for each viewer', async () => {
  const ana = await server.person('Ana')
  const ben = await server.person('Ben')
  const family = await ana.opensFamily('Moreau')
  await server.join(family, ben, 'viewer')
  const mia = await ana.call(childrenContract.addChild, { ...family, first_name: 'Mia', birth_date: '2019-04-02' })
  await ana.call(categoriesContract.createCategory, { ...family, name: 'Holidays' })
  for (let day = 1; day <= 7; day++)
    await ana.call(milestonesContract.addMilestone, {
      ...{ ...family, name: `Day ${day}`, date: `2025-01-0${day}`, child_id: mia.id },
    })
  for (let i = 0; i < RECENT_PHOTOS_SHOWN; i++) await seedPhoto(ana, family)
  await seedPhoto(ana, family, { audience: 'private' })
  // Sorted before the others.
  await seedPhoto(ana, family, { taken_at: '2025-05-01T10:00:00' })

  for (const [person, photos] of [
    [ana, RECENT_PHOTOS_SHOWN + 2],
    [ben, RECENT_PHOTOS_SHOWN + 1],
  ] as const) {
    const today = { day: '2026-05-01', since: '2020-01-01T00:00:00Z' }
    const shown = await person.call(dashboardContract.getDashboard, { ...family, ...today })
    expect(shown.photos.photos).toHaveLength(RECENT_PHOTOS_SHOWN)
    expect(shown.photos.total).toBe(photos)
    expect(shown.milestones.milestones.map(({ name }) => name)).toEqual(['Day 7', 'Day 6', 'Day 5', 'Day 4', 'Day 3'])
    expect(shown.milestones.total).toBe(7)
    expect(shown.highlights.on_this_day).toHaveLength(1)
    expect(shown).toEqual({
      family: await person.call(familiesContract.getFamily, family),
      people: await person.call(peopleContract.listPeople, family),
      moments: await person.call(activityContract.listActivities, { ...family, limit: 20 }),
      photos: await person.call(photosContract.listPhotos, {
        ...family,
        sort_by: 'created_at',
        limit: RECENT_PHOTOS_SHOWN,
      }),
      milestones: await person.call(milestonesContract.listMilestones, { ...family, limit: 5 }),
      personality: await person.call(personalityContract.listPersonality, family),
      categories: await person.call(categoriesContract.listCategories, family),
      highlights: await person.call(highlightsContract.getHighlights, { ...family, ...today }),
    })
  }
})
