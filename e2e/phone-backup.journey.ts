import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'

/** One of the values to enter in the phone's app. */
const value = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd').first().innerText()

async function sendPhoto(url: URL, login: string, picture: string): Promise<number> {
  const headers = { authorization: `Basic ${Buffer.from(login).toString('base64')}` }
  return (await fetch(url, { method: 'PUT', headers, body: await readFile(picture) })).status
}

test('Ana sets up the backup of her iPhone and sees her first photo arrive', async ({
  page,
  loginAs,
  pictures,
  server,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await page.setViewportSize(PHONE)
  await page.goto(`/families/${family}/backup`)
  await expect(page.getByRole('heading', { name: 'Where are your photos?' })).toBeVisible()
  await expectAccessibleOnBoth(page)
  await page.getByRole('link', { name: 'iPhone' }).click()
  await page.getByRole('button', { name: 'Show my values' }).click()
  const { hostname, port } = new URL(server.url)
  expect([await value(page, 'Server'), await value(page, 'Port')]).toEqual([hostname, port])
  const password = await value(page, 'Password')
  const directory = await value(page, 'Directory')
  await expect(page.getByText('Waiting for the first photo…')).toBeVisible()
  await expectAccessibleOnBoth(page)

  // Phones unload the page while Ana is in the other app.
  await page.reload()
  expect(await value(page, 'Password')).toBe(password)

  const inbox = new URL(`${directory}/IMG_1.jpg`, server.url)
  expect(await sendPhoto(inbox, `${await value(page, 'Login')}:${password}`, pictures[0]!)).toBe(201)
  await expect(page.getByText('1 photo arrived')).toBeVisible()
  await page.getByRole('link', { name: 'See your photos' }).click()
  await expect(page.getByRole('region', { name: 'Photos by day' }).getByRole('link')).toHaveCount(1)

  await page.goto(`/families/${family}/backup`)
  await expect(page.getByText('Last photo: now')).toBeVisible()
  await expectAccessibleOnBoth(page)
  await page.getByRole('button', { name: 'Disconnect Ana’s iPhone' }).click()
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeHidden()
})

test('a second try replaces a device that never connected, and a second phone has a number', async ({
  page,
  loginAs,
  pictures,
  server,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const show = async () => {
    await page.goto(`/families/${family}/backup?for=android`)
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await page.getByRole('button', { name: 'Show my values' }).click()
    await expect(page.getByText('Waiting for the first photo…')).toBeVisible()
    return value(page, 'Password')
  }
  await show()
  const password = await show()
  await page.goto(`/families/${family}/backup`)
  await expect(page.getByText('Ana’s Android phone', { exact: true })).toHaveCount(1)
  expect(await sendPhoto(new URL('/dav/Inbox/IMG_1.jpg', server.url), `ana:${password}`, pictures[0]!)).toBe(201)
  await show()
  await page.goto(`/families/${family}/backup`)
  await expect(page.getByText('Ana’s Android phone 2', { exact: true })).toBeVisible()

  // A disconnected phone gets new values.
  await page.getByRole('button', { name: 'Disconnect Ana’s Android phone 2' }).click()
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(page.getByText('Ana’s Android phone 2', { exact: true })).toHaveCount(0)
  await page.goto(`/families/${family}/backup?for=android`)
  await expect(page.getByRole('button', { name: 'Show my values' })).toBeVisible()
})

test('Ana connects a computer, and closing asks first, because the password is never shown again', async ({
  page,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await page.goto(`/families/${family}/backup`)
  await page.getByRole('link', { name: 'Computer or another app' }).click()
  await page.getByRole('button', { name: 'Create app password' }).click()
  await expect(page.getByText('Give the device a name.')).toBeVisible()
  await page.getByLabel('Device name').fill('Ana’s laptop')
  await expectAccessibleOnBoth(page)
  await page.getByRole('button', { name: 'Create app password' }).click()
  const made = page.getByRole('dialog', { name: 'App password for Ana’s laptop' })
  await expectAccessibleOnBoth(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Back to the password' }).click()
  await made.getByRole('button', { name: 'I’ve entered it' }).click()
  await expect(made).toBeHidden()
  await page.goto(`/families/${family}/backup`)
  await expect(page.getByText('No photos yet.')).toBeVisible()
})
