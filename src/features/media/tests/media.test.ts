import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { familiesContract } from '#features/families/families.contract.ts'
import { photoUrlsContract } from '#features/media/photo-urls.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { mediaUrls } from '#server/storage/media-urls.ts'
import { newId } from '#shared/ids.ts'
import { signFor, viewerOf } from '#kit/media.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { addPhoto } from '#kit/uploads.ts'

const { getPhoto, deletePhoto } = photosContract
const { listPhotoUrls } = photoUrlsContract
const { saveFamilySettings } = familiesContract
let server: TestApp
let ana: Person
let ben: Person
let family: Family
let bytes: Buffer
let photo_id: string

beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
  await ana.call(saveFamilySettings, { ...family, viewers_may_save: true })
  bytes = await drawPicture({ width: 800, height: 600 })
  photo_id = await addPhoto(ana, family, bytes, 'beach.jpg')
})
afterAll(() => server.close())
beforeEach(async () => {
  ben = await server.person('Ben')
  await server.join(family, ben, 'viewer')
})

async function addressesFor(person: Person, id = photo_id) {
  const { small_url, large_url, original_url, download_url } = await person.call(getPhoto, { ...family, photo_id: id })
  return { small_url, large_url, original_url: original_url!, download_url: download_url! }
}

async function statusOf(person: Person, path: string, init?: RequestInit): Promise<number> {
  const answer = await person.fetches(path, init)
  await answer.arrayBuffer()
  return answer.status
}

describe('the URL of an image', () => {
  test("can be renewed, ten at a time, by a photo frame that knows its photos' IDs", async () => {
    const secret = await seedPhoto(ana, family, { audience: 'private' })
    const deleted = await addPhoto(ana, family)
    await ana.call(deletePhoto, { ...family, photo_id: deleted })
    const ask = (ids: string[]) => ({ ...family, ids: ids.join(',') })
    const { photos } = await ben.call(listPhotoUrls, ask([photo_id, secret, deleted, newId()]))
    expect(photos.map(({ id }) => id)).toEqual([photo_id])
    const { id: _id, ...addresses } = photos[0]!
    const { download_url: _download, ...shown } = await addressesFor(ben)
    expect(addresses).toEqual(shown)
    for (const address of Object.values(addresses)) expect(await statusOf(ben, address!)).toBe(200)
    const many = (count: number) => Array.from({ length: count }, newId)
    expect(await ben.call(listPhotoUrls, ask(many(10)))).toEqual({ photos: [] })
    expect((await ben.tries(listPhotoUrls, ask(many(11)))).status).toBe(400)
  })

  test('works for the person it was made for, with the right content type and without executable content', async () => {
    const { small_url, large_url, original_url, download_url } = await addressesFor(ben)
    const types = {
      [small_url]: 'image/webp',
      [large_url]: 'image/jpeg',
      [original_url]: 'image/jpeg',
      [download_url]: 'image/jpeg',
    }
    for (const [url, type] of Object.entries(types)) {
      const answer = await ben.fetches(url)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
      expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('cache-control')).toMatch(/^private/)
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(answer.headers.get('content-disposition')).toMatch(url === download_url ? /^attachment/ : /^inline/)
    }
    const download = await ben.fetches(download_url)
    expect(Buffer.from(await download.arrayBuffer())).toEqual(bytes)
  })

  test("doesn't work if any character is changed", async () => {
    const { small_url, download_url } = await addressesFor(ben)
    for (const url of [small_url, download_url]) {
      for (let at = '/media/'.length; at < url.length; at++) {
        for (const other of ['0', 'a', 'A', '-', '%30']) {
          const changed = url.slice(0, at) + other + url.slice(at + 1)
          if (changed === url) continue
          const { status } = await ben.sends({ method: 'GET', url: changed })
          expect([changed, status < 300]).toEqual([changed, false])
        }
      }
    }
  })

  test("doesn't work with added, missing, repeated, or reordered parameters", async () => {
    const { small_url } = await addressesFor(ben)
    const [path, query] = small_url.split('?') as [string, string]
    const parts = query.split('&')
    const others = [
      ...[
        `${small_url}&x=1`,
        `${small_url}#`,
        `${small_url}%00`,
        `${small_url}&s=${query.split('s=')[1]}`,
        path,
        `${path}?`,
      ],
      ...[
        `${path}?${parts.toReversed().join('&')}`,
        `${path}/?${query}`,
        `${path.toUpperCase()}?${query}`,
        `/${small_url}`,
      ],
      ...parts.map((_, i) => `${path}?${parts.toSpliced(i, 1).join('&')}`),
      ...['small', 'original', 'full', '../original', 'v1/small.webp'].map((name) =>
        small_url.replace('/small?', `/${name}?`),
      ),
    ]
    for (const url of others.filter((one) => one !== small_url && !one.endsWith('#')))
      expect([url, (await ben.sends({ method: 'GET', url })).status]).toEqual([url, 404])
  })

  test('of a thumbnail also opens others of the family, but only photos that its person can see', async () => {
    const { small_url } = await addressesFor(ben)
    const open = (id: string) => statusOf(ben, small_url.replace(photo_id, id))
    const [shown, hidden, deleted] = [
      await seedPhoto(ana, family),
      await seedPhoto(ana, family, { audience: 'private' }),
      await seedPhoto(ana, family),
    ]
    await ana.call(deletePhoto, { ...family, photo_id: deleted })
    const carl = await server.person('Carl')
    const elsewhere = await seedPhoto(carl, await carl.opensFamily('Okafor'))
    expect(await Promise.all([shown, hidden, deleted, elsewhere].map(open))).toEqual([200, 404, 404, 404])
  })

  test('expires after an hour', async () => {
    const old = (minutes: number) => mediaUrls(server.config.secret, () => Date.now() - minutes * 60_000)
    const media = { kind: 'photo', family_id: family.family_id, id: photo_id, variant: 'small', version: 1 } as const
    const viewer = await viewerOf(ben)
    expect(await statusOf(ben, old(45).sign(viewer, media))).toBe(200)
    expect(await statusOf(ben, old(61).sign(viewer, media))).toBe(404)
    expect(await statusOf(ben, mediaUrls('another secret of forty characters......').sign(viewer, media))).toBe(404)
  })

  test('stops working at the next request after its person was removed, and keeps working for others', async () => {
    const [bens, anas] = [await addressesFor(ben), await addressesFor(ana)]
    for (const url of Object.values(bens)) expect(await statusOf(ben, url)).toBe(200)
    await server.leave(family, ben)
    await gone(bens.small_url)
    for (const url of Object.values(bens)) expect(await statusOf(ben, url)).toBe(404)
    for (const url of Object.values(anas)) expect(await statusOf(ana, url)).toBe(200)
  })

  test('stops working once its photo is deleted, including thumbnails', async () => {
    const deleted = await seedPhoto(ana, family)
    const urls = await addressesFor(ben, deleted)
    for (const url of Object.values(urls)) expect(await statusOf(ben, url)).toBe(200)
    await ana.call(deletePhoto, { ...family, photo_id: deleted })
    await gone(urls.small_url)
    for (const url of Object.values(urls)) expect(await statusOf(ben, url)).toBe(404)
  })

  test('stops working for others when its photo becomes private', async () => {
    const hidden = await seedPhoto(ana, family)
    const [bens, anas] = [await addressesFor(ben, hidden), await addressesFor(ana, hidden)]
    for (const url of Object.values(bens)) expect(await statusOf(ben, url)).toBe(200)
    await server.sql(`update photos set audience = 'private' where id = $1`, [hidden])
    await gone(bens.small_url)
    for (const url of Object.values(bens)) expect(await statusOf(ben, url)).toBe(404)
    for (const url of Object.values(anas)) expect(await statusOf(ana, url)).toBe(200)
  })

  test("can't be altered to open another family's photo", async () => {
    const carl = await server.person('Carl')
    const other = await carl.opensFamily('Okafor')
    const own = await seedPhoto(carl, other)
    const mixed = { kind: 'photo', family_id: other.family_id, id: photo_id, variant: 'original', version: 1 } as const
    expect(await statusOf(carl, await signFor(carl, { ...mixed, id: own }))).toBe(200)
    for (const variant of ['original', 'small', 'large'] as const)
      expect(await statusOf(carl, await signFor(carl, { ...mixed, variant }))).toBe(404)
  })
})

/** Revocation takes effect as soon as PostgreSQL's notification has arrived. */
async function gone(url: string) {
  await vi.waitFor(async () => expect(await statusOf(ben, url)).toBe(404), { interval: 2, timeout: 20_000 })
}

describe('a range request', () => {
  const ask = async (range: string, headers: Record<string, string> = {}) => {
    const { original_url } = await addressesFor(ana)
    const answer = await ana.fetches(original_url, { headers: { range, ...headers } })
    return {
      status: answer.status,
      range: answer.headers.get('content-range'),
      body: Buffer.from(await answer.arrayBuffer()),
    }
  }

  test('gets that part', async () => {
    const size = bytes.length
    const parts: [string, number, number][] = [
      ['bytes=0-0', 0, 0],
      ['bytes=10-99', 10, 99],
      [`bytes=${size - 1}-`, size - 1, size - 1],
      ['bytes=-5', size - 5, size - 1],
      [`bytes=5-${size * 10}`, 5, size - 1],
    ]
    for (const [range, start, end] of parts)
      expect(await ask(range)).toEqual({
        status: 206,
        range: `bytes ${start}-${end}/${size}`,
        body: bytes.subarray(start, end + 1),
      })
  })

  test('gets 416 if the range is beyond the end', async () => {
    expect(await ask(`bytes=${bytes.length}-`)).toMatchObject({ status: 416, range: `bytes */${bytes.length}` })
  })

  test('gets the whole file if the range is invalid or has several parts', async () => {
    for (const range of [
      'bytes=5-2',
      'bytes=a-b',
      'lines=1-2',
      'bytes=0-1,4-5',
      'bytes=',
      `bytes=${'9'.repeat(40)}-`.replace('9'.repeat(40), '-'),
    ]) {
      const answer = await ask(range)
      expect([range, [200, 416].includes(answer.status)]).toEqual([range, true])
      if (answer.status === 200) expect(answer.body).toEqual(bytes)
    }
  })

  test("gets the whole file if If-Range doesn't match", async () => {
    expect(await ask('bytes=0-3', { 'if-range': '"another"' })).toMatchObject({ status: 200 })
    expect(await ask('bytes=0-3', { 'if-range': `"${photo_id}"` })).toMatchObject({ status: 206 })
  })
})

test('for a cached file gets 304, but only if the person may see it', async () => {
  const { original_url } = await addressesFor(ben)
  const headers = { 'if-none-match': `"${photo_id}"` }
  expect(await statusOf(ben, original_url, { headers })).toBe(304)
  await server.leave(family, ben)
  await vi.waitFor(async () => expect(await statusOf(ben, original_url, { headers })).toBe(404), {
    interval: 2,
    timeout: 20_000,
  })
})

test('a download keeps any file name', async () => {
  const names = [
    'a "quoted" name.jpg',
    'line\nbreak.jpg',
    'x\r\nset-cookie: a=b.jpg',
    '../../etc/passwd',
    '<script>.jpg',
    '\u202egpj.exe',
    '😀 été.jpg',
    '',
    '...',
    'a;b=c.jpg',
    'x'.repeat(300),
  ]
  for (const filename of names) {
    const id = await addPhoto(ana, family, await drawPicture(), filename)
    const { download_url } = await addressesFor(ana, id)
    const answer = await ana.fetches(download_url)
    await answer.arrayBuffer()
    const disposition = answer.headers.get('content-disposition')!
    expect(disposition, filename).toMatch(
      /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w%.!~*'()-]+$/,
    )
    const name = decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposition)![1]!)
    expect(name, filename).toMatch(/\.jpe?g$/i)
    expect(name, filename).not.toMatch(/[/\\\n\r\u202e]/)
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
})
