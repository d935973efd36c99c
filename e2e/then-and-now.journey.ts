import { dateIn } from '#shared/days.ts'
import { DESKTOP, detailsOf, excessWhereNarrow, expect, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'

test('Ana compares photos years apart and sees her child grow up', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const api = `/api/families/${family}`
  const [mia, freja] = await Promise.all([
    ana.send<{ id: string }>('POST', `${api}/children`, { first_name: 'Mia', birth_date: '2018-06-08' }),
    ana.send<{ id: string }>('POST', `${api}/people`, { first_name: 'Freja', birth_date: '1985-03-01' }),
  ])
  const relatives = { parent_ids: [freja.id], partner_ids: [], child_ids: [] }
  await ana.send('PUT', `${api}/people/${mia.id}/relatives`, relatives)
  const [first, second, latest, old] = await ana.uploads(family, pictures.slice(0, 4))
  const dated = (photo: string | undefined, taken_at: string, person: { id: string }) =>
    ana.send('PATCH', `${api}/photos/${photo}`, { taken_at, person_ids: [person.id] })
  await dated(first, '2020-06-08T10:00:00', mia)
  await dated(second, '2023-06-11T10:00:00', mia)
  await dated(latest, '2026-06-10T10:00:00', mia)
  await dated(old, '1990-03-04T10:00:00', freja)

  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    const isFirst = size === PHONE
    await page.goto(`/families/${family}`)
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Then and now' }) })
    const slider = card.getByRole('slider', { name: /^Compare 20\d\d with 20\d\d$/ })
    await expect(slider).toHaveAttribute('aria-valuetext', /^50% from 20\d\d$/)
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', /^51% from 20\d\d$/)
    await slider.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', /^0% from 20\d\d$/)
    await expect(card.getByText(/years apart/)).toBeVisible()
    if (isFirst) {
      await expectAccessibleOnBoth(page)
      expect(await excessWhereNarrow(page)).toBe(0)
    }

    await page.goto(`/families/${family}/photos?photo=${latest}&view=details`)
    const drawer = detailsOf(page)
    await expect(drawer.getByRole('button', { name: /^Compare with/ })).toHaveText(['2020', '2023'])
    await drawer.getByRole('button', { name: 'Compare with 2020' }).click()
    const comparison = page.getByRole('dialog', { name: 'Then and now' })
    await expect(comparison.getByRole('slider', { name: 'Compare 2020 with 2026' })).toBeVisible()
    await expect(comparison.getByText('6 years apart')).toBeVisible()
    if (isFirst) await expectAccessibleOnBoth(page)
    await page.keyboard.press('Escape')
    await expect(comparison).toBeHidden()
    await expect(drawer).toBeVisible()

    await page.goto(`/families/${family}/people/${mia.id}`)
    const strip = page.locator('section', { has: page.getByRole('heading', { name: 'Growing up' }) })
    await expect(strip.getByRole('listitem')).toHaveText(['Age 22020', 'Age 52023', 'Age 82026'])
    const poster = await strip.getByRole('link', { name: 'Download poster' }).getAttribute('href')
    const file = await page.request.get(poster!)
    expect(file.headers()['content-disposition']).toContain('filename="Mia.pdf"')
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
    const sameAge = page.locator('section', { has: page.getByRole('heading', { name: 'At the same age' }) })
    await sameAge.getByRole('button', { name: /age 5.*The same age to the day/s }).click()
    const parent = page.getByRole('dialog', { name: 'At the same age' })
    await expect(parent.getByRole('slider', { name: 'Compare Freja with Mia' })).toBeVisible()
    if (isFirst) await expectAccessibleOnBoth(page)
    await page.keyboard.press('Escape')
    await expect(parent).toBeHidden()
    if (isFirst) {
      await expectAccessibleOnBoth(page)
      // The rows of photos fit the new width a moment later.
      await expect.poll(() => excessWhereNarrow(page)).toBe(0)
    }
    await strip.getByRole('listitem').first().getByRole('link').click()
    await expect(page.getByRole('dialog', { name: 'Full-screen photo' })).toBeVisible()
    await page.keyboard.press('Escape')

    await strip.getByRole('link', { name: 'Make a film' }).click()
    await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('every')
    await expect(page.getByText('3 photos', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Mia')
  }
})

test('Ana sees on home what happened on this day, and the rest of that day', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const ids = await ana.uploads(family, pictures.slice(0, 3))
  // In Ana's time zone, which isn't the browser's (playwright.config.ts).
  const today = dateIn('UTC', new Date())
  const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
  for (const [at, years] of [4, 4, 8].entries())
    await ana.send('PATCH', `/api/families/${family}/photos/${ids[at]}`, { taken_at: `${yearsAgo(years)}T10:00:00` })
  await page.goto(`/families/${family}`)
  await expect(page.getByText('4 years ago today')).toBeVisible()
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'On this day' }) })
  await card
    .getByRole('listitem')
    .filter({ hasText: '4 years ago' })
    .getByRole('link', { name: 'See the whole day' })
    .click()
  await expect(page.getByRole('region', { name: 'Photos by day' }).getByRole('link')).toHaveCount(2)
})
