import { openClient } from './client.ts'
import type { Month, Peer } from './peer.ts'

type Photos = { photos: { id: string; taken_at: string | null; small_url: string }[]; next_cursor: string | null }

/** Hearthbook with an API key that may read and add. Compares the first family that the key can see. */
export async function hearthbook(url: string, key: string): Promise<Peer> {
  const client = openClient(url, { authorization: `Bearer ${key}` })
  const { families } = await client.json<{ families: { id: string }[] }>('GET', '/api/families')
  const [family] = families
  if (!family) throw new Error('The key can’t see any family.')
  const base = `/api/families/${family.id}`
  const addresses = new Map<string, string>()

  return {
    name: 'Hearthbook',
    client,
    async upload(filename, bytes) {
      const { status, body } = await client.ask('PUT', `${base}/files/${encodeURIComponent(filename)}`, bytes, {
        'content-type': 'application/octet-stream',
      })
      if (status !== 202) throw new Error(`PUT ${filename}: ${status} ${body.toString().slice(0, 300)}`)
      return (JSON.parse(body.toString()) as { id: string }).id
    },
    async isReady(id) {
      const { uploads } = await client.json<{ uploads: { state: string; reason: string | null }[] }>(
        'GET',
        `${base}/upload-states?ids=${id}`,
      )
      const [upload] = uploads
      if (upload?.state === 'refused') throw new Error(`Refused: ${upload.reason}`)
      return upload?.state === 'done'
    },
    months: async () => (await client.json<{ months: Month[] }>('GET', `${base}/photos/months`)).months,
    async month(month) {
      const ids: string[] = []
      for (let next = `from_month=${month}&limit=500`; ;) {
        const { photos, next_cursor } = await client.json<Photos>('GET', `${base}/photos?${next}`)
        const inMonth = photos.filter(({ taken_at }) => taken_at?.startsWith(month))
        for (const { id, small_url } of inMonth) {
          ids.push(id)
          addresses.set(id, small_url)
        }
        if (!next_cursor || inMonth.length < photos.length) return ids
        next = `cursor=${encodeURIComponent(next_cursor)}&limit=500`
      }
    },
    photo: async (id) => void (await client.json('GET', `${base}/photos/${id}`)),
    async thumbnails(ids) {
      return ids.map((id) => new URL(addresses.get(id)!, url)).map(({ pathname, search }) => `${pathname}${search}`)
    },
    searchWord: async (word) => void (await client.json('GET', `${base}/photos?text=${encodeURIComponent(word)}`)),
    searchDays: async (from, to) => void (await client.json('GET', `${base}/photos?taken_from=${from}&taken_to=${to}`)),
  }
}
