import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { parseOffset } from './capture-time.ts'
import { findFfmpeg } from './find-program.ts'
import { startMediaProcess } from './media-process.ts'
import type { AcceptedMedia, AcceptedAudio, TakenAtSource } from './media-report.ts'
import { hasSamples, samplePath, samples, scratchFolder, type Expected } from './test-samples.ts'

const sources: Record<string, TakenAtSource> = {
  'EXIF DateTimeOriginal': 'exif_date_time_original',
  'IPTC DateCreated and TimeCreated': 'iptc_date_created',
  'QuickTime key creationdate': 'quicktime_creation_date',
  'user data date with offset': 'user_data_date',
  'movie header (UTC; the local offset is unknown)': 'movie_header',
}

/** Why some of the samples are refused. */
const reasons: Record<string, string> = {
  'zero-byte.jpg': 'empty',
  'text-renamed.jpg': 'not_a_photo_or_video',
  'svg-renamed.jpg': 'not_a_photo_or_video',
  'svg-with-script.svg': 'not_a_photo_or_video',
  'zip-renamed.heic': 'not_a_photo_or_video',
  'playlist-renamed.mp4': 'not_a_photo_or_video',
  'concat-list-renamed.mov': 'not_a_photo_or_video',
  'drawing-commands-renamed.jpg': 'not_a_photo_or_video',
  'truncated.jpg': 'damaged',
  'truncated.heic': 'damaged',
  'no-index.mp4': 'damaged',
  'header-only.webm': 'damaged',
  'png-bomb-50000x50000.png': 'too_large',
  'jpeg-65500x65500-header.jpg': 'too_large',
  'gif-65535x65535.gif': 'too_large',
  'jpeg-many-scans.jpg': 'too_slow',
}

const media = startMediaProcess()
const scratch = scratchFolder()
afterAll(async () => {
  await media.close()
  scratch.remove()
})

const named = Object.entries(samples).map(([name, expected], i) => ({
  name,
  expected,
  outDir: scratch.file(String(i)),
}))
const good = named.filter(({ name }) => !name.startsWith('bad/'))
const bad = named.filter(({ name }) => name.startsWith('bad/'))

describe.skipIf(!hasSamples)('the sample media', () => {
  test.each(good)('$name yields its facts and two derivatives', async ({ name, expected, outDir }) => {
    const report = await media.inspect(samplePath(name), outDir)
    expect(report).toMatchObject({ ok: true, kind: expected.kind })
    if (!report.ok) return
    expectFacts(report, expected)
    if (report.kind === 'audio') expect(existsSync(`${outDir}/large.jpg`)).toBe(false)
    else await expectDerivatives(report)
  })

  test.each(bad)(
    '$name is accepted or refused as expected',
    { timeout: 240_000 },
    async ({ name, expected, outDir }) => {
      const report = await media.inspect(samplePath(name), outDir, { filename: name.slice('bad/'.length) })
      if (expected.expect === 'accept') expect(report).toMatchObject({ ok: true })
      const reason = reasons[name.slice('bad/'.length)]
      if (expected.expect === 'reject' || reason) expect(report).toMatchObject({ ok: false, ...(reason && { reason }) })
      if (report.ok && expected.expect === 'accept') expectFacts(report, expected)
      if (report.ok && report.kind !== 'audio') await expectDerivatives(report)
      if (!report.ok) expect(existsSync(outDir)).toBe(false)
    },
  )

  test('a script in a description is treated as text', async () => {
    const report = await media.inspect(samplePath('bad/exif-script-in-texts.jpg'), scratch.file('text'))
    expect(report).toMatchObject({ ok: true, description: expect.stringMatching(/^<script>.*onerror ran'">$/) })
  })

  test('stars, keywords and captions are read', async () => {
    expect(await media.inspect(samplePath('photos/rating-2009-dunes.jpg'), scratch.file('rating'))).toMatchObject({
      rating: 3,
      description: 'Mongol Els',
    })
    const thompson = await media.inspect(samplePath('photos/iptc-date-with-offset-gps.jpg'), scratch.file('keywords'))
    expect(thompson).toMatchObject({ keywords: expect.arrayContaining(['utah', 'thompson springs']) })
  })

  test.runIf(findFfmpeg())('videos show a frame, or a placeholder without ffmpeg', async () => {
    const video = samplePath('video/phone-2020-ducks-h264-gps.mp4')
    const without = startMediaProcess({ ffmpeg: null })
    expect(await media.inspect(video, scratch.file('frame'))).toMatchObject({ placeholder: false })
    const drawn = await without.inspect(video, scratch.file('drawn'))
    const sent = await without.inspect(video, scratch.file('sent'), { posterPath: samplePath('family/canyon.jpg') })
    await without.close()
    expect(drawn).toMatchObject({ placeholder: true, dominant_color: '#f3ece2', width: 1280 })
    expect(sent).toMatchObject({ placeholder: false, width: 1280, height: 720 })
  })
})

function expectFacts(report: AcceptedMedia | AcceptedAudio, expected: Expected) {
  expect(report).toMatchObject({ mime: expected.mime, bytes: expected.bytes, sha256: expected.sha256 })
  expect(report.taken_at).toBe(expected.taken_at)
  expect(report.taken_offset_minutes).toBe(parseOffset(expected.utc_offset))
  if (expected.taken_at_from) expect(report.taken_at_from).toBe(sources[expected.taken_at_from])
  expect([report.lat?.toFixed(5), report.lng?.toFixed(5)]).toEqual([expected.lat?.toFixed(5), expected.lng?.toFixed(5)])
  if (expected.camera_make !== undefined) {
    expect([report.camera?.make ?? null, report.camera?.model ?? null]).toEqual([
      expected.camera_make,
      expected.camera_model,
    ])
  }
  if (expected.duration_s !== undefined) {
    const tolerance = expected.header_duration_s || expected.kind === 'image' ? 0.05 : 0.1
    expect(Math.abs(report.duration_ms! / 1000 - expected.duration_s)).toBeLessThanOrEqual(tolerance)
  }
  if (expected.kind !== 'image' && expected.audio_codec !== undefined) {
    expect(report.codecs).toEqual({ video: expected.video_codec ?? null, audio: expected.audio_codec })
  }
  if (expected.content_identifier) expect(report.pairing?.content_identifier).toBe(expected.content_identifier)
  if (expected.motion_video_bytes) {
    const { motion_video_bytes: bytes } = expected
    expect(report.pairing?.motion_video).toEqual({ offset: expected.bytes - bytes, bytes })
  }
  if (report.kind === 'audio') return
  expect([report.width, report.height]).toEqual([expected.width, expected.height])
  // One file's orientation, 1, is only in XMP, which decoders don't read.
  if (expected.kind === 'image') expect(report.orientation ?? 1).toBe(expected.exif_orientation ?? 1)
  if (expected.kind === 'image') expect(report.frames).toBe(expected.frames ?? null)
}

/** Right size and shape, and no metadata. */
async function expectDerivatives({ derivatives, width, height, thumbhash, dominant_color }: AcceptedMedia) {
  expect(derivatives.map(({ variant, mime }) => [variant, mime])).toEqual([
    ['large', 'image/jpeg'],
    ['small', 'image/webp'],
  ])
  expect(Buffer.from(thumbhash, 'base64').length).toBeGreaterThan(4)
  expect(dominant_color).toMatch(/^#[0-9a-f]{6}$/)
  for (const derivative of derivatives) {
    const made = await sharp(derivative.path).metadata()
    const edge = derivative.variant === 'large' ? 1440 : 480
    expect([made.width, made.height]).toEqual([derivative.width, derivative.height])
    expect(Math.max(made.width, made.height)).toBeLessThanOrEqual(edge)
    expect(Math.abs(Math.log((made.width / made.height) * (height / width)))).toBeLessThan(0.1)
    expect(made).not.toHaveProperty('exif')
    expect(made).not.toHaveProperty('xmp')
    expect(made).not.toHaveProperty('iptc')
    expect(made).not.toHaveProperty('icc')
  }
}
