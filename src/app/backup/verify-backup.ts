import { existsSync } from 'node:fs'
import { hashFile } from '#server/media-process/hash-file.ts'
import { checkIndex, objectFile, readManifest, readObjects, stagedFile, findDamage } from './backup-folder.ts'

export type Verified = { made_at: string; tables: number; objects: number; bytes: number; wrong: string[] }

/**
 * Reads every file of a backup and compares it with its recorded checksum.
 * @throws BackupProblem if the backup as a whole can't be trusted
 */
export async function verifyBackup(folder: string, onProgress?: (objects: number) => void): Promise<Verified> {
  const manifest = await readManifest(folder)
  await checkIndex(folder, manifest)
  const wrong: string[] = []
  let objects = 0
  for await (const object of readObjects(folder)) {
    const trouble = await findDamage(objectFile(folder, object.key), object)
    if (trouble) wrong.push(`${object.key} (${trouble})`)
    objects++
    onProgress?.(objects)
  }
  for (const { id, sha256 } of manifest.uploads) {
    const file = stagedFile(folder, id)
    const found = existsSync(file) ? await hashFile(file) : undefined
    if (found !== sha256) wrong.push(`staging/${id} (${found ? 'damaged' : 'missing'})`)
  }
  const { made_at, tables } = manifest
  return { made_at, tables: tables.length, objects, bytes: manifest.objects.object_bytes, wrong }
}
