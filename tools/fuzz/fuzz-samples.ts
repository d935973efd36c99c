import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { deflateRawSync } from 'node:zlib'
import { samplesDir, hasSamples } from '#server/media-process/test-samples.ts'
import { BOUNDARY, type ReaderName } from './readers.ts'

export type FuzzSample = { name: string; bytes: Buffer; readers: readonly ReaderName[] }

const ROOT = path.resolve(import.meta.dirname, '../..')
const LARGEST_BYTES = 1024 ** 2
const RECORDINGS = /\.(mp4|mov|webm|m4a|mp3|mkv)$/i

/** Everything that mutations start from: real files if available, this repository's small ones, and texts. */
export async function readSamples(): Promise<FuzzSample[]> {
  const own = globSync(['public/**/*.{png,webp,mp4,webm}', 'tools/fuzz/found/*'], { cwd: ROOT }).map((file) =>
    path.join(ROOT, file),
  )
  const real = hasSamples ? globSync('**/*.*', { cwd: samplesDir }).map((file) => path.join(samplesDir, file)) : []
  const files = [...own, ...real]
    .filter((file) => statSync(file).isFile() && statSync(file).size <= LARGEST_BYTES)
    .toSorted()
  const found = files.map((file) => fileSample(path.relative(ROOT, file), readFileSync(file)))
  const blocks = await Promise.all(files.filter((file) => !RECORDINGS.test(file)).map(blocksOf))
  return [...found, ...(await drawn()), ...texts, zipSample(), ...blocks.flat()]
}

function fileSample(name: string, bytes: Buffer): FuzzSample {
  if (name.endsWith('.zip')) return { name, bytes, readers: ['zip'] }
  if (RECORDINGS.test(name)) return { name, bytes, readers: ['sniff', 'movie', 'recording', 'file'] }
  return { name, bytes, readers: ['sniff', 'tiff', 'jpeg', 'png', 'file'] }
}

/** An image's metadata blocks, to fuzz their readers directly. */
async function blocksOf(file: string): Promise<FuzzSample[]> {
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  return (['exif', 'iptc', 'xmp', 'icc'] as const).flatMap((reader) => {
    const bytes = metadata?.[reader]
    return bytes && bytes.length <= LARGEST_BYTES
      ? [{ name: `${path.basename(file)} ${reader}`, bytes, readers: [reader] }]
      : []
  })
}

/** A small image in each format that sharp writes, with metadata. */
async function drawn(): Promise<FuzzSample[]> {
  const plain = sharp({ create: { width: 32, height: 24, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Make: 'Apple', Model: 'iPhone' }, IFD2: { DateTimeOriginal: '2024:05:18 09:41:00' } })
    .withXmp('<x:xmpmeta><dc:subject><rdf:Bag><rdf:li>lake</rdf:li></rdf:Bag></dc:subject></x:xmpmeta>')
  const formats = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const
  return Promise.all(
    formats.map(async (format) => fileSample(`drawn.${format}`, await plain.clone().toFormat(format).toBuffer())),
  )
}

const text = (name: string, readers: ReaderName[], words: string): FuzzSample => ({
  name,
  readers,
  bytes: Buffer.from(words),
})

const texts: FuzzSample[] = [
  text(
    'sidecar.json',
    ['takeout', 'export'],
    '{"title":"beach.jpg","description":"At the sea","photoTakenTime":{"timestamp":"1562234400"},"geoData":{"latitude":36.5,"longitude":-6.3},"favorited":true}',
  ),
  text(
    'album.json',
    ['takeout'],
    '{"title":"Summer in Cádiz"}\nTakeout/Photos from 2019/beach(1).jpg\nbeach.jpg(1).json',
  ),
  text(
    'Photo Details.csv',
    ['icloud'],
    'imgName,fileChecksum,favorite,hidden,deleted,originalCreationDate\n"beach.jpg",abc,no,no,no,"Saturday June 4,2022 12:11 PM GMT"\r\n"a ""b"".jpg",def,yes,no,no,x\n',
  ),
  text('Summer.csv', ['icloud'], 'Images\nbeach.jpg\n'),
  text(
    'photos.json',
    ['export'],
    '[\n{"id":"0198c5d2-1111-7111-8111-111111111111","filename":"beach.jpg","first_name":"Ana","text":"At the sea","created_at":"2024-05-18T09:41:00Z"}\n]\n',
  ),
  text(
    'description.xmp',
    ['xmp'],
    '<x:xmpmeta><rdf:Description xmp:Rating="4" xmp:CreateDate="2021-03-04T10:00:00" GCamera:MicroVideoOffset="20"><photoshop:DateCreated>1958-07-01</photoshop:DateCreated><dc:description><rdf:Alt><rdf:li>Gran &amp; I &#233;</rdf:li></rdf:Alt></dc:description></rdf:Description></x:xmpmeta>',
  ),
  text(
    'photos.eml',
    ['email'],
    [
      'From: Rosa <rosa@example.org>',
      'Subject: =?utf-8?Q?At_the_se=C3=A1?=',
      'Content-Type: multipart/mixed; boundary="lake"',
      ...['', '--lake', 'Content-Type: text/plain; charset=utf-8', '', 'Look!'],
      ...['--lake', 'Content-Type: image/jpeg; name="beach.jpg"', 'Content-Transfer-Encoding: base64'],
      ...["Content-Disposition: attachment; filename*=utf-8''b%C3%A9ach.jpg", '', '/9j/4AAQSkZJRgABAQ=='],
      ...['--lake', 'Content-Type: message/rfc822', '', 'Subject: Before', 'Content-Type: image/png'],
      ...['Content-Transfer-Encoding: quoted-printable', '', '=89PNG', '--lake--', ''],
    ].join('\r\n'),
  ),
  text(
    'photo.form',
    ['form'],
    [
      ...[`--${BOUNDARY}`, 'Content-Disposition: form-data; name="taken_at"', '', '2024-05-18T09:41:00'],
      ...[`--${BOUNDARY}`, 'Content-Disposition: form-data; name="file"; filename="beach.jpg"'],
      ...['Content-Type: image/jpeg', '', 'bytes of a photo', `--${BOUNDARY}--`, ''],
    ].join('\r\n'),
  ),
  text(
    'propfind.xml',
    ['dav'],
    '<?xml version="1.0"?><D:propfind xmlns:D="DAV:" xmlns:oc="http://owncloud.org/ns"><D:prop><D:getetag/><oc:id/>&amp;<![CDATA[x]]></D:prop></D:propfind>',
  ),
  {
    name: 'caption.iptc',
    readers: ['iptc'],
    bytes: Buffer.from('Photoshop 3.0\0 8BIM\x1c\x02\x37\0\x0820220110\x1c\x02\x19\0\x04utah', 'latin1'),
  },
]

/** A handmade ZIP with a stored and a deflated entry, and only the fields that our reader uses. */
function zipSample(): FuzzSample {
  const entries = [
    { name: 'data/family.json', method: 0, bytes: Buffer.from('{"format":"hearthbook","version":1}') },
    { name: 'Photo Details.csv', method: 8, bytes: Buffer.from('imgName,originalCreationDate\nbeach.jpg,x\n') },
  ]
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, method, bytes } of entries) {
    const packed = method ? deflateRawSync(bytes) : bytes
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(method, 4)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(bytes.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, tail, Buffer.from(name)]))
    parts.push(local)
    at += local.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return { name: 'takeout.zip', bytes: Buffer.concat([...parts, ...directory, end]), readers: ['zip'] }
}
