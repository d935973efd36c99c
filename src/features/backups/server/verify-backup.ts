import { createWriteStream } from 'node:fs'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ObjectMissing, StorageUnavailable } from '#server/storage/object-store.ts'
import { codeOf } from '#server/storage/durable-files.ts'
import { BackupProblem } from './backup-problem.ts'
import { secretCheck } from './make-backup.ts'
import { readObjects } from './read-objects.ts'
import {
  hashOf,
  OBJECT_LIST,
  tableFile,
  type BackedUpObject,
  type Manifest,
  type Repository,
  type Sum,
} from './repository.ts'

export type Verified = { made_at: string; tables: number; objects: number; bytes: number; wrong: string[] }

export type ReadOptions = {
  /** The probability that an object is read. Default: all are. */
  sample?: number
  onProgress?: (objects: number) => void
  /** Gets objects that are missing or damaged in the backup. */
  onDamaged?: (object: BackedUpObject) => void
}

/**
 * Reads every file of a backup, or each object with the probability `sample`, and compares it with its recorded checksum.
 * @throws BackupProblem if the backup as a whole can't be trusted
 */
export async function verifyBackup(
  repository: Repository,
  name: string,
  { sample = 1, onProgress, onDamaged }: ReadOptions = {},
): Promise<Verified> {
  const manifest = await repository.manifest(name)
  await checkIndex(repository, name, manifest)
  const wrong: string[] = []
  let objects = 0
  for await (const { key, ...object } of readObjects(repository, name)) {
    if (Math.random() >= sample) continue
    const damage = await findDamage(repository.read(object.file), object)
    if (damage) {
      wrong.push(`${key} (${damage})`)
      onDamaged?.({ key, ...object })
    }
    objects++
    onProgress?.(objects)
  }
  for (const { id, poster, ...upload } of manifest.uploads)
    for (const part of [upload, ...(poster ? [poster] : [])]) {
      const damage = await findDamage(repository.read(part.file), part)
      if (damage) wrong.push(`upload ${id} (${damage})`)
    }
  const { made_at, tables } = manifest
  return { made_at, tables: tables.length, objects, bytes: manifest.objects.object_bytes, wrong }
}

/** Verifies the secret, the tables and the list of objects before anything is restored. @throws BackupProblem */
export async function checkIndex(repository: Repository, name: string, manifest: Manifest): Promise<void> {
  const where = `${repository.address}, ${name}`
  if (manifest.secret !== null && secretCheck(manifest.secret) !== manifest.secret_check)
    throw new BackupProblem(`${where}: the secret is damaged.`)
  const parts: [string, Sum][] = [
    ...manifest.tables.map((table): [string, Sum] => [tableFile(table), table]),
    [OBJECT_LIST, manifest.objects],
  ]
  for (const [file, sum] of parts) {
    const damage = await findDamage(repository.readPart(name, file), sum)
    if (damage) throw new BackupProblem(`${where}: ${file} is ${damage}. Use another backup.`)
  }
}

/** Reads stored content, copies it to a file if asked, and tells how it differs from its recorded checksum. An encrypted one that was changed can't be read. */
export async function findDamage(
  opening: ReturnType<Repository['read']>,
  sum: Sum,
  copy?: string,
): Promise<'missing' | 'damaged' | undefined> {
  const { hashing, sum: found } = hashOf()
  try {
    const source = await opening
    const out = copy ? createWriteStream(copy, { flush: true }) : new PassThrough().resume()
    await pipeline(source, hashing, out)
  } catch (error) {
    if (error instanceof ObjectMissing) return 'missing'
    if (!isUnreadable(error)) throw error
    return 'damaged'
  }
  return found().sha256 === sum.sha256 ? undefined : 'damaged'
}

/** Whether this is about the content, not about the connection or a full disk. Decryption fails without a code. */
function isUnreadable(error: unknown): boolean {
  return !(error instanceof StorageUnavailable) && [undefined, 'EIO', 'Z_DATA_ERROR'].includes(codeOf(error))
}
