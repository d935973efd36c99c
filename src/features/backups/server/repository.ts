import { createHash, createHmac } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline as streamPipeline, Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import * as z from 'zod'
import { deriveKey } from '#server/derive-key.ts'
import { ObjectExists, ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import { UNKNOWN_TYPE } from '#server/storage/media-types.ts'
import { openStaging } from '#server/storage/staging.ts'
import { newId } from '#shared/ids.ts'
import { BackupProblem } from './backup-problem.ts'
import { decrypted, encrypted, type Encryption } from './encryption.ts'
import type { BackupPlace } from './places.ts'

/*
 * repository.json                              the instance it's from, never encrypted
 * objects/ab/abcd….jpg                         originals, named by their hash: each is stored once
 * backups/2026-01-31t03-12-00z/manifest.json   written last: a folder without it isn't a backup
 *                              manifest.sha256
 *                              objects.jsonl.gz
 *                              database/public.photos.copy.gz
 *
 * If it's encrypted, all other names end in .age, and objects' names don't reveal their hashes.
 */

const About = z.object({ format: z.literal(2), installation: z.string(), recipient: z.nullable(z.string()) })

const Sum = z.object({ bytes: z.number().int(), sha256: z.string().length(64) })
export type Sum = z.output<typeof Sum>
const BackedUpTable = Sum.extend({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })
export type BackedUpTable = z.output<typeof BackedUpTable>
const StoredFile = Sum.extend({ file: z.string() })
export type StoredFile = z.output<typeof StoredFile>

export const Manifest = z.object({
  format: z.literal(2),
  made_at: z.string(),
  installation: z.string(),
  /** False: only the database, for originals that are still in place. */
  has_objects: z.boolean(),
  migrations: z.array(z.string()),
  tables: z.array(BackedUpTable),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  /** The checksum of the list of objects, which contains the checksum of each object. */
  objects: Sum.extend({ count: z.number().int(), object_bytes: z.number().int() }),
  /** Complete uploads that weren't photos yet. */
  uploads: z.array(StoredFile.extend({ id: z.string(), poster: z.nullable(StoredFile) })),
  /** Uploads that were decided while the backup was made, and left no bytes. */
  settled_uploads: z.array(z.string()),
  /** Originals whose rows were purged while the backup was made. */
  purged: z.array(z.string()),
  /** Null if SECRET is a setting and the backup isn't encrypted. */
  secret: z.nullable(z.string()),
  /** Of the objects that the backup was made from. Null if it's a setting, there's none, or the backup isn't encrypted. */
  encryption_key: z.string().nullish(),
  /** Identifies this backup's SECRET without revealing it. */
  secret_check: z.string(),
})
export type Manifest = z.output<typeof Manifest>

export type BackedUpObject = StoredFile & { key: string; content_type: string }

const DAY_SECONDS = 86_400
const ABOUT = 'repository.json'
const MANIFEST = 'manifest.json'
const MANIFEST_CHECKSUM = 'manifest.sha256'
export const OBJECT_LIST = 'objects.jsonl.gz'
export const tableFile = ({ schema, name }: { schema: string; name: string }) => `database/${schema}.${name}.copy.gz`

export type Repository = Awaited<ReturnType<typeof openRepository>>

/**
 * Opens the place where backups are kept. A folder isn't created: an unplugged disk must not be mistaken for an empty one.
 * @throws BackupProblem, StorageUnavailable
 */
export async function openRepository(place: BackupPlace, encryption: Encryption | undefined) {
  const { store, prefix, scratch } = await openPlace(place)
  const suffix = encryption ? '.age' : ''
  const nameKey = encryption && deriveKey(encryption.identity, 'backup:names')
  const inBackup = (name: string, file: string) => `backups/${name}/${file}`

  async function read(file: string): Promise<Readable> {
    const { stream } = await store.open(prefix + file + suffix)
    return encryption ? decrypted(stream, encryption) : stream
  }

  /** Writes to a temporary file first. Resolves with the size and hash of what was read from `source`. */
  async function staged<T>(source: Readable, act: (sum: Sum, file: string) => Promise<T>): Promise<T> {
    const file = path.join(scratch, newId())
    const { hashing, sum } = hashOf()
    try {
      const out = createWriteStream(file, { flush: true })
      await (encryption
        ? pipeline(source, hashing, (plain) => encrypted(plain, encryption), out)
        : pipeline(source, hashing, out))
      return await act(sum(), file)
    } finally {
      await rm(file, { force: true })
    }
  }

  async function keep(file: string, contentType: string, localPath: string): Promise<void> {
    const type = encryption ? UNKNOWN_TYPE : contentType
    await store.storeFile(prefix + file + suffix, localPath, { contentType: type, isDurable: true }).catch(isThere)
  }

  const objectName = (sha256: string, ending: string) => {
    const name = nameKey ? createHmac('sha256', nameKey).update(sha256).digest('hex') : sha256
    return `objects/${name.slice(0, 2)}/${name}${nameKey ? '' : ending}`
  }

  async function* backups(): AsyncGenerator<string> {
    const end = `/${MANIFEST}${suffix}`
    for await (const key of store.list(`${prefix}backups/`))
      if (key.endsWith(end)) yield key.slice(`${prefix}backups/`.length, -end.length)
  }

  return {
    address: place.address,
    encryption,
    objectName,
    read,
    has: async (file: string) => (await store.stat(prefix + file + suffix)) !== null,
    remove: (file: string) => store.remove(prefix + file + suffix),

    /** Stores an object under the name of its hash, once. Returns null if it isn't the expected one. */
    storeObject: (source: Readable, about: { ending: string; contentType: string; sha256?: string | undefined }) =>
      staged(source, async (sum, localPath): Promise<StoredFile | null> => {
        if (about.sha256 && about.sha256 !== sum.sha256) return null
        const file = objectName(sum.sha256, about.ending)
        await keep(file, about.contentType, localPath)
        return { ...sum, file }
      }),

    /** A compressed part of a backup. The sum is that of the compressed content. */
    writePart: (name: string, file: string, content: Readable): Promise<Sum> =>
      staged(compressed(content), async (sum, localPath) => {
        await keep(inBackup(name, file), UNKNOWN_TYPE, localPath)
        return sum
      }),

    /** Still compressed. */
    readPart: (name: string, file: string) => read(inBackup(name, file)),

    async complete(name: string, manifest: Manifest): Promise<void> {
      const text = `${JSON.stringify(manifest, null, 2)}\n`
      const sum = createHash('sha256').update(text).digest('hex')
      for (const [file, content] of [
        [MANIFEST_CHECKSUM, `${sum}\n`],
        [MANIFEST, text],
      ] as const)
        await staged(Readable.from([Buffer.from(content)]), (_, localPath) =>
          keep(inBackup(name, file), UNKNOWN_TYPE, localPath),
        )
    },

    /** Names of complete backups, oldest first. */
    async list(): Promise<string[]> {
      const names: string[] = []
      for await (const name of backups()) names.push(name)
      return names.toSorted()
    },

    /** The manifest goes first, so what's left after a kill isn't taken for a backup. */
    async removeBackup(name: string): Promise<void> {
      await store.remove(`${prefix}${inBackup(name, MANIFEST)}${suffix}`)
      for await (const key of store.list(`${prefix}backups/${name}/`)) await store.remove(key)
    },

    /** Removes what interrupted backups left. Returns the names of complete ones. */
    async removeInterrupted(): Promise<Set<string>> {
      // A bucket may hold other files, too, which are being uploaded right now.
      await store.sweepUnfinished(place.kind === 'folder' ? 0 : DAY_SECONDS)
      if (place.kind === 'bucket') await (await openStaging(scratch)).sweep(DAY_SECONDS)
      const complete = new Set(await this.list())
      for await (const key of store.list(`${prefix}backups/`)) {
        const [name = ''] = key.slice(`${prefix}backups/`.length).split('/')
        if (!complete.has(name)) await store.remove(key)
      }
      return complete
    },

    /** @throws BackupProblem if this isn't a complete backup */
    async manifest(name: string): Promise<Manifest> {
      const where = `${place.address}, ${name}`
      const textOf = async (file: string) => {
        try {
          return (await buffer(await read(inBackup(name, file)))).toString()
        } catch (error) {
          if (error instanceof ObjectMissing)
            throw new BackupProblem(`${where} isn't a complete backup: ${file} is missing.`)
          throw error
        }
      }
      const text = await textOf(MANIFEST)
      if (createHash('sha256').update(text).digest('hex') !== (await textOf(MANIFEST_CHECKSUM)).trim())
        throw new BackupProblem(`${where}: ${MANIFEST} is damaged or was edited.`)
      const parsed = Manifest.safeParse(JSON.parse(text))
      if (!parsed.success)
        throw new BackupProblem(`This version of Hearthbook can't read ${where}. Use the version that made it.`)
      return parsed.data
    },

    /** Marks the repository as this installation's. `isKnown`: it has its backups. @throws BackupProblem if it's another's */
    async claim(installation: string, isKnown: boolean): Promise<void> {
      const about = await readAbout(store, prefix)
      if (!about) {
        if (isKnown)
          throw new BackupProblem(
            `The backups that were in ${place.address} are gone. Is the right disk connected?`,
            'backups_gone',
          )
        const text = JSON.stringify({ format: 2, installation, recipient: encryption?.recipient ?? null }, null, 2)
        await store.put(prefix + ABOUT, Buffer.from(`${text}\n`), { contentType: UNKNOWN_TYPE })
        return
      }
      if (about.installation !== installation)
        throw new BackupProblem(`${place.address} has the backups of another Hearthbook. Use another folder or bucket.`)
      if (about.recipient !== (encryption?.recipient ?? null))
        throw new BackupProblem(
          about.recipient
            ? `The backups in ${place.address} are encrypted with another key. Use another folder or bucket.`
            : `The backups in ${place.address} aren't encrypted. Use another folder or bucket for encrypted ones.`,
        )
    },
  }
}

/** Whether the backups there are encrypted. @throws BackupProblem if there are none */
export async function isEncrypted(place: BackupPlace): Promise<boolean> {
  const { store, prefix } = await openPlace(place)
  const about = await readAbout(store, prefix)
  if (!about) throw new BackupProblem(`There are no backups in ${place.address}.`)
  return about.recipient !== null
}

async function openPlace(place: BackupPlace) {
  if (place.kind === 'folder') {
    if (!existsSync(place.folder))
      throw new BackupProblem(`There's no folder ${place.folder}. Is the disk connected?`, 'not_connected')
    const store = await openDiskStore(place.folder, { singleWriter: true })
    await store.ready()
    return { store, prefix: '', scratch: path.join(place.folder, '.staging') }
  }
  const { openS3Store } = await import('#server/storage/s3-store.ts')
  const store = openS3Store(place.s3)
  await store.ready()
  await mkdir(place.scratch, { recursive: true })
  return { store, prefix: place.prefix, scratch: place.scratch }
}

async function readAbout(store: ObjectStore, prefix: string) {
  try {
    const { stream } = await store.open(prefix + ABOUT)
    return About.parse(JSON.parse((await buffer(stream)).toString()))
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined
    throw error
  }
}

/** A broken source breaks it too. */
const compressed = (content: Readable): Readable => streamPipeline(content, createGzip(), () => {})

/** Passes a stream on, and counts and hashes it. */
export function hashOf() {
  const hash = createHash('sha256')
  let bytes = 0
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { hashing, sum: (): Sum => ({ bytes, sha256: hash.digest('hex') }) }
}

function isThere(error: unknown): void {
  if (!(error instanceof ObjectExists)) throw error
}
