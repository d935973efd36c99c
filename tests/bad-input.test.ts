import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { CONSENT_VERSION } from '#features/personality/consent-version.ts'
import { upload as words } from '#features/uploads/uploads.messages.en.ts'
import { importsContract } from '#features/imports/imports.contract.ts'
import { hasSamples, samplePath, samples } from '#server/media-process/test-samples.ts'
import { newId } from '#shared/ids.ts'
import { inTurn } from '#kit/full-size.ts'
import type { Family, Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { beginUpload, idOf, saying, sendFile, untilDecided } from '#kit/uploads.ts'
import { zipBytes } from '#kit/zips.ts'

/**
 * Sends every broken or hostile sample as an upload, an answer and an import, and expects a message for people. The tests of
 * profile photos and audio captions send them, too.
 */
const bad = hasSamples
  ? readdirSync(samplePath('bad'), { withFileTypes: true })
      .filter((one) => one.isFile() && one.name !== 'names.json')
      .map(({ name }) => name)
  : []
const bytesOf = (name: string) => readFileSync(samplePath(`bad/${name}`))

let server: TestApp
let rosa: Person
let family: Family
beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  rosa = await server.person('Rosa')
  family = await rosa.opensFamily('Of odd files')
})
afterAll(() => server.close())

/** The error message for a file; undefined if it was accepted. */
type SendFile = (name: string) => Promise<string | undefined>

const outcomeOf = async (upload_id: string) => {
  const { reason } = await untilDecided(rosa, family, upload_id)
  return reason ? words.refused[reason] : undefined
}
const byUpload: SendFile = async (name) => outcomeOf(await sendFile(rosa, family, bytesOf(name), name))

/** As a script sends it: in a form, or as the body of a PUT. */
const script = async (path: string, init: RequestInit) => {
  const answer = await rosa.fetches(`/api/families/${family.family_id}/files${path}`, {
    ...init,
    headers: { ...init.headers, cookie: '', origin: '', authorization: `Bearer ${await key()}` },
  })
  return outcomeOf(((await answer.json()) as { id: string }).id)
}
let made: Promise<string> | undefined
const key = () =>
  (made ??= rosa.call(apiKeysContract.createApiKey, { name: 'A script', scopes: ['add'] }).then(({ token }) => token))
const byForm: SendFile = (name) => {
  const body = new FormData()
  body.append('file', new Blob([bytesOf(name)]), name)
  return script('', { method: 'POST', body })
}
const byPut: SendFile = (name) => script(`/${encodeURIComponent(name)}`, { method: 'PUT', body: bytesOf(name) })

async function answers(): Promise<SendFile> {
  const { family_id } = family
  const { id: child_id } = await rosa.call(childrenContract.addChild, {
    ...{ family_id, first_name: 'Mia', birth_date: '2020-06-15' },
  })
  await rosa.call(personalityContract.giveConsent, { family_id, child_id, text_version: CONSENT_VERSION })
  const prompt_id = (await rosa.call(personalityContract.listPrompts, { family_id })).prompts[0]!.id
  return async (filename) => {
    const said = saying({ purpose: 'answer', filename, child_id, prompt_id, take: newId() })
    return outcomeOf(idOf(await beginUpload(rosa, family, bytesOf(filename), said)))
  }
}

/** The outcome of each file in an import's report. */
async function inReport(files: Record<string, Buffer>): Promise<Map<string, string>> {
  const { family_id } = await rosa.opensFamily('Of an import')
  const paths = Object.keys(files)
  const { id: import_id } = await rosa.call(importsContract.beginImport, {
    ...{ family_id, title: 'odd', files: paths.length, bytes: 1 },
  })
  for (const [path, bytes] of Object.entries(files)) {
    const sent = await beginUpload(
      rosa,
      { family_id },
      bytes,
      saying({ purpose: 'import', filename: 'a', import_id, path }),
    )
    await untilDecided(rosa, { family_id }, idOf(sent))
  }
  const state = async () => (await rosa.call(importsContract.getImport, { family_id, import_id })).state
  await expect.poll(state, { timeout: 120_000 }).toBe('done')
  const report = await (await rosa.fetches(`/api/families/${family_id}/imports/${import_id}/report`)).text()
  const lines = report.trim().split('\r\n').slice(1)
  return new Map(
    lines.map((line) => line.split('","')).map(([path, , outcome, why]) => [path!.slice(1), why || outcome!]),
  )
}

/** Valid photos with file names that some programs mishandle. */
const names = hasSamples ? readdirSync(samplePath('bad/names')) : []

/** Only some of the samples may produce this generic message. */
const empty = 'zero-byte.jpg'
const page = 'html-renamed.png'

const mustBeRefused = (name: string) => samples[`bad/${name}`]?.expect === 'reject'

// Other ways take turns, since they store files in the same place as an upload.
const inThirds = (turn: number) => [...new Set([empty, page, ...inTurn(bad, turn, 3)])]

test.skipIf(!hasSamples).each<[string, () => Promise<SendFile>, string[]]>([
  ['upload', async () => byUpload, bad],
  ['file in a form', async () => byForm, inThirds(0)],
  ['file in a PUT', async () => byPut, inThirds(1)],
  ['recorded answer', answers, inThirds(2)],
])(
  'a person who sends a broken or hostile %s gets an error message',
  { timeout: 240_000 },
  async (_how, open, files) => {
    const expected: Record<string, string> = { [empty]: 'This file is empty', [page]: 'This isn’t a photo or video' }
    const enter = await open()
    for (const name of files) {
      const sentence = await enter(name)
      if (expected[name]) expect(sentence, name).toMatch(new RegExp(`^${expected[name]}`))
      // A missing translation would show the key instead of a sentence.
      else if (sentence !== undefined || mustBeRefused(name)) expect(sentence, name).toMatch(/^[A-Z].{20,}\.$/s)
    }
  },
)

test.skipIf(!hasSamples)(
  'the report of an import has a reason for each refused file, in a folder and in a ZIP',
  { timeout: 240_000 },
  async () => {
    const files = Object.fromEntries(bad.map((name) => [name, bytesOf(name)]))
    const inFolder = await inReport(Object.fromEntries(bad.map((name) => [`odd/${name}`, files[name]!])))
    const inZip = await inReport({ 'odd.zip': await zipBytes(files) })
    expect([...inZip.keys()].toSorted()).toEqual(bad.toSorted())
    for (const name of bad) {
      expect(inFolder.get(`odd/${name}`), name).toBe(inZip.get(name))
      expect(inZip.get(name), name).toMatch(/^[A-Z][\w ’,:;.-]+$/)
    }
    expect(inZip.get(empty)).toBe('Empty file')
    expect(inZip.get(page)).toBe('Not a photo or video')
    expect(inZip.get('truncated.jpg')).toBe('Damaged file')
    expect(inZip.get('png-bomb-50000x50000.png')).toBe('File too large')
  },
)

test.skipIf(!hasSamples)('pictures under hostile names come in by an import, in a folder as in a ZIP', async () => {
  const files = Object.fromEntries(names.map((name) => [name, bytesOf(`names/${name}`)]))
  const inFolder = await inReport(Object.fromEntries(names.map((name) => [`odd/${name}`, files[name]!])))
  const inZip = await inReport({ 'odd.zip': await zipBytes(files) })
  for (const name of names)
    expect([name, inFolder.get(`odd/${name}`), inZip.get(name)]).toEqual([name, 'Imported', 'Imported'])
})
