import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { openTestAccounts, signUp, type Browser, type TestAccounts } from './test-accounts.ts'

export let accounts: TestAccounts
/** Where Ada signed up. */
export let browser: Browser
/** The address of Ada's account. Each test has a different one, since limits count by address. */
export let ada: string

/** Opens one server per file. Each test gets a new account, and a clock that passMinutes moves on. */
export function openForAda(): void {
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
}

export function passMinutes(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * 60_000)
}
