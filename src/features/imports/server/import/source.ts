import { createReadStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import { ArchiveBudget } from './archive-budget.ts'
import { distinguish, type ImportEntry } from './entry.ts'
import { isZip, openNested, type UnpackRoom } from './nested-zips.ts'
import { openZip, ZipRefused, type OpenZip } from './zip-source.ts'

/** An export has about three files per photo, so this is more than any family has. */
const ENTRIES_MAX = 1_000_000

export type ImportSource = { entries: ImportEntry[]; close(): Promise<void> }

/** A local file, and its path in the source. */
export type SourceFile = { file: string; name: string }

type Opening = {
  room: UnpackRoom
  /** Returns the entry to report for a ZIP that can't be opened. */
  whenRefused(zip: ImportEntry, error: ZipRefused): ImportEntry
}

/**
 * Lists files in folders, and single files, without opening any. @throws Error if a path doesn't exist or can't be read
 */
export async function listFiles(paths: string[]): Promise<SourceFile[]> {
  const files: SourceFile[] = []
  for (const given of paths) {
    const root = path.resolve(given)
    if (!(await stat(root)).isDirectory()) files.push({ file: root, name: path.basename(root) })
    else
      for await (const below of filesIn(root))
        files.push({ file: path.join(root, below), name: below.split(path.sep).join('/') })
  }
  return files
}

/**
 * Lists files, the content of ZIPs, and of ZIPs nested in them. Parts of a Takeout are combined, since related files
 * can be in different parts.
 */
export async function openFiles(files: SourceFile[], { room, whenRefused }: Opening): Promise<ImportSource> {
  const entries: ImportEntry[] = []
  const archives = new Map<string, number>()
  const zips: OpenZip[] = []
  try {
    for (const given of files) {
      if (!isZip(given.name)) {
        entries.push(await fileEntry(given))
        continue
      }
      const archive = path.posix.basename(given.name)
      const same = archives.get(archive) ?? 0
      archives.set(archive, same + 1)
      try {
        const { size: bytes } = await stat(given.file)
        const budget = new ArchiveBudget(bytes, ENTRIES_MAX - entries.length)
        const place = { file: given.file, start: 0, bytes }
        const zip = await openZip(place, same ? `${archive} ${same + 1}` : archive, budget)
        zips.push(zip)
        for (const item of zip.items) {
          if (!isZip(item.entry.name)) {
            entries.push(item.entry)
            continue
          }
          const nested = await openNested(item, room, budget)
          zips.push(nested)
          for (const { entry } of nested.items) entries.push(entry)
        }
      } catch (error) {
        if (!(error instanceof ZipRefused)) throw error
        entries.push(whenRefused(await fileEntry(given), error))
      }
    }
  } catch (error) {
    await closeAll(zips)
    throw error
  }
  return { entries: distinguish(entries), close: () => closeAll(zips) }
}

/** Nested ZIPs are closed before the ZIP that contains them. */
async function closeAll(zips: OpenZip[]) {
  for (const zip of zips.toReversed()) await zip.close()
}

async function fileEntry({ file, name }: SourceFile): Promise<ImportEntry> {
  const { size } = await stat(file)
  return { path: name, name, archive: '', bytes: size, open: async () => createReadStream(file) }
}

/** Regular files only, since a link could point anywhere. System files are skipped. */
async function* filesIn(root: string, below = ''): AsyncGenerator<string> {
  for await (const entry of await opendir(path.join(root, below))) {
    const relative = path.join(below, entry.name)
    if (entry.name.startsWith('.') || entry.name === '__MACOSX' || entry.name === '@eaDir') continue
    if (entry.isDirectory()) yield* filesIn(root, relative)
    else if (entry.isFile()) yield relative
  }
}
