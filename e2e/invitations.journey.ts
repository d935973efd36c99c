import type { Page } from '@playwright/test'
import { expect, expectAccessible, loseAnswer, onNext, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'

const menuOf = async (page: Page, button: string, item: string) => {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test("Ana's grandmother joins on a tablet without an account, changes roles, and leaves", async ({
  page,
  server,
  loginAs,
  browser,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const [photo_id] = await ana.uploads(family, pictures.slice(0, 1))
  await ana.send('PATCH', `/api/families/${family}/photos/${photo_id}`, { audience: 'extended_family' })
  const rosa = `rosa.${Date.now()}@example.org`
  await page.goto(`/families/${family}`)
  await page.getByRole('button', { name: 'Invite your family' }).click()
  await page.getByRole('dialog', { name: 'Invite to The Moreaus' }).getByRole('button', { name: 'Cancel' }).click()
  await page.goto(`/families/${family}/members`)
  await expect(page.getByText('You’re the only member so far')).toBeVisible()

  // Errors appear next to the field, and the input stays.
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to The Moreaus' })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByText('Enter a name or an email address.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add an email address' }).click()
  await expect(dialog.getByLabel('Their email address')).toBeFocused()
  await dialog.getByLabel('Their email address').fill(ana.email)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByText('That’s your own email address.')).toBeVisible()
  await dialog.getByLabel('Their email address').fill(`Rosa <${rosa}>; rosa(at)example.org, aunt.${rosa}`)
  await dialog.getByText('Add a personal message').click()
  await dialog.getByLabel('Personal message').fill('Abuela, the photos of Leo are here')
  await dialog.getByRole('button', { name: 'Create 3 links' }).click()
  await expect(dialog.getByText('This isn’t an email address: rosa(at)example.org')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Their email address').fill(`${rosa}, aunt.${rosa}`)
  await dialog.getByRole('button', { name: 'Create 2 links' }).click()
  const sent = page.getByRole('dialog', { name: '2 links are ready' })
  await expect(sent.getByRole('button', { name: `Copy link for ${rosa}`, exact: true })).toBeVisible()
  await expect(sent.getByText('This link opens only on this computer.')).toHaveCount(1)
  await expectAccessible(page)
  await sent.getByRole('button', { name: 'Done' }).click()
  const pending = page.getByRole('region', { name: 'Pending invitations' })
  await expect(pending.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'What each role can do' })).toBeVisible()
  await expectAccessible(page)
  await menuOf(page, `Actions for the invitation to aunt.${rosa}`, 'Cancel invitation')
  await expect(page.getByText('Invitation cancelled').first()).toBeVisible()

  // On a tablet: the link from the email, a name, and one button.
  const mail = await waitForMail(server.dataDir, rosa)
  expect(mail.subject).toBe('Ana Moreau invited you to the family album “The Moreaus”')
  const tablet = await (await browser.newContext({ viewport: { width: 820, height: 1180 } })).newPage()
  await tablet.goto(mail.link!)
  await expect(tablet.getByRole('heading', { name: 'Ana Moreau invited you' })).toBeVisible()
  await expect(tablet.getByText('Abuela, the photos of Leo are here')).toBeVisible()
  await expect(tablet.getByRole('img', { name: 'A photo from “The Moreaus”' })).toBeVisible()
  await tablet.getByRole('button', { name: 'Join the family' }).click()
  await expect(tablet.getByText('Enter a name.')).toBeVisible()
  await tablet.getByLabel('Your name').fill('Rosa Moreau')
  await expectAccessible(tablet)
  await tablet.getByRole('button', { name: 'Join the family' }).click()
  await expect(tablet.getByRole('heading', { name: 'Welcome to The Moreaus' })).toBeVisible()
  await expect(tablet).toHaveURL(new RegExp(`/families/${family}$`))
  await tablet.goto(mail.link!)
  await expect(tablet.getByText('You are already a member of this family')).toBeVisible()

  // The members page updates automatically, and so does her page when her role changes.
  await menuOf(page, 'Actions for Rosa Moreau', 'Change role')
  const roles = page.getByRole('dialog', { name: 'Change role' })
  await roles.getByRole('radio', { name: 'Editor' }).check()
  await expectAccessible(page)
  await roles.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Role updated').first()).toBeVisible()
  await tablet.goto(`/families/${family}/members`)
  await expect(tablet.getByText('Editor · You')).toBeVisible()
  // The address is in the menu.
  await tablet.getByRole('button', { name: 'Actions for Ana Moreau' }).click()
  await expect(
    tablet.getByRole('menu').getByText('Can do everything, including invitations and settings'),
  ).toBeVisible()
  await expect(tablet.getByRole('menuitem', { name: 'Copy email address' })).toBeVisible()
  await tablet.keyboard.press('Escape')
  await expect(tablet.getByRole('heading', { name: /Pending/ })).toBeHidden()
  await menuOf(page, 'Actions for Rosa Moreau', 'Remove from the family')
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Member removed').first()).toBeVisible()
  await tablet.goto(`/families/${family}`)
  await expect(tablet.getByText('You don’t have permission to view this family').first()).toBeVisible()
  await tablet.context().close()
})

test('Ben joins with another address, becomes the owner, and deletes and restores the family', async ({
  page,
  server,
  loginAs,
  browser,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  const { invited } = await ana.send<{ invited: { link: string }[] }>('POST', `/api/families/${family}/invitations`, {
    emails: ['ben.at.work@example.org'],
  })
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url })
  const { signUp } = await import('./api-person.ts')
  const ben = await signUp(server, 'Ben')
  await phone.addCookies([ben.cookie()])
  const bens = await phone.newPage()

  // An invitation that he declines.
  await ana.send('POST', `/api/families/${family}/invitations`, { emails: [ben.email] })
  await onNext(bens, '**/api/my-invitations', (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }))
  await bens.goto('/dashboard')
  // While his invitations can't be loaded, he isn't asked to create a family.
  await bens.getByRole('button', { name: 'Try again' }).click()
  await expect(bens.getByRole('heading', { name: 'You have an invitation' })).toBeVisible()
  await expectAccessible(bens)
  await bens.getByRole('button', { name: 'Decline' }).click()
  await bens.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
  await expect(bens.getByText('Invitation declined').first()).toBeVisible()
  await expect(bens).toHaveURL(/\/families\/new$/)

  await bens.goto('/accept-invitation')
  await expect(bens.getByRole('heading', { name: 'Invalid invitation' })).toBeVisible()
  await bens.goto('/accept-invitation?token=nonsense')
  await expect(bens.getByText('The invitation may be invalid or already used.')).toBeVisible()
  await bens.goto(invited[0]!.link)
  await expect(bens.getByText(`Join as ${ben.email}?`)).toBeVisible()
  await expectAccessible(bens)
  // The response is lost; the page finds out that he joined without another press.
  await loseAnswer(bens, '**/api/invitation/acceptance')
  await bens.getByRole('button', { name: `Join as ${ben.email}` }).click()
  await expect(bens.getByText('You are already a member of this family')).toBeVisible()
  await bens.getByRole('link', { name: 'Open the album' }).click()
  await expect(bens).toHaveURL(new RegExp(`/families/${family}$`))

  await page.goto(`/families/${family}/settings?section=danger`)
  await expect(page.getByRole('heading', { name: 'Transfer or delete' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('New owner').selectOption({ label: `Ben Moreau (${ben.email})` })
  await page.getByRole('button', { name: 'Transfer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transfer' }).click()
  await expect(page.getByText('Ownership transferred').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite people' })).toBeHidden()

  await bens.goto(`/families/${family}/settings?section=danger`)
  await bens.getByRole('button', { name: 'Delete family' }).click()
  const asking = bens.getByRole('alertdialog')
  await asking.getByLabel('Type The Riveras to confirm').fill('the riveras')
  await asking.getByRole('button', { name: 'Delete family' }).click()
  await expect(asking.getByText(/The name doesn’t match/)).toBeVisible()
  await expectAccessible(bens)
  await asking.getByLabel('Type The Riveras to confirm').fill('The Riveras')
  await asking.getByRole('button', { name: 'Delete family' }).click()
  await expect(bens.getByRole('heading', { name: 'Recently deleted' })).toBeVisible()
  await expectAccessible(bens)
  await page.goto('/manage-families')
  await expect(page.getByRole('heading', { name: 'No families yet' })).toBeVisible()
  await bens.getByRole('button', { name: 'Restore The Riveras' }).click()
  await expect(bens.getByText('Family restored').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'The Riveras' })).toBeVisible()
  await page.getByRole('button', { name: 'Leave this family: The Riveras' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('You left the family').first()).toBeVisible()
  await phone.close()
})
