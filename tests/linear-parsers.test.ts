import { writeFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { distinguish } from '#features/imports/server/import/entry.ts'
import { readDetails } from '#features/imports/server/import/icloud-facts.ts'
import { startMediaProcess } from '#server/media-process/media-process.ts'
import { readIptc } from '#server/media-process/iptc.ts'
import { scratchFolder } from '#server/media-process/test-samples.ts'
import { readXmp } from '#server/media-process/xmp.ts'

/** CPU time far above that of a linear parser, and far below that of a quadratic one. */
const SOON_MS = 5000
const MEGABYTE = 1024 ** 2

const media = startMediaProcess({ ffmpeg: null })
const scratch = scratchFolder()
afterAll(async () => {
  await media.close()
  scratch.remove()
})

test.each([
  ['opening brackets in XMP', () => readXmp(Buffer.from(within('photoshop:DateCreated', '<'.repeat(250_000))))],
  ['list items in XMP', () => readXmp(Buffer.from(within('dc:subject', '<rdf:li>'.repeat(30_000))))],
  ['entities in XMP', () => readXmp(Buffer.from(within('dc:description', `<rdf:li>${'&'.repeat(250_000)}</rdf:li>`)))],
  ['keywords in IPTC', () => readIptc(Buffer.from('\x1c\x02\x19\0\0'.repeat(400_000), 'latin1'))],
  ['date characters in a CSV', () => readDetails(`imgName,originalCreationDate\na,${'x'.repeat(4 * MEGABYTE)}`)],
  ['quotes without an end in a CSV', () => readDetails(`imgName,originalCreationDate\n"${'""'.repeat(4 * MEGABYTE)}`)],
  ['files with the same name in a ZIP', () => distinguish(Array.from({ length: 200_000 }, fileInZip))],
])('a file with very many %s is read in linear time', async (_what, read) => {
  const begin = process.threadCpuUsage()
  await read()
  const { user, system } = process.threadCpuUsage(begin)
  expect((user + system) / 1000).toBeLessThan(SOON_MS)
})

test("a PNG of 491 bytes can't keep a decoder busy", async () => {
  // A decoder that needs longer for metadata is ended.
  const report = await inspectPng('brackets', [
    packedText('XML:com.adobe.xmp', within('photoshop:DateCreated', '<'.repeat(250_000))),
  ])
  expect(report).toMatchObject({ ok: true })
})

test('a PNG whose text chunks inflate to hundreds of megabytes is refused before a decoder stores them', async () => {
  const text = 'a'.repeat(7 * MEGABYTE)
  const many = Array.from({ length: 40 }, (_, i) => packedText(`text ${i}`, text))
  expect(await inspectPng('bomb', many)).toMatchObject({ ok: false, reason: 'too_large' })
  expect(await inspectPng('one', many.slice(0, 1))).toMatchObject({ ok: true })
})

test("a decoder that hangs on a file's metadata is ended much earlier than one that decodes pixels", async () => {
  const hurried = startMediaProcess({ ffmpeg: null, metadataLimitMs: 0 })
  try {
    // Inflating these takes longer than a limit of 0 ms, even on a fast machine.
    const texts = Array.from({ length: 4 }, (_, i) => packedText(`text ${i}`, 'a'.repeat(7 * MEGABYTE)))
    writeFileSync(scratch.file('slow.png'), png(texts))
    const inspected = hurried.inspect(scratch.file('slow.png'), scratch.file('slow.out'))
    await expect(inspected).rejects.toMatchObject({ failure: 'timed_out' })
  } finally {
    await hurried.close()
  }
})

function within(name: string, text: string): string {
  return `<x:xmpmeta><${name}>${text}</${name}></x:xmpmeta>`
}

function fileInZip() {
  return { path: 'a.jpg', name: 'a.jpg', archive: 'a.zip', bytes: 1, open: () => Promise.reject(new Error('unused')) }
}

async function inspectPng(name: string, chunks: Buffer[]) {
  writeFileSync(scratch.file(`${name}.png`), png(chunks))
  return media.inspect(scratch.file(`${name}.png`), scratch.file(`${name}.out`))
}

/** 8 x 8 pixels of gray. */
function png(chunks: Buffer[]): Buffer {
  const header = chunk('IHDR', Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 0, 0, 0, 0]))
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(9 * 8)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, header, ...chunks, pixels, chunk('IEND', Buffer.alloc(0))])
}

function packedText(keyword: string, text: string): Buffer {
  return chunk(
    'iTXt',
    Buffer.concat([Buffer.from(`${keyword}\0\x01\0\0\0`, 'latin1'), deflateSync(text, { level: 9 })]),
  )
}

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length)
  bytes.writeUInt32BE(data.length)
  bytes.write(type, 4, 'latin1')
  data.copy(bytes, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length)
  return bytes
}
