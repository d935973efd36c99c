import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

const A_DAY = 5
const NEWEST = Date.UTC(2024, 11, 30)
const DAY_MS = 86_400_000

/** Different small photos with sensor noise in a temporary folder, five on each day. */
export async function makeSmallPhotos(count: number): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-small-photos-'))
  const files: string[] = []
  for (let at = 0; at < count; at++) {
    const file = path.join(folder, `photo ${at + 1}.jpg`)
    const [width, height] = at % 3 === 1 ? [900, 1200] : [1200, 900]
    const day = new Date(NEWEST - Math.floor(at / A_DAY) * DAY_MS).toISOString().slice(0, 10).replaceAll('-', ':')
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 }
    await sharp({ create: { width: width!, height: height!, channels: 3, background: '#888', noise } })
      .tint({ r: (at * 47) % 255, g: (at * 91) % 255, b: (at * 13) % 255 })
      .withExif({
        IFD2: { DateTimeOriginal: `${day} 10:00:${String(at % 60).padStart(2, '0')}`, OffsetTimeOriginal: '+00:00' },
      })
      .jpeg({ quality: 70 })
      .toFile(file)
    files.push(file)
  }
  return files
}
