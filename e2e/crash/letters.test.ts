import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LETTER_FILE_PURPOSE } from '#features/capsules/capsules.rules.ts'
import { dayComes, sheetKey } from '#kit/letters.ts'
import { drawPicture } from '#kit/pictures.ts'
import { signUp, type ApiPerson } from '../api-person.ts'
import { startHearthbook, type RunningHearthbook } from '../start-hearthbook.ts'
import { inspectData, type StoredData } from '../stored-data.ts'
import { crashSeed, seededRandom } from './random.ts'

const KILLS = Number(process.env.CRASHES ?? 6)
const SEED = crashSeed(!!process.env.CRASHES)
const random = seededRandom(SEED)
/** Decoding and encrypting the photo, and sealing, take about this long. */
const SEALING_MS = 1_200
const OPENING_MS = 400

let server: RunningHearthbook
let data: StoredData
let ana: ApiPerson
let api: string
let person_id: string

beforeAll(async () => {
  server = await startHearthbook({ env: { LOG_LEVEL: 'fatal' } })
  data = inspectData(server.dataDir)
  ana = await signUp(server, 'Ana')
  api = `/api/families/${await ana.opensFamily('Moreau')}`
  const alma = { first_name: 'Alma', birth_date: '2020-02-29' }
  person_id = (await ana.send<{ id: string }>('POST', `${api}/children`, alma)).id
})
afterAll(() => server?.discard())

type Draft = { once: string; letter: string; photo: Buffer; file_id?: string }
type Listed = { id: string; opened_at: string | null; file_count: number }

/** Uploads the photo unless that was done, and seals the letter with it. A repeated call is the same request. */
async function seal(draft: Draft): Promise<{ sealed: Listed; sheet: { pdf: string } }> {
  draft.file_id ??= await uploadSealed(draft.photo)
  const { once, letter, file_id } = draft
  const content = { once, person_id, letter, file_ids: [file_id], opens_on: '2090-06-01', language: 'en' }
  return ana.send('POST', `${api}/letters`, content)
}

async function uploadSealed(bytes: Buffer): Promise<string> {
  const about = Object.entries({ purpose: LETTER_FILE_PURPOSE, filename: 'tooth.jpg' })
  const answer = await fetch(`${server.url}${api}/uploads`, {
    method: 'POST',
    headers: {
      ...{ origin: server.url, cookie: `hearthbook=${ana.cookie().value}`, 'tus-resumable': '1.0.0' },
      ...{ 'upload-length': `${bytes.length}`, 'content-type': 'application/offset+octet-stream' },
      'upload-metadata': about.map(([name, said]) => `${name} ${Buffer.from(said).toString('base64')}`).join(','),
    },
    body: new Uint8Array(bytes),
  })
  const id = answer.headers.get('location')!.split('/').at(-1)!
  for (;;) {
    const { uploads } = await ana.send<{ uploads: { state: string }[] }>('GET', `${api}/upload-states?ids=${id}`)
    if (uploads[0]?.state === 'done') return id
    if (uploads[0]?.state !== 'received') throw new Error(`the upload is ${uploads[0]?.state ?? 'lost'}`)
    await sleep(20)
  }
}

/** Kills the server at a random moment of this, and starts it again. */
async function killDuring(work: () => Promise<unknown>, longest: number): Promise<void> {
  const working = work().catch(() => {})
  await sleep(random.below(longest))
  await server.kill()
  await working
  await server.restart()
}

const letters = async (state: string) =>
  (await ana.send<{ letters: Listed[] }>('GET', `${api}/letters?state=${state}`)).letters

/** A job of a killed process is locked until the reaper frees it. */
async function opensWhatIsDue() {
  await data.sql(`select graphile_worker.add_job('open-letters')`)
}

test(
  `letters survive ${KILLS} kills with SIGKILL while they are sealed, and open once (seed ${SEED})`,
  async () => {
    const drafts: Draft[] = []
    const sealed: { sealed: Listed; sheet: { pdf: string } }[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const draft = { once: randomUUID(), letter: `The secret of letter ${kill}`, photo: await drawPicture() }
      drafts.push(draft)
      await killDuring(() => seal(draft), SEALING_MS)
      sealed.push(await seal(draft))
    }
    const waiting = await letters('waiting')
    expect(waiting.map(({ id }) => id).toSorted()).toEqual(sealed.map((one) => one.sealed.id).toSorted())
    expect(waiting.map(({ file_count }) => file_count)).toEqual(drafts.map(() => 1))
    // The sheet of the last answer is the one that opens it.
    expect(new Set(await Promise.all(sealed.map(({ sheet }) => sheetKey(sheet.pdf)))).size).toBe(KILLS)
    const stored = await data.sql(`select to_jsonb(letter) as row from capsules letter
    union all select to_jsonb(file) from capsule_files file union all select payload::jsonb from graphile_worker._private_jobs`)
    expect(JSON.stringify(stored)).not.toMatch(/The secret of letter|tooth\.jpg/)

    const secret = (await readFile(path.join(server.dataDir, 'secret'), 'utf8')).trim()
    for (const { id } of waiting) await dayComes(data.sql, id, secret)
    await killDuring(opensWhatIsDue, OPENING_MS)
    await opensWhatIsDue()
    await expect.poll(() => letters('waiting'), { timeout: 120_000, interval: 500 }).toEqual([])
    for (const { letter, photo } of drafts) {
      const [row] = await data.sql<{ id: string; told: number }>(
        `select letter.id, (select count(*)::int from family_activities activity
          where activity.activity_type = 'capsule_opened' and activity.metadata ->> 'capsule_id' = letter.id::text) as told
        from capsules letter where letter.letter = $1`,
        [letter],
      )
      expect(row?.told).toBe(1)
      const file = async () =>
        (await ana.send<{ files: { state: string; photo_id: string }[] }>('GET', `${api}/letters/${row!.id}`)).files[0]
      await expect.poll(async () => (await file())?.state, { timeout: 120_000, interval: 500 }).toBe('ready')
      const { photo_id } = (await file())!
      const { download_url } = await ana.send<{ download_url: string }>('GET', `${api}/photos/${photo_id}`)
      const cookie = `hearthbook=${ana.cookie().value}`
      const bytes = await (await fetch(server.url + download_url, { headers: { cookie } })).arrayBuffer()
      expect(Buffer.from(bytes).equals(photo)).toBe(true)
    }
  },
  240_000 + KILLS * 30_000,
)
