import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { addDays } from '#shared/days.ts'
import { drawNoise } from '../tests/kit/noise.ts'

/** Creates small photos in a temporary folder, each with a different color, shape, and date: one on each day from May 1, 2024. */
export async function makePictures(count: number): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-pictures-'))
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const file = path.join(folder, `picture ${index + 1}.jpg`)
      const [width, height] = index % 3 === 1 ? [600, 800] : [800, 600]
      const hue = (index * 47) % 360
      const day = addDays('2024-05-01', index).replaceAll('-', ':')
      await sharp(Buffer.from(drawing(width!, height!, hue)))
        .withExif({ IFD2: { DateTimeOriginal: `${day} 10:30:00`, OffsetTimeOriginal: '+02:00' } })
        .jpeg()
        .toFile(file)
      return file
    }),
  )
}

function drawing(width: number, height: number, hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 45% 78%)"/>
    <circle cx="70%" cy="30%" r="12%" fill="hsl(${hue + 40} 80% 62%)"/>
    <path d="M0 ${height * 0.7} Q ${width / 2} ${height * 0.45} ${width} ${height * 0.75} V ${height} H 0 Z" fill="hsl(${hue} 30% 42%)"/>
  </svg>`
}

/** Incompressible noise: about 1 MB each, all different. */
export async function makeLargePhotos(count: number): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-large-pictures-'))
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const file = path.join(folder, `large ${index + 1}.jpg`)
      const options = { mean: 110 + index * 20, sigma: 40 }
      await drawNoise(1200, 800, options).jpeg({ quality: 92 }).toFile(file)
      return file
    }),
  )
}
