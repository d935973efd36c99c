import { readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { davContract } from '#features/dav/dav.contract.ts'
import { scanInbox } from '#features/dav/server/inbox-folders/scan-inbox.ts'
import { mailInContract } from '#features/mail-in/mail-in.contract.ts'
import { receiveMail } from '#features/mail-in/server/receive-mail.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { upload as words } from '#features/uploads/uploads.messages.en.ts'
import { samplePath, samples } from '#server/media-process/test-samples.ts'
import { addDevice, type TestDevice } from '#kit/dav.ts'
import { inTurn } from '#kit/full-size.ts'
import type { Family, Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { beginUpload } from '#kit/uploads.ts'

let server: TestApp
let ana: Person
let dir: string
let mail: NonNullable<Awaited<ReturnType<typeof receiveMail>>>

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'hearthbook-inbox-'))
  server = await openTestApp({ withWorker: true, config: { inbox: { dir, moves: true } } })
  ana = await server.person('Ana')
  const mailIn = { port: 0, domain: 'photos.example', authservId: undefined }
  mail = (await receiveMail({ ...server.context, config: { ...server.config, mailIn } }))!
})
afterAll(async () => {
  await mail.close()
  await server.close()
  await rm(dir, { recursive: true })
})

const scan = () => scanInbox({ ...server.context, stableMs: 0 })

type Send = (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<number>

const byWebDav = async (family: Family): Promise<Send> => {
  const phone = await addDevice(ana, family)
  return async (name, bytes) => (await phone.asks('PUT', `/Inbox/${name}`, bytes)).status
}
const withKey = async () => {
  const { token } = await ana.call(apiKeysContract.createApiKey, { name: 'A script', scopes: ['add'] })
  return { authorization: `Bearer ${token}` }
}
const byForm = async ({ family_id }: Family): Promise<Send> => {
  const headers = await withKey()
  return async (name, bytes) => {
    const body = new FormData()
    body.append('file', new Blob([bytes], { type: 'text/html' }), name)
    return (await fetch(`${server.url}/api/families/${family_id}/files`, { method: 'POST', headers, body })).status
  }
}
const byPut = async ({ family_id }: Family): Promise<Send> => {
  const headers = { ...(await withKey()), 'content-type': 'image/svg+xml' }
  return async (name, body) =>
    (await fetch(`${server.url}/api/families/${family_id}/files/${name}`, { method: 'PUT', headers, body })).status
}
const byInboxFolder = async (family: Family): Promise<Send> => {
  const { folder } = await ana.call(davContract.createInboxFolder, family)
  await scan()
  return async (name, bytes) => {
    await writeFile(path.join(folder!, name), bytes)
    return 0
  }
}

const byTus = async (family: Family): Promise<Send> => {
  return async (filename, bytes) => (await beginUpload(ana, family, bytes, { filename })).status
}
/** Each in an email of its own, and called a photo. */
const byEmail = async (family: Family): Promise<Send> => {
  const { address: to } = await ana.call(mailInContract.replaceMailAddress, family)
  const transport = createTransport({ host: '127.0.0.1', port: mail.port, ignoreTLS: true })
  return async (filename, bytes) => {
    const content = Buffer.from(bytes)
    const attachments = [{ filename, content, contentType: 'image/jpeg' }]
    const { response } = await transport.sendMail({ from: ana.email, to, subject: '<b>Look</b>', attachments })
    return response.startsWith('250 ') ? 201 : 0
  }
}

/** `expect` says what has to come of it. */
type HostileFile = { name: string; file: string; expect: string; isEmpty: boolean }

const hostile = Object.entries(samples)
  .filter(([name]) => name.startsWith('bad/') && !name.startsWith('bad/names/'))
  .map(([name, { expect: outcome = 'either', bytes }]): HostileFile => {
    return { name: path.basename(name), file: samplePath(name), expect: outcome, isEmpty: bytes === 0 }
  })

const FOUND = path.join(import.meta.dirname, '../tools/fuzz/found')
/** Files that once broke a reader. */
const foundByFuzzing = readdirSync(FOUND).map((name): HostileFile => {
  return { name, file: path.join(FOUND, name), expect: 'either', isEmpty: false }
})

const entries = {
  ...{ 'by tus': byTus, 'by WebDAV': byWebDav, 'in a form': byForm, 'by PUT': byPut },
  ...{ 'in a folder': byInboxFolder, 'by email': byEmail },
}

/** Each sample comes in by one of the entries, and at full size by all of them. What fuzzing found always comes in by all. */
describe.each(Object.entries(entries))('hostile files sent %s', (label, openEntry) => {
  const files = [
    ...foundByFuzzing,
    ...inTurn(hostile, Object.keys(entries).indexOf(label), Object.keys(entries).length),
  ]

  test('are photos or refused as expected, and are never shown as a page', async () => {
    const family = await ana.opensFamily(`Hostile ${label}`)
    const send = await openEntry(family)
    for (const { name, file } of files) {
      const status = await send(name, (await readFile(file)) as Uint8Array<ArrayBuffer>)
      expect([0, 201, 202], name).toContain(status)
    }
    const decided = await untilDecided(family, files)
    for (const { name, expect: expected } of files) {
      const state = decided.get(name)
      if (expected !== 'reject' && state === 'added') continue
      expect(expected, name).not.toBe('accept')
      // The sentence that people see.
      expect(Object.keys(words.refused), name).toContain(state)
    }
    await expectNoPages(family)
  })
})

/** By name, `added` or the reason why not. Not every entry makes an upload of an empty file. */
async function untilDecided({ family_id }: Family, files: HostileFile[]): Promise<Map<string, string | null>> {
  const empty = files.filter(({ isEmpty }) => isEmpty).map(({ name }) => name)
  const read = async () => {
    await scan()
    const rows = await server.sql<{ filename: string; outcome: string | null }>(
      `select filename, case when state in ('done', 'duplicate') then 'added' else reason end as outcome
        from uploads where family_id = $1 and state in ('done', 'duplicate', 'refused')`,
      [family_id],
    )
    return new Map([
      ...rows.map(({ filename, outcome }) => [filename, outcome] as const),
      ...empty.map((name) => [name, 'empty'] as const),
    ])
  }
  await expect
    .poll(
      async () => {
        const outcomes = await read()
        return files.filter(({ name }) => !outcomes.has(name))
      },
      { timeout: 200_000 },
    )
    .toEqual([])
  return read()
}

/** Everything that a browser or WebDAV program can read of a family. */
async function expectNoPages(family: Family): Promise<void> {
  const { photos } = await ana.call(photosContract.listPhotos, family)
  const details = await Promise.all(
    photos.map(({ id }) => ana.call(photosContract.getPhoto, { ...family, photo_id: id })),
  )
  for (const { original_url, small_url, large_url, filename } of details)
    for (const address of [original_url!, small_url, large_url]) expectMedia(await ana.fetches(address), filename)
  const laptop = await addDevice(ana, family)
  for (const file of await filesBelow(laptop, '/')) {
    const answer = await laptop.asks('GET', file)
    if (answer.status === 404) continue
    expectMedia(answer, file)
    expect(answer.headers.get('content-disposition'), file).toMatch(/^attachment/)
  }
}

function expectMedia(answer: Response, name: string) {
  expect(answer.status, name).toBe(200)
  expect(answer.headers.get('content-type'), name).toMatch(/^(image\/(?!svg)|video\/)/)
  expect(answer.headers.get('x-content-type-options'), name).toBe('nosniff')
  void answer.body?.cancel()
}

async function filesBelow(device: TestDevice, folder: string): Promise<string[]> {
  const found: string[] = []
  for (const href of await device.lists(folder))
    found.push(...(href.endsWith('/') ? await filesBelow(device, href) : [href]))
  return found
}
