import { createReadStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import { distinguish, type ImportEntry } from './entry.ts'
import { openZip } from './zip-source.ts'

export type ImportSource = { entries: ImportEntry[]; close(): Promise<void> }

/**
 * Lists what folders, ZIPs and single files hold. Parts of a Takeout are one: what belongs together may lie in two of them.
 * @throws Error where a path is not there, or a ZIP cannot be read
 */
export async function openSource(paths: string[]): Promise<ImportSource> {
  const entries: ImportEntry[] = []
  const archives: string[] = []
  const closers: (() => Promise<void>)[] = []
  for (const given of paths) {
    const root = path.resolve(given)
    const facts = await stat(root)
    if (facts.isDirectory()) {
      for await (const file of filesIn(root)) {
        if (!/\.zip$/i.test(file)) entries.push(await fileEntry(root, file))
        else await addZip(path.join(root, file))
      }
    } else if (/\.zip$/i.test(root)) await addZip(root)
    else entries.push(await fileEntry(path.dirname(root), path.basename(root)))
  }
  return {
    entries: distinguish(entries),
    async close() {
      for (const close of closers) await close()
    },
  }

  async function addZip(file: string) {
    const archive = path.basename(file)
    const same = archives.filter((one) => one === archive).length
    archives.push(archive)
    const zip = await openZip(file, same ? `${archive} ${same + 1}` : archive)
    closers.push(zip.close)
    entries.push(...zip.entries)
  }
}

async function fileEntry(root: string, relative: string): Promise<ImportEntry> {
  const file = path.join(root, relative)
  const { size } = await stat(file)
  const name = relative.split(path.sep).join('/')
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
