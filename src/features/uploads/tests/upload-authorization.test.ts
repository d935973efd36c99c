import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { uploadsContract } from '#features/uploads/uploads.contract.ts'
import { ana, ben, family, server, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import { drawPicture } from '#kit/pictures.ts'
import { beginUpload, idOf, leaveUnfinished, sendBytes, tus, untilDecided } from '#kit/uploads.ts'
import { stagingFolder } from '#kit/staging.ts'

openForAnaAndBen({ withWorker: true })

const { listUploads } = uploadsContract

const addressOf = (id: string) => `/api/families/${family.family_id}/uploads/${id}`

test('no one else can see, continue, cancel, or read an upload, even in the same family', async () => {
  const bytes = await drawPicture()
  const id = await leaveUnfinished(ana, family, bytes)
  const nobodys = addressOf(crypto.randomUUID())
  for (const [method, headers, body] of [
    ['HEAD', tus, undefined],
    ['PATCH', { ...tus, 'upload-offset': '10', 'content-type': 'application/offset+octet-stream' }, 'stolen'],
    ['DELETE', tus, undefined],
    ['GET', tus, undefined],
  ] as const) {
    const [theirs, absent] = await Promise.all(
      [addressOf(id), nobodys].map((path) => ben.fetches(path, { method, headers, ...(body && { body }) })),
    )
    expect([method, theirs!.status, await theirs!.text()]).toEqual([method, 404, await absent!.text()])
  }
  const poster = await ben.fetches(`${addressOf(id)}/poster`, {
    method: 'PUT',
    body: 'x',
    headers: { 'content-type': 'image/jpeg' },
  })
  expect(poster.status).toBe(404)
  expect(await ben.call(listUploads, { ...family, ids: id })).toEqual({ uploads: [] })
  const read = await ana.fetches(addressOf(id), { headers: tus })
  expect([read.status, (await read.text()).includes(bytes.subarray(0, 4).toString('latin1'))]).toEqual([404, false])
  const rest = await sendBytes(ana, addressOf(id), 10, bytes.subarray(10))
  expect(rest.status).toBe(204)
  expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
})

test("an upload can't be moved to another family by changing its URL", async () => {
  const other = await ben.opensFamily('Okafor')
  const id = await leaveUnfinished(ana, family)
  await server.join(other, ana, 'editor')
  const answer = await sendBytes(ana, `/api/families/${other.family_id}/uploads/${id}`, 10, randomBytes(5))
  expect(answer.status).toBe(404)
})

test("someone who's removed in the middle of an upload can't complete it", async () => {
  const bytes = await drawPicture()
  const id = await leaveUnfinished(ben, family, bytes)
  await server.leave(family, ben)
  expect((await sendBytes(ben, addressOf(id), 10, bytes.subarray(10))).status).toBe(404)
  expect(await server.sql('select state from uploads where id = $1', [id])).toEqual([{ state: 'receiving' }])
})

describe('an invalid creation request is refused', () => {
  const cases: [string, Record<string, string>, number][] = [
    ['without a length', { 'upload-length': '' }, 400],
    ["with a length that isn't a number", { 'upload-length': 'many' }, 400],
    ['with a negative length', { 'upload-length': '-1' }, 400],
    ['with a deferred length', { 'upload-length': '', 'upload-defer-length': '1' }, 400],
    ['with more than ten gigabytes', { 'upload-length': String(11 * 1024 ** 3) }, 413],
    ['with a length of 30 digits', { 'upload-length': '9'.repeat(30) }, 400],
    ["with metadata that isn't base64", { 'upload-metadata': 'filename ???' }, 400],
    ["with a purpose that's a property of every object", { 'upload-metadata': `purpose ${btoa('__proto__')}` }, 400],
    ["with a purpose that's a built-in method", { 'upload-metadata': `purpose ${btoa('constructor')}` }, 400],
    ['in another version of the protocol', { 'tus-resumable': '0.2.2' }, 400],
    ['as a partial upload (tus concatenation)', { 'upload-concat': 'partial' }, 501],
  ]
  test.each(cases)('%s', async (_what, change, status) => {
    const headers = Object.fromEntries(Object.entries(change).filter(([, value]) => value))
    const given = { ...tus, 'upload-length': '10', 'upload-metadata': 'filename YS5qcGc=', ...headers }
    for (const [name, value] of Object.entries(change)) if (!value) delete (given as Record<string, string>)[name]
    const before = await readdir(stagingFolder(server))
    const answer = await ana.fetches(`/api/families/${family.family_id}/uploads`, { method: 'POST', headers: given })
    expect(answer.status).toBe(status)
    expect(await readdir(stagingFolder(server))).toEqual(before)
    expect(await ana.call(listUploads, family)).toEqual({ uploads: [] })
  })
})

test("more bytes than announced are refused, and fewer don't complete the upload", async () => {
  const bytes = await drawPicture()
  const id = idOf(await beginUpload(ana, family, new Uint8Array(), { length: bytes.length }))
  expect((await sendBytes(ana, addressOf(id), 5, bytes)).status).toBe(409)
  const tooMany = await sendBytes(ana, addressOf(id), 0, Buffer.concat([bytes, randomBytes(100)]))
  expect([400, 413]).toContain(tooMany.status)
  const head = await ana.fetches(addressOf(id), { method: 'HEAD', headers: tus })
  const offset = Number(head.headers.get('upload-offset'))
  expect(offset).toBeLessThanOrEqual(bytes.length)
  const [{ state }] = (await server.sql<{ state: string }>('select state from uploads where id = $1', [id])) as [
    { state: string },
  ]
  expect(state).toBe(offset < bytes.length ? 'receiving' : 'received')
})

test('an empty file is refused', async () => {
  const id = idOf(await beginUpload(ana, family, new Uint8Array(), { length: 0, filename: 'empty.jpg' }))
  expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'refused', reason: 'empty', photo_id: null })
})

test('a person can have at most 200 unfinished uploads, however many they start at the same time', async () => {
  await server.sql(
    `insert into uploads (id, family_id, user_id, filename, bytes)
     select gen_random_uuid(), $1, $2, 'a.jpg', 1 from generate_series(1, 198)`,
    [family.family_id, ana.user_id],
  )
  const begin = () => beginUpload(ana, family, new Uint8Array(), { length: 10 })
  const answers = await Promise.all(Array.from({ length: 5 }, begin))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 429, 429, 429])
  const refused = await begin()
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { code: 'too_many_uploads', params: { limit: 200, gigabytes: 256 } },
  ])
  expect((await beginUpload(ben, family, new Uint8Array(), { length: 10 })).status).toBe(201)
})

test("a family can't announce more bytes of unfinished uploads than its limit", async () => {
  await server.sql(
    `insert into uploads (id, family_id, user_id, filename, bytes) values
     (gen_random_uuid(), $1, $2, 'a.jpg', 256 * 1024::bigint ^ 3), (gen_random_uuid(), $1, $3, 'b.jpg', 250 * 1024::bigint ^ 3)`,
    [family.family_id, ana.user_id, (await server.person('Cleo')).user_id],
  )
  const begin = (length: number) => beginUpload(ben, family, new Uint8Array(), { length })
  expect((await begin(7 * 1024 ** 3)).status).toBe(429)
  expect((await begin(10)).status).toBe(201)
})
