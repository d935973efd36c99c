import { expect, test } from 'vitest'
import { activityContract } from '#features/activity/activity.contract.ts'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { ana, ben, family, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import type { Person } from '#kit/people.ts'

openForAnaAndBen()

const { listCategories, createCategory, renameCategory, deleteCategory } = categoriesContract

const names = async (person: Person) => (await person.call(listCategories, family)).categories.map(({ name }) => name)

test('categories are trimmed, sorted by name in locale order, and announced in the feed', async () => {
  for (const name of ['  Summer  ', 'école', 'Eastern', 'zoo', '夏休み'])
    await ana.call(createCategory, { ...family, name })
  expect(await names(ben)).toEqual(['Eastern', 'école', 'Summer', 'zoo', '夏休み'])
  const { activities } = await ben.call(activityContract.listActivities, family)
  expect(activities.slice(0, 5)).toMatchObject(
    ['夏休み', 'zoo', 'Eastern', 'école', 'Summer'].map((title) => ({ activity_type: 'category_created', title })),
  )
})

test('a category name is unique regardless of case, even when two people add it at the same time', async () => {
  const answers = await Promise.all([
    ana.tries(createCategory, { ...family, name: 'Été' }),
    ben.tries(createCategory, { ...family, name: ' ÉTÉ ' }),
    ana.tries(createCategory, { ...family, name: 'été' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect(answers.find(({ status }) => status === 409)!.json).toMatchObject({
    code: 'already_there',
    fields: { name: 'category_name_taken' },
  })
  expect(await names(ana)).toHaveLength(1)
  const { activities } = await ana.call(activityContract.listActivities, family)
  expect(activities.filter(({ activity_type }) => activity_type === 'category_created')).toHaveLength(1)
})

test('a category with an empty or very long name is refused with an error for its field', async () => {
  for (const [name, problem] of [
    ['', 'category_name_required'],
    [' \t ', 'category_name_required'],
    ['x'.repeat(61), 'category_name_too_long'],
  ])
    expect((await ana.tries(createCategory, { ...family, name })).json).toMatchObject({ fields: { name: problem } })
  expect(await names(ana)).toEqual([])
})

test("renaming a category keeps its photos, may change only the case, and can't take another category's name", async () => {
  const beach = await ana.call(createCategory, { ...family, name: 'beach' })
  await ana.call(createCategory, { ...family, name: 'Zoo' })
  const category = { ...family, category_id: beach.id }
  expect(await ben.call(renameCategory, { ...category, name: 'Beach' })).toMatchObject({ id: beach.id, name: 'Beach' })
  expect((await ben.tries(renameCategory, { ...category, name: 'ZOO' })).json).toMatchObject({ code: 'already_there' })
  await ben.call(deleteCategory, category)
  expect((await ana.tries(deleteCategory, category)).status).toBe(404)
  expect((await ana.tries(renameCategory, { ...category, name: 'Beach again' })).status).toBe(404)
  expect(await names(ana)).toEqual(['Zoo'])
})
