import { readFile } from 'node:fs/promises'
import { expect, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'

test("Ana sets up her phone's backup, which sends a photo automatically", async ({
  page,
  loginAs,
  pictures,
  server,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await page.setViewportSize(PHONE)
  await page.goto(`/families/${family}/backup`)
  await expect(page.getByText('No devices yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Create app password' }).click()
  await expect(page.getByText('Give the device a name.')).toBeVisible()
  await page.getByLabel('Device name').fill('Ana’s phone')
  await expectAccessibleOnBoth(page)
  await page.getByRole('button', { name: 'Create app password' }).click()
  const made = page.getByRole('dialog', { name: 'App password for Ana’s phone' })
  const fact = (name: string) => made.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
  const password = await fact('Password').innerText()
  await expectAccessibleOnBoth(page)

  // Closing asks first, because the password is never shown again.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Back to the password' }).click()
  await made.getByRole('button', { name: 'I’ve entered it' }).click()
  await expect(made).toBeHidden()
  await expect(page.getByText('Never used')).toBeVisible()

  const sent = await fetch(new URL(`/dav/Inbox/IMG_1.jpg`, server.url), {
    method: 'PUT',
    headers: { authorization: `Basic ${Buffer.from(`ana:${password}`).toString('base64')}` },
    body: await readFile(pictures[0]!),
  })
  expect(sent.status).toBe(201)
  await page.goto(`/families/${family}/photos`)
  await expect(page.getByRole('region', { name: 'Photos by day' }).getByRole('link')).toHaveCount(1)

  await page.goto(`/families/${family}/backup`)
  await page.getByRole('button', { name: 'Revoke Ana’s phone' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('No devices yet.')).toBeVisible()
})
