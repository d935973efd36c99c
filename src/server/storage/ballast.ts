import { randomBytes } from 'node:crypto'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { codeOf, isDiskFull, removeFile } from './durable-files.ts'
import { diskOf, hasSpaceFor } from './free-space.ts'

/** Enough for PostgreSQL to log the deletion of thousands of photos: four segments of its log. */
const BALLAST_BYTES = 64 * 1024 ** 2
/** Less than two segments, so the next change may fail. */
const FULL_BYTES = 32 * 1024 ** 2
const REFILL_MS = 60_000
const PIECE_BYTES = 4 * 1024 ** 2

/** A file that holds space on the database's disk. It's removed when the disk is full, so that people can delete photos. */
export type Ballast = {
  /** Whether there's space now that there wasn't before. */
  release(): Promise<boolean>
  close(): Promise<void>
}

export function openBallast(folder: string, log: Logger): Ballast {
  const file = path.join(folder, 'ballast')
  const fill = () =>
    fillBallast(folder, file).catch((error: unknown) =>
      log.warn({ err: error }, 'space for deletions was not reserved'),
    )
  let filling = fill()
  const timer = setInterval(() => (filling = filling.then(fill)), REFILL_MS).unref()
  return {
    async release() {
      await filling
      if ((await diskOf(folder)).free_bytes > FULL_BYTES || !(await exists(file))) return false
      await removeFile(file)
      return true
    },
    async close() {
      clearInterval(timer)
      await filling
    },
  }
}

/** Only where there's room for it: uploads leave more free than it needs. */
async function fillBallast(folder: string, file: string): Promise<void> {
  if ((await exists(file)) || !(await hasSpaceFor(folder, BALLAST_BYTES))) return
  const unfinished = `${file}.new`
  try {
    await writeNoise(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    if (!isDiskFull(error)) throw error
  }
}

/** File systems that compress would give zeros no space. */
async function writeNoise(file: string): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    for (let at = 0; at < BALLAST_BYTES; at += PIECE_BYTES)
      await handle.write(randomBytes(PIECE_BYTES), 0, PIECE_BYTES, at)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}
