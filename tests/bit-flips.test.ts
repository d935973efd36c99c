import { mkdtemp, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { avatarKey, avatarSourceKey } from '#features/accounts/server/avatar-objects.ts'
import { backUpNow } from '#features/backups/server/back-up-nightly.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { avatarKey as childAvatarKey } from '#features/people/server/avatar-objects.ts'
import {
  derivativeKey,
  originalIn,
  photoFolder,
  posterIn,
  recordingFolder,
  renditionKey,
} from '#features/media/server/media-objects.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { checkStore } from '#server/scrub/check-store.ts'
import { findMissingDerived } from '#server/scrub/heal-derived.ts'
import { scrubOriginals } from '#server/scrub/scrub-originals.ts'
import { parseKeep } from '#shared/keep-backups.ts'
import { seedAnswer } from '#kit/answers.ts'
import { sendAvatar } from '#kit/avatars.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { makeRecording } from '#kit/recordings.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { addPhoto } from '#kit/uploads.ts'

/** Damage on disk, in each kind of file that Hearthbook stores. Backups and the database: backup.test.ts, damaged-database.test.ts. */

let server: TestApp
let disk: string
let ana: Person
let family: Family
let photo: string
/** The key of each kind of file. */
const keys: Record<string, string> = {}
const WEEK_MS = 7 * 86_400_000

beforeAll(async () => {
  disk = await mkdtemp(path.join(tmpdir(), 'hearthbook-bit-flips-'))
  const backups = { to: [disk], keep: parseKeep('7 daily')!, encrypt: 'buckets' as const, s3: undefined }
  server = await openTestApp({ withWorker: true, config: { backups } })
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
  const { family_id } = family
  photo = await addPhoto(ana, family, await drawPicture({ width: 600, height: 400 }))
  const child = await ana.call(childrenContract.addChild, { ...family, first_name: 'Mia', birth_date: '2020-06-15' })
  const chosen = { ...family, person_id: child.id, photo_id: photo, x: 20, y: 20, size: 200 }
  await ana.call(peopleContract.setPersonAvatar, chosen)
  await sendAvatar(ana, await drawPicture({ width: 300, height: 200 }))
  const { prompts } = await ana.call(personalityContract.listPrompts, family)
  const answer = await seedAnswer(ana, { family_id, child_id: child.id, prompt_id: prompts[0]!.id })
  const recording = recordingFolder('answer', { family_id, id: answer.clip_id })
  await replaceAnswer(answer.response_id, recording)
  Object.assign(keys, {
    photo: originalIn(photoFolder(family_id, photo), 'image/jpeg'),
    recording: originalIn(recording, 'video/webm'),
    thumbnail: derivativeKey({ family_id, photo_id: photo, variant: 'small', version: 1 }),
    preview: derivativeKey({ family_id, photo_id: photo, variant: 'large', version: 1 }),
    'poster of an answer': posterIn(recording),
    'seekable copy': `${recording}/v1/seekable.webm`,
    'child’s avatar': childAvatarKey({ family_id, child_id: child.id, version: 1 }),
    'profile photo': avatarKey(ana.user_id, 1),
    'source of a profile photo': avatarSourceKey(ana.user_id),
  })
  await vi.waitUntil(() => server.context.store.stat(keys['child’s avatar']!), { timeout: 60_000 })
})
beforeEach(async () => {
  await backUp()
  await checkAll()
})
afterAll(async () => {
  await server.close()
  await rm(disk, { recursive: true, force: true })
})

/** A recorded answer whose file a decoder can read, with its seekable copy. */
async function replaceAnswer(response_id: string, folder: string): Promise<void> {
  const { store } = server.context
  const video = await makeRecording()
  await store.remove(originalIn(folder, 'video/webm'))
  await store.put(originalIn(folder, 'video/webm'), video, { contentType: 'video/webm' })
  await store.put(`${folder}/v1/seekable.webm`, await makeRecording({ live: false }), { contentType: 'video/webm' })
  await server.sql(
    `update child_personality_responses set bytes = $2, sha256 = sha256($3), seekable_path = $4 where id = $1`,
    [response_id, video.length, video, `${folder}/v1/seekable.webm`],
  )
}

function partsOfJobs() {
  const { db, store, log } = server.context
  return { db: db.worker, store, log }
}

async function backUp(): Promise<void> {
  const { config, db, store, staging, log } = server.context
  await backUpNow(disk, { config, ownerUrl: db.ownerUrl, store, staging, log })
}

/** What four weekly checks and a night find. */
async function checkAll(): Promise<void> {
  for (const week of [0, 1, 2, 3]) await checkStore(partsOfJobs(), new Date(Date.now() + week * WEEK_MS))
  await findMissingDerived(partsOfJobs())
  await scrubOriginals(partsOfJobs())
  for (const { healOriginals } of server.context.features) await healOriginals?.(server.context)
}

const fileOf = (key: string) => path.join(server.config.dataDir, 'objects', key)

/** Damage that leaves the time of the file alone. */
async function flipBit(file: string): Promise<void> {
  const { atime, mtime } = await stat(file)
  const bytes = await readFile(file)
  bytes[bytes.length >> 1]! ^= 1
  await writeFile(file, bytes)
  await utimes(file, atime, mtime)
}

const kinds = [
  'photo',
  'recording',
  'thumbnail',
  'preview',
  'poster of an answer',
  'seekable copy',
  'child’s avatar',
  'profile photo',
  'source of a profile photo',
]

test.each(kinds)('a flipped bit in a %s is found and mended', async (kind) => {
  const file = fileOf(keys[kind]!)
  const whole = await readFile(file)
  await flipBit(file)
  await checkAll()
  await expect.poll(() => readFile(file).catch(() => null)).toEqual(whole)
})

test.each(['poster of an answer', 'child’s avatar', 'profile photo', 'source of a profile photo'])(
  'a lost %s is restored from a backup in the next night',
  { timeout: 240_000 },
  async (kind) => {
    const file = fileOf(keys[kind]!)
    const whole = await readFile(file)
    await rm(file)
    await checkAll()
    await expect.poll(() => readFile(file).catch(() => null)).toEqual(whole)
  },
)

test.each([
  ['poster of an answer', 0],
  ['child’s avatar', 100],
  ['profile photo', 100],
])('a %s of which %i bytes are left is mended when someone opens it', async (kind, bytes) => {
  const file = fileOf(keys[kind]!)
  const whole = await readFile(file)
  if (bytes) await truncate(file, bytes)
  else await rm(file)
  const url = await addressOf(kind)
  const answer = await ana.sends({ method: 'GET', url })
  expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  await expect.poll(async () => (await ana.sends({ method: 'GET', url })).status).toBe(200)
  expect(await readFile(file)).toEqual(whole)
})

async function addressOf(kind: string): Promise<string> {
  if (kind === 'profile photo') return `/api/people/${ana.user_id}/avatar?v=1`
  if (kind === 'child’s avatar') return (await ana.call(childrenContract.listChildren, family)).children[0]!.avatar_url!
  const child_id = (await ana.call(childrenContract.listChildren, family)).children[0]!.id
  const { prompts } = await ana.call(personalityContract.listPrompts, family)
  const answers = { ...family, child_id, prompt_id: prompts[0]!.id }
  const { responses } = await ana.call(personalityContract.listResponses, answers)
  return responses[0]!.poster_url!
}

test.each(['seekable copy', 'child’s avatar', 'profile photo'])(
  'without a backup, a lost %s is made again',
  { timeout: 240_000 },
  async (kind) => {
    await server.sql('delete from backup_objects')
    const file = fileOf(keys[kind]!)
    await rm(file)
    await checkAll()
    await expect.poll(async () => (await stat(file).catch(() => undefined))?.size).toBeGreaterThan(100)
  },
)

test(
  'a damaged copy of a video is requested again, and stays until the new one is made',
  { timeout: 240_000 },
  async () => {
    const { family_id } = family
    const { store } = server.context
    await server.sql(`update photos set kind = 'video', duration_ms = 1000 where id = $1`, [photo])
    await server.sql(`insert into film_renditions (photo_id, family_id, state) values ($1, $2, 'made')`, [
      photo,
      family_id,
    ])
    const key = renditionKey({ family_id, photo_id: photo, version: 1 })
    await store.put(key, Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from('ftypisom a film that plays')]), {
      contentType: 'video/mp4',
    })
    await checkAll()
    await flipBit(fileOf(key))
    const damaged = await readFile(fileOf(key))
    await checkAll()
    const state = async () => (await server.sql('select state from film_renditions'))[0]
    // Requested, or already tried in vain: without the original, there's nothing to make it from.
    await expect.poll(state).toEqual({ state: expect.stringMatching(/^(wanted|failed)$/) })
    await expect.poll(() => readFile(fileOf(key)).catch(() => null)).toEqual(damaged)
  },
)
