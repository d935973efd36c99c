import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { childrenContract } from '#features/people/children.contract.ts'
import { personalityContract as contract } from '#features/personality/personality.contract.ts'
import { makePosters } from '#features/personality/server/make-posters.ts'
import { startMediaProcess } from '#server/media-process/media-process.ts'
import { wholeOriginals } from '#server/scrub/whole-originals.ts'
import { newId } from '#shared/ids.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { makeRecording } from '#kit/recordings.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { beginUpload, idOf, sendBytes, untilDecided } from '#kit/uploads.ts'

/** Answers every request for a frame with a green one, or with nothing. */
const ffmpegDouble = (sends: boolean) => `#!${process.execPath}
const [, width, height] = /scale=(\\d+):(\\d+)/.exec(process.argv.join(' ')) ?? []
${sends ? 'process.stdout.write(Buffer.alloc(width * height * 3, Buffer.from([30, 160, 60])))' : 'process.exit(1)'}
`

let server: TestApp
let ana: Person
let family: Family
let mia: { family_id: string; child_id: string }
let prompt_id: string
let folder: string

beforeAll(async () => {
  server = await openTestApp({ withWorker: true, config: { ffmpeg: null } })
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-ffmpeg-'))
  for (const [name, sends] of [
    ['ffmpeg', true],
    ['failing', false],
  ] as const) {
    await writeFile(path.join(folder, name), ffmpegDouble(sends))
    await chmod(path.join(folder, name), 0o755)
  }
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
  const child = { ...family, first_name: 'Mia', birth_date: '2020-06-15' }
  mia = { ...family, child_id: (await ana.call(childrenContract.addChild, child)).id }
  prompt_id = (await ana.call(contract.listPrompts, family)).prompts[0]!.id
  await ana.call(contract.giveConsent, { ...mia, text_version: '2026-11' })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Records an answer, with a frame as browsers send it if given. Returns its take. */
async function records(frame?: Buffer) {
  const take = newId()
  const about = { purpose: 'answer', filename: 'a.webm', child_id: mia.child_id, prompt_id, take }
  const metadata = Object.entries(about).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
  const video = await makeRecording()
  const begun = await beginUpload(ana, family, video.subarray(0, 10), {
    length: video.length,
    headers: { 'upload-metadata': metadata.join(',') },
  })
  const upload_id = idOf(begun)
  if (frame) {
    const init = { method: 'PUT', body: frame, headers: { 'content-type': 'application/offset+octet-stream' } }
    const sent = await ana.fetches(`/api/families/${family.family_id}/uploads/${upload_id}/poster`, init as RequestInit)
    expect(sent.status).toBe(204)
  }
  const address = `/api/families/${family.family_id}/uploads/${upload_id}`
  expect((await sendBytes(ana, address, 10, video.subarray(10))).status).toBe(204)
  expect(await untilDecided(ana, family, upload_id)).toMatchObject({ state: 'done' })
  return take
}

async function posterOf(take: string) {
  const { responses } = await ana.call(contract.listResponses, { ...mia, prompt_id })
  const { poster_url } = responses.find((response) => response.take === take)!
  if (!poster_url) return null
  const answer = await ana.fetches(poster_url)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
  return dominant.g > dominant.r && dominant.g > dominant.b ? 'green' : 'other'
}

/** As the scheduled job does on a machine with this ffmpeg. */
async function jobRuns(ffmpeg: string | null) {
  const { db, store, log, isolation } = server.context
  const media = startMediaProcess({ ffmpeg, isolation })
  try {
    await makePosters({ db: db.worker, media, store, originals: wholeOriginals({ db: db.worker, log, store }) })
  } finally {
    await media.close()
  }
}

test('a video has a poster once ffmpeg is installed, and none is drawn until then', async () => {
  const take = await records()
  expect(await posterOf(take)).toBeNull()
  await jobRuns(null)
  expect(await posterOf(take)).toBeNull()
  await jobRuns(path.join(folder, 'ffmpeg'))
  expect(await posterOf(take)).toBe('green')
})

test("a video that no decoder can read isn't tried again", async () => {
  const take = await records()
  await jobRuns(path.join(folder, 'failing'))
  await jobRuns(path.join(folder, 'ffmpeg'))
  expect(await posterOf(take)).toBeNull()
})

test('a video has the frame that the browser sent', async () => {
  expect(await posterOf(await records(await drawPicture()))).toBe('other')
})

test('videos from before keep the frame from the browser, and get one if their poster was drawn', async () => {
  const [sent, drawn] = [await records(await drawPicture()), await records()]
  const forget = () =>
    server.sql('update child_personality_responses set poster = null where take = any ($1)', [[sent, drawn]])
  await forget()
  await jobRuns(null)
  expect([await posterOf(sent), await posterOf(drawn)]).toEqual(['other', null])
  await jobRuns(path.join(folder, 'ffmpeg'))
  expect([await posterOf(sent), await posterOf(drawn)]).toEqual(['other', 'green'])
})
