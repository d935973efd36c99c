/**
 * Baseline for ingest: sharp alone makes the two derivatives from files, two at a time.
 * `node bench/bare-sharp.ts folder photo …` prints CPU and wall-clock seconds as JSON.
 */
import { readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
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

async function deriveAll(files: string[], folder: string) {
  const waiting = files.entries()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [at, file] of waiting) await derive(file, folder, at)
    }),
  )
}

if (import.meta.main) {
  const [folder, ...files] = process.argv.slice(2) as [string, ...string[]]
  await mkdir(folder, { recursive: true })
  await deriveAll(files.slice(0, 2), folder)
  const startedAt = performance.now()
  const before = process.cpuUsage()
  await deriveAll(files, folder)
  const { user, system } = process.cpuUsage(before)
  console.log(JSON.stringify({ cpuSeconds: (user + system) / 1e6, seconds: (performance.now() - startedAt) / 1000 }))
}
