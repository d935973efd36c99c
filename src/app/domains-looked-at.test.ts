import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressesContract as contract } from '#features/addresses/addresses.contract.ts'
import { addressesJobs } from '#features/addresses/server/addresses.handlers.ts'
import { lookAtDomains } from '#features/addresses/server/look-at-domains.ts'
import { Problem } from '#shared/problems.ts'
import { PROVABLE_DOMAIN } from './testing/addresses.ts'
import type { Family, Person } from './testing/people.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

let house: TestApp
let ana: Person
let family: Family
let record: 'there' | 'gone' | 'unknown'

beforeAll(async () => {
  house = await openTestApp({ config: { appUrl: 'https://photos.example', secure: true } })
})
afterAll(() => house.close())
beforeEach(async () => {
  record = 'there'
  await house.sql('update family_addresses set domain = null, domain_token = null, proven_at = null')
  ana = await house.person('Ana')
  family = await ana.opensFamily('Moreau')
  await ana.call(contract.setDomain, { ...family, domain: PROVABLE_DOMAIN })
  await ana.call(contract.proveDomain, family)
})

const opens = async () =>
  (await house.app.inject({ method: 'GET', url: '/', headers: { host: PROVABLE_DOMAIN } })).body.includes('<h1>Moreau')

/** A day later, all domains are looked at. */
async function aDayPasses() {
  await house.sql(`update family_addresses set looked_at = looked_at - interval '1 day',
    missing_since = missing_since - interval '1 day' where proven_at is not null`)
  const { db, log, resolveTxt } = house.context
  const answers = {
    there: resolveTxt,
    gone: () => Promise.resolve([]),
    unknown: () => Promise.reject(new Problem('unavailable')),
  }
  await lookAtDomains({ db: db.worker, log, resolveTxt: answers[record] })
}

/** The mails that wait, as they are written. */
async function mails() {
  const { db, post, log, resolveTxt } = house.context
  const sent: { subject: string; to: string }[] = []
  const send = async (mail: (typeof sent)[number]) => void sent.push(mail)
  const parts = { db: db.worker, log, resolveTxt, appUrl: 'https://photos.example', post: { ...post, send } as never }
  const job = addressesJobs(parts).find(({ name }) => name === 'send-domain-mail')!
  const waiting = await house.sql<{ payload: unknown }>(
    `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
      where task.id = job.task_id and task.identifier = 'send-domain-mail' returning job.payload`,
  )
  for (const { payload } of waiting) await job.run(payload)
  return sent.map(({ to, subject }) => [to, subject])
}

test('a domain whose record is gone leads here for a week, its owner is told once, and then it does not', async () => {
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
  // Nobody is remembered there, until it is proven again.
  await ana.call(contract.proveDomain, family)
  await expect.poll(opens).toBe(true)
})

test('a record that comes back, and name servers that do not answer, change nothing', async () => {
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

test('whoever tries a name that leads nowhere asks the database once, and hears at once when it leads somewhere', async () => {
  const asks = async (name: string) =>
    (await house.app.inject({ method: 'GET', url: '/', headers: { host: `${name}.photos.example` } })).statusCode
  const opensNobody = () => asks('nobody-yet')
  // Once this change is heard of, all earlier ones are too.
  expect(await asks('a-new-name')).toBe(404)
  await ana.call(contract.changeSlug, { ...family, slug: 'a-new-name' })
  await expect.poll(() => asks('a-new-name')).toBe(200)
  expect(await opensNobody()).toBe(404)
  // Whoever asked now would be refused, and that would be a fault of ours.
  await house.sql('revoke execute on function app.family_at from app_auth')
  for (let i = 0; i < 20; i++) expect(await opensNobody()).toBe(404)
  await house.sql('grant execute on function app.family_at to app_auth')
  await ana.call(contract.changeSlug, { ...family, slug: 'nobody-yet' })
  await expect.poll(opensNobody).toBe(200)
})
