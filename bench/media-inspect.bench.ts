/**
 * CPU seconds of inspecting a photo, divided by those of bare sharp making the same two derivatives, alternating in one
 * process. Run: node bench/media-inspect.bench.ts [photo ...]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inspectFile } from '#server/media-process/inspect-file.ts'
import { sharp } from '#server/media-process/image-library.ts'

const ROUNDS = 5
const BLOCK = 8
const folder = mkdtempSync(path.join(os.tmpdir(), 'hearthbook-bench-'))
const inside = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const

async function inspect(file: string) {
  const report = await inspectFile({
    path: file,
    outDir: folder,
    filename: undefined,
    posterPath: undefined,
    pixelLimit: 100_000_000,
    memoryLimitBytes: 1024 ** 3,
    ffmpeg: null,
  })
  if (!report.ok) throw new Error(`${file}: ${report.reason}`)
}

/**
 * Decodes once and keeps the large derivative in memory. It ignores the color profile, which makes it as fast as sharp
 * can be but correct only for sRGB photos.
 */
async function bareSharp(file: string, options: { ignoreIcc?: boolean }) {
  const { data, info } = await sharp(file, options)
    .autoOrient()
    .resize(inside(1440))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const large = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  await large().jpeg({ quality: 80 }).toFile(path.join(folder, 'bare.jpg'))
  await large().resize(inside(480)).webp({ quality: 75, effort: 2 }).toFile(path.join(folder, 'bare.webp'))
}

/** A 12-megapixel photo with sensor noise and without a color profile. */
async function makePhoto(): Promise<string> {
  const file = path.join(folder, 'photo.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const grain = sharp({ create: { width: 1000, height: 750, channels: 3, background: '#888888', noise } })
  const picture = await grain.resize(4000, 3000).png({ compressionLevel: 0 }).toBuffer()
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer'] })
  await sharp(picture)
    .withExif({ IFD0: { Make: 'Bench', Model: 'One' } })
    .jpeg({ quality: 90 })
    .toFile(file)
  return file
}

/** CPU seconds per photo. Runs in blocks, since alternating runs would pay for each other's garbage collection. */
async function cpuSeconds(work: () => Promise<void>): Promise<number> {
  await work()
  const before = process.cpuUsage()
  for (let i = 0; i < BLOCK; i++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6 / BLOCK
}

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!

const given = process.argv.slice(2)
for (const file of given.length ? given : [await makePhoto()]) {
  const ours: number[] = []
  const bare: number[] = []
  const cheapest: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await cpuSeconds(() => bareSharp(file, {})))
    ours.push(await cpuSeconds(() => inspect(file)))
    cheapest.push(await cpuSeconds(() => bareSharp(file, { ignoreIcc: true })))
  }
  const [inspected, sharped, cheap] = [median(ours), median(bare), median(cheapest)]
  console.log(
    `${path.basename(file)}: inspect ${inspected.toFixed(4)}, bare sharp ${sharped.toFixed(4)}, without profile ${cheap.toFixed(4)}`,
    `CPU s a photo; ratio ${(inspected / sharped).toFixed(2)}, over the cheapest ${(inspected / cheap).toFixed(2)}`,
  )
}
rmSync(folder, { recursive: true })
