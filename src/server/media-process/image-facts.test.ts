import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#shared/test-any-text.ts'
import { readerOfBuffer } from './byte-reader.ts'
import { isSrgbProfile } from './color-profile.ts'
import { readExif } from './exif.ts'
import { readIptc } from './iptc.ts'
import { imageFacts } from './image-facts.ts'
import { plainText } from './plain-text.ts'
import { position, positionOfIso6709, positionOfLoci } from './position.ts'
import { readXmp } from './xmp.ts'

const noFile = readerOfBuffer(Buffer.alloc(0))
const xmp = (attributes: string, elements = '') =>
  Buffer.from(`<x:xmpmeta><rdf:Description ${attributes}>${elements}</rdf:Description>`)
const iptc = (...fields: [id: number, text: string][]) =>
  Buffer.concat(
    fields.map(([id, text]) =>
      Buffer.concat([Buffer.from([0x1c, 2, id, text.length >> 8, text.length & 255]), Buffer.from(text, 'latin1')]),
    ),
  )

test('a scanned photo gets the date that a person entered, not the date of the scan', () => {
  const facts = imageFacts(
    { xmp: xmp('xmp:CreateDate="2021-03-04T10:00:00" photoshop:DateCreated="1958-07-01"') },
    noFile,
    undefined,
  )
  expect(facts).toMatchObject({ taken_at: '1958-07-01T00:00:00', taken_at_from: 'xmp_date_created' })
})

test('captions and keywords from photo software are read in their character set', () => {
  const caption = iptc([55, '20220110'], [60, '151544-0400'], [120, 'Fr\xfchling'], [25, 'utah'], [25, 'snow'])
  expect(readIptc(Buffer.concat([Buffer.from('Photoshop 3.0\0 8BIM'), caption]))).toEqual({
    time: { taken_at: '2022-01-10T15:15:44', taken_offset_minutes: -240, taken_at_from: 'iptc_date_created' },
    caption: 'Frühling',
    keywords: ['utah', 'snow'],
  })
  const elements = `<dc:description><rdf:Alt><rdf:li xml:lang='x-default'>Gran &amp; I &#233;</rdf:li></rdf:Alt></dc:description>
    <dc:subject><rdf:Bag><rdf:li>lake</rdf:li><rdf:li> lake </rdf:li><rdf:li>Oma</rdf:li></rdf:Bag></dc:subject>`
  const facts = imageFacts({ xmp: xmp('xmp:Rating="4"', elements) }, noFile, undefined)
  expect(facts).toMatchObject({ description: 'Gran & I é', keywords: ['lake', 'Oma'], rating: 4 })
})

test("text that a camera writes into every photo isn't a description", () => {
  for (const text of ['OLYMPUS DIGITAL CAMERA', 'SONY DSC', 'DCF 1.0', '000007', '   ']) {
    expect(imageFacts({ iptc: iptc([120, text]) }, noFile, undefined).description).toBeNull()
  }
})

test("a motion photo's video is found only if there is one", () => {
  const item = '<Container:Item Item:Mime="video/mp4" Item:Semantic="MotionPhoto" Item:Length="20"/>'
  const video = Buffer.concat([Buffer.alloc(100), Buffer.from('\0\0\0\x14ftypmp42', 'latin1'), Buffer.alloc(8)])
  const withFilm = imageFacts({ xmp: xmp('', item) }, readerOfBuffer(video), undefined)
  expect(withFilm.pairing).toEqual({ content_identifier: null, motion_video: { offset: 100, bytes: 20 } })
  expect(imageFacts({ xmp: xmp('', item) }, readerOfBuffer(Buffer.alloc(120)), undefined).pairing).toBeNull()
  expect(imageFacts({ xmp: xmp('', item) }, readerOfBuffer(Buffer.alloc(10)), undefined).pairing).toBeNull()
})

test('plain text has no control characters or direction marks, and a maximum length', () => {
  expect(plainText('nul\0 \u001b[31mred\r\nnext\t\u202egpj \u{1f468}\u200d\u{1f469}', 100)).toBe(
    'nul [31mred\nnext gpj \u{1f468}\u200d\u{1f469}',
  )
  expect(plainText('\u{1f382}'.repeat(10), 5)).toBe('\u{1f382}\u{1f382}')
  expect(plainText('\ud800 \0', 10)).toBe('\ufffd')
  fc.assert(fc.property(anyText(200), (text) => (plainText(text, 50)?.length ?? 0) <= 50))
})

test('a position is valid coordinates or null', () => {
  expect(position(0, 0)).toEqual({ lat: null, lng: null })
  expect(position(Number.NaN, 3)).toEqual({ lat: null, lng: null })
  expect(position(999, 999)).toEqual({ lat: null, lng: null })
  expect(positionOfIso6709('-37.7890+175.2995+035.332/')).toEqual({ lat: -37.789, lng: 175.2995 })
  expect(positionOfIso6709('nowhere')).toEqual({ lat: null, lng: null })
  expect(positionOfLoci(Buffer.from('short'))).toEqual({ lat: null, lng: null })
})

test('metadata with arbitrary bytes is read without an error', () => {
  const start = fc.constantFrom(
    'Exif\0\0II*\0\x08\0\0\0',
    'MM\0*\0\0\0\x08',
    'II*\0\x08\0\0\0',
    '\x1c\x02\x37',
    'acsp',
    '<dc:subject><rdf:li>',
  )
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 300 }), (head, rest) => {
      const block = Buffer.concat([Buffer.from(head, 'latin1'), rest])
      readExif(block)
      readIptc(block)
      readXmp(block)
      isSrgbProfile(block)
      imageFacts({}, readerOfBuffer(block), undefined)
    }),
    { numRuns: 2000 },
  )
})

test('the photos of an iPhone burst have its ID', () => {
  const id = '5B8C2D6E-1F3A-4C7B-9E0D-A1B2C3D4E5F6'
  const ascii = (text: string) => Buffer.from(`${text}\0`, 'latin1')
  const note = Buffer.concat([Buffer.from('Apple iOS\0\0\x01MM', 'latin1'), directory([[0x0b, 2, ascii(id)]], 14)])
  const main = directory([[0x8769, 4, 26]], 8)
  const exif = directory([[0x927c, 7, note]], 26)
  const block = Buffer.concat([Buffer.from('MM\0*\0\0\0\x08', 'latin1'), main, exif])
  expect(readExif(block)).toMatchObject({ burst_id: id, content_identifier: null })
})

/** A TIFF directory at an offset, big-endian, with longs and longer values behind it. */
function directory(entries: [tag: number, type: number, value: Buffer | number][], at: number): Buffer {
  const head = Buffer.alloc(2 + entries.length * 12 + 4)
  const values: Buffer[] = []
  head.writeUInt16BE(entries.length)
  for (const [index, [tag, type, value]] of entries.entries()) {
    const place = 2 + index * 12
    head.writeUInt16BE(tag, place)
    head.writeUInt16BE(type, place + 2)
    head.writeUInt32BE(typeof value === 'number' ? 1 : value.length, place + 4)
    head.writeUInt32BE(typeof value === 'number' ? value : at + head.length + Buffer.concat(values).length, place + 8)
    if (typeof value !== 'number') values.push(value)
  }
  return Buffer.concat([head, ...values])
}
