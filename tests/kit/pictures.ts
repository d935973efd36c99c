import sharp from 'sharp'

let drawn = 0

export type PictureOptions = {
  width?: number
  height?: number
  /** EXIF, `YYYY:MM:DD HH:mm:ss`. */
  taken?: string
  offset?: string
  background?: { r: number; g: number; b: number }
}

/** A small JPEG; no two have the same bytes. */
export async function drawPicture({
  width = 64,
  height = 48,
  taken,
  offset,
  background,
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
  const about = { ImageDescription: `picture ${n} of ${process.pid}` }
  return picture
    .withExif({
      IFD0: about,
      ...(taken && { IFD2: { DateTimeOriginal: taken, ...(offset && { OffsetTimeOriginal: offset }) } }),
    })
    .jpeg()
    .toBuffer()
}
