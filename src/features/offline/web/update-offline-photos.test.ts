import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import type { OfflineIndex } from './offline-index.ts'
import { updateOfflinePhotos } from './update-offline-photos.ts'

const SITE = 'https://photos.example.org'
const PICTURE_BYTES = 1000

/** A browser's caches, of which the photos may take so many bytes. */
function makeCaches(space = Number.POSITIVE_INFINITY) {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      keys: async () => [...entries.keys()].map((path) => ({ url: SITE + path })),
      delete: async (path: string) => entries.delete(path),
      async put(path: string, stored: Response) {
        const pictures = [...entries.keys()].filter((key) => key.includes('/media/')).length
        if (path.includes('/media/') && (pictures + 1) * PICTURE_BYTES > space)
          throw new DOMException('Quota exceeded', 'QuotaExceededError')
        entries.set(path, stored)
      },
    }
  }
  const match = async (path: string) =>
    [...all.values()]
      .find((entries) => entries.has(path))
      ?.get(path)
      ?.clone()
  return { open, match, delete: async (name: string) => all.delete(name) }
}

const photo = (id: string, about: { family_id?: string; sort_at?: string } = {}) => {
  const { family_id = 'moreaus', sort_at = '2025-05-01T10:00:00' } = about
  const at = `/media/photo/${family_id}/${id}`
  const signed = (size: string) => `${at}/${size}?v=1&u=ana&d=0&k=1&e=2&s=3`
  return {
    ...{ id, family_id, sort_at, people: [{ first_name: 'Rosa' }] },
    ...{ small_url: signed('small'), large_url: signed('large') },
  } as unknown as PhotoListed
}

let families: string[]
let photos: PhotoListed[]
let isDown: boolean
let loaded: string[]

async function answer(url: string): Promise<Response> {
  if (isDown) throw new TypeError('Failed to fetch')
  if (url.includes('/media/')) {
    loaded.push(url)
    return new Response(new Uint8Array(PICTURE_BYTES), { headers: { 'content-type': 'image/webp' } })
  }
  if (url.endsWith('/api/families')) return Response.json({ families: families.map((id) => ({ id })) })
  if (url.includes('is_favorite')) return Response.json({ photos: [] })
  const one = photos.find(({ id }) => url.endsWith(`/photos/${id}`))
  if (one) return Response.json(one)
  const { pathname, searchParams } = new URL(url, SITE)
  const listed = photos.filter(({ family_id }) => pathname.startsWith(`/api/families/${family_id}/`))
  return Response.json({ photos: listed.slice(0, Number(searchParams.get('limit') ?? 50)) })
}

beforeEach(() => {
  families = ['moreaus']
  photos = ['bridge', 'tram', 'hill'].map((id) => photo(id))
  isDown = false
  loaded = []
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('location', { origin: SITE })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('caches', makeCaches())
})
afterEach(() => vi.unstubAllGlobals())

const choice = { user_id: 'ana', latest: true, albums: [] }
const update = (signal = new AbortController().signal) =>
  updateOfflinePhotos({ choice, describe: () => ({ date: 'May 1, 2025', alt: '' }), onProgress: () => {}, signal })

const savedIndex = async () => (await (await caches.match('/offline-photos.json'))?.json()) as OfflineIndex | undefined
const savedPhotos = async () => (await savedIndex())?.photos.map(({ id }) => id)

test('photos are saved once, with who is in them, and leave when they’re deleted', async () => {
  expect(await update()).toBeUndefined()
  expect(await savedPhotos()).toEqual(['bridge', 'tram', 'hill'])
  expect(loaded).toHaveLength(6)
  photos = photos.slice(1)
  await update()
  expect(await savedPhotos()).toEqual(['tram', 'hill'])
  expect(loaded).toHaveLength(6)
  expect(await caches.match('/media/photo/moreaus/bridge/large?v=1&u=ana&d=0')).toBeUndefined()
})

test('a device without enough space saves what fits', async () => {
  vi.stubGlobal('caches', makeCaches(5 * PICTURE_BYTES))
  expect(await update()).toBe('space')
  expect((await savedPhotos())!.length).toBeLessThan(3)
})

test('an update that the page or the connection ended is known to be incomplete, so that the next start continues', async () => {
  let isClosed = true
  vi.stubGlobal('fetch', (url: string) => {
    if (loaded.length < 3 || !url.includes('/media/')) return answer(url)
    return isClosed ? new Promise(() => {}) : Promise.reject(new TypeError('Failed to fetch'))
  })
  void update()
  await expect.poll(() => loaded.length).toBe(3)
  expect(await savedIndex()).toMatchObject({ is_complete: false })

  isClosed = false
  expect(await update()).toBe('connection')
  expect(await savedIndex()).toMatchObject({ is_complete: false })

  vi.stubGlobal('fetch', answer)
  expect(await update()).toBeUndefined()
  expect(await savedIndex()).toMatchObject({ is_complete: true })
  expect(await savedPhotos()).toEqual(['bridge', 'tram', 'hill'])
})

test('without a connection, nothing is removed', async () => {
  await update()
  isDown = true
  await expect(update()).rejects.toThrow()
  expect(await savedPhotos()).toEqual(['bridge', 'tram', 'hill'])
})

test('on mobile data, deleted photos leave the device and new ones wait', async () => {
  await update()
  vi.stubGlobal('navigator', { connection: { type: 'cellular' } })
  photos = [photo('castle'), ...photos.slice(1)]
  expect(await update()).toBe('metered')
  expect(await savedPhotos()).toEqual(['tram', 'hill'])
})

test('someone who signs out during an update leaves nothing behind', async () => {
  const controller = new AbortController()
  vi.stubGlobal('fetch', async (url: string) => {
    if (loaded.length === 2) {
      await caches.delete('hearthbook-offline-photos')
      controller.abort()
    }
    return answer(url)
  })
  await expect(update(controller.signal)).rejects.toThrow()
  expect(await savedPhotos()).toBeUndefined()
})

test('of two families’ photos, the newest 200 are saved', async () => {
  families = ['moreaus', 'lindqvists']
  // Newest first, as listed: 125 of each family, in turns.
  photos = Array.from({ length: 250 }, (_, age) =>
    photo(`photo-${age}`, {
      family_id: families[age % 2]!,
      sort_at: new Date(Date.UTC(2025, 4, 1) - age * 3_600_000).toISOString().slice(0, 19),
    }),
  )
  expect(await update()).toBeUndefined()
  expect(await savedPhotos()).toEqual(photos.slice(0, 200).map(({ id }) => id))
  expect(loaded).toHaveLength(400)
})
