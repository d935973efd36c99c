import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { devicesContract } from '#features/accounts/devices.contract.ts'
import { deleteSessionsOf } from '#features/accounts/server/sessions.queries.ts'
import { tokensContract } from '#features/accounts/tokens.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { seedAnswer } from '#kit/answers.ts'
import { seedCaption } from '#kit/captions.ts'
import { proveWithApp, sessionOf } from '#kit/credentials.ts'
import { signFor } from '#kit/media.ts'
import type { Family, Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { addPhoto } from '#kit/uploads.ts'

let server: TestApp
let ana: Person
let ben: Person
let family: Family
let photo_id: string

beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
  photo_id = await addPhoto(ana, family)
})
afterAll(() => server.close())
beforeEach(async () => {
  ben = await server.person('Ben')
  await server.join(family, ben, 'viewer')
})

async function statusFor(person: Person, url: string, headers?: Record<string, string>): Promise<number> {
  const answer = await person.fetches(url, headers && { headers })
  await answer.arrayBuffer()
  return answer.status
}

/** PostgreSQL notifies the web process of an ended session within milliseconds. */
async function stopsWorking(person: Person, url: string) {
  await vi.waitFor(async () => expect(await statusFor(person, url)).toBe(404), { interval: 2, timeout: 20_000 })
}

async function smallUrl(person: Person): Promise<string> {
  return (await person.call(photosContract.getPhoto, { ...family, photo_id })).small_url
}

describe('the URL of a photo', () => {
  test('works in the browser that requested it, and stays the same there', async () => {
    const url = await smallUrl(ben)
    expect(await statusFor(ben, url)).toBe(200)
    expect(await smallUrl(ben)).toBe(url)
  })

  test('keeps working when its person confirms their identity again', async () => {
    const url = await smallUrl(ben)
    expect(await statusFor(ben, url)).toBe(200)
    const proven = await proveWithApp(ben)
    expect(proven.cookie).not.toBe(ben.cookie)
    expect(await statusFor(proven, url)).toBe(200)
    expect(await smallUrl(proven)).toBe(url)
  })

  test('answers 404 without a cookie, with a forged one, and to anyone else', async () => {
    const url = await smallUrl(ben)
    const forged = [
      ben.cookie.replace(/=.{4}/, '=AAAA'),
      ben.cookie.replace(/=.*/, '='),
      `${ben.cookie.split('=')[0]}=${await sessionOf(ben)}`,
    ]
    for (const cookie of ['', ...forged]) expect(await statusFor(ben.withCookie(cookie), url)).toBe(404)
    expect(await statusFor(ana, url)).toBe(404)
    expect(await statusFor(await server.person('Carl'), url)).toBe(404)
  })

  test('answers 404 to another session of the same person', async () => {
    const phone = await ben.withSession()
    const [url, phones] = [await smallUrl(ben), await smallUrl(phone)]
    expect(phones).not.toBe(url)
    expect(await statusFor(phone, url)).toBe(404)
    expect(await statusFor(ben, phones)).toBe(404)
    expect(await statusFor(phone, phones)).toBe(200)
  })

  test('answers 404 when it names another session', async () => {
    const phone = await ben.withSession()
    const [own, phones] = [(await sessionOf(ben))!, (await sessionOf(phone))!]
    const changed = (await smallUrl(ben)).replace(own, phones)
    expect(changed).toContain(phones)
    for (const person of [ben, phone]) expect(await statusFor(person, changed)).toBe(404)
  })

  test('stops working when its person signs out', async () => {
    const url = await smallUrl(ben)
    expect(await statusFor(ben, url)).toBe(200)
    await ben.call(accountsContract.signOut, {})
    await stopsWorking(ben, url)
  })

  test('stops working when the session is ended on another device, and the others keep working', async () => {
    const [phone, tablet] = [await ben.withSession(), await ben.withSession()]
    const urls = { ben: await smallUrl(ben), phone: await smallUrl(phone), tablet: await smallUrl(tablet) }
    for (const person of [phone, tablet])
      expect(await statusFor(person, person === phone ? urls.phone : urls.tablet)).toBe(200)
    await ben.call(devicesContract.signOutDevice, { session_id: (await sessionOf(phone))! })
    await stopsWorking(phone, urls.phone)
    expect(await statusFor(tablet, urls.tablet)).toBe(200)
    await ben.call(devicesContract.signOutOthers, {})
    await stopsWorking(tablet, urls.tablet)
    expect(await statusFor(ben, urls.ben)).toBe(200)
  })

  test('stops working when the password is reset', async () => {
    const url = await smallUrl(ben)
    expect(await statusFor(ben, url)).toBe(200)
    await server.context.db.auth.transaction().execute((tx) => deleteSessionsOf(tx, ben.user_id))
    await stopsWorking(ben, url)
  })

  test('stops working when the account is deleted', async () => {
    const url = await smallUrl(ben)
    expect(await statusFor(ben, url)).toBe(200)
    await server.sql('delete from profiles where id = $1', [ben.user_id])
    await stopsWorking(ben, url)
  })

  test('stops working the moment its session expires, even though it worked right before', async () => {
    const brief = await ben.withSession({ ends: '700 milliseconds' })
    const url = await smallUrl(brief)
    expect(await statusFor(brief, url)).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 750))
    expect(await statusFor(brief, url)).toBe(404)
  })

  test('can be opened without a database query for the session', async () => {
    const url = await smallUrl(ben)
    expect(await statusFor(ben, url)).toBe(200)
    const connection = await server.ownerConnection()
    await connection.query('begin')
    await connection.query('lock table auth_sessions in access exclusive mode')
    const statuses = await Promise.all(Array.from({ length: 100 }, () => statusFor(ben, url)))
    await connection.query('rollback')
    connection.release()
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

describe('a client without cookies', () => {
  const bearing = (token: string) => ({ authorization: `Bearer ${token}` })
  const urlWith = async (headers: Record<string, string>) => {
    const url = `/api/families/${family.family_id}/photos/${photo_id}`
    const answer = await server.visitor().sends({ method: 'GET', url, headers })
    return (answer.json as { small_url: string }).small_url
  }

  test('with an API key can open URLs until the key is revoked', async () => {
    const one = { name: 'Photo frame', scopes: ['read' as const], lifetime_days: null }
    const { key, token } = await ben.call(apiKeysContract.createApiKey, one)
    const other = await ben.call(apiKeysContract.createApiKey, one)
    const url = await urlWith(bearing(token))
    const visitor = server.visitor()
    expect(await statusFor(visitor, url, bearing(token))).toBe(200)
    expect(await statusFor(visitor, url)).toBe(404)
    expect(await statusFor(ben, url)).toBe(404)
    expect(await statusFor(visitor, url, bearing(other.token))).toBe(404)
    expect(await statusFor(visitor, url, bearing(`${token}x`))).toBe(404)
    await ben.call(apiKeysContract.revokeApiKey, { key_id: key.id })
    await vi.waitFor(async () => expect(await statusFor(visitor, url, bearing(token))).toBe(404), { timeout: 20_000 })
  })

  test('with a bearer token can open URLs until the token is replaced', async () => {
    const tokens = await ben.call(tokensContract.createTokens, {})
    const url = await urlWith(bearing(tokens.access_token))
    const visitor = server.visitor()
    expect(await statusFor(visitor, url, bearing(tokens.access_token))).toBe(200)
    expect(await statusFor(visitor, url)).toBe(404)
    expect(await statusFor(ben, url)).toBe(404)
    const next = await visitor.call(tokensContract.refreshTokens, { refresh_token: tokens.refresh_token })
    await vi.waitFor(async () => expect(await statusFor(visitor, url, bearing(tokens.access_token))).toBe(404), {
      timeout: 20_000,
    })
    // The session stays the same, so known URLs keep working.
    expect(await statusFor(visitor, url, bearing(next.access_token))).toBe(200)
  })
})

test('recordings of answers and audio captions need the session too', async () => {
  const { id: child_id } = await ana.call(childrenContract.addChild, {
    ...family,
    first_name: 'Lia',
    birth_date: '2020-01-01',
  })
  const { id: prompt_id } = await ana.call(personalityContract.addPrompt, { ...family, prompt_text: 'Why?' })
  const clip = await seedAnswer(ana, { ...family, child_id, prompt_id })
  const caption = await seedCaption(ana, { ...family, photo_id })
  const urls = [
    await signFor(ana, { ...family, kind: 'answer', id: clip.clip_id, variant: 'original', version: 1 }),
    await signFor(ana, { ...family, kind: 'caption', id: caption.clip_id, variant: 'original', version: 1 }),
    ...(await Promise.all(
      (['large', 'original', 'full', 'small'] as const).map((variant) =>
        signFor(ana, { ...family, kind: 'photo', id: photo_id, variant, version: 1 }),
      ),
    )),
  ]
  const again = await ana.withSession()
  for (const url of urls) {
    expect([url, await statusFor(ana, url)]).toEqual([url, 200])
    for (const person of [server.visitor(), again, ben]) expect([url, await statusFor(person, url)]).toEqual([url, 404])
  }
})
