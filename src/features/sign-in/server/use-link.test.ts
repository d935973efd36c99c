import { beforeEach, describe, expect, test } from 'vitest'
import { accounts, ada, openForAda, passMinutes } from './test-ada.ts'

openForAda()
beforeEach(() => {
  passMinutes(1)
})

describe('the emailed link', () => {
  test('a user who requests a link on a laptop signs in on the phone where they read their email', async () => {
    const laptop = accounts.browser()
    expect(await laptop.askToSignIn(ada)).toMatchObject({ status: 204, body: {} })
    const phone = accounts.browser()
    const { token } = await accounts.mailTo(ada)
    expect(await phone.pressLink(token)).toMatchObject({ status: 200, body: { purpose: 'sign-in', redirect: null } })
    expect(await phone.whoAmI()).toBe(ada)
    expect(await laptop.whoAmI()).toBeNull()
  })

  test("an email scanner that opens a link doesn't use it up", async () => {
    const browser = accounts.browser()
    await browser.askToSignIn(ada)
    const { token } = await accounts.mailTo(ada)
    const scanner = accounts.browser()
    for (let i = 0; i < 3; i++)
      expect(await scanner.post('/api/sign-in/link/read', { token })).toMatchObject({
        status: 200,
        body: { purpose: 'sign-in', email: ada },
      })
    expect(await scanner.whoAmI()).toBeNull()
    expect(await browser.pressLink(token)).toMatchObject({ status: 200 })
  })

  test('a link opened ten times at the same moment creates one session, and no more afterwards', async () => {
    await accounts.browser().askToSignIn(ada)
    const { token } = await accounts.mailTo(ada)
    const presses = await Promise.all(Array.from({ length: 10 }, () => accounts.browser().pressLink(token)))
    expect(presses.map((press) => press.status).toSorted()).toEqual([200, ...Array<number>(9).fill(400)])
    const later = accounts.browser()
    expect(await later.pressLink(token)).toMatchObject({ status: 400, body: { code: 'link_expired' } })
    expect(await later.post('/api/sign-in/link/read', { token })).toMatchObject({
      status: 400,
      body: { code: 'link_expired' },
    })
    expect(await later.whoAmI()).toBeNull()
  })

  test('a link expires after exactly an hour', async () => {
    const browser = accounts.browser()
    await browser.askToSignIn(ada)
    const { token } = await accounts.mailTo(ada)
    passMinutes(59)
    expect(await browser.post('/api/sign-in/link/read', { token })).toMatchObject({ status: 200 })
    passMinutes(2)
    expect(await browser.pressLink(token)).toMatchObject({ status: 400, body: { code: 'link_expired' } })
  })

  test('a link starts with APP_URL, with any Host header', async () => {
    const evil = accounts.browser({ host: 'evil.example' })
    expect(await evil.askToSignIn(ada)).toMatchObject({ status: 204 })
    const mail = await accounts.mailTo(ada)
    expect(mail.link).toMatch(/^http:\/\/localhost:3000\/sign-in\/link#token=/)
    expect(mail.html + mail.text).not.toContain('evil.example')
  })

  test('a link takes users where they were going, and never to another site', async () => {
    const browser = accounts.browser()
    await browser.askToSignIn(ada, '/families/new?from=aunt#top')
    const { token } = await accounts.mailTo(ada)
    expect((await browser.pressLink(token)).body).toMatchObject({ redirect: '/families/new?from=aunt#top' })
    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
    ]) {
      passMinutes(61)
      await browser.askToSignIn(ada, elsewhere)
      const mail = await accounts.mailTo(ada)
      expect((await browser.pressLink(mail.token)).body, elsewhere).toMatchObject({ redirect: null })
    }
  })
})
