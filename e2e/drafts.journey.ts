import { expect, expectAccessible, signOut, test } from './fixtures.ts'

const BACK = 'We restored your draft.'

test('a draft survives a reload until Ana saves it, discards it, or signs out', async ({ page, loginAs, context }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.send('POST', `/api/families/${family}/children`, { first_name: 'Mia', birth_date: '2024-05-01' })
  const form = `/families/${family}/activities?form=milestone`
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const about = page.getByRole('textbox', { name: /Description/ })

  await page.goto(form)
  const date = page.getByLabel('Date', { exact: true })
  const child = page.getByRole('combobox', { name: 'Child' })
  await name.fill('First steps')
  await date.fill('2025-03-02')
  await child.selectOption('Mia')
  await about.fill('Across the kitchen,\nto Oma 🐟')
  await page.reload()
  await expect(page.getByText(BACK)).toBeVisible()
  await expect(name).toHaveValue('First steps')
  await expect(about).toHaveValue('Across the kitchen,\nto Oma 🐟')
  await expect(date).toHaveValue('2025-03-02')
  await expect(child.getByRole('option', { selected: true })).toHaveText('Mia')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText(BACK)).toBeHidden()
  await expect(name).toHaveValue('')
  await page.reload()
  await expect(name).toHaveValue('')
  await expect(page.getByText(BACK)).toBeHidden()

  // The draft is saved again, submitted, and then the form is empty.
  await name.fill('First word')
  await page.reload()
  await expect(name).toHaveValue('First word')
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(form)
  await expect(name).toHaveValue('')

  // With drafts turned off, nothing is stored, and existing drafts are deleted right away.
  await name.fill('Secret')
  await ana.send('PATCH', '/api/preferences', { auto_save: false })
  await page.reload()
  await expect(name).toBeVisible()
  await expect(name).toHaveValue('')
  await ana.send('PATCH', '/api/preferences', { auto_save: true })
  await page.goto('/account/settings')
  const first = page.getByRole('textbox', { name: 'First name' })
  await first.fill('Anna')
  await page.reload()
  await expect(page.getByText(BACK)).toBeVisible()
  await expect(first).toHaveValue('Anna')

  // Signing out deletes the draft from this browser.
  await signOut(page)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([])
  await context.clearCookies()
})
