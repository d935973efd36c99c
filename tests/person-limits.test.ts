import { afterAll, beforeAll, expect, test } from 'vitest'
import { familiesContract } from '#features/families/families.contract.ts'
import { searchContract } from '#features/search/search.contract.ts'
import { budgets } from '#shared/budgets.rules.ts'
import { contract } from '#app/contract.ts'
import { openPersonLimits, type PersonLimits } from '#server/http/person-limits.ts'
import { drawPicture } from '#kit/pictures.ts'
import type { Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { beginUpload } from '#kit/uploads.ts'

let server: TestApp
let limits: PersonLimits
let ana: Person
let ben: Person

beforeAll(async () => {
  server = await openTestApp({ config: { uploadGigabytesPerDay: 1 } })
  limits = openPersonLimits(server.context.db.authPool, server.config)
  ana = await server.person('Ana')
  ben = await server.person('Ben')
})
afterAll(() => server.close())

test("a person who reaches the limit of new families gets an error with the time it ends; others aren't affected", async () => {
  for (let i = 0; i < budgets.families.times; i++) await limits.spend(ana.user_id, familiesContract.createFamily)
  const { createFamily } = familiesContract
  const refused = await ana.tries(createFamily, { name: 'One too many' })
  expect(refused).toMatchObject({
    status: 429,
    json: { code: 'limit_reached', params: { limit: 'families', times: budgets.families.times, minutes: 24 * 60 } },
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60)
  expect((await ben.tries(createFamily, { name: 'Ben' })).status).toBe(201)
  expect((await ana.tries(searchContract.searchEverything, { text: 'beach' })).status).toBe(200)
})

test('a person can upload as many bytes a day as the operator allows', async () => {
  const family = await ben.opensFamily('Okafor')
  const begin = (length: number) => beginUpload(ben, family, new Uint8Array(), { length })
  expect((await begin(1000 * 1024 ** 2)).status).toBe(201)
  const refused = await begin(30 * 1024 ** 2)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ params: { limit: 'upload_bytes', times: 1 } })
  expect(refused.headers.get('retry-after')).not.toBeNull()
})

test("a person's requests wait for each other, not for those of others", async () => {
  const started: string[] = []
  const finish: (() => void)[] = []
  const work = (name: string) => () => {
    started.push(name)
    return new Promise<void>((resolve) => finish.push(resolve))
  }
  const all = Array.from({ length: 6 }, (_, i) =>
    limits.runQueued('ana', familiesContract.listFamilies, work(`ana ${i}`)),
  )
  all.push(limits.runQueued('ben', familiesContract.listFamilies, work('ben')))
  await Promise.resolve()
  expect(started).toEqual(['ana 0', 'ana 1', 'ana 2', 'ana 3', 'ben'])
  finish[0]?.()
  await all[0]
  expect(started.at(-1)).toBe('ana 4')
  while (started.length < 7) {
    for (const end of finish) end()
    await new Promise((resolve) => setImmediate(resolve))
  }
  for (const end of finish) end()
  await Promise.all(all)
})

test("uploads don't count toward the request limit", async () => {
  const free = contract.filter(({ budget }) => budget === 'none').map(({ id }) => id)
  expect(free.toSorted()).toEqual(
    [
      ...['createUpload', 'measureUpload', 'continueUpload', 'cancelUpload', 'addUploadPoster'],
      ...['sendFile', 'putFile', 'createGuestUpload', 'measureGuestUpload', 'continueGuestUpload'],
    ].toSorted(),
  )
  const family = await ben.opensFamily('Moreau')
  expect((await beginUpload(ben, family, await drawPicture())).status).toBe(201)
})
