import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { familiesContract } from '#features/families/families.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { personalityContract as contract } from '#features/personality/personality.contract.ts'
import { transcribeAnswerJob } from '#features/personality/server/personality.jobs.ts'
import { transcribeAnswer } from '#features/personality/server/transcribe-answer.ts'
import { searchContract } from '#features/search/search.contract.ts'
import type { Config } from '#server/config.ts'
import { startMediaProcess } from '#server/media-process/media-process.ts'
import { wholeOriginals } from '#server/scrub/whole-originals.ts'
import { seedAnswer } from '#kit/answers.ts'
import type { Family, Person } from '#kit/people.ts'
import { makeAudio, makeRecording } from '#kit/recordings.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let endpoint: Server
let heard: { body: Buffer; authorization: string | undefined }[]
let video: Buffer
let ana: Person
let eva: Person
let family: Family
let mia: { family_id: string; child_id: string }
let prompt_id: string

const media = startMediaProcess({ ffmpeg: null, isolation: () => server.context.isolation() })
beforeAll(async () => {
  endpoint = createServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    heard.push({ body: Buffer.concat(parts), authorization: request.headers.authorization })
    if (request.url !== '/v1/audio/transcriptions') return void reply.writeHead(404).end()
    reply.setHeader('content-type', 'application/json')
    reply.end(JSON.stringify({ text: ' Because the dog sneezes so loud. ' }))
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  server = await openTestApp({ config: { speech: speech() } })
  video = await makeRecording()
})
afterAll(async () => {
  await media.close()
  await server.close()
  await new Promise((resolve) => endpoint.close(resolve))
})
beforeEach(async () => {
  heard = []
  ana = await server.person('Ana')
  eva = await server.person('Eva')
  family = await ana.opensFamily('Moreau')
  await server.join(family, eva, 'editor')
  const child = await ana.call(childrenContract.addChild, { ...family, first_name: 'Mia', birth_date: '2020-06-15' })
  mia = { family_id: family.family_id, child_id: child.id }
  prompt_id = (await ana.call(contract.listPrompts, family)).prompts[0]!.id
})

function speech(): NonNullable<Config['speech']> {
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1/`
  return { url, key: 'secret-key', model: 'whisper-1', command: undefined }
}

/** An existing recording with its bytes. */
async function recorded(bytes = video, file_type = 'video/webm') {
  const { response_id, clip_id } = await seedAnswer(eva, { ...mia, prompt_id })
  const [row] = await server.sql<{ storage_path: string }>(
    'update child_personality_responses set bytes = $2, sha256 = sha256($3), file_type = $4 where id = $1 returning storage_path',
    [response_id, bytes.length, bytes, file_type],
  )
  await server.context.store.remove(row!.storage_path)
  await server.context.store.put(row!.storage_path, bytes, { contentType: 'video/webm' })
  return { response_id, clip_id, family_id: family.family_id, storage_path: row!.storage_path }
}

function partsOfJob() {
  const { log, store, db } = server.context
  return { db: db.worker, media, originals: wholeOriginals({ db: db.worker, store, log }), speech: speech() }
}

/** Runs the queued transcription jobs. */
async function listens(by: Config['speech'] = speech()) {
  const jobs = await server.sql<{ payload: unknown }>(
    `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
      where task.id = job.task_id and task.identifier = 'transcribe-answer' and job.payload ->> 'family_id' = $1
      returning job.payload`,
    [family.family_id],
  )
  for (const { payload } of jobs)
    await transcribeAnswer(transcribeAnswerJob.payload.parse(payload), { ...partsOfJob(), speech: by })
  return jobs.length
}

const transcriptSeenBy = async (person: Person) =>
  (await person.call(contract.getPersonality, mia)).responses[0]?.transcript

test('nothing is transcribed until the owner agrees, knowing which service processes the audio', async () => {
  const clip = await recorded()
  expect(await listens()).toBe(0)
  await transcribeAnswer(clip, partsOfJob())
  expect(heard).toEqual([])
  expect((await eva.tries(contract.allowTranscripts, family)).status).toBe(403)
  const before = await ana.call(contract.getTranscripts, family)
  expect(before).toEqual({
    ...{ available: true, allowed: false, with_captions: false, given_at: null, given_by: null },
    sent_to: new URL(speech().url!).host,
  })
  expect(await ana.call(contract.allowTranscripts, family)).toMatchObject({ allowed: true, given_by: 'Ana Moreau' })
})

test('after that, existing and new recordings are transcribed from their audio alone and can be searched', async () => {
  await recorded()
  await ana.call(contract.allowTranscripts, family)
  expect(await listens()).toBe(1)
  expect(await transcriptSeenBy(eva)).toBe('Because the dog sneezes so loud.')
  const [request] = heard
  expect(request!.authorization).toBe('Bearer secret-key')
  expect(request!.body.toString('latin1')).toMatch(
    /name="model"\r\n\r\nwhisper-1[^]*filename="sound\.webm"|filename="sound\.webm"[^]*whisper-1/,
  )
  expect(request!.body.includes('A_OPUS')).toBe(true)
  expect(request!.body.includes('V_VP8')).toBe(false)
  const find = (person: Person) => person.call(searchContract.searchEverything, { text: 'SNEEZES' })
  expect((await find(eva)).answers).toMatchObject([
    { first_name: 'Mia', prompt_order: 1, excerpt: expect.stringContaining('sneezes') },
  ])
  expect((await find(await server.person('Eve'))).answers).toEqual([])
  const { responses } = await ana.call(contract.readChildExport, mia)
  expect(responses).toMatchObject([{ transcript: 'Because the dog sneezes so loud.' }])
})

test('an answer without video is transcribed, too', async () => {
  await recorded(await makeAudio(), 'audio/webm')
  await ana.call(contract.allowTranscripts, family)
  await listens()
  expect(await transcriptSeenBy(eva)).toBe('Because the dog sneezes so loud.')
})

test('when the owner turns transcription off, transcripts are deleted right away and nothing more is transcribed', async () => {
  await recorded()
  await ana.call(contract.allowTranscripts, family)
  await listens()
  await ana.call(contract.endTranscripts, family)
  expect(await transcriptSeenBy(eva)).toBeNull()
  await ana.call(contract.allowTranscripts, family)
  await ana.call(contract.endTranscripts, family)
  expect(await listens()).toBe(1)
  expect(heard).toHaveLength(1)
  expect(await transcriptSeenBy(eva)).toBeNull()

  // The history names what was agreed to, which isn't permission to record.
  const { entries } = await ana.call(familiesContract.listFamilyAudit, family)
  expect(entries.map(({ action }) => action).slice(0, 2)).toEqual(['transcripts.ended', 'transcripts.allowed'])
  expect(entries.map(({ action }) => action)).not.toContain('consent.withdrawn')
})

test('a local program can transcribe too, without a shell, and is retried if it fails', async () => {
  await recorded()
  await ana.call(contract.allowTranscripts, family)
  const says = (script: string) => ({
    ...speech(),
    url: undefined,
    command: [process.execPath, '-e', script, '{file}'],
  })
  await expect(listens(says('console.error("no model"); process.exit(3)'))).rejects.toThrow(/ended with 3: no model/)
  await ana.call(contract.endTranscripts, family)
  await ana.call(contract.allowTranscripts, family)
  await listens(says('console.log(require("node:path").basename(process.argv[1]) + "; $(whoami)")'))
  expect(await transcriptSeenBy(eva)).toBe('sound.webm; $(whoami)')
  expect(heard).toEqual([])
})

test('audio that takes too long to extract is skipped, and its process is ended', async () => {
  // Long enough that the time limit is always reached first.
  const clip = await recorded(await makeRecording({ seconds: 120 }))
  await ana.call(contract.allowTranscripts, family)
  const hurried = startMediaProcess({ ffmpeg: null, timeLimitMs: 1, isolation: () => server.context.isolation() })
  await transcribeAnswer(clip, { ...partsOfJob(), media: hurried })
  await hurried.close()
  expect(heard).toEqual([])
  expect(await transcriptSeenBy(eva)).toBeNull()
})

test('a recording that was cut short on disk isn’t sent to the service, and is reported to administrators', async () => {
  const clip = await recorded()
  await ana.call(contract.allowTranscripts, family)
  const { store } = server.context
  await store.remove(clip.storage_path)
  await store.put(clip.storage_path, video.subarray(0, 5000), { contentType: 'video/webm' })
  await listens()
  expect(heard).toEqual([])
  expect(await server.sql('select finding from original_checks where storage_path = $1', [clip.storage_path])).toEqual([
    { finding: 'changed' },
  ])
})

test("a local program sees none of Hearthbook's settings", async () => {
  for (const name of ['SECRET', 'SMTP_PASSWORD', 'S3_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'a secret of the server')
  await recorded()
  await ana.call(contract.allowTranscripts, family)
  const script = 'console.log(Object.entries(process.env).map((one) => one.join("=")).join("; "))'
  await listens({ ...speech(), url: undefined, command: [process.execPath, '-e', script, '{file}'] })
  vi.unstubAllEnvs()
  const seen = await transcriptSeenBy(eva)
  expect(seen).toContain('PATH=')
  expect(seen).not.toMatch(/SECRET|SMTP|a secret of the server/)
})

test("without a transcription service or program, transcription can't be turned on", async () => {
  const quiet = await openTestApp({ config: { speech: undefined } })
  const leo = await quiet.person('Leo')
  const home = await leo.opensFamily('Arnaud')
  expect(await leo.call(contract.getTranscripts, home)).toMatchObject({ available: false, sent_to: null })
  expect((await leo.tries(contract.allowTranscripts, home)).status).toBe(409)
  await quiet.close()
})
