/**
 * Baseline for a book's PDF: sharp alone cuts the same photos for 300 dpi, two at a time.
 * `node bench/bare-prints.ts folder width height photo …` prints CPU and wall-clock seconds as JSON.
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

/** The same settings as cut-print.ts. */
async function cut(file: string, to: string, width: number, height: number) {
  await sharp(file)
    .autoOrient()
    .resize({ width, height, fit: 'cover', withoutEnlargement: true })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toFile(to)
}

if (import.meta.main) {
  const [folder, width, height, ...files] = process.argv.slice(2) as [string, string, string, ...string[]]
  await mkdir(folder, { recursive: true })
  const cutAll = async (wanted: string[]) => {
    const waiting = wanted.entries()
    const work = async () => {
      for (const [at, file] of waiting) await cut(file, path.join(folder, `${at}.jpg`), Number(width), Number(height))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
  await cutAll(files.slice(0, 2))
  const startedAt = performance.now()
  const before = process.cpuUsage()
  await cutAll(files)
  const { user, system } = process.cpuUsage(before)
  console.log(JSON.stringify({ cpuSeconds: (user + system) / 1e6, seconds: (performance.now() - startedAt) / 1000 }))
}
