import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, signUp, type Browser, type TestAccounts } from './test-accounts.ts'

let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts()
})
afterAll(() => accounts.close())

const setPassword = (browser: Browser, password: string) => browser.put('/api/password', { password })

test('a user who changes a credential gets an email in their language, without a sign-in link', async () => {
  const browser = accounts.browser()
  const ada = await signUp(accounts, browser)
  expect(await accounts.mails(), 'signing up tells nothing twice').toEqual([])
  await setPassword(browser, 'herons over the quiet lake')
  await browser.patch('/api/preferences', { language: 'fr' })
  await setPassword(browser, 'another lake, other herons')
  await browser.remove('/api/password')
  const mails = await accounts.mails()
  expect(mails.map(({ to }) => to)).toEqual([ada, ada, ada])
  expect(mails[2]!.subject).toBe('Les paramètres de connexion de votre compte Hearthbook ont changé')
  expect(mails[2]!.text).toContain('Le mot de passe de votre compte a été supprimé.')
  for (const { link, token, code } of mails)
    expect({ link, token, code }).toEqual({
      link: expect.stringMatching(/\/account\/settings\?tab=security$/),
      token: '',
      code: '',
    })
})

test('a rejected change sends no email', async () => {
  const browser = accounts.browser()
  await signUp(accounts, browser)
  expect(await setPassword(browser, 'password1234')).toMatchObject({ status: 400 })
  expect(await browser.remove('/api/password')).toMatchObject({ status: 204 })
  expect(await accounts.mails()).toEqual([])
})
