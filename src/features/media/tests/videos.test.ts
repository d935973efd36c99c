import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { BufferSource, Input, MP4 } from 'mediabunny'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminContract } from '#features/admin/admin.contract.ts'
import { photosContract, type PhotoDetail } from '#features/photos/photos.contract.ts'
import { photoFolder } from '#features/media/server/media-objects.ts'
import { requeueRenditions } from '#features/media/server/make-renditions.ts'
import { findFfmpeg } from '#server/media-process/find-program.ts'
import { hasSamples, samplePath } from '#server/media-process/test-samples.ts'
import type { Family, Person } from '#kit/people.ts'
import { makeRecording } from '#kit/recordings.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { addPhoto } from '#kit/uploads.ts'

const run = promisify(execFile)
const ffmpeg = findFfmpeg()
const COMMAND_MS = 60_000

// oxlint-disable-next-line no-console -- shows in the test output why tests were skipped
if (!ffmpeg) console.warn('There is no ffmpeg here; the copies of videos that play everywhere were not tested.')

let server: TestApp
let ana: Person
let family: Family

async function openServer(given: string | null) {
  server = await openTestApp({ withWorker: true, config: { ffmpeg: given } })
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
}
const videoOf = (photo_id: string) => ana.call(photosContract.getPhoto, { ...family, photo_id })
const bytesAt = async (url: string) => Buffer.from(await (await ana.fetches(url)).arrayBuffer())
const stateOf = async (photo_id: string) =>
  (await server.sql<{ state: string }>('select state from film_renditions where photo_id = $1', [photo_id]))[0]?.state

/** npm run derivatives, like an operator runs it. */
async function derivatives(...args: string[]): Promise<string> {
  const env = {
    ...{ PATH: process.env['PATH'], SECRET: server.config.secret, DATA_DIR: server.config.dataDir },
    ...{ DATABASE_URL: server.context.db.ownerUrl, FFMPEG: server.config.ffmpeg ?? 'off' },
  }
  const { stdout } = await run(process.execPath, ['src/app/derivatives.ts', ...args], { env })
  return stdout
}

describe('without ffmpeg', () => {
  beforeAll(() => openServer(null))
  afterAll(() => server.close())

  test('a video that not every browser can play is stored, plays in its original format, and is listed as waiting in the admin area', async () => {
    const original = await makeRecording()
    const photo_id = await addPhoto(ana, family, original, 'birthday.webm')
    const { played_url, original_url } = await videoOf(photo_id)
    expect(played_url).toBe(original_url)
    expect((await bytesAt(played_url)).equals(original)).toBe(true)
    expect(await stateOf(photo_id)).toBe('wanted')
    const admin = await server.administrator('Ada')
    expect(await admin.call(adminContract.getAdminOverview, {})).toMatchObject({ films: { ffmpeg: false, waiting: 1 } })
    expect(server.log.join('\n')).toContain('ffmpeg is missing')
  })

  test('photos are processed, and the URL of a missing video copy is not found', async () => {
    const photo_id = await addPhoto(ana, family)
    const { played_url } = await videoOf(photo_id)
    expect((await ana.fetches(played_url)).status).toBe(200)
    expect((await ana.fetches(played_url.replace('/original', '/film'))).status).toBe(404)
  })

  test(
    "the command recreates derivatives, only missing ones with --missing, and names files that it can't process",
    async () => {
      const other = await ana.opensFamily('Okafor')
      const [whole, blank, lost] = [await addPhoto(ana, other), await addPhoto(ana, other), await addPhoto(ana, other)]
      const { store } = server.context
      const objects = async (id: string) => {
        const keys: string[] = []
        for await (const key of store.list(`${photoFolder(other.family_id, id)}/`)) keys.push(key)
        return keys.toSorted()
      }
      const before = await objects(blank)
      for (const key of before) if (key.includes('/v1/')) await store.remove(key)
      for (const key of await objects(lost)) if (!key.includes('/v1/small')) await store.remove(key)
      const command = derivatives('--missing', '--family', other.family_id)
      const said = await command.then(
        String,
        (error: { stdout: string; code: number }) => `${error.code} ${error.stdout}`,
      )
      expect(said).toContain('Created thumbnails for 1 photo. 1 already had them.')
      expect(said).toContain(lost)
      expect(said).not.toContain(whole)
      expect(await objects(blank)).toEqual(before)
      const { small_url } = await ana.call(photosContract.getPhoto, { ...other, photo_id: blank })
      expect((await ana.fetches(small_url)).status).toBe(200)

      await expect(derivatives('--family', 'nobody')).rejects.toMatchObject({
        stderr: expect.stringContaining("--family needs a family's ID"),
      })
      // The whole other family: its video needs ffmpeg and is named.
      const all = await derivatives('--family', family.family_id)
      expect(all).toContain('Created thumbnails for 2 photos')
      expect(all).toContain('Videos that need ffmpeg')
    },
    COMMAND_MS,
  )
})

describe.skipIf(!ffmpeg)('with ffmpeg', () => {
  beforeAll(() => openServer(ffmpeg))
  afterAll(() => server.close())

  /** A video of ffmpeg's moving test pattern, in a container and codecs that some browsers can't play. */
  async function makeVideoFile(name: string, ...words: string[]): Promise<Buffer> {
    const file = `${server.config.dataDir}/${name}`
    const picture = [
      '-f',
      'lavfi',
      '-i',
      'testsrc2=size=640x360:rate=25:duration=2',
      '-f',
      'lavfi',
      '-i',
      'sine=duration=2',
    ]
    await run(ffmpeg!, ['-v', 'error', '-y', ...picture, '-metadata', 'location=+46.2044+006.1432/', ...words, file])
    return readFileSync(file)
  }

  async function expectPlayable({ played_url, original_url, duration_ms }: PhotoDetail) {
    expect(played_url).not.toBe(original_url)
    const played = await ana.fetches(played_url)
    expect([played.status, played.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    const bytes = Buffer.from(await played.arrayBuffer())
    // The moov atom comes first, so playback can start before the download ends.
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    expect(bytes.includes('+46.2044')).toBe(false)
    const input = new Input({ formats: [MP4], source: new BufferSource(bytes) })
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
    expect([await video!.getCodec(), audio ? await audio.getCodec() : 'aac']).toEqual(['avc', 'aac'])
    expect(Math.abs((await input.computeDuration()) * 1000 - duration_ms!)).toBeLessThan(300)
    const part = await ana.fetches(played_url, { headers: { range: 'bytes=0-99' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
  }

  test(
    'a video with old codecs gets a copy that plays everywhere; downloads are the original',
    async () => {
      const original = await makeVideoFile('old.mov', '-c:v', 'mjpeg', '-c:a', 'pcm_s16le')
      const photo_id = await addPhoto(ana, family, original, 'old.mov')
      await expect.poll(() => stateOf(photo_id)).toBe('made')
      const detail = await videoOf(photo_id)
      await expectPlayable(detail)
      expect((await bytesAt(detail.download_url!)).equals(original)).toBe(true)

      // If the transcoded copy is lost, the command makes only that one again.
      const { store } = server.context
      await store.remove(`${photoFolder(family.family_id, photo_id)}/v1/film.mp4`)
      expect(await derivatives('--missing', '--family', family.family_id)).toContain('Created thumbnails for 1 photo')
      await expectPlayable(await videoOf(photo_id))
    },
    COMMAND_MS,
  )

  test("a video that plays everywhere isn't transcoded, and another family can't access it", async () => {
    const original = await makeVideoFile('new.mp4', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac')
    const photo_id = await addPhoto(ana, family, original, 'new.mp4')
    expect(await stateOf(photo_id)).toBe('not_needed')
    const { played_url, original_url } = await videoOf(photo_id)
    expect(played_url).toBe(original_url)
  })

  test("a video that can't be decoded keeps its original and doesn't block the queue", async () => {
    const photo_id = await addPhoto(ana, family, await makeRecording(), 'noise.webm')
    await expect.poll(() => stateOf(photo_id)).toMatch(/^(failed|made)$/)
    expect((await ana.fetches((await videoOf(photo_id)).original_url!)).status).toBe(200)
  })

  test(
    'videos uploaded before ffmpeg was installed are transcoded',
    async () => {
      const photo_id = await addPhoto(
        ana,
        family,
        await makeVideoFile('wait.webm', '-c:v', 'libvpx', '-c:a', 'libopus'),
        'w.webm',
      )
      await expect.poll(() => stateOf(photo_id)).toBe('made')
      await server.sql(`update film_renditions set state = 'wanted' where photo_id = $1`, [photo_id])
      await requeueRenditions({ db: server.context.db.worker, media: { canRender: true } as never })
      await expect.poll(() => stateOf(photo_id)).toBe('made')
    },
    COMMAND_MS,
  )

  test.skipIf(!hasSamples)(
    'videos of current phones play everywhere, upright and in standard dynamic range',
    async () => {
      const name = 'video/iphone14pro-2023-hevc-dolbyvision-very-short.mov'
      const photo_id = await addPhoto(ana, family, readFileSync(samplePath(name)), 'IMG_1.MOV')
      await expect.poll(() => stateOf(photo_id), { timeout: 60_000 }).toBe('made')
      const detail = await videoOf(photo_id)
      const input = new Input({ formats: [MP4], source: new BufferSource(await bytesAt(detail.played_url)) })
      const video = (await input.getPrimaryVideoTrack())!
      const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
      expect(width / height).toBeCloseTo(detail.width / detail.height, 1)
      expect(Math.max(width, height)).toBeLessThanOrEqual(1920)
      expect(await video.hasHighDynamicRange()).toBe(false)
    },
    COMMAND_MS,
  )
})
