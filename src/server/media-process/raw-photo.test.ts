import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startMediaProcess } from './media-process.ts'
import { scratchFolder } from './test-samples.ts'

const media = startMediaProcess({ ffmpeg: null })
const scratch = scratchFolder()
afterAll(async () => {
  await media.close()
  scratch.remove()
})

type Tag = [tag: number, type: 1 | 3 | 4 | 9 | 11, ...values: number[]]
const DNG: Tag = [0xc612, 1, 1, 4, 0, 0]

/** A TIFF with one directory; 'data' stands for the offset of its data. */
function tiff(tags: Tag[], data: Buffer): Buffer {
  const size = { 1: 1, 3: 2, 4: 4, 9: 4, 11: 4 }
  const dataAt = 8 + 2 + tags.length * 12 + 4 + 512
  const bytes = Buffer.alloc(dataAt)
  bytes.write('II*\0\x08\0\0\0', 'latin1')
  bytes.writeUInt16LE(tags.length, 8)
  let spill = dataAt - 512
  tags.forEach(([tag, type, ...values], i) => {
    const at = 10 + i * 12
    bytes.writeUInt16LE(tag, at)
    bytes.writeUInt16LE(type, at + 2)
    bytes.writeUInt32LE(values.length, at + 4)
    const isInline = values.length * size[type] <= 4
    if (!isInline) bytes.writeUInt32LE(spill, at + 8)
    values.forEach((value, j) => {
      bytes.writeUIntLE(value === DATA ? dataAt : value >>> 0, (isInline ? at + 8 : spill) + j * size[type], size[type])
    })
    if (!isInline) spill += values.length * size[type]
  })
  return Buffer.concat([bytes, data])
}
const DATA = -2

async function inspect(name: string, bytes: Buffer) {
  writeFileSync(scratch.file(name), bytes)
  return media.inspect(scratch.file(name), scratch.file(`${name}.out`))
}

/** The color near each corner of the large derivative. */
async function corners(name: string): Promise<string[]> {
  const { data, info } = await sharp(scratch.file(`${name}.out/large.jpg`))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 3
  return [at(0.2, 0.2), at(0.8, 0.2), at(0.2, 0.8), at(0.8, 0.8)].map((i) =>
    ['r', 'g', 'b'].filter((_, channel) => data[i + channel]! > 128).join(''),
  )
}

const upright = ['r', 'g', 'b', 'rgb']

async function preview(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height: height / 2, channels: 3 } as const
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { ...half, background } },
    left,
    top,
  })
  const quarters = [
    quarter('#e00000', 0, 0),
    quarter('#00e000', half.width, 0),
    quarter('#0000e0', 0, half.height),
    quarter('#f0f0f0', half.width, half.height),
  ]
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(quarters)
    .jpeg()
    .toBuffer()
}

/** Stored pixels that each orientation turns upright, as corners: top left, top right, bottom left, bottom right. */
const seen: Record<number, string[]> = {
  1: ['r', 'g', 'b', 'rgb'],
  2: ['g', 'r', 'rgb', 'b'],
  3: ['rgb', 'b', 'g', 'r'],
  4: ['b', 'rgb', 'r', 'g'],
  5: ['r', 'b', 'g', 'rgb'],
  6: ['b', 'r', 'rgb', 'g'],
  7: ['rgb', 'g', 'b', 'r'],
  8: ['g', 'rgb', 'r', 'b'],
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a raw photo shows its camera's own preview, turned by orientation %i",
  async (orientation) => {
    const jpeg = await preview(1000, 800)
    const tags: Tag[] = [
      [256, 4, 4000],
      [257, 4, 3200],
      [259, 3, 7],
      [262, 3, 6],
      [273, 4, DATA],
      [274, 3, orientation],
      [279, 4, jpeg.length],
      DNG,
    ]
    const name = `preview-${orientation}.dng`
    const [width, height] = orientation >= 5 ? [3200, 4000] : [4000, 3200]
    expect(await inspect(name, tiff(tags, jpeg))).toMatchObject({
      ok: true,
      mime: 'image/x-adobe-dng',
      placeholder: false,
      width,
      height,
    })
    expect(await corners(name)).toEqual(seen[orientation])
  },
)

const sensor = (compression: number): Tag[] => [
  [256, 4, 64],
  [257, 4, 48],
  [258, 3, 16],
  [259, 3, compression],
  [262, 3, 32803],
  [273, 4, DATA],
  [277, 3, 1],
  [278, 4, 48],
  [279, 4, 64 * 48 * 2],
  [0x828d, 3, 2, 2],
  [0x828e, 1, 0, 1, 1, 2],
  DNG,
  [0xc61d, 4, 4095],
]

test('a raw photo without a preview is developed', async () => {
  const mosaic = Buffer.alloc(64 * 48 * 2)
  for (let y = 0; y < 48; y++) {
    for (let x = 0; x < 64; x++) {
      const color = 'rggb'[(y % 2) * 2 + (x % 2)]!
      const quarter = upright[(y < 24 ? 0 : 2) + (x < 32 ? 0 : 1)]!
      mosaic.writeUInt16LE(quarter.includes(color) ? 3800 : 100, (y * 64 + x) * 2)
    }
  }
  expect(await inspect('mosaic.dng', tiff(sensor(1), mosaic))).toMatchObject({
    ok: true,
    placeholder: false,
    width: 64,
    height: 48,
  })
  expect(await corners('mosaic.dng')).toEqual(upright)
})

test("a raw photo that can't be developed is stored, with a placeholder", async () => {
  const report = await inspect('compressed.dng', tiff(sensor(7), Buffer.alloc(6144)))
  expect(report).toMatchObject({ ok: true, placeholder: true, width: 64, height: 48, mime: 'image/x-adobe-dng' })
})

test('raw files of other makers are refused as such, instead of showing their thumbnail', async () => {
  const tags = sensor(1).filter((tag) => tag !== DNG)
  expect(await inspect('maker.nef', tiff(tags, Buffer.alloc(6144)))).toMatchObject({
    ok: false,
    reason: 'unsupported_format',
  })
})

test.each([
  ['has no bytes', [4, DATA], [4, 0]],
  ['begins before the file', [9, -1], [4, 10]],
  ['begins at a fraction', [11, 0x4248_0001], [4, 10]],
  ['is as long as a fraction', [4, DATA], [11, 0x4128_0001]],
  ['is negative in length', [4, DATA], [9, -10]],
] as const)("a DNG isn't refused for a preview that %s", async (name, offset, bytes) => {
  const file = tiff(
    [DNG, [0x0100, 4, 8], [0x0101, 4, 8], [0x0201, ...offset], [0x0202, ...bytes]],
    Buffer.from([0xff, 0xd8, 0, 0, 0, 0, 0, 0, 0, 0]),
  )
  expect(await inspect(`${name}.dng`, file)).toMatchObject({ ok: true, placeholder: true })
})
