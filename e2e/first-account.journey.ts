import type { Page } from '@playwright/test'
import { excessWhereNarrow, expect, expectAccessible, PHONE, test } from './fixtures.ts'

/** A family's own server, as it first starts: no mail server, and no accounts. */
test.use({ settings: { SIGN_UP: 'invited' } })

async function givesName(page: Page, first_name: string, email: string) {
  await page.getByLabel('First name').fill(first_name)
  await page.getByLabel('Last name').fill('Bennett')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Create my account' }).click()
}

test('Ana sets up her server without a code, and lets her signed-out grandmother in again', async ({
  page,
  server,
  browser,
}) => {
  test.slow()
  // Before she opens the printed link, every page leads to it.
  await page.setViewportSize(PHONE)
  for (const address of ['/login', '/signup']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Welcome to your new album' })).toBeVisible()
  }
  await expectAccessible(page)
  expect(await excessWhereNarrow(page), 'large text fits').toBe(0)

  const setup = /http\S+setup=\S+/.exec(server.output())?.[0] ?? ''
  await page.goto(setup)
  await givesName(page, 'Ana', 'ana@example.org')
  await page.getByLabel('Family name').fill('The Bennetts')
  await page.getByRole('button', { name: 'Create family' }).click()
  await expect(page.getByRole('heading', { name: 'The Bennetts' })).toBeVisible()
  const late = await browser.newPage({ viewport: PHONE })
  await late.goto(setup)
  await givesName(late, 'Eve', 'eve@example.org')
  await expect(late.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expectAccessible(late)
  await late.close()

  // She invites her grandmother without knowing her address. Her grandmother opens the link, and gives her name and address.
  await page.getByRole('button', { name: 'Invite family' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to The Bennetts' })
  await expect(dialog.getByRole('textbox', { name: 'Their email address' })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Add an email address' })).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expect(dialog.getByText('change other people’s photos')).toBeVisible()
  await expectAccessible(page)
  expect(await excessWhereNarrow(page), 'large text fits').toBe(0)
  await dialog.getByLabel('Who are you inviting?').fill('Grandma Rosa')
  const answer = page.waitForResponse((response) => response.url().endsWith('/invitations'))
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const { invited } = (await (await answer).json()) as { invited: { link: string }[] }
  const ready = page.getByRole('dialog', { name: 'Your link for Grandma Rosa' })
  await expect(ready.getByRole('img', { name: 'Code with the link for Grandma Rosa' })).toBeVisible()
  await expect(ready.getByRole('button', { name: 'Copy link for Grandma Rosa' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(page.url().replace(/(families\/[\w-]+).*/, '$1/members'))
  const pending = page.getByRole('region', { name: 'Pending invitations' })
  await expect(pending.getByRole('listitem').filter({ hasText: 'Grandma Rosa' })).toBeVisible()
  const phone = await browser.newContext({ viewport: PHONE })
  const rosas = await phone.newPage()
  await rosas.goto(invited[0]!.link)
  // The page to sign in greets her with who invited her.
  await rosas.getByRole('link', { name: 'I already have an account' }).click()
  await expect(rosas.getByText(/^Sign in to accept Ana .*’s invitation\.$/)).toBeVisible()
  await rosas.goBack()
  await rosas.getByLabel('Your name').fill('Rosa')
  await rosas.getByRole('textbox', { name: 'Email' }).fill('ana@example.org')
  await expectAccessible(rosas)
  expect(await excessWhereNarrow(rosas), 'large text fits').toBe(0)
  await rosas.getByRole('button', { name: 'Join the family' }).click()
  await expect(rosas.getByText('An account with this email already exists.')).toBeVisible()
  await rosas.getByRole('textbox', { name: 'Email' }).fill('rosa@example.org')
  await rosas.getByRole('button', { name: 'Join the family' }).click()
  await expect(rosas.getByRole('heading', { name: 'The Bennetts', level: 1 })).toBeVisible()

  // Signed out, she learns whom to ask.
  await rosas.goto('about:blank')
  await phone.clearCookies()
  await rosas.goto(invited[0]!.link)
  await expect(rosas.getByText('Call Ana and ask for a sign-in link')).toBeVisible()
  await expect(rosas.getByText('Help them sign in')).toBeVisible()
  await expectAccessible(rosas)
  expect(await excessWhereNarrow(rosas), 'large text fits').toBe(0)
  await rosas.goto('/login')
  await rosas.getByRole('textbox', { name: 'Email' }).fill('rosa@example.org')
  await rosas.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(rosas.getByRole('heading', { name: 'Get a sign-in link' })).toBeVisible()
  await expectAccessible(rosas)
  expect(await excessWhereNarrow(rosas), 'large text fits').toBe(0)

  await expect(pending).toBeHidden()
  await page.getByRole('button', { name: /Actions for Rosa/ }).click()
  await page.getByRole('menuitem', { name: 'Help them sign in' }).click()
  const helping = page.getByRole('dialog', { name: 'Let Rosa sign in' })
  const made = page.waitForResponse((response) => response.url().endsWith('/sign-in-link'))
  await helping.getByRole('button', { name: 'Create link' }).click()
  const { link } = (await (await made).json()) as { link: string }
  await expect(helping.getByRole('img', { name: 'Code with the link for Rosa' })).toBeVisible()
  await expectAccessible(page)
  await rosas.goto(link)
  await rosas.getByRole('button', { name: 'Sign in' }).click()
  await expect(rosas.getByRole('heading', { name: 'The Bennetts', level: 1 })).toBeVisible()

  // From there, she lets herself in on another device.
  await rosas.goto('/account/settings?tab=security#devices')
  // She has no password to change.
  await expect(rosas.getByText(/sign out your other devices\.$/)).toBeVisible()
  await rosas.getByRole('button', { name: 'Sign in on another device' }).click()
  const another = rosas.getByRole('dialog', { name: 'Sign in on another device' })
  const own = rosas.waitForResponse((response) => response.url().endsWith('/account/sign-in-link'))
  await another.getByRole('button', { name: 'Create link' }).click()
  await expect(another.getByRole('img', { name: 'Code with the link for Rosa' })).toBeVisible()
  await expectAccessible(rosas)
  const tablet = await browser.newContext()
  const there = await tablet.newPage()
  await there.goto(((await (await own).json()) as { link: string }).link)
  await there.getByRole('button', { name: 'Sign in' }).click()
  await expect(there.getByRole('heading', { name: 'The Bennetts', level: 1 })).toBeVisible()
  await tablet.close()
  await rosas.goto(link)
  await expect(rosas.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await phone.close()
})
