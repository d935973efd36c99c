import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Input,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { expect, test } from 'vitest'
import { hasSamples, samplePath } from '#server/media-process/test-samples.ts'
import { box, numbers, samples, track } from '#kit/movie-boxes.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { redactedStore } from './redacted-store.ts'
import type { Redaction } from './redaction.ts'
import { findRedactions } from './find-redactions.ts'

test('a guest gets an MP3 without its tags and with unchanged audio', async () => {
  const audio = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(500, 7)])
  const front = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x01\x02', 'latin1'), Buffer.alloc(130, 'At home')])
  const end = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125, 'At home')])
  const heard = async (file: Buffer) => asGuest(file, (await redactionsIn(file))!)
  expect(await heard(audio)).toEqual(audio)
  const tagged = Buffer.concat([front, audio, end])
  const guests = await heard(tagged)
  expect(guests.length).toBe(tagged.length)
  expect(guests.includes('At home')).toBe(false)
  expect(guests.subarray(front.length, -end.length)).toEqual(audio)
  expect(await redactionsIn(Buffer.concat([audio, Buffer.from('APETAGEX'), Buffer.alloc(24)]))).toBeNull()
  expect(await redactionsIn(front.subarray(0, 60))).toBeNull()
})

/** An MP4 box. */
const redactionsIn = (film: Buffer) => findRedactions(async (start, end) => film.subarray(start, end), film.length)

/** The file as a guest gets it, read in chunks with arbitrary boundaries. */
async function asGuest(film: Buffer, redactions: Redaction[], start = 0, piece = 7): Promise<Buffer> {
  const open = async () => {
    const pieces = []
    for (let at = start; at < film.length; at += piece) pieces.push(film.subarray(at, at + piece))
    return { stream: Readable.from(pieces), size: film.length, contentType: 'video/mp4' }
  }
  const { stream } = await redactedStore({ open } as unknown as ObjectStore, redactions).open('film', {
    start,
    end: film.length - 1,
  })
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

test('a guest gets a video with its audio, and without the location in its header and tracks', async () => {
  const begin = box('ftyp', 'isom')
  const data = box('mdat', '+40.1+50.22', 'the pictures', 'PLACE zero')
  const film = Buffer.concat([
    begin,
    data,
    box(
      'moov',
      box('mvhd', 'x'),
      track('vide', samples(begin.length + 19, 4, 8), box('udta', 'PLACE one')),
      track('meta', samples(begin.length + 8, 5, 6)),
      box('udta', box('\xa9xyz', '+41.38+002.17/ PLACE two')),
      box('meta', 'PLACE three'),
    ),
    box('uuid', 'PLACE four'),
    box('free', 'PLACE five'),
  ])
  const redactions = (await redactionsIn(film))!
  const given = await asGuest(film, redactions)
  expect(given.length).toBe(film.length)
  expect(given.toString('latin1')).not.toMatch(/PLACE|\+4|xyz|udta|uuid/)
  expect(given.toString('latin1')).toContain('the pictures')
  // The result has the same structure, and a second scan finds nothing more.
  const again = (await redactionsIn(given))!
  expect(await asGuest(given, again)).toEqual(given)
  // Every range has the same bytes.
  for (const start of [0, 5, begin.length + 3, film.length - 30])
    expect(await asGuest(film, redactions, start, 3)).toEqual(given.subarray(start))
})

test("a guest doesn't get a video that can't be parsed completely", async () => {
  const whole = Buffer.concat([
    box('ftyp', 'isom'),
    box('moov', box('mvhd', 'x'), track('vide', samples(0))),
    box('mdat'),
  ])
  expect(await redactionsIn(whole)).toEqual([])
  const strange = [
    Buffer.alloc(0),
    Buffer.from('\x1aE\xdf\xa3 a film of another kind'),
    whole.subarray(0, whole.length - 3),
    Buffer.concat([whole, whole]),
    Buffer.concat([whole, box('moof', 'x')]),
    Buffer.concat([box('ftyp', 'isom'), box('moov', box('trak', 'nothing inside'))]),
    Buffer.concat([box('ftyp', 'isom'), box('moov', track('soun', [box('stsz', numbers(0, 0, 4_000_000))]))]),
  ]
  for (const film of strange) expect(await redactionsIn(film), film.toString('latin1').slice(0, 40)).toBeNull()
})

/** A WebM file with text besides its video and audio, as desktop programs write it. */
async function makeWebm(live: boolean): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: live }), target })
  const video = new EncodedVideoPacketSource('vp8')
  output.addVideoTrack(video, { frameRate: 1, name: 'PLACE of the camera' })
  output.setMetadataTags({ title: 'PLACE one', comment: 'PLACE two', raw: { LOCATION: '+41.38+002.17/' } })
  await output.start()
  for (let at = 0; at < 6; at++)
    await video.add(new EncodedPacket(Buffer.from(`the picture ${at}`), 'key', at, 1), {
      decoderConfig: { codec: 'vp8', codedWidth: 640, codedHeight: 480 },
    })
  await output.finalize()
  return Buffer.from(target.buffer!)
}

test("a guest gets a browser's WebM recording with its video, and without its text", async () => {
  const film = await makeWebm(false)
  expect(film.toString('latin1')).toMatch(/PLACE[^]*\+41/)
  const redactions = (await redactionsIn(film))!
  const given = await asGuest(film, redactions)
  expect(given.length).toBe(film.length)
  expect(given.toString('latin1')).not.toMatch(/PLACE|\+41/)
  for (let at = 0; at < 6; at++) expect(given.toString('latin1')).toContain(`the picture ${at}`)
  for (const start of [0, 5, 300, film.length - 30])
    expect(await asGuest(film, redactions, start, 3)).toEqual(given.subarray(start))

  // It still plays, and a second scan finds nothing more.
  expect(await asGuest(given, (await redactionsIn(given))!)).toEqual(given)
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(given) })
  expect(await input.computeDuration()).toBe(6)
  expect(await input.getMetadataTags()).toEqual({})
  expect((await input.getPrimaryVideoTrack())!.name).toBeNull()
  input.dispose()

  expect(await redactionsIn(await makeWebm(true)), 'whose parts do not say how long they are').toBeNull()
  for (const cut of [5, 40, 300, film.length - 3])
    expect(await redactionsIn(film.subarray(0, cut)), `cut at ${cut}`).toBeNull()
})

test.skipIf(!hasSamples)("a guest gets a phone's videos without their location", async () => {
  for (const name of ['video/iphone6-2019-h264-rotated-gps.mov', 'live/iphone15promax-2025-noodles.mov']) {
    const film = readFileSync(samplePath(name))
    const redactions = (await redactionsIn(film))!
    const given = (await asGuest(film, redactions, 0, 65_536)).toString('latin1')
    expect(film.toString('latin1'), name).toMatch(/[+-]\d{2}\.\d{2,4}[+-]\d{2,3}\.\d{2,4}|com\.apple\.quicktime/)
    expect(given, name).not.toMatch(/[+-]\d{2}\.\d{4}[+-]\d{3}\.\d{4}|com\.apple\.quicktime|ISO6709/)
  }
})
