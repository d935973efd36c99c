import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ArchiveBudget } from './archive-budget.ts'
import type { ImportEntry } from './entry.ts'
import { openZip, ZipRefused, type OpenZip, type ZipItem, type ZipLocation } from './zip-source.ts'

/** Where compressed nested ZIPs are unpacked to, and stored for the next run. */
export type UnpackRoom = { folder: string; hasSpaceFor(bytes: number): Promise<boolean> }

export function isZip(name: string): boolean {
  return /\.zip$/i.test(name)
}

/**
 * Lists the content of a ZIP within a ZIP, as in privacy exports. A stored ZIP is read in place. A compressed one is
 * unpacked first, up to its declared size, if there's enough space. Paths contain the names of both ZIPs. Deeper
 * nesting isn't opened.
 */
export async function openNested(item: ZipItem, room: UnpackRoom, budget: ArchiveBudget): Promise<OpenZip> {
  const { entry } = item
  const refuse = (refused: ImportEntry['refused']): OpenZip => ({
    items: [{ ...item, entry: { ...entry, ...(refused && { refused }) } }],
    close: async () => {},
  })
  if (entry.refused) return refuse(entry.refused)
  const archive = `${entry.archive}/${entry.name}`
  try {
    const place = (await item.location()) ?? (await unpack(item, room))
    if (!place) return refuse('storage_full')
    const { items, close } = await openZip(place, archive, budget)
    return { close, items: items.map((inner) => ({ ...inner, entry: named(inner.entry) })) }
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC') return refuse('storage_full')
    // A disk error says nothing about the ZIP.
    if (syscall) throw error
    return refuse(error instanceof ZipRefused ? error.reason : 'no_zip')
  }
}

function named(entry: ImportEntry): ImportEntry {
  const refused = entry.refused ?? (isZip(entry.name) ? 'nested' : undefined)
  return { ...entry, path: `${entry.archive}/${entry.name}`, ...(refused && { refused }) }
}

/** Undefined if there's not enough space. */
async function unpack(
  { entry, crc32 }: ZipItem,
  { folder, hasSpaceFor }: UnpackRoom,
): Promise<ZipLocation | undefined> {
  const { bytes } = entry
  const file = path.join(folder, `${crc32.toString(16)}-${bytes}.zip`)
  const place = { file, start: 0, bytes }
  if ((await stat(file).catch(() => undefined))?.size === bytes) return place
  if (!(await hasSpaceFor(bytes))) return undefined
  await mkdir(folder, { recursive: true })
  const unfinished = `${file}.part`
  try {
    await pipeline(await entry.open(), createWriteStream(unfinished))
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  return place
}
