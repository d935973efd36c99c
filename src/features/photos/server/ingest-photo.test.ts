import { createHash, randomBytes } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asUser } from '#server/db/database.ts'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { isJobPending } from '#server/jobs/jobs.ts'
import { DecoderFailed } from '#server/media-process/decoder-failed.ts'
import type { MediaHints } from '#server/media-process/media-process.ts'
import type { AcceptedMedia, MediaReport } from '#server/media-process/media-report.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import { StorageFull, type ObjectStore } from '#server/storage/object-store.ts'
import { newId } from '#shared/ids.ts'
import { seededRandom } from '../../../../e2e/crash/random.ts'
import { photoUploads } from './ingest-photo.ts'
import { ingestUpload, type IngestParts } from '#features/uploads/server/ingest-upload.ts'
import { requeueUploads } from '#features/uploads/server/requeue-uploads.ts'
import { openDiskStaging } from '#features/uploads/server/disk-staging.ts'
import { cleanUpStaging } from '#features/uploads/server/clean-up-staging.ts'
import type { Audience } from '#shared/audiences.ts'

/** Plans limit only videos. */
const ofFamilyForJob = () => Promise.reject(new Error('a photo asked for the plan'))
const reservePhotoQuota = async () => {}
let home: TestDatabase
let dataDir: string
let store: ObjectStore
let parts: IngestParts
/** The media process's report about the next file; by default it's an image. */
let judge: (file: string) => Promise<MediaReport>
const ana = newId()
const ben = newId()
const family_id = newId()

beforeAll(async () => {
  home = await createTestDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'hearthbook-ingest-'))
  store = await openDiskStore(path.join(dataDir, 'objects'))
  const db = home.database
  for (const id of [ana, ben])
    await db.auth
      .insertInto('profiles')
      .values({ id, email: `${id}@example.org` })
      .execute()
  await asUser(db, ana, (tx) => sql`select app.create_family(${family_id}, ${newId()}, 'Moreau')`.execute(tx))
  const media = { inspect: (file: string, folder: string) => inspect(file, folder), close: async () => {} }
  parts = {
    log: pino({ level: 'silent' }),
    db: db.worker,
    store,
    staging: openDiskStaging(dataDir),
    media,
    purposes: { photo: photoUploads({ reservePhotoQuota, ofFamilyForJob }) },
  } as unknown as IngestParts
})
afterAll(async () => {
  await home.drop()
  await rm(dataDir, { recursive: true })
})
beforeEach(() => {
  judge = async (file) => picture(await readFile(file))
})

test('a received file becomes a photo with its original and an activity, and leaves nothing in staging', async () => {
  const { id, bytes } = await received(ana)
  await ingest(id)
  expect(await outcomeOf(id)).toEqual({ state: 'done', photo_id: id, reason: null })
  expect(await originalOf(id)).toEqual(bytes)
  expect(await readdir(staged())).toEqual([])
  const activities = await home.database.worker
    .selectFrom('family_activities')
    .select('title')
    .where(sql<boolean>`metadata ->> 'photo_id' = ${id}`)
    .execute()
  expect(activities).toHaveLength(1)
})

test("an image's perceptual hash is stored for finding similar ones, and a placeholder has none", async () => {
  const looks = []
  for (const placeholder of [false, true]) {
    judge = async (file) => ({ ...picture(await readFile(file)), placeholder })
    const { id } = await received(ana)
    await ingest(id)
    looks.push(
      await home.database.worker
        .selectFrom('photos')
        .select(['look', 'sharpness', 'focus_x', 'focus_y'])
        .where('id', '=', id)
        .executeTakeFirst(),
    )
  }
  expect(looks).toEqual([
    { look: '01'.repeat(32), sharpness: 40, focus_x: 0.25, focus_y: 0.5 },
    { look: null, sharpness: null, focus_x: null, focus_y: null },
  ])
})

test('two concurrent runs of a job create one photo and keep its original', async () => {
  const random = seededRandom(1)
  for (let i = 0; i < 10; i++) {
    const { id, bytes } = await received(ana)
    judge = async (file) => {
      const report = picture(await readFile(file))
      await sleep(random.below(20))
      return report
    }
    await Promise.allSettled([ingest(id), ingest(id), ingest(id)])
    await ingest(id)
    expect(await outcomeOf(id)).toEqual({ state: 'done', photo_id: id, reason: null })
    expect(await originalOf(id)).toEqual(bytes)
    expect(await objectsOf(id)).toHaveLength(3)
    expect(await readdir(staged())).toEqual([])
  }
})

test('two concurrent uploads of a file create one photo; the other is a duplicate and leaves no object', async () => {
  for (let i = 0; i < 10; i++) {
    const bytes = randomBytes(100)
    const [one, other] = [await received(ana, bytes), await received(ana, bytes)]
    await Promise.all([ingest(one.id), ingest(other.id)])
    const outcomes = [await outcomeOf(one.id), await outcomeOf(other.id)]
    expect(outcomes.map((outcome) => outcome.state).toSorted()).toEqual(['done', 'duplicate'])
    expect(outcomes[0]!.photo_id).toBe(outcomes[1]!.photo_id)
    const photo_id = outcomes[0]!.photo_id!
    expect(await originalOf(photo_id)).toEqual(bytes)
    expect(await objectsOf(photo_id === one.id ? other.id : one.id)).toEqual([])
  }
})

test("a file that's someone else's private photo becomes a new photo, which doesn't reveal theirs", async () => {
  const bytes = randomBytes(100)
  await prefer(ben, 'private')
  const bens = await received(ben, bytes)
  await ingest(bens.id)
  const anas = await received(ana, bytes)
  await ingest(anas.id)
  expect(await outcomeOf(anas.id)).toEqual({ state: 'done', photo_id: anas.id, reason: null })
  const again = await received(ben, bytes)
  await ingest(again.id)
  expect((await outcomeOf(again.id)).state).toBe('duplicate')
})

test('the file of a deleted photo can be uploaded again', async () => {
  const { id, bytes } = await received(ana)
  await ingest(id)
  await home.database.worker
    .updateTable('photos')
    .set({ deleted_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
  const again = await received(ana, bytes)
  await ingest(again.id)
  expect(await outcomeOf(again.id)).toEqual({ state: 'done', photo_id: again.id, reason: null })
})

test.each([
  ['lost', (key: string) => store.remove(key)],
  ['damaged', (key: string) => appendFile(path.join(dataDir, 'objects', key), 'rot')],
])('uploading the file of a photo whose original was %s heals the photo', async (_what, damage) => {
  const { id, bytes } = await received(ana)
  await ingest(id)
  const [key] = (await objectsOf(id)).filter((one) => one.includes('original'))
  await damage(key!)
  const again = [await received(ana, bytes), await received(ana, bytes)]
  await Promise.all(again.map((one) => ingest(one.id)))
  for (const one of again) {
    expect(await outcomeOf(one.id)).toEqual({ state: 'duplicate', photo_id: id, reason: null })
    expect(await objectsOf(one.id)).toEqual([])
  }
  expect(await originalOf(id)).toEqual(bytes)
  expect(await readdir(staged())).toEqual([])
  const checked = home.database.worker.selectFrom('original_checks').select('finding').where('storage_path', '=', key!)
  expect(await checked.execute()).toEqual([{ finding: 'whole' }])
})

test("a file that isn't an image is refused with a reason and removed", async () => {
  judge = async () => ({ ok: false, reason: 'damaged' })
  const { id } = await received(ana)
  await ingest(id)
  expect(await outcomeOf(id)).toEqual({ state: 'refused', photo_id: null, reason: 'damaged' })
  expect(await objectsOf(id)).toEqual([])
  expect(await readdir(staged())).toEqual([])
})

test("a photo isn't lost when a decoder crashes, hangs or runs out of memory: it's retried with backoff", async () => {
  for (const failure of ['crashed', 'timed_out', 'out_of_memory', 'fault'] as const) {
    const { id, bytes } = await received(ana)
    judge = async () => Promise.reject(new DecoderFailed(failure, 'SIGKILL'))
    const waits = []
    for (let i = 0; i < 3; i++) {
      await ingest(id)
      const upload = await retryOf(id)
      expect(upload).toMatchObject({ state: 'received', retry_cause: failure, decode_attempts: i + 1 })
      waits.push(Math.round((Date.parse(upload.retry_at!) - Date.now()) / 60_000))
      expect(await readFile(staged(id))).toEqual(bytes)
      expect(await isJobPending(home.database.worker, `ingest:${id}`)).toBe(true)
    }
    expect(waits).toEqual([1, 8, 64])
    await requeueUploads({ db: home.database.worker })
    await cleanUpStaging({ db: home.database.worker, staging: parts.staging })
    judge = async (file) => picture(await readFile(file))
    await ingest(id)
    expect(await outcomeOf(id)).toEqual({ state: 'done', photo_id: id, reason: null })
    expect(await originalOf(id)).toEqual(bytes)
  }
})

test('a person gets a notification when a stored file is refused later, and none when it is refused right away', async () => {
  const notified: string[] = []
  const telling = {
    ...parts,
    notifyRefused: async (_tx: unknown, file: { filename: string }) => void notified.push(file.filename),
  }
  judge = async () => ({ ok: false, reason: 'damaged' })
  await ingest((await received(ana)).id, telling)
  expect(notified).toEqual([])
  const { id } = await received(ana)
  judge = async () => Promise.reject(new DecoderFailed('timed_out', 'SIGKILL'))
  await ingest(id, telling)
  judge = async () => ({ ok: false, reason: 'damaged' })
  await ingest(id, telling)
  expect(notified).toEqual(['beach.jpg'])
  expect(await outcomeOf(id)).toMatchObject({ state: 'refused', reason: 'damaged' })
})

test('a photo that ran out of memory is decoded alone in the next attempt', async () => {
  const { id } = await received(ana)
  const hints: (MediaHints | undefined)[] = []
  const media: IngestParts['media'] = {
    ...parts.media,
    async inspect(file, folder, given) {
      hints.push(given)
      if (hints.length === 1) throw new DecoderFailed('out_of_memory', 'SIGKILL')
      return parts.media.inspect(file, folder, given)
    },
  }
  await ingest(id, { ...parts, media })
  await ingest(id, { ...parts, media })
  expect(hints.map((given) => given?.alone)).toEqual([false, true])
  expect((await outcomeOf(id)).state).toBe('done')
})

test('a file stays received while the object store is full, and the next attempt succeeds', async () => {
  const { id, bytes } = await received(ana)
  const full = { ...store, storeFile: async () => Promise.reject(new StorageFull()) }
  await expect(ingest(id, { ...parts, store: full })).rejects.toThrow(StorageFull)
  expect((await outcomeOf(id)).state).toBe('received')
  expect(await objectsOf(id)).toEqual([])
  await ingest(id)
  expect(await originalOf(id)).toEqual(bytes)
})

test("a run that's killed at any step is completed by the next one, byte for byte", async () => {
  const steps = ['storeFile', 'cacheFile', 'kept', 'cached'] as const
  for (const step of steps) {
    const { id, bytes } = await received(ana)
    const stopping: ObjectStore = {
      ...store,
      storeFile: async (...given) => {
        if (step === 'storeFile') throw new Error('killed')
        await store.storeFile(...given)
        if (step === 'kept') throw new Error('killed')
      },
      cacheFile: async (...given) => {
        if (step === 'cacheFile') throw new Error('killed')
        await store.cacheFile(...given)
        if (step === 'cached') throw new Error('killed')
      },
    }
    await expect(ingest(id, { ...parts, store: stopping }), step).rejects.toThrow('killed')
    expect((await outcomeOf(id)).state, step).toBe('received')
    await ingest(id)
    expect(await outcomeOf(id), step).toEqual({ state: 'done', photo_id: id, reason: null })
    expect(await originalOf(id), step).toEqual(bytes)
    expect(await objectsOf(id), step).toHaveLength(3)
  }
})

const staged = (name = '') => path.join(dataDir, 'staging', name)

function ingest(upload_id: string, using = parts) {
  return ingestUpload({ upload_id }, using)
}

async function received(user_id: string, bytes: Buffer = randomBytes(100)) {
  const id = newId()
  await writeFile(staged(id), bytes)
  const upload = { id, family_id, user_id, filename: 'beach.jpg', bytes: bytes.length, state: 'received' as const }
  await home.database.worker.insertInto('uploads').values(upload).execute()
  return { id, bytes }
}

async function inspect(file: string, folder: string): Promise<MediaReport> {
  await mkdir(folder, { recursive: true })
  const report = await judge(file)
  if (!report.ok || report.kind === 'audio') return report
  const derivatives = await Promise.all(
    (['small', 'large'] as const).map(async (variant) => {
      const made = path.join(folder, `${variant}.${randomBytes(4).toString('hex')}`)
      await writeFile(made, variant)
      return {
        variant,
        path: made,
        mime: variant === 'small' ? 'image/webp' : 'image/jpeg',
        width: 4,
        height: 3,
        bytes: 5,
      } as const
    }),
  )
  return { ...report, derivatives }
}

function picture(bytes: Buffer): AcceptedMedia {
  const nothing = {
    taken_at: null,
    taken_offset_minutes: null,
    taken_at_from: null,
    lat: null,
    lng: null,
    duration_ms: null,
  }
  const unknown = {
    description: null,
    camera: null,
    pairing: null,
    codecs: null,
    orientation: null,
    frames: null,
    rating: null,
    burst_id: null,
  }
  return {
    ...{ ok: true, kind: 'image', mime: 'image/jpeg', width: 4, height: 3, animated: false, placeholder: false },
    ...nothing,
    ...unknown,
    ...{ sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length, keywords: [], derivatives: [] },
    ...{ thumbhash: 'AAAA', dominant_color: '#ffffff', look: { look: '01'.repeat(32), sharpness: 40 } },
    focus: { focus_x: 0.25, focus_y: 0.5 },
  }
}

function retryOf(id: string) {
  return home.database.worker
    .selectFrom('uploads')
    .select(['state', 'retry_at', 'retry_cause', 'decode_attempts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

function outcomeOf(id: string) {
  return home.database.worker
    .selectFrom('uploads')
    .select(['state', 'photo_id', 'reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function originalOf(id: string): Promise<Buffer> {
  const { storage_path } = await home.database.worker
    .selectFrom('photos')
    .select('storage_path')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return buffer((await store.open(storage_path)).stream)
}

async function objectsOf(id: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of store.list(`families/${family_id}/photos/${id}/`)) keys.push(key)
  return keys
}

async function prefer(user_id: string, default_sharing_preference: Audience) {
  await home.database.auth.insertInto('user_settings').values({ user_id, default_sharing_preference }).execute()
}
