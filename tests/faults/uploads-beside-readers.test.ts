import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '../../bench/ingest.ts'
import { percentile } from '../../bench/measure.ts'
import { makePictures } from '../../e2e/pictures.ts'
import { drawNoise } from '#kit/noise.ts'
import { openCrowd, repeat, type Crowd } from './crowd.ts'
import { inSeconds, IS_FULL, printFigure } from './full-size.ts'

const UPLOADS = 20
const READERS = 50
const MEGABYTE = 1024 ** 2
const THINK_MS = 1_000
const QUIET_MS = 10_000
const MOST_MS = 300
const MOST_MB = 600

let crowd: Crowd

beforeAll(async () => {
  crowd = await openCrowd(READERS)
  await crowd.ana.uploads(crowd.family_id, await makePictures(12))
})
afterAll(() => crowd?.close())

test.runIf(IS_FULL)(
  `${READERS} people look at the gallery while ${UPLOADS} photos of 8 MB arrive at once`,
  { timeout: 240_000 },
  async () => {
    const { ana, family_id, cookies } = crowd
    const photo = await drawEightMegabytes()
    const photos = Array.from({ length: UPLOADS }, (_, at) => ({
      filename: `${at}.jpg`,
      bytes: Buffer.concat([photo, Buffer.from(`${at}`)]),
    }))
    const over = new AbortController()
    const took: number[] = []
    let mostMb = 0
    const gallery = `/api/families/${family_id}/photos?limit=50`
    const readers = cookies.map((cookie) =>
      repeat(THINK_MS, over.signal, async () => void took.push(await crowd.times(cookie, gallery))),
    )
    const memory = repeat(1_000, over.signal, async () => (mostMb = Math.max(mostMb, crowd.residentMb())))
    await sleep(QUIET_MS)
    const quiet = percentile(took.splice(0), 0.95)
    const startedAt = performance.now()
    const agent = new Agent({ keepAlive: true, maxSockets: UPLOADS })
    const ids = await Promise.all(photos.map((one) => upload(ana, family_id, one, agent)))
    const sent = performance.now() - startedAt
    for (let left = UPLOADS; left > 0; await sleep(700)) {
      const path = `/api/families/${family_id}/upload-states?ids=${ids.join(',')}`
      const { uploads } = await ana.send<{ uploads: { state: string }[] }>('GET', path)
      left = uploads.filter(({ state }) => state !== 'done').length
    }
    agent.destroy()
    const seconds = (performance.now() - startedAt) / 1000
    over.abort()
    await Promise.all([...readers, memory])
    const p95 = percentile(took, 0.95)
    printFigure(
      `${UPLOADS} uploads of 8 MB beside ${READERS} readers`,
      `p95 of ${took.length} galleries ${Math.round(p95)} ms (before the uploads ${Math.round(quiet)} ms), memory up to ${Math.round(mostMb)} MB, all sent after ${inSeconds(sent)} and in the gallery after ${seconds.toFixed(0)} s`,
    )
    expect(p95).toBeLessThan(MOST_MS)
    expect(mostMb).toBeLessThan(MOST_MB)
  },
)

async function drawEightMegabytes(): Promise<Buffer> {
  const drawn = await drawNoise(3_300, 2_450, { sigma: 40 }).jpeg({ quality: 96 }).toBuffer()
  expect(drawn.length / MEGABYTE).toBeGreaterThan(7)
  return drawn
}
