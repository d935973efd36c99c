import { DESKTOP, expect, excessWhereNarrow, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'

/** A month, some months from this one. */
function monthFromNow(count: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count, 1)).toISOString().slice(0, 7)
}

test.use({ viewport: PHONE })

test('Ana reads the gazette and has it sent to Oma, who says yes', async ({
  page,
  server,
  browser,
  loginAs,
  pictures,
}) => {
  const since = Date.now()
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const photos = await ana.uploads(family, pictures.slice(0, 4))
  for (const [at, photo] of photos.entries())
    await ana.send('PATCH', `/api/families/${family}/photos/${photo}`, {
      ...{ taken_at: `${monthFromNow(at === 0 ? -1 : 0)}-02T10:00:00`, audience: 'extended_family' },
    })

  await page.goto(`/families/${family}/gazette`)
  const preview = page.getByRole('link', { name: 'Preview' })
  await expect(page.getByText('3 photos', { exact: true })).toBeVisible()
  // The front page, drawn from what's printed.
  await expect(page.getByRole('main').locator('svg text').filter({ hasText: 'Inside' })).toBeVisible()
  await expectAccessibleOnBoth(page)
  const settings = page.getByRole('dialog', { name: 'Your gazette' })
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  await settings.getByRole('checkbox', { name: /^Large type/ }).check()
  await expectAccessibleOnBoth(page)
  await page.keyboard.press('Escape')
  await expect(preview).toHaveAttribute('href', /large_type=true/)
  const pdf = await page.request.get((await preview.getAttribute('href'))!)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const download = page.getByRole('link', { name: /^Download the gazette for/ })
  await expect(download).toHaveCount(1)
  const saved = await page.request.get((await download.getAttribute('href'))!)
  expect(saved.headers()['content-disposition']).toContain('The Moreaus')
  await expectAccessibleOnBoth(page)
  expect(await excessWhereNarrow(page)).toBe(0)

  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Get it by email' }).click()
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
  await page.getByRole('button', { name: 'Add someone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send the gazette to someone' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Enter a name.')).toBeVisible()
  await expectAccessibleOnBoth(page)
  const email = `oma-${since}@example.net`
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Oma Rosa')
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const oma = page.getByRole('listitem').filter({ hasText: email })
  await expect(oma).toContainText('Not confirmed')

  const { link } = await waitForMail(server.dataDir, email, since, 'would like to send you')
  const visitor = await browser.newContext({ viewport: PHONE })
  const herPage = await visitor.newPage()
  await herPage.goto(link!)
  await herPage.getByRole('button', { name: 'Yes, send it to me' }).click()
  await expect(herPage.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
  await expectAccessibleOnBoth(herPage)
  await herPage.goto(link!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
  await expect(herPage.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()

  await page.setViewportSize(DESKTOP)
  await page.reload()
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click()
  await expect(oma).toContainText('Subscribed')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('button', { name: 'Get it by email' })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Large type/ }).uncheck()
  await expect(preview).not.toHaveAttribute('href', /large_type/)
  await page.getByRole('button', { name: 'Remove Oma Rosa' }).click()
  await expect(oma).toBeHidden()

  await herPage.setViewportSize(DESKTOP)
  await herPage.goto(link!)
  await expect(herPage.getByText('Ask the person who invited you to add you again.')).toBeVisible()
  await visitor.close()
})
