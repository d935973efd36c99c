import { existsSync, readFileSync } from 'node:fs'
import { BufferSource, Input, WEBM } from 'mediabunny'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { captionsContract as contract } from '#features/captions/captions.contract.ts'
import { CAPTIONS_PER_PHOTO_MAX } from '#features/captions/captions.rules.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { hasSamples, samplePath, samples } from '#server/media-process/test-samples.ts'
import { newId } from '#shared/ids.ts'
import { seedCaption } from '#kit/captions.ts'
import { listen } from '#kit/live-stream.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { drawPicture } from '#kit/pictures.ts'
import { makeRecording, makeAudio } from '#kit/recordings.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { beginUpload, idOf, untilDecided } from '#kit/uploads.ts'

let server: TestApp
let ana: Person
let eva: Person
let vic: Person
let family: Family
let photo: { family_id: string; photo_id: string }
let audio: Buffer

beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  ana = await server.person('Ana')
  eva = await server.person('Eva')
  vic = await server.person('Vic')
  audio = await makeAudio()
})
afterAll(() => server.close())
beforeEach(async () => {
  family = await ana.opensFamily('Moreau')
  await server.join(family, eva, 'editor')
  await server.join(family, vic, 'viewer')
  photo = { family_id: family.family_id, photo_id: await seedPhoto(ana, family) }
})

function begin(
  by: Person,
  bytes: Uint8Array,
  {
    photo_id = photo.photo_id,
    length = bytes.length,
    in: of = family,
    pin = undefined as { x: string; y: string } | undefined,
  } = {},
) {
  const said = Object.entries({ purpose: 'audio_caption', filename: 'a.webm', photo_id, ...pin })
  const metadata = said.map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`).join(',')
  return beginUpload(by, of, bytes, { length, headers: { 'upload-metadata': metadata } })
}

async function says(by: Person, bytes: Uint8Array) {
  return untilDecided(by, family, idOf(await begin(by, bytes)))
}

const captionsFor = async (person: Person) => (await person.call(contract.listAudioCaptions, photo)).captions
const heardBy = async (person: Person) => (await captionsFor(person)).at(-1) ?? null
const deletes = (by: Person, { id }: { id: string }) =>
  by.tries(contract.deleteAudioCaption, { ...photo, caption_id: id })

async function objects(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of server.context.store.list(`families/${family.family_id}/captions/`)) keys.push(key)
  return keys
}

test('a family that agreed to transcripts reads and finds what is said, until it turns that off', async () => {
  const speech = {
    url: undefined,
    key: undefined,
    model: 'none',
    command: [process.execPath, '-e', 'console.log("Uncle Per")'],
  }
  const spoken = await openTestApp({ withWorker: true, config: { speech } })
  const rosa = await spoken.person('Rosa')
  const home = await rosa.opensFamily('Ríos')
  const photo_id = await seedPhoto(rosa, home)
  const transcripts = async () =>
    (await rosa.call(contract.listAudioCaptions, { ...home, photo_id })).captions.map(({ transcript }) => transcript)
  const record = async () =>
    untilDecided(rosa, home, idOf(await begin(rosa, await makeAudio(), { photo_id, in: home })))
  const found = async () =>
    (await rosa.call(photosContract.listPhotos, { ...home, text: 'uncle' })).photos.map(({ id }) => id)
  await record()
  expect([await transcripts(), await found()]).toEqual([[null], []])
  await rosa.call(personalityContract.allowTranscripts, home)
  await expect.poll(transcripts).toEqual(['Uncle Per'])
  await record()
  await expect.poll(transcripts).toEqual(['Uncle Per', 'Uncle Per'])
  expect(await found()).toEqual([photo_id])
  await rosa.call(personalityContract.endTranscripts, home)
  expect([await transcripts(), await found()]).toEqual([[null, null], []])
  await spoken.close()
})

test('a photo has at most 20 captions, however many are uploaded at the same time', async () => {
  for (let count = 1; count < CAPTIONS_PER_PHOTO_MAX; count++) await seedCaption(ana, photo)
  await server.stopWorker()
  const uploads = [idOf(await begin(ana, audio)), idOf(await begin(eva, audio))]
  expect((await begin(ana, audio, { length: audio.length + 1 })).status).toBe(201)
  await server.startWorker()
  const decided = await Promise.all([untilDecided(ana, family, uploads[0]!), untilDecided(eva, family, uploads[1]!)])
  expect(decided.map(({ state, reason }) => [state, reason]).toSorted()).toEqual([
    ['done', null],
    ['refused', 'photo_full'],
  ])
  expect(await captionsFor(vic)).toHaveLength(CAPTIONS_PER_PHOTO_MAX)
  expect((await begin(eva, audio)).status).toBe(409)
})

test('a family that agreed to transcripts of answers is asked about audio captions', async () => {
  await server.sql('insert into transcript_consents (family_id) values ($1)', [family.family_id])
  expect(await ana.call(personalityContract.getTranscripts, family)).toMatchObject({
    allowed: true,
    with_captions: false,
  })
  await says(ana, audio)
  const queued = `select from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = 'transcribe-caption' and job.payload ->> 'family_id' = $1`
  expect(await server.sql(queued, [family.family_id])).toEqual([])
})

describe('an audio caption', () => {
  test('is stored byte for byte, has its real length, plays with Range requests for viewers of the photo, and uses storage', async () => {
    expect(await says(eva, audio)).toMatchObject({ state: 'done', photo_id: null })
    const caption = (await heardBy(vic))!
    expect(caption).toMatchObject({ file_type: 'audio/webm', added_by: { first_name: 'Eva' } })
    expect(caption.duration).toBeCloseTo(2, 1)
    const saved = await vic.fetches(caption.download_url)
    expect(Buffer.from(await saved.arrayBuffer()).equals(audio)).toBe(true)
    // Recordings from a browser can't be sought; the served version can.
    const played = Buffer.from(await (await vic.fetches(caption.url)).arrayBuffer())
    const input = new Input({ formats: [WEBM], source: new BufferSource(played) })
    expect(await input.getDurationFromMetadata()).toBeCloseTo(2, 1)
    const part = await vic.fetches(caption.url, { headers: { range: 'bytes=0-99' } })
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'audio/webm'])

    const { families } = await eva.call(familiesContract.listFamilyUse, {})
    const used = families.find(({ family_id }) => family_id === family.family_id)!.bytes
    expect((await deletes(eva, caption)).status).toBe(204)
    const { families: after } = await eva.call(familiesContract.listFamilyUse, {})
    expect(used - after.find(({ family_id }) => family_id === family.family_id)!.bytes).toBe(audio.length)
  })

  test('is one of several, each by a person and at a place in the picture, in the order of their time', async () => {
    await says(eva, audio)
    const second = await makeAudio({ seconds: 3 })
    await untilDecided(ana, family, idOf(await begin(ana, second, { pin: { x: '0.25', y: '0.75' } })))
    expect(await captionsFor(vic)).toMatchObject([
      { added_by: { first_name: 'Eva' }, pin: null },
      { added_by: { first_name: 'Ana' }, pin: { x: 0.25, y: 0.75 }, duration: expect.closeTo(3, 1) },
    ])
  })

  test('stays where it belongs when the photo is rotated and cropped, and has no place when that part is cut off', async () => {
    await seedCaption(eva, photo, undefined, { x: 0.25, y: 0.25 })
    const pinAfter = async (crop: string | null, turns: number) => {
      await server.sql('update photos set crop = $2, quarter_turns = $3 where id = $1', [photo.photo_id, crop, turns])
      return (await heardBy(vic))!.pin
    }
    const cropTo = (left: number) => JSON.stringify({ left, top: 0, width: 0.5, height: 0.5 })
    expect(await pinAfter(null, 1)).toEqual({ x: 0.75, y: 0.25 })
    expect(await pinAfter(cropTo(0), 0)).toEqual({ x: 0.5, y: 0.5 })
    expect(await pinAfter(cropTo(0.5), 0)).toBeNull()
    // What's recorded now is at its place in the original, too.
    await untilDecided(ana, family, idOf(await begin(ana, audio, { pin: { x: '0.5', y: '0.5' } })))
    expect((await heardBy(vic))!.pin).toEqual({ x: 0.5, y: 0.5 })
    expect(await pinAfter(null, 0)).toEqual({ x: 0.75, y: 0.25 })
  })

  test('is deleted with its bytes by the person who recorded it, or who may edit the photo, and by no one else', async () => {
    await says(eva, audio)
    await says(ana, await makeAudio({ seconds: 1 }))
    const [evas, anas] = await captionsFor(vic)
    expect((await deletes(vic, evas!)).status).toBe(403)
    const ben = await server.person('Ben')
    await server.join(family, ben, 'contributor')
    expect((await captionsFor(ben)).map(({ can }) => can.delete)).toEqual([false, false])
    expect((await deletes(ben, evas!)).status).toBe(403)
    await says(ben, audio)
    expect((await deletes(ben, (await heardBy(ben))!)).status).toBe(204)
    expect((await deletes(ana, evas!)).status).toBe(204)
    expect((await vic.fetches(evas!.url)).status).toBe(404)
    expect((await deletes(eva, evas!)).status).toBe(404)
    expect((await deletes(eva, anas!)).status).toBe(204)
    await expect.poll(objects).toEqual([])
  })

  test('of a private photo is deleted without a word to others', async () => {
    const own = { ...photo, photo_id: await seedPhoto(ana, family, { audience: 'private' }) }
    const { clip_id } = await seedCaption(ana, own)
    const others = await listen(eva)
    await ana.call(contract.deleteAudioCaption, { ...own, caption_id: clip_id })
    await ana.call(familiesContract.renameFamily, { ...family, name: 'Moreau-Rivera' })
    await others.waitFor(({ kind }) => kind === 'family')
    expect(JSON.stringify(others.events)).not.toContain(own.photo_id)
    const entries = await server.sql<{ details: object }>(
      `select details from audit_log where family_id = $1 and action = 'caption.deleted'`,
      [family.family_id],
    )
    expect(JSON.stringify(entries)).not.toContain(own.photo_id)
    others.close()
  })

  test('has a place inside the picture, and a photo has at most twenty', async () => {
    for (const pin of [{ x: '1.5', y: '0' }, { x: '0', y: 'far' }, { x: '0.5' } as { x: string; y: string }])
      expect((await begin(eva, audio, { pin })).status).toBe(400)
    for (let n = 0; n < 20; n++) await seedCaption(eva, photo)
    expect((await begin(ana, audio)).status).toBe(409)
    expect((await ana.call(contract.listAudioCaptions, photo)).can).toEqual({ add: false, record: false })
  })

  test('can be exactly a minute long; longer ones, videos, images, and silent files are refused with a reason', async () => {
    expect(await says(eva, await makeAudio({ seconds: 60 }))).toMatchObject({ state: 'done' })
    expect(await says(eva, await makeAudio({ seconds: 75 }))).toMatchObject({ reason: 'sound_too_long' })
    const none = [await makeRecording(), await drawPicture(), Buffer.from('<html>'), audio.subarray(0, 60)]
    for (const bytes of [...none, Buffer.alloc(0)])
      expect(await says(eva, bytes)).toMatchObject({ state: 'refused', reason: 'not_a_sound' })
    expect((await captionsFor(vic))[0]!.duration).toBeCloseTo(60, 0)
    expect((await objects()).filter((key) => key.endsWith('original.weba'))).toHaveLength(1)
  })

  test.skipIf(!hasSamples)(
    "is refused if it's one of the broken or hostile samples, unless that has valid audio",
    async () => {
      for (const [name, { kind }] of Object.entries(samples)) {
        if (!/^(bad|audio)\//.test(name) || !existsSync(samplePath(name))) continue
        const { state, reason } = await says(eva, readFileSync(samplePath(name)))
        expect([name, state, reason]).toEqual(
          kind === 'audio' && !name.startsWith('bad/')
            ? [name, expect.stringMatching('done|refused'), reason && 'sound_too_long']
            : [name, 'refused', 'not_a_sound'],
        )
      }
    },
  )

  test("can't be started by a viewer or a stranger, for a missing photo, or for a file that's too large", async () => {
    const status = async (answer: Promise<Response>) => (await answer).status
    expect(await status(begin(vic, audio))).toBe(403)
    expect(await status(begin(eva, audio, { photo_id: newId() }))).toBe(404)
    expect(await status(begin(eva, audio, { photo_id: 'none' }))).toBe(400)
    expect(await status(begin(eva, audio.subarray(0, 10), { length: 20 * 1024 ** 2 }))).toBe(413)
    const ben = await server.person('Ben')
    expect(await status(begin(ben, audio, { in: await ben.opensFamily('Okafor') }))).toBe(404)
  })
})

describe('access to an audio caption', () => {
  test('follows its photo: hidden with it, restored with it, and purged with it', async () => {
    await seedCaption(eva, photo)
    const { url } = (await heardBy(vic))!
    await ana.call(photosContract.editPhoto, { ...photo, audience: 'private' })
    expect((await vic.fetches(url)).status).toBe(404)
    expect((await vic.tries(contract.listAudioCaptions, photo)).status).toBe(404)
    expect((await heardBy(ana))!.duration).toBeCloseTo(4.2)
    await ana.call(photosContract.editPhoto, { ...photo, audience: 'family_only' })
    expect((await vic.fetches(url)).status).toBe(200)
    await ana.call(photosContract.deletePhoto, photo)
    expect((await vic.fetches(url)).status).toBe(404)
    await server.sql('delete from photos where id = $1', [photo.photo_id])
    await expect.poll(objects).toEqual([])
  })

  test("is by a URL for one person that ends with their membership and can't be modified", async () => {
    await seedCaption(eva, photo)
    const { url } = (await heardBy(vic))!
    expect((await vic.fetches(url.replace('d=0', 'd=1'))).status).toBe(404)
    await server.leave(family, vic)
    await expect.poll(async () => (await vic.fetches(url)).status).toBe(404)
  })

  test('ends if the photo is deleted during the upload, which leaves nothing behind', async () => {
    await server.stopWorker()
    const upload_id = idOf(await begin(eva, audio))
    await ana.call(photosContract.deletePhoto, photo)
    await server.startWorker()
    expect(await untilDecided(eva, family, upload_id)).toMatchObject({ state: 'refused', reason: 'photo_gone' })
    await expect.poll(objects).toEqual([])
  })
})
