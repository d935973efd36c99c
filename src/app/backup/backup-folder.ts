import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import { CannotStart } from '#server/cannot-start.ts'
import { hashFile } from '#server/media-process/hash-file.ts'
import { syncFile } from '#server/storage/durable-files.ts'

/** A backup can't be made, trusted, or restored. The message is for the operator. */
export class BackupProblem extends CannotStart {}

const Sum = z.object({ bytes: z.number().int(), sha256: z.string().length(64) })
const BackedUpTable = Sum.extend({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })
export type BackedUpTable = z.output<typeof BackedUpTable>

export const Manifest = z.object({
  format: z.literal(1),
  made_at: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(BackedUpTable),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  /** The checksum of the list of objects, which contains the checksum of each object. */
  objects: Sum.extend({ count: z.number().int(), object_bytes: z.number().int() }),
  /** Complete uploads that weren't photos yet; their bytes are in `staging`. */
  uploads: z.array(z.object({ id: z.string(), sha256: z.string() })),
  /** Uploads that were decided while the backup was made, and left no bytes. */
  settled_uploads: z.array(z.string()),
  /** Originals whose rows were purged while the backup was made. */
  purged: z.array(z.string()),
  /** Identifies this backup's SECRET without revealing it. */
  secret_check: z.string(),
})
export type Manifest = z.output<typeof Manifest>

export type BackedUpObject = { key: string; bytes: number; sha256: string; content_type: string }

/** A folder is a complete backup if it contains a manifest and its name doesn't have this suffix. */
export const UNFINISHED = '.unfinished'
const MANIFEST = 'manifest.json'
const MANIFEST_CHECKSUM = 'manifest.sha256'

export const tableFile = (folder: string, { schema, name }: { schema: string; name: string }) =>
  path.join(folder, 'database', `${schema}.${name}.copy`)
export const objectFile = (folder: string, key: string) => path.join(folder, 'objects', key)
export const objectList = (folder: string) => path.join(folder, 'objects.jsonl')
export const stagedFile = (folder: string, upload_id: string) => path.join(folder, 'staging', upload_id)
export const secretFile = (folder: string) => path.join(folder, 'secret')

/** Completes a backup: writes the manifest, then renames the folder. */
export async function completeBackup(unfinished: string, folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await writeFile(path.join(unfinished, MANIFEST), text, { flush: true })
  const sum = createHash('sha256').update(text).digest('hex')
  await writeFile(path.join(unfinished, MANIFEST_CHECKSUM), `${sum}\n`, { flush: true })
  await syncFolder(unfinished)
  await rename(unfinished, folder)
  await syncFolder(path.dirname(folder))
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** @throws BackupProblem if this isn't a complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  if (folder.replace(/\/+$/, '').endsWith(UNFINISHED))
    throw new BackupProblem(`${folder} is incomplete because the backup was interrupted. Use another backup.`)
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined)
  const noted = await readFile(path.join(folder, MANIFEST_CHECKSUM), 'utf8').catch(() => undefined)
  if (text === undefined || noted === undefined)
    throw new BackupProblem(
      `${folder} isn't a complete backup: ${text === undefined ? MANIFEST : MANIFEST_CHECKSUM} is missing.`,
    )
  if (createHash('sha256').update(text).digest('hex') !== noted.trim())
    throw new BackupProblem(`${path.join(folder, MANIFEST)} is damaged or was edited.`)
  const parsed = Manifest.safeParse(JSON.parse(text))
  if (!parsed.success)
    throw new BackupProblem(`This version of Hearthbook can't read ${folder}. Use the version that made it.`)
  return parsed.data
}

/** Verifies the tables and the list of objects before anything is restored. @throws BackupProblem */
export async function checkIndex(folder: string, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) await expectChecksum(tableFile(folder, table), table)
  await expectChecksum(objectList(folder), manifest.objects)
}

async function expectChecksum(file: string, sum: { bytes: number; sha256: string }) {
  const wrong = await findDamage(file, sum)
  if (wrong) throw new BackupProblem(`${file} is ${wrong}, so this backup can't be trusted. Use another backup.`)
}

/** How a file differs from its recorded checksum. */
export async function findDamage(
  file: string,
  sum: { bytes: number; sha256: string },
): Promise<'missing' | 'damaged' | undefined> {
  const facts = await stat(file).catch(() => undefined)
  if (!facts?.isFile()) return 'missing'
  return facts.size === sum.bytes && (await hashFile(file)) === sum.sha256 ? undefined : 'damaged'
}

/** Streams the objects of a backup, since there may be millions. */
export async function* readObjects(folder: string): AsyncGenerator<BackedUpObject> {
  const lines = createInterface({ input: createReadStream(objectList(folder)), crlfDelay: Infinity })
  for await (const line of lines) if (line) yield JSON.parse(line) as BackedUpObject
}

/** The complete backups in a folder, oldest first. */
export async function listBackups(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => [])
  const whole = names.filter((name) => name.startsWith('hearthbook-') && !name.endsWith(UNFINISHED))
  return whole.toSorted().map((name) => path.join(parent, name))
}

/** Returns false if the source doesn't exist. */
export async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    // copyFile can't overwrite a read-only file from an earlier copy.
    await rm(to, { force: true })
    await copyFile(from, to)
    await syncFile(to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Hard-links a file. Returns false across devices and on file systems without hard links. */
export async function tryHardLink(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  )
}
