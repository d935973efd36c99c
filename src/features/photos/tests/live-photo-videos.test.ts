import { readFile } from 'node:fs/promises'
import { BufferSource, Input, MP4 } from 'mediabunny'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { findFfmpeg } from '#server/media-process/find-program.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { hasSamples, samplePath } from '#server/media-process/test-samples.ts'
import { listen } from '#kit/live-stream.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { sendFile, untilDecided } from '#kit/uploads.ts'

const ffmpeg = findFfmpeg()
const isReady = ffmpeg !== null && hasSamples

// oxlint-disable-next-line no-console -- shows in the test output why tests were skipped
if (!isReady) console.warn('Videos of Live Photos were not tested, because ffmpeg or the samples are missing.')

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ withWorker: true, config: { ffmpeg } })
})
afterAll(() => server.close())

test.skipIf(!isReady)(
  "a current phone's Live Photo plays in every browser, and viewers are notified as soon as it can",
  async () => {
    const ana = await server.person('Ana')
    const family = await ana.opensFamily('Moreau')
    const stream = await listen(ana)
    const halves = []
    for (const ending of ['heic', 'mov']) {
      const bytes = await readFile(samplePath(`live/iphone15promax-2025-noodles.${ending}`))
      halves.push(await sendFile(ana, family, bytes, `IMG_0001.${ending.toUpperCase()}`))
    }
    const [photo_id, film_id] = halves as [string, string]
    for (const half of halves) expect(await untilDecided(ana, family, half)).toMatchObject({ photo_id })

    const made = () => server.sql('select state from film_renditions where photo_id = $1', [film_id])
    await expect.poll(made).toEqual([{ state: 'made' }])
    const { motion_url } = await ana.call(photosContract.getPhoto, { ...family, photo_id })
    const answer = await ana.fetches(motion_url!)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    const film = new Input({ formats: [MP4], source: new BufferSource(await answer.arrayBuffer()) })
    const video = (await film.getPrimaryVideoTrack())!
    expect(await video.getCodec()).toBe('avc')
    expect(await video.hasHighDynamicRange()).toBe(false)
    expect(await film.computeDuration()).toBeCloseTo(2.27, 1)

    // Events arrive in order, so all earlier ones have arrived.
    await server.context.db.worker
      .transaction()
      .execute((tx) => publishToFamily(tx, family.family_id, { kind: 'people', id: film_id, only_to: null }))
    await stream.waitFor(({ kind }) => kind === 'people')
    expect(stream.events.filter(({ kind }) => kind === 'photos').at(-1)).toMatchObject({ id: photo_id })
    stream.close()
  },
  90_000,
)
