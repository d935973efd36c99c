import { lstat, opendir } from 'node:fs/promises'
import path from 'node:path'
import { isIgnored, isTemporary } from '../../dav.rules.ts'

const MAX_DEPTH = 20
const MAX_NAME_BYTES = 1_000
const MAX_FOLDER_BYTES = 1_500

export type Seen = { folder: string; name: string; size: number; mtime: number }

/** The files below a folder, without hidden and temporary ones. Symbolic links are never followed. */
export async function* walkFolder(root: string, names: string[] = []): AsyncGenerator<Seen> {
  const folder = names.join('/')
  if (names.length > MAX_DEPTH || Buffer.byteLength(folder) > MAX_FOLDER_BYTES) return
  for await (const entry of await opendir(path.join(root, ...names))) {
    const { name } = entry
    if (isLeftAlone(name)) continue
    if (entry.isDirectory()) yield* walkFolder(root, [...names, name])
    if (!entry.isFile()) continue
    const stat = await lstat(path.join(root, ...names, name)).catch(() => undefined)
    if (stat?.isFile()) yield { folder, name, size: stat.size, mtime: Math.floor(stat.mtimeMs) }
  }
}

/** Texts are what we write beside broken files. A name with U+FFFD isn't UTF-8, and can't be opened by it. */
function isLeftAlone(name: string): boolean {
  return (
    isTemporary(name) ||
    isIgnored(name) ||
    /\.txt$/i.test(name) ||
    name.includes('\uFFFD') ||
    Buffer.byteLength(name) > MAX_NAME_BYTES
  )
}
