import { beforeEach, expect, test } from 'vitest'
import { capsulesContract as contract } from '#features/capsules/capsules.contract.ts'
import { openRemainingFiles } from '#features/capsules/server/open-letter-files.ts'
import { openLetters } from '#features/capsules/server/open-letters.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { uploadsContract } from '#features/uploads/uploads.contract.ts'
import { cleanUpStaging } from '#features/uploads/server/clean-up-staging.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { dayComes, sealFor, seedLetterFile, sheetKey, uploadForLetter } from '#kit/letters.ts'
import { signFor } from '#kit/media.ts'
import type { Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { makeAudio, makeRecording } from '#kit/recordings.ts'
import { beginUpload, idOf, saying, untilDecided } from '#kit/uploads.ts'
import { newId } from '#shared/ids.ts'

openForAnaAndBen({ withWorker: true })

const OTHER_SECRET = 'the secret of another server, forty'
let alma: { id: string }
let dora: Person
beforeEach(async () => {
  alma = await ana.call(childrenContract.addChild, { ...family, first_name: 'Alma', birth_date: '2024-02-29' })
  dora = await server.person('Dora')
  await server.join(family, dora, 'viewer')
})

const seal = (author: Person, file_ids: string[], more: Partial<Parameters<typeof sealFor>[1]> = {}) =>
  sealFor(author, { ...family, person_id: alma.id, file_ids, ...more })
const read = (reader: Person, letter_id: string) => reader.call(contract.getLetter, { ...family, letter_id })
const parts = () => ({ ...server.context, db: server.context.db.worker })
/** The job of the day, and then everything that it enqueued. */
async function open(letter_id: string, config = server.config) {
  await dayComes(server.sql, letter_id, server.config.secret)
  await openLetters({ ...parts(), config })
}
const untilReady = (reader: Person, letter_id: string, states: string[]) =>
  expect
    .poll(async () => (await read(reader, letter_id)).files.map(({ state }) => state), { timeout: 60_000 })
    .toEqual(states)
async function objects(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of server.context.store.list(`families/${family.family_id}/letters/`)) keys.push(key)
  return keys
}
async function bytesOf(key: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of (await server.context.store.open(key)).stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
/** Every row of the family's in the database, as text. */
async function everything(): Promise<string> {
  const tables = await server.sql<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'family_id'`,
  )
  const found: unknown[] = [await server.sql('select payload from graphile_worker._private_jobs')]
  for (const { name } of tables)
    found.push(await server.sql(`select to_jsonb(t) as row from ${name} t where family_id = $1`, [family.family_id]))
  return JSON.stringify(found)
}

test('a photo and a voice are sealed until the day: nothing of them can be read, found, or guessed before', async () => {
  const [photo, voice] = [await drawPicture(), await makeAudio()]
  const photo_id = await uploadForLetter(ben, family, photo, 'first-tooth.jpg')
  const voice_id = await uploadForLetter(ben, family, voice, 'lullaby.weba')
  const { letter } = await seal(ben, [photo_id, voice_id])
  expect(letter.file_count).toBe(2)
  for (const reader of [ana, ben, dora])
    expect(await read(reader, letter.id)).toMatchObject({
      ...{ letter: null, files: [] },
      ...{ file_count: 2, photo_count: 0, recording_count: 0 },
    })
  const stored = await everything()
  for (const word of ['first-tooth', 'lullaby', 'image/jpeg', 'audio/webm']) expect(stored).not.toContain(word)
  const { createHash } = await import('node:crypto')
  for (const bytes of [photo, voice])
    for (const encoding of ['hex', 'base64'] as const)
      expect(stored).not.toContain(createHash('sha256').update(bytes).digest(encoding))
  const keys = await objects()
  expect(keys.toSorted()).toEqual(
    [photo_id, voice_id].map((id) => `families/${family.family_id}/letters/${id}/sealed`).toSorted(),
  )
  const sizes = new Set<number>()
  for (const key of keys) {
    const bytes = await bytesOf(key)
    sizes.add(bytes.length)
    for (const content of [photo, voice]) expect(bytes.includes(content.subarray(200, 400))).toBe(false)
  }
  // A small photo and a short recording have one size.
  expect(sizes.size).toBe(1)
  for (const id of [photo_id, voice_id])
    for (const kind of ['letter', 'photo'] as const)
      for (const variant of ['original', 'large', 'small'] as const) {
        const url = await signFor(ben, { kind, family_id: family.family_id, id, variant, version: 1 })
        expect((await ben.fetches(url)).status).toBe(404)
      }
  const { families } = await ana.call(familiesContract.listFamilyUse, {})
  expect(families.find((one) => one.family_id === family.family_id)?.bytes).toBeGreaterThan(2 * 1024 ** 2)
})

test('on the day, the photo is one of the family’s photos, the recordings play, and nothing is sealed any more', async () => {
  const [photo, voice, video] = [await drawPicture(), await makeAudio(), await makeRecording()]
  const file_ids = [
    await uploadForLetter(ben, family, voice, 'lullaby.weba'),
    await uploadForLetter(ben, family, photo, 'first-tooth.jpg'),
    await uploadForLetter(ben, family, video, 'steps.webm'),
  ]
  const { letter } = await seal(ben, file_ids, { letter: '' })
  await open(letter.id)
  await untilReady(dora, letter.id, ['ready', 'ready', 'ready'])
  const { files, letter: text, ...about } = await read(dora, letter.id)
  expect(text).toBe('')
  expect(about).toMatchObject({ file_count: 3, photo_count: 1, recording_count: 2 })
  const listed = await dora.call(contract.listLetters, { ...family, state: 'opened' })
  expect(listed.letters).toMatchObject([{ id: letter.id, beginning: { text: '', photo: { id: files[1]!.id } } }])
  expect(files).toMatchObject([
    { kind: 'audio', filename: 'lullaby.weba', photo_id: null },
    { kind: 'image', filename: 'first-tooth.jpg', download_url: null },
    { kind: 'video', filename: 'steps.webm', photo_id: null },
  ])
  const { photos } = await dora.call(photosContract.listPhotos, family)
  expect(photos).toMatchObject([{ id: files[1]!.photo_id, filename: 'first-tooth.jpg', audience: 'family_only' }])
  expect((await dora.fetches(files[1]!.url!)).status).toBe(200)
  for (const [at, bytes] of [
    [0, voice],
    [2, video],
  ] as const) {
    const saved = await dora.fetches(files[at]!.download_url!)
    expect(Buffer.from(await saved.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await dora.fetches(files[at]!.url!)).status).toBe(200)
  }
  await expect.poll(async () => (await objects()).filter((key) => key.endsWith('/sealed'))).toEqual([])
  // Another family's member can't read any of it, with an address of their own.
  const mallory = await server.person('Mallory')
  const clip = new URL(files[0]!.url!, 'http://x').pathname.split('/')[4]!
  const url = await signFor(mallory, {
    kind: 'letter',
    family_id: family.family_id,
    id: clip,
    variant: 'original',
    version: 1,
  })
  expect((await mallory.fetches(url)).status).toBe(404)
})

test('what only two people read stays with the letter, and isn’t a photo of the family', async () => {
  const erin = await server.person('Erin')
  await server.join(family, erin, 'viewer')
  const person = await ana.call(peopleContract.addPerson, { ...family, first_name: 'Erin' })
  await server.sql('update people set user_id = $2 where id = $1', [person.id, erin.user_id])
  const photo = await drawPicture()
  const file_id = await uploadForLetter(ben, family, photo, 'secret.jpg')
  const { letter } = await seal(ben, [file_id], { person_id: person.id, audience: 'recipient' })
  await open(letter.id)
  await untilReady(erin, letter.id, ['ready'])
  const [file] = (await read(erin, letter.id)).files
  expect(file).toMatchObject({ kind: 'image', photo_id: null, filename: 'secret.jpg' })
  const saved = await erin.fetches(file!.download_url!)
  expect(Buffer.from(await saved.arrayBuffer()).equals(photo)).toBe(true)
  expect((await erin.fetches(file!.url!)).headers.get('content-type')).toBe('image/jpeg')
  const clip = new URL(file!.url!, 'http://x').pathname.split('/')[4]!
  for (const other of [ana, dora]) {
    const url = await signFor(other, {
      kind: 'letter',
      family_id: family.family_id,
      id: clip,
      variant: 'large',
      version: 1,
    })
    expect((await other.fetches(url)).status).toBe(404)
  }
  expect((await erin.call(photosContract.listPhotos, family)).photos).toEqual([])
})

test('the owner doesn’t see the names of files that only two people read, if one of them is gone', async () => {
  await server.sql('update people set user_id = $2 where id = $1', [alma.id, dora.user_id])
  const file_id = await uploadForLetter(ben, family, await makeAudio(), 'what-i-never-said.weba')
  const { letter } = await seal(ben, [file_id], { audience: 'recipient' })
  await server.sql('update capsules set author_id = null where id = $1', [letter.id])
  await open(letter.id)
  await untilReady(dora, letter.id, ['ready'])
  expect((await ana.call(uploadsContract.listUploads, family)).uploads).toEqual([])
})

test('Ben takes a letter back, and its files are deleted with it', async () => {
  const { letter } = await seal(ben, [await seedLetterFile(ben, family), await seedLetterFile(ben, family)])
  await ben.call(contract.deleteLetter, { ...family, letter_id: letter.id })
  expect(await server.sql('select 1 from capsule_files where family_id = $1', [family.family_id])).toEqual([])
  await expect.poll(objects).toEqual([])
})

test('a file that isn’t sealed yet can only be used and removed by the person who uploaded it', async () => {
  const eve = await server.person('Eve')
  const elsewhere = await eve.opensFamily('Elsewhere')
  const cleo = await server.person('Cleo')
  await server.join(family, cleo, 'contributor')
  const file_id = await seedLetterFile(ben, family)
  const tries = (author: Person, in_family: { family_id: string }, person_id: string) =>
    author.tries(contract.sealLetter, {
      ...{ ...in_family, person_id, letter: 'Mine', opens_on: '2090-01-01', language: 'en', file_ids: [file_id] },
    })
  const kid = await eve.call(childrenContract.addChild, { ...elsewhere, first_name: 'Kit', birth_date: '2024-01-01' })
  expect((await tries(cleo, family, alma.id)).status).toBe(404)
  expect((await tries(ana, family, alma.id)).status).toBe(404)
  expect((await tries(eve, elsewhere, kid.id)).status).toBe(404)
  for (const other of [ana, cleo, dora, eve])
    expect((await other.tries(contract.removeLetterFile, { ...family, letter_file_id: file_id })).status).toBe(404)
  const { letter } = await seal(ben, [file_id])
  // In a second letter, it would open on another day.
  expect((await tries(ben, family, alma.id)).status).toBe(404)
  expect((await ben.tries(contract.removeLetterFile, { ...family, letter_file_id: file_id })).status).toBe(404)
  expect((await read(ben, letter.id)).file_count).toBe(1)
  const removed = await seedLetterFile(ben, family)
  expect((await ben.tries(contract.removeLetterFile, { ...family, letter_file_id: removed })).status).toBe(204)
  expect((await objects()).length).toBeGreaterThan(0)
  await expect.poll(objects).toEqual([`families/${family.family_id}/letters/${file_id}/sealed`])
})

test('viewers and guests seal no files, and a member can’t begin what only the job of the day uploads', async () => {
  const begin = (person: Person, purpose: string) =>
    beginUpload(person, family, Buffer.from('x'), saying({ purpose, filename: 'a.jpg' }))
  expect((await begin(dora, 'letter')).status).toBe(403)
  expect((await begin(server.visitor() as Person, 'letter')).status).toBe(401)
  expect((await begin(ben, 'opened_letter')).status).toBe(400)
})

test('a file that can’t be read or lasts too long is refused, and nothing of it stays', async () => {
  const upload = async (bytes: Buffer) => {
    const about = saying({ purpose: 'letter', filename: 'secret-name.jpg' })
    return untilDecided(ben, family, idOf(await beginUpload(ben, family, bytes, about)))
  }
  expect(await upload(Buffer.from('not a photo at all'))).toMatchObject({ state: 'refused', filename: '' })
  expect(await objects()).toEqual([])
  expect(await everything()).not.toContain('secret-name')
})

test('a request that is sent again seals the same files, with a sheet that works', async () => {
  const once = newId()
  const file_ids = [await seedLetterFile(ben, family)]
  await seal(ben, file_ids, { once })
  const { letter, sheet } = await seal(ben, file_ids, { once })
  expect(letter.file_count).toBe(1)
  await ben.call(contract.enterSheet, { ...family, letter_id: letter.id, key: await sheetKey(sheet.pdf) })
  await open(letter.id)
  const [row] = await server.sql<{ about: string }>('select about from capsule_files where capsule_id = $1', [
    letter.id,
  ])
  const { unwrapAbout } = await import('#features/capsules/server/file-crypto.ts')
  expect(unwrapAbout(row!.about, server.config.secret)).toMatchObject({ kind: 'audio' })
})

test('a request that is sent again before its response seals one letter, and the later sheet works', async () => {
  const once = newId()
  const file_ids = [await seedLetterFile(ben, family)]
  const sealed = await Promise.all([seal(ben, file_ids, { once }), seal(ben, file_ids, { once })])
  const { letters } = await ben.call(contract.listLetters, family)
  expect(letters).toMatchObject([{ id: sealed[0].letter.id, file_count: 1 }])
  const enters = async ({ letter, sheet }: (typeof sealed)[number]) => {
    const key = await sheetKey(sheet.pdf)
    return (await ben.tries(contract.enterSheet, { ...family, letter_id: letter.id, key })).status
  }
  expect([await enters(sealed[0]), await enters(sealed[1])].toSorted()).toEqual([200, 400])
})

test('an earlier day, written into the database, opens no files', async () => {
  const { letter } = await seal(ben, [await seedLetterFile(ben, family)])
  await server.sql(
    "update capsules set opens_at = now() - interval '1 day', due_at = now() - interval '1 hour' where id = $1",
    [letter.id],
  )
  await openLetters(parts())
  expect(await read(ana, letter.id)).toMatchObject({ opened_at: null, needs_sheet: true, files: [] })
  // Nor does a letter that's marked as opened, since only its key opens them.
  await server.sql(
    `update capsules set opened_at = now(), letter = '', ciphertext = null, server_key = null, sheet_key = null where id = $1`,
    [letter.id],
  )
  await openRemainingFiles(parts().db)
  await untilReady(ana, letter.id, ['failed'])
  expect((await read(ana, letter.id)).files).toMatchObject([{ url: null, filename: null }])
})

test('on a server with another secret, the sheet opens the files too, and wrong words don’t', async () => {
  const voice = await makeAudio()
  const { letter, sheet } = await seal(ben, [await uploadForLetter(ben, family, voice, 'lullaby.weba')])
  await open(letter.id, { ...server.config, secret: OTHER_SECRET })
  expect(await read(ben, letter.id)).toMatchObject({ opened_at: null, needs_sheet: true })
  const other = await seal(ben, [])
  for (const key of ['wrong words', await sheetKey(other.sheet.pdf)])
    expect((await ben.tries(contract.enterSheet, { ...family, letter_id: letter.id, key })).status).toBe(400)
  await ben.call(contract.enterSheet, { ...family, letter_id: letter.id, key: await sheetKey(sheet.pdf) })
  expect((await read(ben, letter.id)).files).toEqual([])
  await openLetters(parts())
  await untilReady(ben, letter.id, ['ready'])
  const saved = await ben.fetches((await read(ben, letter.id)).files[0]!.download_url!)
  expect(Buffer.from(await saved.arrayBuffer()).equals(voice)).toBe(true)
})

test('a file that was cut short opens once it’s restored, and the rest of the letter opens without it', async () => {
  const voice = await makeAudio()
  const file_id = await uploadForLetter(ben, family, voice, 'lullaby.weba')
  const { letter } = await seal(ben, [file_id])
  const key = `families/${family.family_id}/letters/${file_id}/sealed`
  const whole = await bytesOf(key)
  const replace = async (bytes: Buffer) => {
    await server.context.store.remove(key)
    await server.context.store.put(key, bytes, { contentType: 'application/octet-stream' })
  }
  await replace(whole.subarray(0, whole.length - 100_000))
  await open(letter.id)
  await untilReady(ben, letter.id, ['failed'])
  expect((await read(ben, letter.id)).letter).toBe('The secret words')
  expect(
    await server.sql("select 1 from uploads where family_id = $1 and state = 'receiving'", [family.family_id]),
  ).toEqual([])
  await replace(whole)
  await server.sql("update capsule_files set failed_at = now() - interval '2 days' where id = $1", [file_id])
  await openRemainingFiles(parts().db)
  await untilReady(ben, letter.id, ['ready'])
})

test('a worker that’s killed after it sealed a file leaves nothing readable once the clean-up has run', async () => {
  const { staging } = server.context
  const about = saying({ purpose: 'letter', filename: 'lullaby.weba' })
  const upload_id = idOf(await beginUpload(ben, family, await makeAudio(), about))
  await untilDecided(ben, family, upload_id)
  const upload = { id: upload_id, family_id: family.family_id }
  // As it was when it was killed, between the decision and the removal.
  await staging.begin(upload)
  await staging.append(
    upload,
    (async function* () {
      yield Buffer.from('the voice')
    })(),
    0,
  )
  await cleanUpStaging({ db: server.context.db.worker, staging })
  expect(await staging.open(upload)).toBeUndefined()
})

test('files that no one seals are deleted after two days', async () => {
  const file_id = await seedLetterFile(ben, family)
  const { letter } = await seal(ben, [await seedLetterFile(ben, family)])
  await server.sql("update capsule_files set created_at = now() - interval '3 days' where family_id = $1", [
    family.family_id,
  ])
  const { deleteOldDrafts } = await import('#features/capsules/server/capsule-files.queries.ts')
  await deleteOldDrafts(server.context.db.worker)
  const left = await server.sql('select id from capsule_files where family_id = $1', [family.family_id])
  expect(left).toHaveLength(1)
  expect(left).not.toEqual([{ id: file_id }])
  expect((await read(ben, letter.id)).file_count).toBe(1)
})
