import { Agent } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { signUp, type ApiPerson } from '../e2e/api-person.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { sendPhotos, takeInHand, upload, type PhotoInHand } from './ingest.ts'
import { median, type Finding, type Section } from './measure.ts'
import { makePhotos } from './photos-12mp.ts'

const PHOTOS = 8
const PAGES = 120
const PAUSE_MS = 50
const HOSTILE_FILES = 60
const HOSTILE_REQUESTS_AT_ONCE = 8
const MOST_PHOTO = 3
const MOST_PAGE = 2

export const neighbors: Section = {
  name: 'neighbors',
  title: 'A hostile family beside a normal one',
  how: `A family adds ${PHOTOS} photos of 12 megapixels, one after the other, each timed from its first byte until it's in the gallery, and opens the first page of the gallery
${PAGES} times, ${PAUSE_MS} ms apart; first with no one else there, then while another family's person has ${HOSTILE_FILES} photos of 99 megapixels and as many tiny ones in line, asks for an export,
and searches over ${HOSTILE_REQUESTS_AT_ONCE} connections without a pause. The medians of both are compared; the pages of the second run count while the photos of the family are decoded, too.`,
  async run(log) {
    const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-bench-'))
    const files = await makePhotos(path.join(folder, 'photos'), 2 * PHOTOS + 2)
    const photos = await Promise.all(files.map(takeInHand))
    const server = await startHearthbook()
    try {
      const [ana, mallory] = [await signUp(server), await signUp(server)]
      const family_id = await ana.opensFamily('Moreau')
      await addEach(ana, family_id, photos.slice(0, 2))
      await openPages(ana, family_id)
      const quiet = {
        photo: median(await addEach(ana, family_id, photos.slice(2, 2 + PHOTOS))),
        page: median(await openPages(ana, family_id)),
      }
      log(`quiet: ${JSON.stringify(quiet)}`)
      const stop = await beHostile(mallory, log)
      const [added, opened] = await Promise.all([
        addEach(ana, family_id, photos.slice(2 + PHOTOS)),
        openPages(ana, family_id),
      ])
      await stop()
      const beside = { photo: median(added), page: median(opened) }
      log(`beside a hostile family: ${JSON.stringify(beside)}`)
      return [
        finding("A family's photo in the gallery, beside a hostile family", beside.photo, quiet.photo, MOST_PHOTO),
        finding("A family's page, beside a hostile family", beside.page, quiet.page, MOST_PAGE),
      ]
    } finally {
      await server.discard()
      await rm(folder, { recursive: true })
    }
  },
}

async function addEach(ana: ApiPerson, family_id: string, photos: PhotoInHand[]): Promise<number[]> {
  const took: number[] = []
  for (const photo of photos) {
    const startedAt = performance.now()
    await sendPhotos(ana, family_id, [photo], PAUSE_MS)
    took.push(performance.now() - startedAt)
  }
  return took
}

async function openPages(ana: ApiPerson, family_id: string): Promise<number[]> {
  const took: number[] = []
  for (let at = 0; at < PAGES; at++) {
    const startedAt = performance.now()
    await ana.send('GET', `/api/families/${family_id}/photos`)
    took.push(performance.now() - startedAt)
    await sleep(PAUSE_MS)
  }
  return took
}

/** Fills the queue, requests an export, then searches until it's stopped. */
async function beHostile(mallory: ApiPerson, log: (line: string) => void): Promise<() => Promise<void>> {
  const family_id = await mallory.opensFamily('Mallory')
  const slow = await sharp({ create: { width: 9990, height: 9990, channels: 3, background: '#456' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const connections = new Agent({ keepAlive: true })
  for (let at = 0; at < HOSTILE_FILES; at++) {
    const bytes = Buffer.concat([slow, Buffer.from(`${at}`)])
    await upload(mallory, family_id, { filename: `slow ${at}.jpg`, bytes }, connections)
    await upload(mallory, family_id, { filename: `tiny ${at}.jpg`, bytes: Buffer.from(`tiny ${at}`) }, connections)
  }
  log(`${HOSTILE_FILES} large pictures are in line`)
  await mallory.send('POST', `/api/families/${family_id}/exports`)
  let isOver = false
  const searches = Array.from({ length: HOSTILE_REQUESTS_AT_ONCE }, async () => {
    while (!isOver) await mallory.send('GET', '/api/search?text=beach').catch(refused)
  })
  return async () => {
    isOver = true
    await Promise.all(searches)
    connections.destroy()
  }
}

function refused(error: unknown): void {
  if (!String(error).includes(': 429 ')) throw error
}

function finding(what: string, beside: number, quiet: number, most: number): Finding {
  return {
    what,
    ours: `${beside.toFixed(1)} ms`,
    bare: `${quiet.toFixed(1)} ms (alone)`,
    value: beside / quiet,
    limit: { most },
    verdict: `${(beside / quiet).toFixed(2)} x`,
  }
}
