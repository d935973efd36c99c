import sharp from 'sharp'

let drawn = 0

export type PictureOptions = {
  width?: number
  height?: number
  /** EXIF, `YYYY:MM:DD HH:mm:ss`. */
  taken?: string
  offset?: string
  background?: { r: number; g: number; b: number }
  /** The model of the camera, whose photos look alike and aren't plain. */
  camera?: string
}

const SCENE =
  '<svg width="64" height="48"><circle cx="20" cy="20" r="15"/><rect x="40" y="10" width="15" height="38"/></svg>'

/** A small JPEG; no two have the same bytes. */
export async function drawPicture({
  width = 64,
  height = 48,
  taken,
  offset,
  background,
  camera,
}: PictureOptions = {}): Promise<Buffer> {
  const n = ++drawn
  const picture = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: background ?? { r: n % 256, g: Math.trunc(n / 256) % 256, b: (n * 37) % 256 },
    },
  })
  const about = { ImageDescription: `picture ${n} of ${process.pid}`, ...(camera && { Model: camera }) }
  return picture
    .composite(camera ? [{ input: Buffer.from(SCENE) }] : [])
    .withExif({
      IFD0: about,
      ...(taken && { IFD2: { DateTimeOriginal: taken, ...(offset && { OffsetTimeOriginal: offset }) } }),
    })
    .jpeg()
    .toBuffer()
}
