import { BufferSource, Input, WEBM } from 'mediabunny'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { childrenContract } from '#features/people/children.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { personalityContract as contract } from '#features/personality/personality.contract.ts'
import { deleteHiddenResponses, insertResponse } from '#features/personality/server/responses.queries.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { newId } from '#shared/ids.ts'
import { seedAnswer } from '#kit/answers.ts'
import { untilFinished } from '#kit/exports.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { claimDuration, makeRecording } from '#kit/recordings.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { unzip } from '#kit/unzip.ts'
import { beginUpload, idOf, untilDecided } from '#kit/uploads.ts'

let server: TestApp
let ana: Person
let eva: Person
let vic: Person
let family: Family
let mia: { family_id: string; child_id: string }
let prompt_id: string
let video: Buffer

beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  ana = await server.person('Ana')
  eva = await server.person('Eva')
  vic = await server.person('Vic')
  video = await makeRecording()
})
afterAll(() => server.close())
beforeEach(async () => {
  family = await ana.opensFamily('Moreau')
  await server.join(family, eva, 'editor')
  await server.join(family, vic, 'viewer')
  const { family_id } = family
  const child = { family_id, first_name: 'Mia', birth_date: '2020-06-15' }
  mia = { family_id, child_id: (await ana.call(childrenContract.addChild, child)).id }
  prompt_id = (await ana.call(contract.listPrompts, family)).prompts[0]!.id
  await agree()
})

const agree = () => ana.call(contract.giveConsent, { ...mia, text_version: '2026-11' })

function begin(by: Person, bytes: Uint8Array, about: Record<string, string | number> = {}) {
  const { length = bytes.length, ...more } = about
  const said = { purpose: 'answer', filename: 'a.webm', child_id: mia.child_id, prompt_id, take: newId(), ...more }
  const metadata = Object.entries(said).map(
    ([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`,
  )
  return beginUpload(by, family, bytes, {
    length: Number(length),
    headers: { 'upload-metadata': metadata.join(',') },
  })
}

async function records(by: Person, bytes: Uint8Array, about = {}) {
  return untilDecided(by, family, idOf(await begin(by, bytes, about)))
}

const answersSeenBy = async (person: Person) =>
  (await person.call(contract.listResponses, { ...mia, prompt_id })).responses

async function played(person: Person, url: string): Promise<Buffer> {
  const answer = await person.fetches(url)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

describe('a recorded answer', () => {
  test('is stored byte for byte, has its real length, and can be sought and played with Range requests', async () => {
    expect(await records(eva, video)).toMatchObject({ state: 'done', photo_id: null })
    const [answer] = await answersSeenBy(vic)
    expect(answer).toMatchObject({ file_type: 'video/webm', width: 640, height: 480, response_text: null })
    expect(answer!.video_duration).toBeCloseTo(2, 1)

    expect((await played(vic, answer!.download_url!)).equals(video)).toBe(true)
    const input = new Input({ formats: [WEBM], source: new BufferSource(await played(vic, answer!.video_url!)) })
    expect(await input.getDurationFromMetadata()).toBeCloseTo(2, 1)
    const part = await vic.fetches(answer!.video_url!, { headers: { range: 'bytes=0-99' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
    expect((await vic.call(contract.getPersonality, mia)).progress.answered).toBe(1)
  })

  test('and its text are one answer, in either order; a second video for the same take is a second answer', async () => {
    for (const isTextFirst of [true, false]) {
      const take = newId()
      const write = () => eva.call(contract.saveResponse, { ...mia, prompt_id, take, response_text: 'Snails' })
      if (isTextFirst) await write()
      await records(eva, video, { take })
      if (!isTextFirst) await write()
      const answers = await answersSeenBy(vic)
      expect(answers.at(-1)).toMatchObject({ take, response_text: 'Snails', video_duration: expect.any(Number) })
    }
    expect(await answersSeenBy(vic)).toHaveLength(2)
    const { take } = (await answersSeenBy(eva))[1]!
    await records(eva, await makeRecording({ seconds: 1 }), { take })
    expect(await answersSeenBy(vic)).toHaveLength(3)
  })

  test('and its text are one answer although both arrive at the same moment', async () => {
    const take = newId()
    const { db } = server.context
    const text = { ...mia, id: newId(), prompt_id, take, added_by: eva.user_id, response_text: 'Snails' }
    const sent = await db.worker.transaction().execute(async (tx) => {
      await insertResponse(tx, text)
      const upload = idOf(await begin(eva, video, { take }))
      await expect.poll(() => server.sql('select from pg_locks where not granted')).not.toEqual([])
      return upload
    })
    await untilDecided(eva, family, sent)
    expect(await answersSeenBy(vic)).toMatchObject([{ response_text: 'Snails', video_duration: expect.any(Number) }])
  })

  test("uses its real length instead of its header's", async () => {
    const more = await makeRecording({ live: false })
    await records(eva, claimDuration(more, 36_000))
    const [answer] = await answersSeenBy(vic)
    expect(answer!.video_duration).toBeCloseTo(2, 1)
    const input = new Input({ formats: [WEBM], source: new BufferSource(await played(vic, answer!.video_url!)) })
    expect(await input.getDurationFromMetadata()).toBeCloseTo(2, 1)
  })

  test("that isn't a valid recording is refused with a reason and leaves nothing behind", async () => {
    expect(await records(eva, await drawPicture())).toMatchObject({ state: 'refused', reason: 'not_a_photo_or_video' })
    expect(await records(eva, Buffer.from('<html>not a video</html>'))).toMatchObject({ state: 'refused' })
    expect(await records(eva, video.subarray(0, 60))).toMatchObject({ state: 'refused' })
    expect(await answersSeenBy(vic)).toEqual([])
    const objects: string[] = []
    for await (const key of server.context.store.list(`families/${family.family_id}/answers/`)) objects.push(key)
    expect(objects).toEqual([])
  })

  test("can't be started without bytes, with 600 MB, for an unknown child, or for an unknown purpose", async () => {
    const status = async (answer: Promise<Response>) => (await answer).status
    expect(await status(begin(eva, video.subarray(0, 10), { length: 600 * 1024 ** 2 }))).toBe(413)
    expect(await status(begin(eva, video, { take: 'none' }))).toBe(400)
    expect(await status(begin(eva, video, { child_id: newId() }))).toBe(404)
    expect(await status(begin(eva, video, { prompt_id: newId() }))).toBe(404)
    expect(await status(begin(eva, video, { purpose: 'nothing' }))).toBe(400)
    expect(await status(begin(vic, video))).toBe(403)
    expect(await records(eva, Buffer.alloc(0))).toMatchObject({ state: 'refused', reason: 'empty' })
  })

  test("isn't in the gallery, but counts toward storage", async () => {
    await records(eva, video)
    const { families } = await eva.call(familiesContract.listFamilyUse, {})
    expect(families.find(({ family_id }) => family_id === family.family_id)?.bytes).toBe(video.length)
    expect((await eva.call(photosContract.listPhotos, family)).total).toBe(0)
  })
})

describe('access to a recorded answer', () => {
  test("needs the owner's consent; when that's withdrawn, every URL ends, and the bytes are deleted after 30 days", async () => {
    await records(eva, video)
    const [answer] = await answersSeenBy(vic)
    await ana.call(contract.withdrawConsent, mia)
    expect((await begin(eva, video)).status).toBe(409)
    for (const url of [answer!.video_url!, answer!.download_url!]) expect((await vic.fetches(url)).status).toBe(404)

    await server.sql(
      "update child_personality_responses set hidden_at = now() - interval '31 days' where child_id = $1",
      [mia.child_id],
    )
    await deleteHiddenResponses(server.context.db.worker, 30)
    const left = async () => {
      const keys: string[] = []
      for await (const key of server.context.store.list(`families/${family.family_id}/answers/`)) keys.push(key)
      return keys
    }
    await expect.poll(left).toEqual([])
  })

  test("is hidden for a video that arrives after the consent was withdrawn, until it's renewed", async () => {
    await server.stopWorker()
    const upload_id = idOf(await begin(eva, video))
    await ana.call(contract.withdrawConsent, mia)
    await server.startWorker()
    expect(await untilDecided(eva, family, upload_id)).toMatchObject({ state: 'done' })
    expect(await answersSeenBy(eva)).toEqual([])
    await agree()
    expect(await answersSeenBy(eva)).toHaveLength(1)
  })

  test('is limited to the author of a private one, also by URL, and ends when they leave the family', async () => {
    const { clip_id } = await seedAnswer(eva, { ...mia, prompt_id }, { audience: 'private' })
    expect(await answersSeenBy(ana)).toEqual([])
    const [own] = await answersSeenBy(eva)
    expect((await eva.fetches(own!.video_url!)).status).toBe(200)
    expect(own!.video_clip_id).toBe(clip_id)

    await seedAnswer(ana, { ...mia, prompt_id })
    const [seen] = await answersSeenBy(vic)
    expect((await vic.fetches(seen!.video_url!)).status).toBe(200)
    expect((await vic.fetches(seen!.video_url!.replace('/original', '/large'))).status).toBe(404)
    await server.leave(family, vic)
    await expect.poll(async () => (await vic.fetches(seen!.video_url!)).status).toBe(404)
  })

  test('excludes recording for a child of another family', async () => {
    const ben = await server.person('Ben')
    const other = await ben.opensFamily('Okafor')
    const headers = Object.entries({ purpose: 'answer', child_id: mia.child_id, prompt_id, take: newId() })
    const metadata = headers.map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`).join(',')
    expect((await beginUpload(ben, other, video, { headers: { 'upload-metadata': metadata } })).status).toBe(404)
  })
})

describe("an export of a child's answers", () => {
  test('contains every answer that the owner can see, as data and recordings, and is recorded in the audit log', async () => {
    await records(eva, video)
    const said = { ...mia, prompt_id, take: newId(), response_text: '<script>alert(1)</script> & snails' }
    await eva.call(contract.saveResponse, said)
    await seedAnswer(eva, { ...mia, prompt_id }, { audience: 'private' })
    const facts = await ana.call(contract.readChildExport, mia)
    expect(facts).toMatchObject({ name: 'Mia', birthdate: '2020-06-15', gender: 'prefer_not_to_say' })
    expect(facts.responses).toMatchObject([
      { prompt: 'What makes you laugh out loud?', videoDuration: expect.closeTo(2, 1), responseText: null },
      { videoClipId: null, responseText: said.response_text },
    ])

    await ana.call(contract.requestChildExport, mia)
    const { id } = await untilFinished(() => ana.call(contract.listChildExports, mia))
    const answer = await ana.fetches(
      `/api/families/${family.family_id}/children/${mia.child_id}/personality/exports/${id}/file`,
    )
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Mia.zip"/)
    const files = await unzip(new Uint8Array(await answer.arrayBuffer()))
    const [, recording] = [...files].find(([name]) => name.startsWith('recordings/01-'))!
    expect(recording.equals(video)).toBe(true)
    const page = String(files.get('index.html'))
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; snails')
    expect(page).toMatch(/<video controls preload="metadata" src="playable\/01-[-0-9a-f]+\.webm">/)
    expect(page).not.toMatch(/https?:|<script/)

    const noted = await server.sql<{ action: string }>(
      "select action from audit_log where details ->> 'child_id' = $1 and family_id = $2 and action like 'data.%'",
      [mia.child_id, family.family_id],
    )
    expect(noted.map(({ action }) => action)).toEqual(['data.exported', 'data.exported'])
  })
})
