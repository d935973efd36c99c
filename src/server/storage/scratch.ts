import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '#shared/days.ts'

/** The prefix of the names of temporary folders. */
export const TEMPORARY = 'hearthbook-'

/** Passes a folder in `parent` to `work`, and removes it afterwards. */
export async function withScratchFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  removeStaleWork(parent)
  const folder = await mkdtemp(path.join(parent, TEMPORARY))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes temporary folders of killed processes. No job takes a day. */
export function removeStaleWork(work: string, olderThanMs = DAY_MS, prefix = TEMPORARY) {
  mkdirSync(work, { recursive: true })
  for (const name of readdirSync(work).filter((one) => one.startsWith(prefix))) {
    const folder = path.join(work, name)
    const touched = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (Date.now() - touched >= olderThanMs) rmSync(folder, { recursive: true, force: true })
  }
}
