import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photosContract, type PhotoDetail } from '#features/photos/photos.contract.ts'
import type { Upload } from '#features/uploads/uploads.contract.ts'
import { photoFolder } from '#features/media/server/media-objects.ts'
import { parseOffset } from '#server/media-process/capture-time.ts'
import { hasSamples, samplePath, samples, type Expected } from '#server/media-process/test-samples.ts'
import { IS_FULL } from '#kit/full-size.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { sendFile, untilDecided } from '#kit/uploads.ts'
import { stagingFolder } from '#kit/staging.ts'

const AT_ONCE = 8
const PATIENCE_MS = 240_000
let server: TestApp
let ana: Person
let family: Family
const outcomes = new Map<string, Upload>()
/** The decoders' own test reads every sample. Here, one of each format and a fifth of the hostile ones do. */
const names = Object.keys(samples).filter((name, index, all) => {
  if (IS_FULL || name.startsWith('live/')) return true
  const format = (one: string) => one.replace(/\/.*\./, '.')
  return name.startsWith('bad/') ? index % 5 === 0 : index === all.findIndex((one) => format(one) === format(name))
})

// oxlint-disable-next-line no-console -- shows in the test output why tests were skipped
if (!hasSamples) console.warn('The sample media are not here (SAMPLES_DIR); what must become of them was not tested.')

describe.skipIf(!hasSamples)('the sample media, uploaded as a family does', () => {
  beforeAll(async () => {
    server = await openTestApp({ withWorker: true })
    ana = await server.person('Ana')
    family = await ana.opensFamily('Moreau')
    const waiting = [...names]
    const one = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        const id = await sendFile(ana, family, await readFile(samplePath(name)), path.basename(name))
        outcomes.set(name, await untilDecided(ana, family, id))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
  }, PATIENCE_MS)
  afterAll(() => server.close())

  test.each(names.filter((name) => !name.startsWith('bad/')))(
    '%s is in the gallery with its facts, and comes back byte for byte',
    async (name) => {
      const expected = samples[name]!
      if (expected.kind === 'audio') return expectRefused(name, 'not_a_photo_or_video')
      const photo = await photoOf(name)
      // The video of a Live Photo isn't listed separately.
      if (expected.kind === 'video' && expected.content_identifier)
        return expect(photo).toMatchObject({ kind: 'image', has_two_files: true })
      expectFacts(photo, expected)
      await expectBytes(photo, expected)
    },
  )

  test.each(names.filter((name) => name.startsWith('bad/')))('%s is accepted or refused as expected', async (name) => {
    const expected = samples[name]!
    const { state } = outcomes.get(name)!
    if (expected.expect === 'accept') expect(state).toBe('done')
    if (expected.expect === 'reject') expect(state).toBe('refused')
    if (state === 'refused') return expectRefused(name)
    // Two samples may contain the same bytes; the first becomes the photo.
    expect(['done', 'duplicate']).toContain(state)
    const photo = await photoOf(name)
    if (expected.expect === 'accept') expectFacts(photo, expected)
    await expectBytes(photo, expected)
  })

  test('staging is empty afterwards', async () => {
    await expect.poll(() => readdir(stagingFolder(server))).toEqual([])
  })

  test('no file name has any effect besides naming the file', async () => {
    const { names: hostile } = JSON.parse(readFileSync(samplePath('bad/names.json'), 'utf8')) as { names: string[] }
    for (const given of hostile) {
      const id = await sendFile(ana, family, await drawPicture(), given)
      expect(await untilDecided(ana, family, id), given).toMatchObject({ state: 'done' })
      const { filename, download_url } = await ana.call(photosContract.getPhoto, { ...family, photo_id: id })
      // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
      expect(filename, given).toMatch(/^[^/\\\u0000-\u001f\u202a-\u202e\u2066-\u2069]{1,255}$/)
      const answer = await ana.fetches(download_url!)
      await answer.arrayBuffer()
      expect([answer.status, answer.headers.get('x-header')], given).toEqual([200, null])
    }
    const outside: string[] = []
    for await (const key of server.context.store.list(''))
      if (!/^families\/[0-9a-f-]{36}\/photos\/[0-9a-f-]{36}\//.test(key)) outside.push(key)
    expect(outside).toEqual([])
  })
})

function photoOf(name: string): Promise<PhotoDetail> {
  const { state, photo_id, reason } = outcomes.get(name)!
  expect([state, reason]).toEqual([state === 'duplicate' ? 'duplicate' : 'done', null])
  return ana.call(photosContract.getPhoto, { ...family, photo_id: photo_id! })
}

async function expectRefused(name: string, reason?: string) {
  const upload = outcomes.get(name)!
  expect(upload).toMatchObject({ state: 'refused', photo_id: null, reason: reason ?? expect.any(String) })
  expect(await server.sql('select 1 from photos where id = $1', [upload.id])).toEqual([])
  const left: string[] = []
  for await (const key of server.context.store.list(`${photoFolder(family.family_id, upload.id)}/`)) left.push(key)
  expect(left).toEqual([])
}

function expectFacts(photo: PhotoDetail, expected: Expected) {
  const {
    kind,
    file_type,
    width,
    height,
    bytes,
    taken_at,
    taken_offset_minutes,
    location_lat,
    location_lng,
    duration_ms,
    camera,
  } = photo
  if (expected.kind) expect(kind).toBe(expected.kind)
  expect({ file_type, width, height, bytes }).toEqual({
    ...{ file_type: expected.mime, width: expected.width, height: expected.height, bytes: expected.bytes },
  })
  expect([taken_at, taken_offset_minutes]).toEqual([expected.taken_at, parseOffset(expected.utc_offset)])
  expect([location_lat?.toFixed(5), location_lng?.toFixed(5)]).toEqual([
    expected.lat?.toFixed(5),
    expected.lng?.toFixed(5),
  ])
  if (expected.camera_make !== undefined)
    expect([camera?.make ?? null, camera?.model ?? null]).toEqual([expected.camera_make, expected.camera_model])
  if (expected.duration_s !== undefined)
    expect(Math.abs(duration_ms! / 1000 - expected.duration_s)).toBeLessThanOrEqual(
      expected.header_duration_s || kind === 'image' ? 0.05 : 0.1,
    )
}

/** The original is unchanged, and everything is served with an image or video type. */
async function expectBytes({ download_url, original_url, small_url, large_url }: PhotoDetail, { sha256 }: Expected) {
  const download = await ana.fetches(download_url!)
  expect(
    createHash('sha256')
      .update(Buffer.from(await download.arrayBuffer()))
      .digest('hex'),
  ).toBe(sha256)
  for (const [url, type] of [
    [original_url!, /^(image\/(jpeg|png|webp|avif|gif|heic|heif|tiff|x-adobe-dng)|video\/(mp4|quicktime|webm))$/],
    [small_url, /^image\/webp$/],
    [large_url, /^image\/jpeg$/],
  ] as const) {
    const answer = await ana.fetches(url)
    await answer.arrayBuffer()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(type)
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox/)
  }
}
