import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressesContract as contract } from '#features/addresses/addresses.contract.ts'
import { Domain } from '#features/addresses/addresses.rules.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { Problem } from '#shared/problems.ts'
import { PROVABLE_DOMAIN } from '#kit/addresses.ts'
import type { Family, Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let areNameServersAway = false
let ana: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp({
    config: { billing: 'sandbox', appUrl: 'https://photos.example', secure: true },
    context: (laid) => ({
      ...laid,
      resolveTxt: (name) => (areNameServersAway ? Promise.reject(new Problem('unavailable')) : laid.resolveTxt(name)),
    }),
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.person('Ana')
  family = await ana.opensFamily('Señor & <Moreau>')
})

const opens = (host: string, url = '/', method: 'GET' | 'POST' = 'GET', headers = {}) =>
  server.app.inject({ method, url, headers: { host, 'accept-language': 'en', ...headers } })
const addressOf = (person: Person, of: Family) => person.call(contract.getFamilyAddress, of)
const pays = ({ user_id }: Person) =>
  server.sql(
    `insert into subscriptions (user_id, provider, customer_id, subscription_id, tier, status)
      values ($1::uuid, 'sandbox', $1::text, 'sub ' || $1::text, 'basic', 'active')`,
    [user_id],
  )
async function proves(person: Person, of: Family) {
  await person.call(contract.setDomain, { ...of, domain: PROVABLE_DOMAIN })
  return person.call(contract.proveDomain, of)
}

describe("a family's subdomain", () => {
  test("exists from the start, is readable, and can't be guessed", async () => {
    const { slug, host, url } = await addressOf(ana, family)
    expect(slug).toMatch(/^senor-moreau-[0-9a-f]{8}$/)
    expect({ host, url }).toEqual({ host: 'photos.example', url: `https://${slug}.photos.example/` })
  })

  test("opens the cover page, with the family's name and a link to sign in, and nothing else", async () => {
    const { slug } = await addressOf(ana, family)
    const cover = await opens(`${slug}.photos.example`)
    expect(cover.statusCode).toBe(200)
    expect(cover.body).toContain('<h1>Señor &amp; &lt;Moreau&gt;</h1>')
    expect(cover.body).toContain(`href="https://photos.example/families/${family.family_id}"`)
    expect(cover.body).not.toMatch(/<script|<form|Ana/)
    expect(cover.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow, noarchive', 'cache-control': 'no-store' })
    expect(cover.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await opens(`${slug.toUpperCase()}.photos.example:443`)).statusCode).toBe(200)
  })

  test('serves no page or operation of the app and ignores cookies', async () => {
    const { slug } = await addressOf(ana, family)
    const host = `${slug}.photos.example`
    for (const path of ['/login', '/api/families', `/families/${family.family_id}`, '/api/docs', '/assets/x.js']) {
      const answer = await opens(host, path, 'GET', { cookie: ana.cookie })
      expect([answer.statusCode, answer.headers.location], path).toEqual([302, '/'])
    }
    const posted = await opens(host, '/api/families', 'POST', { cookie: ana.cookie, origin: `https://${host}` })
    expect(posted.statusCode).toBe(302)
    expect((await ana.call(familiesContract.listFamilies, {})).families).toHaveLength(1)
    expect((await opens(host, '/healthz')).statusCode).toBe(200)
  })

  test("is a not-found page if it's unknown or its family was deleted", async () => {
    const { slug } = await addressOf(ana, family)
    await ana.call(familiesContract.deleteFamily, family)
    for (const host of [`${slug}.photos.example`, 'nobody.photos.example', 'a.b.photos.example']) {
      const answer = await opens(host)
      expect([answer.statusCode, answer.body.includes('We couldn’t find this album')], host).toEqual([404, true])
    }
  })

  test('can be changed by the owner; no two families share one, and the old one becomes available', async () => {
    const { slug: former } = await addressOf(ana, family)
    const change = (slug: string, by = ana, of = family) => by.tries(contract.changeSlug, { ...of, slug })
    const slug = `moreau-${former.slice(-8)}`
    expect((await change(` ${slug.toUpperCase()} `)).json).toMatchObject({ slug })
    expect((await opens(`${slug}.photos.example`)).statusCode).toBe(200)
    expect((await opens(`${former}.photos.example`)).statusCode).toBe(404)
    const ben = await server.person('Ben')
    const other = await ben.opensFamily('Ben')
    expect((await change(slug, ben, other)).json).toMatchObject({ fields: { slug: 'slug_taken' } })
    for (const wrong of ['www', 'admin'])
      expect((await change(wrong)).json).toMatchObject({ fields: { slug: 'slug_taken' } })
    for (const wrong of ['-a-', 'ab', 'a b', 'ñandú', 'a.b', 'x'.repeat(61)])
      expect((await change(wrong)).json, wrong).toMatchObject({ fields: { slug: 'slug_wrong' } })
  })
})

describe("a family's own domain", () => {
  test('is part of some plans, and stays when the plan ends', async () => {
    const refused = await ana.tries(contract.setDomain, { ...family, domain: PROVABLE_DOMAIN })
    expect(refused).toMatchObject({
      status: 402,
      json: { code: 'plan_limit_reached', params: { of: 'custom_domain', plan: 'basic' } },
    })
    expect(await addressOf(ana, family)).toMatchObject({ may_use_domain: false, domain_with: 'basic', domain: null })
    await pays(ana)
    expect(await proves(ana, family)).toMatchObject({ domain: { is_proven: true } })
    await server.sql(`update subscriptions set status = 'canceled' where user_id = $1`, [ana.user_id])
    expect((await opens(PROVABLE_DOMAIN)).body).toContain('Moreau')
  })

  test('opens the cover page once its TXT record exists, and nothing of the family before', async () => {
    await pays(ana)
    const set = await ana.call(contract.setDomain, { ...family, domain: 'https://Album.Moreau.example/x' })
    expect(set.domain).toMatchObject({
      ...{ name: 'album.moreau.example', is_proven: false, record_name: '_hearthbook.album.moreau.example' },
      record_value: expect.stringMatching(/^hearthbook=[\w-]{43}$/),
    })
    expect((await ana.tries(contract.proveDomain, family)).json).toMatchObject({ fields: { domain: 'record_missing' } })
    expect((await opens('album.moreau.example')).body).not.toContain('Moreau')
    areNameServersAway = true
    expect((await ana.tries(contract.proveDomain, family)).status).toBe(503)
    areNameServersAway = false
    await proves(ana, family)
    expect((await opens(PROVABLE_DOMAIN)).body).toContain('Moreau')
    expect((await opens(PROVABLE_DOMAIN, '/login')).headers.location).toBe('/')
  })

  test('belongs to the family that verified it last, and can be removed', async () => {
    const ben = await server.person('Ben')
    const other = await ben.opensFamily('The Benedicts')
    for (const [person, of] of [
      [ana, family],
      [ben, other],
    ] as const) {
      await pays(person)
      await proves(person, of)
    }
    expect((await opens(PROVABLE_DOMAIN)).body).toContain('The Benedicts')
    expect((await addressOf(ana, family)).domain).toMatchObject({ is_proven: false })
    await ben.call(contract.removeDomain, other)
    expect((await opens(PROVABLE_DOMAIN)).body).not.toContain('The Benedicts')
  })

  test('has to be a valid domain, and not one of this server', async () => {
    await pays(ana)
    const { domain } = { domain: (typed: string) => Domain.safeParse(typed).success }
    for (const right of ['moreau.example', 'a-b.c.example.', 'HTTP://x.example/y'])
      expect(domain(right), right).toBe(true)
    for (const wrong of ['moreau', '10.0.0.1', 'a..b', '-a.example', 'a_b.example', '[::1]', 'a.example:80', ''])
      expect(domain(wrong), wrong).toBe(false)
    for (const ours of ['photos.example', 'mine.photos.example'])
      expect((await ana.tries(contract.setDomain, { ...family, domain: ours })).json).toMatchObject({
        fields: { domain: 'domain_ours' },
      })
  })

  test('the proxy can ask which hosts to request a certificate for', async () => {
    await pays(ana)
    await proves(ana, family)
    const { slug } = await addressOf(ana, family)
    const status = async (domain: string) => (await server.visitor().tries(contract.getFamilyHost, { domain })).status
    expect(await status(PROVABLE_DOMAIN)).toBe(204)
    expect(await status(`${slug}.photos.example`)).toBe(204)
    for (const none of ['nobody.photos.example', 'elsewhere.example', 'x']) expect(await status(none)).toBe(404)
  })
})
