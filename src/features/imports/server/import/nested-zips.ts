import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ArchiveBudget } from './archive-budget.ts'
import type { ImportEntry } from './entry.ts'
import { openZip, ZipRefused, type OpenZip, type ZipItem, type ZipPlace } from './zip-source.ts'

/** Where ZIPs that were packed a second time are unpacked to, and kept for the next run. */
export type UnpackRoom = { folder: string; hasRoomFor(bytes: number): Promise<boolean> }

export function isZip(name: string): boolean {
  return /\.zip$/i.test(name)
}

/**
 * Lists what is in a ZIP that lies in another one, as privacy exports have them. One that was only laid in is read where it
 * lies; one that was packed again is unpacked first, never past the size that it says, and only where there is room.
 * Its files are called by both ZIPs. A third level is not opened.
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
    const place = (await item.place()) ?? (await unpack(item, room))
    if (!place) return refuse('storage_full')
    const { items, close } = await openZip(place, archive, budget)
    return { close, items: items.map((inner) => ({ ...inner, entry: named(inner.entry) })) }
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC') return refuse('storage_full')
    // What the disk cannot do is no word about the ZIP.
    if (syscall) throw error
    return refuse(error instanceof ZipRefused ? error.reason : 'no_zip')
  }
}

function named(entry: ImportEntry): ImportEntry {
  const refused = entry.refused ?? (isZip(entry.name) ? 'nested' : undefined)
  return { ...entry, path: `${entry.archive}/${entry.name}`, ...(refused && { refused }) }
}

/** Undefined where there is no room for it. */
async function unpack({ entry, crc32 }: ZipItem, { folder, hasRoomFor }: UnpackRoom): Promise<ZipPlace | undefined> {
  const { bytes } = entry
  const file = path.join(folder, `${crc32.toString(16)}-${bytes}.zip`)
  const place = { file, start: 0, bytes }
  if ((await stat(file).catch(() => undefined))?.size === bytes) return place
  if (!(await hasRoomFor(bytes))) return undefined
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
