import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import type { KeyScope } from '#shared/key-scopes.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { untilDecided } from '#kit/uploads.ts'

let server: TestApp
let ana: Person
let family: Family
let token: string

beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  ana = await server.person('Ana')
  family = await ana.opensFamily('The Scripts')
  token = await keyFor(['add'])
})
afterAll(() => server.close())

const keyFor = async (scopes: KeyScope[]) =>
  (await ana.call(apiKeysContract.createApiKey, { name: 'A script', scopes })).token

const address = (path = '') => `${server.url}/api/families/${family.family_id}/files${path}`
const send = (path: string, init: RequestInit, key = token) =>
  fetch(address(path), { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } })

/** A form with its parts in this order. */
function formOf(parts: [name: string, value: string | Uint8Array][]): RequestInit {
  const body = new FormData()
  for (const [name, value] of parts)
    if (typeof value === 'string') body.append(name, value)
    else body.append(name, new Blob([value as Uint8Array<ArrayBuffer>]), 'beach.jpg')
  return { method: 'POST', body }
}

async function decided(answer: Response) {
  const text = await answer.text()
  expect(answer.status, text).toBe(202)
  const { id, filename, state } = JSON.parse(text) as { id: string; filename: string; state: string }
  expect(state).toBe('received')
  return { ...(await untilDecided(ana, family, id)), filename }
}
const photoOf = ({ photo_id }: { photo_id: string | null }) =>
  ana.call(photosContract.getPhoto, { ...family, photo_id: photo_id! })
const unfinished = () => server.sql(`select id from uploads where state = 'receiving'`)

test('a script sends a photo in a form, with its date and album after it', async () => {
  const { id: album_id } = await ana.call(albumsContract.createAlbum, { ...family, title: 'Scans' })
  const form = formOf([
    ['file', await drawPicture()],
    ['taken_at', '1987-06-01T12:00:00'],
    ['album_id', album_id],
  ])
  const upload = await decided(await send('', form))
  expect(upload).toMatchObject({ filename: 'beach.jpg', state: 'done' })
  expect(await photoOf(upload)).toMatchObject({ taken_at: '1987-06-01T12:00:00' })
  const { photos } = await ana.call(albumsContract.listAlbumPhotos, { ...family, album_id })
  expect(photos.map(({ id }) => id)).toEqual([upload.photo_id])
})

test('a file sent by PUT that the family has already joins the album, and is no second photo', async () => {
  const body = (await drawPicture()) as Uint8Array<ArrayBuffer>
  const first = await decided(await send('/a%20b.jpg', { method: 'PUT', body }))
  const { id: album_id } = await ana.call(albumsContract.createAlbum, { ...family, title: 'Again' })
  const again = await decided(await send(`/c.jpg?album_id=${album_id}`, { method: 'PUT', body }))
  expect(first).toMatchObject({ filename: 'a b.jpg', state: 'done' })
  expect(again).toMatchObject({ state: 'duplicate', photo_id: first.photo_id })
  const { photos } = await ana.call(albumsContract.listAlbumPhotos, { ...family, album_id })
  expect(photos.map(({ id }) => id)).toEqual([first.photo_id])
})

test('a form with a wrong field, without a file, with two files, or that isn’t one is refused, and leaves nothing', async () => {
  const picture = await drawPicture()
  const refused: [RequestInit, number][] = [
    [
      formOf([
        ['file', picture],
        ['taken_at', 'yesterday'],
      ]),
      400,
    ],
    [
      formOf([
        ['file', picture],
        ['album_id', crypto.randomUUID()],
      ]),
      404,
    ],
    [
      formOf([
        ['file', picture],
        ['file', picture],
      ]),
      400,
    ],
    [formOf([['image', picture]]), 400],
    [formOf([['taken_at', '1987-06-01T12:00:00']]), 400],
    [{ method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }, 415],
    [{ method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } }, 400],
    [{ method: 'POST', body: '--b\r\nbroken', headers: { 'content-type': 'multipart/form-data; boundary=b' } }, 400],
  ]
  for (const [init, status] of refused) {
    const answer = await send('', init)
    expect([answer.status, await answer.text()], String(init.body)).toEqual([status, expect.stringContaining('type')])
  }
  expect(await unfinished()).toEqual([])
})

test('a mistyped field is named, and nothing is imported without it', async () => {
  const picture = await drawPicture()
  const parts = [
    ['file', picture],
    ['dat', '1987-06-01'],
    ['album', 'Scans'],
  ] as const
  const orders = [parts, [parts[1], parts[0]], parts.toReversed()]
  for (const order of orders) {
    const answer = await send('', formOf(order.map(([name, value]) => [name, value])))
    const { detail, fields } = (await answer.json()) as { detail: string; fields: object }
    expect([answer.status, fields]).toEqual([400, expect.objectContaining({ dat: 'unknown_field' })])
    expect(detail).toMatch(/^There’s no field named .*dat.*\.$/)
  }
  const body = picture as Uint8Array<ArrayBuffer>
  const answer = await send('/a.jpg?dat=1987-06-01&__proto__=1', { method: 'PUT', body })
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({
      detail: expect.stringContaining('dat'),
      fields: expect.objectContaining({ dat: 'unknown_field' }),
    }),
  ])
  expect(await unfinished()).toEqual([])
})

test('a form that ends anywhere before its end is refused, and leaves nothing', async () => {
  const lines = [
    ...['--b', 'Content-Disposition: form-data; name="taken_at"', '', '1987-06-01T12:00:00'],
    ...[
      '--b',
      'Content-Disposition: form-data; name="file"; filename="a.jpg"',
      'Content-Type: image/jpeg',
      '',
      'a photo',
    ],
    ...['--b', 'Content-Disposition: form-data; name="file"; filename="b.jpg"', '', 'another one', '--b--', ''],
  ]
  const whole = lines.join('\r\n')
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  for (let end = 0; end <= whole.length; end += 3) {
    const answer = await send('', { method: 'POST', body: whole.slice(0, end), headers })
    expect([answer.status, await answer.text()], `${end}`).toEqual([400, expect.stringContaining('type')])
  }
  await expect.poll(unfinished).toEqual([])
})

test('a name from elsewhere in the file system is only a label', async () => {
  const body = (await drawPicture()) as Uint8Array<ArrayBuffer>
  const upload = await decided(await send('/..%2F..%2Fetc%2Fpasswd', { method: 'PUT', body }))
  expect(upload).toMatchObject({ filename: 'passwd', state: 'done' })
})

test('a key that only reads, and a page of another site, can send nothing', async () => {
  const form = formOf([['file', await drawPicture()]])
  expect((await send('', form, await keyFor(['read', 'edit', 'share']))).status).toBe(403)
  const forged = await fetch(address(), { ...form, headers: { cookie: ana.cookie, origin: 'https://evil.example' } })
  expect(forged.status).toBe(403)
})
