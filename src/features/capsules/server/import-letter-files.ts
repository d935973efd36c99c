import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Insertable } from 'kysely'
import * as z from 'zod/mini'
import type { Config } from '#server/config.ts'
import type { CapsuleFiles } from '#server/db/tables.ts'
import { readHead } from '#server/encryption/read-head.ts'
import { idempotentId } from '#server/idempotent-id.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { Id } from '#shared/id-schemas.ts'
import {
  isWholeSealed,
  letterFileKinds,
  newFileKey,
  SEALED_HEAD_BYTES,
  sealedPath,
  storeAsItIs,
  storeSealed,
  wrapAbout,
} from './file-crypto.ts'

const Wrapped = z.string().check(z.maxLength(4000))

/** A photo or recording of a letter in a family export. Sealed ones have `about`; opened ones a kind, or a photo. */
export const ImportedLetterFile = z.object({
  id: Id,
  capsule_id: z.nullable(Id),
  position: z.int().check(z.minimum(0), z.maximum(1000)),
  about: z.nullable(Wrapped),
  kind: z.nullable(z.enum(letterFileKinds)),
  filename: z.nullable(z.string().check(z.maxLength(255))),
  file_type: z.nullable(z.string().check(z.maxLength(100))),
  photo_id: z.nullable(Id),
})
export type ImportedLetterFile = z.output<typeof ImportedLetterFile>
export type StoredLetterFile = Omit<Insertable<CapsuleFiles>, 'family_id' | 'capsule_id'>

type File = { bytes: number; open(): Promise<Readable> }
type Here = {
  photos: ReadonlyMap<string, string>
  /** By their ID in the export. */
  fileInLetter: ReadonlyMap<string, File>
  store: ObjectStore
  config: Pick<Config, 'secret' | 'dataDir'>
}

/**
 * Stores the files of letters, before their rows are inserted: what's sealed as it is, and what was open under a new key, so that
 * the job of opened letters makes it a recording here, too. IDs are derived, so a run that's repeated finds what it stored. Returns
 * them by their letter's ID in the export; those that are missing or damaged aren't among them.
 */
export async function storeLetterFiles(
  files: readonly ImportedLetterFile[],
  here: Here,
  family_id: string,
): Promise<Map<string, StoredLetterFile[]>> {
  const stored = new Map<string, StoredLetterFile[]>()
  const work = path.join(here.config.dataDir, 'work', 'letters')
  if (files.length) await mkdir(work, { recursive: true, mode: 0o700 })
  for (const file of files) {
    const scratch = path.join(work, randomUUID())
    const one = file.capsule_id && (await storeOne(file, here, { family_id, scratch }))
    await rm(scratch, { force: true })
    if (one && file.capsule_id) stored.set(file.capsule_id, [...(stored.get(file.capsule_id) ?? []), one])
  }
  return stored
}

async function storeOne(
  { id: there, position, about, kind, filename, file_type, photo_id }: ImportedLetterFile,
  { photos, fileInLetter, store, config: { secret } }: Here,
  { family_id, scratch }: { family_id: string; scratch: string },
): Promise<StoredLetterFile | undefined> {
  const id = idempotentId(there, family_id)
  const photo = photo_id && photos.get(photo_id)
  if (photo) return { id, position, photo_id: photo }
  const file = fileInLetter.get(there)
  if (!file) return undefined
  const place = { path: sealedPath({ family_id, id }), scratch }
  if (about !== null) {
    const stream = await file.open()
    const head = await readHead(stream, SEALED_HEAD_BYTES)
    if (!isWholeSealed(head, file.bytes)) return void stream.destroy()
    stream.unshift(head)
    return { id, position, about, ...(await storeAsItIs(store, place, stream)) }
  }
  if (!kind || !filename || !file_type || !file.bytes) return undefined
  const key = newFileKey()
  const content = { stream: await file.open(), bytes: file.bytes }
  // Another run's object has another key.
  await store.remove(place.path)
  const sealed = await storeSealed(store, place, content, key)
  const wrapped = wrapAbout({ ...key, filename, file_type, kind, bytes: file.bytes }, secret)
  return { id, position, about: wrapped, ...sealed }
}
