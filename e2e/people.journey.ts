import type { Locator, Page } from '@playwright/test'
import {
  chooseOfMore,
  DESKTOP,
  detailsOf,
  expect,
  expectAccessible,
  expectAccessibleOnBoth,
  onNext,
  PHONE,
  test,
} from './fixtures.ts'
import { makePictures } from './pictures.ts'

const NAMES = ['Alma', 'Noé', 'Rosa', 'Tom', 'Bello']

/** Names five people in all photos of the gallery. Returns the number of taps. */
async function tapsToNameEveryone(page: Page): Promise<number> {
  await expect(page.locator('[data-selectable]')).toBeAttached()
  let taps = 0
  const tap = async (target: Locator) => {
    taps++
    await target.click()
  }
  const bar = page.getByRole('region', { name: 'Selected photos' })
  await page.getByRole('region', { name: 'Photos by day' }).getByRole('link').first().press(' ')
  taps++
  await chooseOfMore(bar, 'Select all')
  taps += 2
  await expect(bar.getByText('10 photos selected')).toBeVisible()
  await tap(bar.getByRole('button', { name: 'Who is this?' }))
  const who = page.getByRole('dialog', { name: 'Who is this?' })
  for (const name of NAMES) {
    await who.getByLabel('Name').fill(name)
    await tap(who.getByRole('button', { name: `Add ${name}` }))
    await expect(who.getByRole('button', { name, exact: true, pressed: true })).toBeVisible()
  }
  await expectAccessible(page)
  await tap(who.getByRole('button', { name: 'Done' }))
  await expect(page.getByText('10 photos updated').first()).toBeVisible()
  return taps
}

test('Ana names five people in ten photos within twelve taps', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  const pictures = await makePictures(10)
  for (const size of [DESKTOP, PHONE]) {
    const family = await ana.opensFamily('The Moreaus')
    await ana.uploads(family, pictures)
    await page.setViewportSize(size)
    await page.goto(`/families/${family}/photos`)
    expect(await tapsToNameEveryone(page)).toBeLessThanOrEqual(12)
  }

  // Everyone is in each photo now, and one tap away from being removed.
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Photos by day' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Photo details' }).click()
  const drawer = detailsOf(page)
  for (const name of NAMES) await expect(drawer.getByRole('link', { name })).toBeVisible()
  await drawer.getByRole('button', { name: 'Who is this?' }).click()
  const who = page.getByRole('dialog', { name: 'Who is this?' })
  await who.getByRole('button', { name: 'Tom' }).click()
  await who.getByRole('button', { name: 'Done' }).click()
  await expect(drawer.getByRole('link', { name: 'Tom' })).toBeHidden()
  await expectAccessibleOnBoth(page)
})

test('Ana names people by keyboard, filters by them, and sees their age in each photo', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const [both, one] = await ana.uploads(family, pictures.slice(0, 2))
  const api = `/api/families/${family}`
  for (const [first_name, birth_date] of [
    ['Alma', '2018-02-28'],
    ['Noé', '2022-01-01'],
  ])
    await ana.send('POST', `${api}/children`, { first_name, birth_date })
  for (const photo of [both, one])
    await ana.send('PATCH', `${api}/photos/${photo}`, { taken_at: '2023-05-28T10:00:00', taken_precision: 'time' })

  await page.goto(`/families/${family}/photos?photo=${both}&view=details`)
  const drawer = detailsOf(page)
  const who = page.getByRole('dialog', { name: 'Who is this?' })
  await drawer.getByRole('button', { name: 'Who is this?' }).press('Enter')
  await expect(who.getByLabel('Name')).toBeFocused()
  await expect(who.getByRole('button', { name: 'Noé' })).toBeVisible()
  for (const name of ['alm', 'noe']) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('link', { name: 'Alma, 5 years 3 months' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Noé, 1 year 4 months' })).toBeVisible()

  // People of the same hour are suggested first.
  await page.goto(`/families/${family}/photos?photo=${one}&view=details`)
  await drawer.getByRole('button', { name: 'Who is this?' }).click()
  await who.getByRole('button', { name: 'Noé' }).click()
  await who.getByRole('button', { name: 'Done' }).click()
  await expect(drawer.getByRole('link', { name: /^Noé/ })).toBeVisible()

  await drawer.getByRole('link', { name: /^Noé/ }).click()
  const total = (count: string) => expect(page.getByRole('status').filter({ hasText: count })).toBeVisible()
  await total('2 photos')
  await filter(page, () => page.getByRole('checkbox', { name: 'No one else in the photo' }).check())
  await total('1 photo')
  await filter(page, async () => {
    await page.getByRole('checkbox', { name: 'No one else in the photo' }).uncheck()
    await page.getByRole('checkbox', { name: 'Alma' }).check()
  })
  await total('1 photo')
  await expect(page.getByRole('list', { name: 'Filters' }).getByRole('button', { name: /Alma/ })).toBeVisible()
  await expectAccessible(page)
})

async function filter(page: Page, change: () => Promise<void>) {
  await page.getByRole('button', { name: 'Search and filter' }).click()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await change()
  await page.getByRole('button', { name: 'Show photos' }).click()
}

test('Ana adds relatives and a pet, draws the family tree, and merges someone who was added twice', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const [photo] = await ana.uploads(family, pictures.slice(0, 1))
  const api = `/api/families/${family}`
  const { id: alma } = await ana.send<{ id: string }>('POST', `${api}/children`, {
    ...{ first_name: 'Alma', birth_date: '2018-02-28' },
  })
  const { id: twin } = await ana.send<{ id: string }>('POST', `${api}/people`, { first_name: 'Grandma' })
  await ana.send('PATCH', `${api}/photos/${photo}`, { person_ids: [alma, twin] })
  await page.goto(`/families/${family}`)
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Children' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Add person' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('First name').fill('Rosa')
  await form.getByLabel('Also known as').fill('Abuela, Nana')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add person' }).click()
  await expect(page.getByText('Person added', { exact: true })).toBeVisible()
  await expect(page.getByText('Abuela, Nana')).toBeVisible()

  const act = async (name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act('Rosa', 'Edit relatives')
  await form.getByRole('group', { name: 'Children' }).getByRole('checkbox', { name: 'Alma' }).check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Relatives saved').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Family tree' })).toBeVisible()
  await expectAccessible(page)

  await act('Grandma', 'Merge…')
  const merging = page.getByRole('alertdialog')
  await merging.getByLabel('Person to keep').selectOption('Rosa')
  // A live update can remove Grandma before the response arrives.
  await onNext(page, '**/people/*/merge', async (route) => {
    const response = await route.fetch()
    await expect(page.getByRole('heading', { name: 'Grandma' })).toHaveCount(0)
    await route.fulfill({ response })
  })
  await merging.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText('Merged into Rosa').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Grandma' })).toHaveCount(0)

  await page.getByRole('heading', { name: 'Rosa' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rosa' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Photo taken/ })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Milestones' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Alma' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alma' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Milestones' })).toBeVisible()
  await expectAccessible(page)
})
