import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addressesContract as contract } from '#features/addresses/addresses.contract.ts'
import { addressesJobs } from '#features/addresses/server/addresses.handlers.ts'
import { recheckDomains } from '#features/addresses/server/recheck-domains.ts'
import { Problem } from '#shared/problems.ts'
import { PROVABLE_DOMAIN } from '#kit/addresses.ts'
import type { Family, Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let ana: Person
let family: Family
let record: 'there' | 'gone' | 'unknown'

beforeAll(async () => {
  server = await openTestApp({ config: { appUrl: 'https://photos.example', secure: true } })
})
afterAll(() => server.close())
beforeEach(async () => {
  record = 'there'
  await server.sql('update family_addresses set domain = null, domain_token = null, proven_at = null')
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
  await ana.call(contract.setDomain, { ...family, domain: PROVABLE_DOMAIN })
  await ana.call(contract.proveDomain, family)
})

const opens = async () =>
  (await server.app.inject({ method: 'GET', url: '/', headers: { host: PROVABLE_DOMAIN } })).body.includes('<h1>Moreau')

/** Runs the domain check a day later. */
async function aDayPasses() {
  await server.sql(`update family_addresses set looked_at = looked_at - interval '1 day',
    missing_since = missing_since - interval '1 day' where proven_at is not null`)
  const { db, log, resolveTxt } = server.context
  const answers = {
    there: resolveTxt,
    gone: () => Promise.resolve([]),
    unknown: () => Promise.reject(new Problem('unavailable')),
  }
  await recheckDomains({ db: db.worker, log, resolveTxt: answers[record] })
}

/** The rendered emails in the queue. */
async function mails() {
  const { db, post, log, resolveTxt } = server.context
  const sent: { subject: string; to: string }[] = []
  const send = async (mail: (typeof sent)[number]) => void sent.push(mail)
  const parts = { db: db.worker, log, resolveTxt, appUrl: 'https://photos.example', post: { ...post, send } as never }
  const job = addressesJobs(parts).find(({ name }) => name === 'send-domain-mail')!
  const waiting = await server.sql<{ payload: unknown }>(
    `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
      where task.id = job.task_id and task.identifier = 'send-domain-mail' returning job.payload`,
  )
  for (const { payload } of waiting) await job.run(payload)
  return sent.map(({ to, subject }) => [to, subject])
}

test('a domain without its record works for a week and its owner gets one email; then it stops working', async () => {
  record = 'gone'
  await aDayPasses()
  expect([await opens(), await mails()]).toEqual([
    true,
    [[ana.email, `Action needed: a DNS record is missing for ${PROVABLE_DOMAIN}`]],
  ])
  for (let day = 2; day <= 7; day++) await aDayPasses()
  expect([await opens(), await mails()]).toEqual([true, []])
  await aDayPasses()
  expect([await opens(), await mails()]).toEqual([
    false,
    [[ana.email, `${PROVABLE_DOMAIN} no longer opens your album`]],
  ])
  // Nothing is cached for the domain until it's verified again.
  await ana.call(contract.proveDomain, family)
  await expect.poll(opens).toBe(true)
})

test('a record that returns, and unreachable name servers, change nothing', async () => {
  record = 'gone'
  await aDayPasses()
  record = 'unknown'
  for (let day = 0; day < 10; day++) await aDayPasses()
  expect(await opens()).toBe(true)
  record = 'there'
  await aDayPasses()
  record = 'gone'
  await aDayPasses()
  expect((await mails()).length).toBe(2)
  expect(await opens()).toBe(true)
})

test("an unknown host costs one database query, and is recognized as soon as it's set up", async () => {
  const asks = async (name: string) =>
    (await server.app.inject({ method: 'GET', url: '/', headers: { host: `${name}.photos.example` } })).statusCode
  const opensNobody = () => asks('nobody-yet')
  expect(await asks('a-new-name')).toBe(404)
  await ana.call(contract.changeSlug, { ...family, slug: 'a-new-name' })
  await expect.poll(() => asks('a-new-name')).toBe(200)
  expect(await opensNobody()).toBe(404)
  const queries = vi.spyOn(server.context.db.auth, 'getExecutor')
  // Until the events of all earlier changes have arrived, each of which makes it ask once more.
  await expect
    .poll(async () => {
      queries.mockClear()
      for (let i = 0; i < 20; i++) expect(await opensNobody()).toBe(404)
      return queries.mock.calls.length
    })
    .toBe(0)
  queries.mockRestore()
  await ana.call(contract.changeSlug, { ...family, slug: 'nobody-yet' })
  await expect.poll(opensNobody).toBe(200)
})
