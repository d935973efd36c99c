import { expect, test } from 'vitest'
import { sniffFormat } from './sniff-format.ts'

const bytes = (text: string) => Buffer.from(text.padEnd(64, '\0'), 'latin1')
const ftyp = (major: string, ...others: string[]) => {
  const body = `ftyp${major}\0\0\0\0${others.join('')}`
  return bytes(`\0\0\0${String.fromCharCode(body.length + 4)}${body}`)
}

test.each([
  ['a JPEG', bytes('\xff\xd8\xff\xe0'), 'jpeg'],
  ['a PNG', bytes('\x89PNG\r\n\x1a\n'), 'png'],
  ['a GIF', bytes('GIF89a'), 'gif'],
  ['a WebP', bytes('RIFF\x10\0\0\0WEBPVP8 '), 'webp'],
  ['a TIFF of either byte order', bytes('MM\0*'), 'tiff'],
  ['an iPhone photo', ftyp('heic', 'mif1', 'MiHB', 'heic'), 'heic'],
  ['a HEIF photo whose first brand is the general one', ftyp('mif1', 'heic'), 'heic'],
  ['an AVIF whose first brand is the general one', ftyp('mif1', 'avif', 'miaf'), 'avif'],
  ['an iPhone film', ftyp('qt  ', 'qt  '), 'quicktime'],
  ['a film from before brands', bytes('\0\0\x10\0moov'), 'quicktime'],
  ['an Android film', ftyp('isom', 'iso2', 'avc1', 'mp41'), 'mp4'],
  ['a 3GP film', ftyp('3gp5', '3gp4'), 'mp4'],
  ['a browser recording', bytes('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm'), 'webm'],
  ['an MP3', bytes('ID3\x04'), 'mp3'],
] as const)('%s is recognized by its first bytes', (_, head, format) => {
  expect(sniffFormat(head)).toEqual({ format })
})

test.each([
  ['a Windows bitmap', bytes('BM\x36\0\x0c\0\0\0\0\0')],
  ['a Photoshop file', bytes('8BPS')],
  ["Canon's raw file", bytes('II*\0\x10\0\0\0CR\x02\0')],
  ["Canon's newer raw file", ftyp('crx ', 'crx ', 'isom')],
  ['a JPEG XL', ftyp('jxl ')],
  ['an AVI', bytes('RIFF\x10\0\0\0AVI LIST')],
  ['a Matroska film', bytes('\x1aE\xdf\xa3\xa3B\x86\x81\x01B\x82\x88matroska')],
  ['a Windows Media film', bytes('0&\xb2u\x8e\x66\xcf\x11')],
])("%s is recognized, but can't be shown", (_, head) => {
  expect(sniffFormat(head)).toEqual({ refused: 'unsupported_format' })
})

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<?xml version="1.0"?><svg>',
  '<!doctype html><script>',
  '%PDF-1.7',
  '%!PS-Adobe-3.0',
  '#EXTM3U\n#EXT-X-TARGETDURATION',
  'ffconcat version 1.0\nfile /etc/hostname',
  'push graphic-context\nviewbox 0 0 640 480',
  'PK\x03\x04',
  '\x7fELF',
  'MZ\x90',
  'x',
  '',
])('%j is neither a photo nor a video', (text) => {
  expect(sniffFormat(Buffer.from(text, 'latin1'))).toEqual({ refused: 'not_a_photo_or_video' })
})
