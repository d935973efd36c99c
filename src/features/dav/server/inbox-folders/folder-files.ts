import { constants } from 'node:fs'
import {
  lstat,
  mkdir,
  open,
  readFile,
  realpath,
  rename,
  rm,
  unlink,
  writeFile,
  type FileHandle,
} from 'node:fs/promises'
import path from 'node:path'
import type { Seen } from './walk-folder.ts'

const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants
/** The first word of the texts beside broken files, by which we know ours. */
const OURS = 'Hearthbook: '

/** Opens a file as it was seen. Undefined if it changed, is gone, or is no plain file in this folder. */
export async function openSeen(root: string, { folder, name, size, mtime }: Seen): Promise<FileHandle | undefined> {
  const parent = path.join(root, folder)
  // Someone with access to the folder could have replaced a part of the path by a link.
  if ((await realpath(parent).catch(() => undefined)) !== parent) return undefined
  const handle = await open(path.join(parent, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => undefined)
  const stat = await handle?.stat()
  if (stat?.isFile() && stat.size === size && Math.floor(stat.mtimeMs) === mtime) return handle
  await handle?.close()
  return undefined
}

/** Moves an imported file out of the folder, to where it can be checked and deleted. Never replaces another file. */
export async function moveImported(root: string, target: string, { folder, name }: Seen, photo_id: string) {
  await mkdir(path.join(target, folder), { recursive: true })
  const { name: stem, ext } = path.parse(name)
  const own = path.join(target, folder, name)
  const isFree = (await lstat(own).catch(() => undefined)) === undefined
  await rename(path.join(root, folder, name), isFree ? own : path.join(target, folder, `${stem}~${photo_id}${ext}`))
  await removeReason(root, { folder, name })
}

/** Says beside a broken file why it wasn't imported, once. */
export async function writeReason(root: string, { folder, name }: Pick<Seen, 'folder' | 'name'>, reason: string) {
  const file = path.join(root, folder, `${name}.txt`)
  await writeFile(file, `${OURS}${reason}\n`, { flag: 'wx' }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return
    // On a full disk, it was created without its text.
    await rm(file, { force: true })
    throw error
  })
}

async function removeReason(root: string, { folder, name }: Pick<Seen, 'folder' | 'name'>) {
  const file = path.join(root, folder, `${name}.txt`)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text?.startsWith(OURS)) await unlink(file)
}
