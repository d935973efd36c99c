/**
 * Baseline for ingest: photos in memory are written to the disk, as any server that keeps originals must, and sharp alone makes
 * the two derivatives, two at a time. `node bench/bare-sharp.ts folder photo …` prints CPU and wall-clock seconds as JSON.
 */
import { readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

const AT_ONCE = 2

sharp.concurrency(1)
sharp.cache(false)
// The same priority as the media process, so that other load slows both down equally.
for (const thread of readdirSync('/proc/self/task')) os.setPriority(Number(thread), 3)

/** Decodes once and keeps the large derivative in memory, with the settings of make-derivatives.ts. */
async function derive(file: string, folder: string, at: number) {
  const inside = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const
  const { data, info } = await sharp(file).autoOrient().resize(inside(1440)).raw().toBuffer({ resolveWithObject: true })
  const large = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  await large()
    .jpeg({ quality: 80 })
    .toFile(path.join(folder, `${at}.jpg`))
  await large()
    .resize(inside(480))
    .webp({ quality: 75, effort: 2 })
    .toFile(path.join(folder, `${at}.webp`))
}

async function keep(bytes: Buffer, folder: string, at: number): Promise<string> {
  const original = path.join(folder, `${at}.original.jpg`)
  await writeFile(original, bytes, { flush: true })
  return original
}

async function keepAll(photos: Buffer[], folder: string) {
  const waiting = photos.entries()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [at, bytes] of waiting) await derive(await keep(bytes, folder, at), folder, at)
    }),
  )
}

if (import.meta.main) {
  const [folder, ...files] = process.argv.slice(2) as [string, ...string[]]
  await mkdir(folder, { recursive: true })
  const photos = await Promise.all(files.map((file) => readFile(file)))
  await keepAll(photos.slice(0, 2), folder)
  const startedAt = performance.now()
  const before = process.cpuUsage()
  await keepAll(photos, folder)
  const { user, system } = process.cpuUsage(before)
  console.log(JSON.stringify({ cpuSeconds: (user + system) / 1e6, seconds: (performance.now() - startedAt) / 1000 }))
}
