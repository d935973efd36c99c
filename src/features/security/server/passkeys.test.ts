import { describe, expect, test } from 'vitest'
import { signUp, type Browser } from '../../sign-in/server/test-accounts.ts'
import { accounts, ada, browser, openForAda, passMinutes } from '../../sign-in/server/test-ada.ts'
import { openPasskeyDevice, type DeviceOptions } from './test-passkey.ts'

type Asked = { options: Record<string, unknown> }
openForAda()

const REFUSED = { status: 400, body: { code: 'passkey_refused' } }

async function options(by: Browser, url: string) {
  return (await by.post<Asked>(url)).body.options
}

async function addPasskey(by = browser, device = openPasskeyDevice()) {
  const answer = device.makes(await options(by, '/api/passkeys/options'))
  return { device, added: await by.post<{ id: string }>('/api/passkeys', { name: 'My phone', answer }) }
}

async function signIn(device: ReturnType<typeof openPasskeyDevice>, by = accounts.browser()) {
  const answer = device.signs(await options(by, '/api/sign-in/passkey/options'))
  return { by, answer, answered: await by.post('/api/sign-in/passkey', { answer }) }
}

describe('passkeys', () => {
  test('a passkey signs in without an address, even with a second factor set up', async () => {
    const { device, added } = await addPasskey()
    expect(added.status).toBe(201)
    await browser.post('/api/authenticator')
    await accounts.db.authPool.query('update authenticators set confirmed_at = now()')
    const { by, answered } = await signIn(device)
    expect(answered).toMatchObject({ status: 204 })
    expect(await by.whoAmI()).toBe(ada)
    expect((await browser.get('/api/passkeys')).body).toMatchObject({ passkeys: [{ name: 'My phone' }] })
  })

  test("a passkey's signature works for one challenge, once", async () => {
    const { device } = await addPasskey()
    const { answer } = await signIn(device)
    expect(await accounts.browser().post('/api/sign-in/passkey', { answer })).toMatchObject(REFUSED)
    const asked = await options(browser, '/api/sign-in/passkey/options')
    const again = device.signs(asked)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => accounts.browser().post('/api/sign-in/passkey', { answer: again })),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    const late = device.signs(await options(browser, '/api/sign-in/passkey/options'))
    passMinutes(5.1)
    expect(await accounts.browser().post('/api/sign-in/passkey', { answer: late })).toMatchObject(REFUSED)
  })

  test.each<[string, DeviceOptions]>([
    ['made at another site', { origin: 'https://evil.example' }],
    ['made for another name', { rp_id: 'evil.example' }],
    ['without user verification', { verified: false }],
  ])('a passkey response %s is refused', async (_, about) => {
    const { added } = await addPasskey(browser, openPasskeyDevice(about))
    expect(added).toMatchObject(REFUSED)
  })

  test("a passkey that wasn't added, or that signs with another key, is refused", async () => {
    const { device } = await addPasskey()
    expect((await signIn(openPasskeyDevice())).answered).toMatchObject(REFUSED)
    const asked = await options(browser, '/api/sign-in/passkey/options')
    const forged = { ...openPasskeyDevice().signs(asked), id: device.signs(asked).id }
    expect(await accounts.browser().post('/api/sign-in/passkey', { answer: forged })).toMatchObject(REFUSED)
  })

  test('a passkey proves the identity of its owner only', async () => {
    const { device } = await addPasskey()
    const stranger = accounts.browser()
    await signUp(accounts, stranger)
    passMinutes(11)
    expect((await browser.get('/api/proof')).body).toMatchObject({ ways: ['passkey', 'mail'] })
    const theirs = device.signs(await options(stranger, '/api/proof/passkey/options'))
    expect(await stranger.post('/api/proof/passkey', { answer: theirs })).toMatchObject(REFUSED)
    const forSignIn = device.signs(await options(browser, '/api/sign-in/passkey/options'))
    expect(await browser.post('/api/proof/passkey', { answer: forSignIn })).toMatchObject(REFUSED)
    const answer = device.signs(await options(browser, '/api/proof/passkey/options'))
    expect(await browser.post('/api/proof/passkey', { answer })).toMatchObject({ status: 204 })
    expect(await browser.post('/api/fireworks')).toMatchObject({ status: 204 })
  })

  test("a passkey can only be renamed and removed by its owner, and no longer signs in once it's removed", async () => {
    const { device, added } = await addPasskey()
    const url = `/api/passkeys/${added.body.id}`
    const stranger = accounts.browser()
    await signUp(accounts, stranger)
    expect(await stranger.patch(url, { name: 'Mine now' })).toMatchObject({ status: 404 })
    expect(await stranger.remove(url)).toMatchObject({ status: 404 })
    expect(await browser.patch(url, { name: 'Kitchen tablet' })).toMatchObject({ status: 204 })
    expect((await browser.get('/api/passkeys')).body).toMatchObject({ passkeys: [{ name: 'Kitchen tablet' }] })
    passMinutes(11)
    expect(await browser.remove(url)).toMatchObject({ body: { code: 'proof_required' } })
    passMinutes(-11)
    expect(await browser.remove(url)).toMatchObject({ status: 204 })
    expect((await signIn(device)).answered).toMatchObject(REFUSED)
  })

  test("a passkey of one user can't be added by another", async () => {
    const { device } = await addPasskey()
    const other = accounts.browser()
    await signUp(accounts, other)
    expect((await addPasskey(other, device)).added).toMatchObject({ status: 409, body: { code: 'already_there' } })
  })

  test('a malformed passkey response is refused as invalid', async () => {
    const { device } = await addPasskey()
    const good = device.signs(await options(browser, '/api/sign-in/passkey/options'))
    for (const answer of [
      {},
      { id: 7 },
      { id: good.id },
      { ...good, response: {} },
      { ...good, response: { clientDataJSON: '!' } },
    ])
      expect(await accounts.browser().post('/api/sign-in/passkey', { answer })).toMatchObject(REFUSED)
  })
})
