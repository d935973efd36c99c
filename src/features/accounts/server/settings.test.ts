import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultPreferences, defaultSettings } from '../accounts.schemas.ts'
import { openTestAccounts, signUp, type Browser, type TestAccounts } from '../../sign-in/server/test-accounts.ts'

let accounts: TestAccounts
let browser: Browser
let email: string

beforeAll(async () => {
  accounts = await openTestAccounts()
})
afterAll(() => accounts.close())
beforeEach(async () => {
  browser = accounts.browser()
  email = await signUp(accounts, browser)
})

describe('profile', () => {
  test('a user can change their names one at a time or together, even to empty ones', async () => {
    expect(await browser.patch('/api/profile', { first_name: ' Adelaide ' })).toMatchObject({
      status: 200,
      body: { email, first_name: 'Adelaide', last_name: 'Vale' },
    })
    expect(await browser.patch('/api/profile', { last_name: '' })).toMatchObject({
      body: { first_name: 'Adelaide', last_name: '' },
    })
    expect((await browser.get('/api/session')).body['user']).toMatchObject({ first_name: 'Adelaide', last_name: '' })
    const { rows } = await accounts.db.authPool.query('select display_name from profiles where email = $1', [email])
    expect(rows).toEqual([{ display_name: 'Adelaide' }])
  })

  test("a user can't change the address or ID of their profile", async () => {
    const { body } = await browser.patch('/api/profile', {
      first_name: 'Eve',
      email: 'eve@example.org',
      id: '01900000-0000-7000-8000-000000000000',
      email_verified: false,
      avatar_url: 'https://evil.example/',
    })
    expect(body).toMatchObject({ email, first_name: 'Eve', avatar_url: null })
  })

  test("a name that's too long is rejected with its field", async () => {
    expect(await browser.patch('/api/profile', { last_name: 'x'.repeat(101) })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { last_name: 'name_too_long' } },
    })
  })
})

describe('settings', () => {
  test('settings default to notifications on and family only', async () => {
    expect((await browser.get('/api/settings')).body).toEqual(defaultSettings)
  })

  test('a toggle that was switched off stays off', async () => {
    await browser.patch('/api/settings', { notification_email: false, notification_push: false })
    expect((await browser.get('/api/settings')).body).toEqual({
      ...defaultSettings,
      notification_email: false,
      notification_push: false,
    })
    await browser.patch('/api/settings', { default_sharing_preference: 'private' })
    expect((await browser.get('/api/settings')).body).toEqual({
      notification_email: false,
      notification_push: false,
      default_sharing_preference: 'private',
    })
  })

  test("changing a user's settings doesn't change another user's", async () => {
    const other = accounts.browser()
    await signUp(accounts, other)
    await browser.patch('/api/settings', { default_sharing_preference: 'private' })
    await browser.patch('/api/preferences', { theme: 'dark' })
    expect((await other.get('/api/settings')).body).toEqual(defaultSettings)
    expect((await other.get('/api/preferences')).body).toEqual(defaultPreferences)
  })

  test("settings reject values that aren't offered", async () => {
    expect(await browser.patch('/api/settings', { default_sharing_preference: 'everybody' })).toMatchObject({
      status: 400,
    })
    expect(await browser.patch('/api/settings', { notification_email: 'yes' })).toMatchObject({ status: 400 })
  })
})

describe('preferences', () => {
  test('preferences have the specified defaults, and can be saved one at a time or together', async () => {
    expect((await browser.get('/api/preferences')).body).toEqual(defaultPreferences)
    expect((await browser.patch('/api/preferences', { language: 'fr' })).body).toEqual({
      ...defaultPreferences,
      language: 'fr',
    })
    const all = {
      theme: 'system',
      language: 'es',
      compact_view: true,
      timezone: 'America/Argentina/Buenos_Aires',
      date_format: 'YYYY-MM-DD',
      auto_save: false,
      show_tips: false,
      email_digest: 'never',
      last_family_id: null,
    }
    expect((await browser.patch('/api/preferences', all)).body).toEqual(all)
    expect((await browser.get('/api/session')).body['preferences']).toEqual(all)
  })

  test('preferences accept the four named zones and every IANA zone, and nothing else', async () => {
    for (const timezone of ['UTC', 'EST', 'PST', 'GMT', 'Asia/Kolkata'])
      expect(await browser.patch('/api/preferences', { timezone }), timezone).toMatchObject({ status: 200 })
    for (const timezone of ['', 'Mars/Olympus', 'x'.repeat(65), '../etc/passwd', 'toString'])
      expect(await browser.patch('/api/preferences', { timezone }), timezone).toMatchObject({ status: 400 })
  })

  test("preferences accept the ID of one of the user's own families, or none", async () => {
    const other = { last_family_id: '01900000-0000-7000-8000-000000000000' }
    expect(await browser.patch('/api/preferences', other), 'not one of theirs').toMatchObject({ status: 404 })
    expect(await browser.patch('/api/preferences', { last_family_id: 'the-riveras' })).toMatchObject({ status: 400 })
    expect(await browser.patch('/api/preferences', { last_family_id: null })).toMatchObject({
      status: 200,
      body: { last_family_id: null },
    })
  })

  test('preferences set the language of the next email', async () => {
    await browser.patch('/api/preferences', { language: 'fr' })
    await accounts.db.authPool.query('delete from rate_limits')
    await accounts.browser({ language: 'en' }).askToSignIn(email)
    expect((await accounts.mailTo(email)).text).toContain('Connexion à Hearthbook')
  })
})

test('a visitor has no profile, settings or preferences', async () => {
  const visitor = accounts.browser({ language: 'fr' })
  expect((await visitor.get('/api/session')).body).toEqual({
    user: null,
    is_admin: false,
    leaving_at: null,
    preferences: null,
    sells_plans: true,
    has_vision: false,
  })
  for (const path of ['/api/settings', '/api/preferences'])
    expect(await visitor.get(path)).toMatchObject({
      status: 401,
      body: { code: 'signed_out', title: 'Authentication required' },
    })
  expect(await visitor.patch('/api/profile', { first_name: 'Eve' })).toMatchObject({ status: 401 })
})
