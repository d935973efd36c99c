import { beforeEach, describe, expect, test } from 'vitest'
import { newEmail } from './test-accounts.ts'
import { accounts, ada, openForAda, passMinutes } from './test-ada.ts'

openForAda()
beforeEach(() => {
  passMinutes(1)
})

describe('the emailed code', () => {
  test('a code signs in the browser that requested it, once', async () => {
    const browser = accounts.browser()
    await browser.askToSignIn(ada)
    const { code, token } = await accounts.mailTo(ada)
    expect(await browser.typeCode(ada, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200 })
    expect(await browser.whoAmI()).toBe(ada)
    expect(await browser.typeCode(ada, code)).toMatchObject({ status: 400, body: { code: 'code_expired' } })
    expect(await accounts.browser().pressLink(token), 'its link is used up with it').toMatchObject({ status: 400 })
  })

  test("a code that someone else saw doesn't work in their browser, and their guesses don't count against the user", async () => {
    const browser = accounts.browser()
    await browser.askToSignIn(ada)
    const { code } = await accounts.mailTo(ada)
    const stranger = accounts.browser()
    await stranger.askToSignIn(newEmail())
    for (let i = 0; i < 6; i++)
      expect(await stranger.typeCode(ada, code)).toMatchObject({ status: 400, body: { code: 'code_expired' } })
    expect(await stranger.whoAmI()).toBeNull()
    expect(await browser.typeCode(ada, code)).toMatchObject({ status: 200 })
  })

  test('a code can be guessed five times', async () => {
    const browser = accounts.browser()
    await browser.askToSignIn(ada)
    const { code } = await accounts.mailTo(ada)
    for (const guesses_left of [4, 3, 2, 1, 0])
      expect(await browser.typeCode(ada, wrong(code))).toMatchObject({
        status: 400,
        body: { code: 'wrong_code', params: { guesses_left } },
      })
    expect(await browser.typeCode(ada, code)).toMatchObject({ status: 400, body: { code: 'code_expired' } })
    expect(await browser.whoAmI()).toBeNull()
  })

  test('twenty guesses at the same moment count as five', async () => {
    const browser = accounts.browser()
    await browser.askToSignIn(ada)
    const { code } = await accounts.mailTo(ada)
    const guesses = await Promise.all(Array.from({ length: 20 }, () => browser.typeCode(ada, wrong(code))))
    expect(guesses.filter((guess) => guess.body['code'] === 'wrong_code')).toHaveLength(5)
    expect(
      guesses.filter((guess) => ['code_expired', 'too_many_requests'].includes(String(guess.body['code']))),
    ).toHaveLength(15)
    expect(await browser.typeCode(ada, code)).toMatchObject({ status: 400 })
  })

  test('a code entered in five tabs at the same time creates one session', async () => {
    const browser = accounts.browser()
    await browser.askToSignIn(ada)
    const { code } = await accounts.mailTo(ada)
    const tabs = await Promise.all(Array.from({ length: 5 }, () => browser.typeCode(ada, code)))
    expect(tabs.filter((tab) => tab.status === 200)).toHaveLength(1)
  })

  test("a code expires after ten minutes, while the same email's link stays valid", async () => {
    const browser = accounts.browser()
    await browser.askToSignIn(ada)
    const { code, token } = await accounts.mailTo(ada)
    passMinutes(11)
    expect(await browser.typeCode(ada, code)).toMatchObject({ status: 400, body: { code: 'code_expired' } })
    expect(await browser.pressLink(token)).toMatchObject({ status: 200 })
  })

  test('a code is invalidated by the next one', async () => {
    const browser = accounts.browser()
    await browser.askToSignIn(ada)
    const first = await accounts.mailTo(ada)
    passMinutes(1.1)
    await browser.askToSignIn(ada)
    const second = await accounts.mailTo(ada)
    expect(await browser.typeCode(ada, first.code === second.code ? wrong(first.code) : first.code)).toMatchObject({
      status: 400,
    })
    expect(await browser.pressLink(first.token)).toMatchObject({ status: 400, body: { code: 'link_expired' } })
    expect(await browser.typeCode(ada, second.code)).toMatchObject({ status: 200 })
  })

  test("a sign-up code doesn't work for signing in", async () => {
    const browser = accounts.browser()
    const email = newEmail()
    await browser.askToSignUp(email)
    const { code } = await accounts.mailTo(email)
    expect(await browser.typeCode(email, code, 'sign-in')).toMatchObject({
      status: 400,
      body: { code: 'code_expired' },
    })
    expect(await browser.typeCode(email, code, 'sign-up')).toMatchObject({ status: 200 })
  })
})

function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
