import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Device } from '../devices.contract.ts'
import { openTestAccounts, signUp, type Browser, type TestAccounts } from '../../sign-in/server/test-accounts.ts'

let accounts: TestAccounts
let browser: Browser
let ada: string

beforeAll(async () => {
  accounts = await openTestAccounts()
})
afterAll(() => accounts.close())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  browser = accounts.browser()
  ada = await signUp(accounts, browser)
})
afterEach(() => {
  vi.useRealTimers()
})

async function anotherDevice(): Promise<Browser> {
  vi.setSystemTime(Date.now() + 70_000)
  const phone = accounts.browser()
  await phone.askToSignIn(ada)
  await phone.pressLink((await accounts.mailTo(ada)).token)
  return phone
}

const devicesOf = async (by: Browser) => (await by.get<{ devices: Device[] }>('/api/devices')).body.devices

test('a user sees their signed-in devices, the current one first and without tokens', async () => {
  const phone = await anotherDevice()
  const devices = await devicesOf(browser)
  expect(devices.map(({ is_current }) => is_current)).toEqual([true, false])
  expect((await devicesOf(phone))[0]!.id).toBe(devices[1]!.id)
  expect(JSON.stringify(devices)).not.toContain('sha256')
})

test('a device that another device signs out is signed out right away', async () => {
  const phone = await anotherDevice()
  const [, other] = await devicesOf(browser)
  expect(await browser.remove(`/api/devices/${other!.id}`)).toMatchObject({ status: 204 })
  expect(await phone.get('/api/settings')).toMatchObject({ status: 401 })
  expect(await browser.remove(`/api/devices/${other!.id}`)).toMatchObject({ status: 404 })
  expect(await devicesOf(browser)).toHaveLength(1)
})

test('signing out other devices leaves the current one signed in', async () => {
  const others = [await anotherDevice(), await anotherDevice()]
  expect(await browser.post('/api/devices/sign-out-others')).toMatchObject({ status: 204 })
  for (const other of others) expect(await other.whoAmI()).toBeNull()
  expect(await browser.whoAmI()).toBe(ada)
})

test("a user can't sign out another user's device, which looks nonexistent to them", async () => {
  const stranger = accounts.browser()
  const ben = await signUp(accounts, stranger)
  const [his] = await devicesOf(stranger)
  expect(await browser.remove(`/api/devices/${his!.id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await stranger.whoAmI()).toBe(ben)
})
