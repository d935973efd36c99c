import { createReadStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import { distinguish, type ImportEntry } from './entry.ts'
import { openZip } from './zip-source.ts'

export type ImportSource = { entries: ImportEntry[]; close(): Promise<void> }

/** A file on a disk of ours, and where it lay for whoever brings it. */
export type SourceFile = { file: string; name: string }

/**
 * Lists what folders, ZIPs and single files hold. Parts of a Takeout are one: what belongs together may lie in two of them.
 * @throws Error where a path is not there, or a ZIP cannot be read
 */
export async function openSource(paths: string[]): Promise<ImportSource> {
  const files: SourceFile[] = []
  for (const given of paths) {
    const root = path.resolve(given)
    if (!(await stat(root)).isDirectory()) files.push({ file: root, name: path.basename(root) })
    else
      for await (const below of filesIn(root))
        files.push({ file: path.join(root, below), name: below.split(path.sep).join('/') })
  }
  return openFiles(files, (_given, error) => {
    throw error
  })
}

/** Lists files and what is in those that are ZIPs; `whenUnreadable` says what becomes of a ZIP that is none. */
export async function openFiles(
  files: SourceFile[],
  whenUnreadable: (zip: ImportEntry, error: Error) => ImportEntry,
): Promise<ImportSource> {
  const entries: ImportEntry[] = []
  const archives: string[] = []
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const one of closers) await one()
  }
  try {
    for (const given of files) {
      if (!/\.zip$/i.test(given.name)) {
        entries.push(await fileEntry(given))
        continue
      }
      const archive = path.posix.basename(given.name)
      const same = archives.filter((one) => one === archive).length
      archives.push(archive)
      const zip = await openZip(given.file, same ? `${archive} ${same + 1}` : archive).catch(async (error: Error) => ({
        entries: [whenUnreadable(await fileEntry(given), error)],
        close: async () => {},
      }))
      closers.push(zip.close)
      entries.push(...zip.entries)
    }
  } catch (error) {
    await close()
    throw error
  }
  return { entries: distinguish(entries), close }
}

async function fileEntry({ file, name }: SourceFile): Promise<ImportEntry> {
  const { size } = await stat(file)
  return { path: name, name, archive: '', bytes: size, open: async () => createReadStream(file) }
}

/** Regular files only: a link could lead anywhere. What systems keep for themselves is left out. */
async function* filesIn(root: string, below = ''): AsyncGenerator<string> {
  for await (const entry of await opendir(path.join(root, below))) {
    const relative = path.join(below, entry.name)
    if (entry.name.startsWith('.') || entry.name === '__MACOSX' || entry.name === '@eaDir') continue
    if (entry.isDirectory()) yield* filesIn(root, relative)
    else if (entry.isFile()) yield relative
  }
}
