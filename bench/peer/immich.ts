import { openClient } from './client.ts'
import type { Peer } from './peer.ts'

const PAGE = 100

/** Immich by its public API (https://api.immich.app), from version 1.133 on, with an API key of the person who owns the photos. */
export function immich(url: string, key: string): Peer {
  const client = openClient(url, { 'x-api-key': key })
  const search = (filter: object) => client.json('POST', '/api/search/metadata', { ...filter, size: PAGE, page: 1 })

  return {
    name: 'Immich',
    client,
    async upload(filename, bytes) {
      const now = new Date().toISOString()
      const form = new FormData()
      form.set('deviceAssetId', filename)
      form.set('deviceId', 'bench')
      form.set('fileCreatedAt', now)
      form.set('fileModifiedAt', now)
      form.set('assetData', new Blob([new Uint8Array(bytes)]), filename)
      const encoded = new Response(form)
      const { status, body } = await client.ask('POST', '/api/assets', Buffer.from(await encoded.arrayBuffer()), {
        'content-type': encoded.headers.get('content-type')!,
      })
      // 200 is a photo that was there before.
      if (status !== 201) throw new Error(`POST ${filename}: ${status} ${body.toString().slice(0, 300)}`)
      return (JSON.parse(body.toString()) as { id: string }).id
    },
    async isReady(id) {
      return (await client.ask('GET', thumbnailOf(id))).status === 200
    },
    async months() {
      const buckets = await client.json<{ timeBucket: string; count: number }[]>('GET', '/api/timeline/buckets')
      return buckets.map(({ timeBucket, count }) => ({ month: timeBucket.slice(0, 7), photos: count }))
    },
    async month(month) {
      const { id } = await client.json<{ id: string[] }>('GET', `/api/timeline/bucket?timeBucket=${month}-01`)
      return id
    },
    photo: async (id) => void (await client.json('GET', `/api/assets/${id}`)),
    thumbnails: async (ids) => ids.map(thumbnailOf),
    searchWord: async (word) => void (await search({ description: word })),
    searchDays: async (from, to) =>
      void (await search({ takenAfter: `${from}T00:00:00.000Z`, takenBefore: `${to}T23:59:59.999Z` })),
  }
}

const thumbnailOf = (id: string) => `/api/assets/${id}/thumbnail?size=thumbnail`
