import type { Page } from '@playwright/test'
import { startSmtp, type SmtpForTests } from '../src/server/mail/test-smtp.ts'
import { excessWhereNarrow, expect, expectAccessible, loseAnswer, test as base } from './fixtures.ts'
import { startHearthbook, type RunningHearthbook } from './start-hearthbook.ts'

/** An invitation-only server that sends email over SMTP, like a self-hosted one. */
const test = base.extend<object, { smtp: SmtpForTests; server: RunningHearthbook }>({
  smtp: [
    async ({}, use) => {
      const smtp = await startSmtp()
      await use(smtp)
      await smtp.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ smtp }, use) => {
      const server = await startHearthbook({ env: { SIGN_UP: 'invited', SMTP_URL: smtp.url, ADMIN_EMAILS: OWNER } })
      await use(server)
      await server.discard()
    },
    { scope: 'worker' },
  ],
})

const OWNER = 'ana@example.org'
const PHONE = { viewport: { width: 390, height: 844 } }

async function emailTo(smtp: SmtpForTests, address: string, nth = 1) {
  const ofTheirs = () => smtp.received.filter(({ to }) => to.includes(address))
  await expect.poll(() => ofTheirs().length).toBeGreaterThanOrEqual(nth)
  const { mail } = ofTheirs()[nth - 1]!
  const text = mail.text ?? ''
  return {
    subject: mail.subject,
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
    code: /\b\d{3}\s?\d{3}\b/.exec(text)?.[0].replace(/\s/, '') ?? '',
    count: () => ofTheirs().length,
  }
}

/** The owner's family, created on a laptop with the link that the first start printed. */
async function ownerOf(page: Page, server: RunningHearthbook, smtp: SmtpForTests) {
  await page.goto(/http\S+setup=\S+/.exec(server.output())?.[0] ?? '')
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Moreau')
  await page.getByRole('textbox', { name: 'Email' }).fill(OWNER)
  await page.getByRole('button', { name: 'Send verification code' }).click()
  await page.getByLabel('Verification code').fill((await emailTo(smtp, OWNER)).code)
  await expect(page).toHaveURL(/\/families\/new$/)
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { origin: server.url } })
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
    return (await answer.json()) as { id: string; invited: { link: string }[] }
  }
  const { id } = await send('/api/families', { name: 'The Moreaus' })
  return {
    family: id,
    async invites(whom: string): Promise<string> {
      const asked = whom.includes('@') ? { emails: [whom], note: 'Abuela, look at Leo' } : { invited_name: whom }
      const { invited } = await send(`/api/families/${id}/invitations`, asked)
      return invited[0]!.link
    },
  }
}

test("on an invitation-only server, the first start's link creates the owner, and her grandmother joins with a name and one button", async ({
  page,
  server,
  smtp,
  browser,
}) => {
  await page.goto('/signup')
  await expect(page.getByRole('heading', { name: 'Welcome to your new album' })).toBeVisible()
  await expectAccessible(page)
  const ana = await ownerOf(page, server, smtp)
  const rosa = 'rosa@example.org'
  await ana.invites(rosa)
  const email = await emailTo(smtp, rosa)
  expect(email.subject).toBe('Ana Moreau invited you to the family album “The Moreaus”')

  const phone = await browser.newContext({ ...PHONE, timezoneId: 'Europe/Paris', locale: 'en-GB' })
  const rosas = await phone.newPage()
  // 1: she opens the link. 2: she enters her name. 3: she presses the button.
  await rosas.goto(email.link)
  await expect(rosas.getByRole('heading', { name: 'Ana Moreau invited you' })).toBeVisible()
  await expect(rosas.getByText('The Moreaus', { exact: true })).toBeVisible()
  await expectAccessible(rosas)
  expect(await excessWhereNarrow(rosas), 'large text fits').toBe(0)
  await rosas.getByLabel('Your name').fill('Rosa')
  await rosas.getByRole('button', { name: 'Join the family' }).click()
  await expect(rosas).toHaveURL(new RegExp(`/families/${ana.family}$`))
  await expect(rosas.getByRole('heading', { name: 'The Moreaus', level: 1 })).toBeVisible()
  expect(email.count(), 'one email was enough').toBe(1)
  // Her account uses her phone's time zone and date format.
  const preferences = await (await rosas.request.get(`${server.url}/api/preferences`)).json()
  expect(preferences).toMatchObject({ timezone: 'Europe/Paris', date_format: 'DD/MM/YYYY', language: 'en' })

  // Opening the link again leads her to the family; for anyone else it's used up.
  await rosas.goto(email.link)
  await expect(rosas.getByText('You are already a member of this family')).toBeVisible()
  const stranger = await (await browser.newContext(PHONE)).newPage()
  await stranger.goto(email.link)
  await expect(stranger.getByRole('heading', { name: 'This invitation has already been used' })).toBeVisible()
  await expectAccessible(stranger)
  await stranger.getByRole('link', { name: 'Go to sign in' }).click()
  await expect(stranger.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

  // People without an invitation only learn by email that they can't join.
  await stranger.getByRole('textbox', { name: 'Email' }).fill('eve@example.org')
  await stranger.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(stranger.getByLabel('Verification code')).toBeVisible()
  expect(await emailTo(smtp, 'eve@example.org')).toMatchObject({ code: '', subject: 'Signing in to Hearthbook' })
  await stranger.context().close()

  await rosas.request.post(`${server.url}/api/families/${ana.family}/leave`, { headers: { origin: server.url } })
  // In someone else's account, the page shows both addresses; signing out leads back to the invitation.
  await ana.invites('sven@example.org')
  await rosas.goto((await emailTo(smtp, 'sven@example.org')).link)
  await expect(rosas.getByRole('heading', { name: 'Join as rosa@example.org?' })).toBeVisible()
  await rosas.getByRole('button', { name: 'Sign in with a different address' }).click()
  await expect(rosas.getByLabel('Your name')).toBeVisible()
  await expect(rosas.getByText('sven@example.org')).toBeVisible()

  // Rosa already has an account, so she joins with an emailed code on the same page.
  await phone.clearCookies()
  const before = smtp.received.length
  await ana.invites(rosa)
  await expect.poll(() => smtp.received.length).toBeGreaterThan(before)
  const again = await emailTo(smtp, rosa, 2)
  await rosas.goto(again.link)
  await expect(rosas.getByText('You already have an account with rosa@example.org')).toBeVisible()
  await expectAccessible(rosas)
  await rosas.getByRole('button', { name: 'Email me a code' }).click()
  await rosas.getByLabel('Verification code').fill((await emailTo(smtp, rosa, 3)).code)
  await expect(rosas).toHaveURL(new RegExp(`/families/${ana.family}$`))

  // A link that Ana sent without knowing the address doesn't prove one, so the page asks for it and confirms it.
  const copied = await ana.invites('Aunt Vera')
  await rosas.goto(copied)
  await expect(rosas.getByText('You are already a member of this family')).toBeVisible()
  const vera = await (await browser.newContext(PHONE)).newPage()
  await vera.goto(copied)
  await expect(vera.getByRole('heading', { name: 'Ana Moreau invited you' })).toBeVisible()
  await expect(vera.getByText('Aunt Vera')).toHaveCount(0)
  await vera.getByRole('button', { name: 'Email me a code' }).click()
  await expect(vera.getByText('Please enter your email address')).toBeVisible()
  await vera.getByRole('textbox', { name: 'Email' }).fill('vera@example.org')
  await expectAccessible(vera)
  await vera.getByRole('button', { name: 'Email me a code' }).click()
  const { code } = await emailTo(smtp, 'vera@example.org')
  await vera.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000')
  await expect(vera.getByText(/That code isn’t right/)).toBeVisible()
  await vera.reload()
  await vera.getByLabel('Verification code').fill(code)
  await vera.getByLabel('Your name').fill('Vera')
  await expectAccessible(vera)
  await vera.getByRole('button', { name: 'Join the family' }).click()
  await expect(vera).toHaveURL(new RegExp(`/families/${ana.family}$`))
  await vera.context().close()

  // The response is lost on a slow network; a second press finds out that the first one worked.
  await ana.invites('lena@example.org')
  const lena = await (await browser.newContext(PHONE)).newPage()
  await lena.goto((await emailTo(smtp, 'lena@example.org')).link)
  await loseAnswer(lena, '**/api/invitation/account')
  await lena.getByLabel('Your name').fill('Lena')
  await lena.getByRole('button', { name: 'Join the family' }).dblclick()
  await expect(lena.getByText(/already a member|already been used/)).toBeVisible()
  await lena.context().close()

  // A tampered link doesn't work, and the page says so.
  const eve = await (await browser.newContext(PHONE)).newPage()
  await eve.goto(email.link.replace('token=', 'token=x'))
  await expect(eve.getByText(/invalid or already used/)).toBeVisible()
  await expect(eve.getByRole('link', { name: 'Go to sign in' })).toBeVisible()
  await eve.context().close()

  // Someone without an account declines.
  await ana.invites('omar@example.org')
  const omar = await (await browser.newContext(PHONE)).newPage()
  await omar.goto((await emailTo(smtp, 'omar@example.org')).link)
  await omar.getByRole('button', { name: 'Decline' }).click()
  await omar.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
  await expect(omar.getByRole('heading', { name: 'Invitation declined' })).toBeVisible()
  await omar.reload()
  await expect(omar.getByText(/invalid or already used/)).toBeVisible()
  await phone.close()
})
