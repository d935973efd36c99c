import { readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { davContract } from '#features/dav/dav.contract.ts'
import { scanInbox } from '#features/dav/server/inbox-folders/scan-inbox.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { hasSamples, samplePath, samples } from '#server/media-process/test-samples.ts'
import { addDevice, type TestDevice } from '#kit/dav.ts'
import { inTurn } from '#kit/full-size.ts'
import type { Family, Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let ana: Person
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'hearthbook-inbox-'))
  server = await openTestApp({ withWorker: true, config: { inbox: { dir, moves: true } } })
  ana = await server.person('Ana')
})
afterAll(async () => {
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

/** `expect` says what has to come of it. */
type HostileFile = { name: string; file: string; expect: string; isEmpty: boolean }

const hostile = Object.entries(samples)
  .filter(([name]) => name.startsWith('bad/') && !name.startsWith('bad/names/'))
  .map(([name, { expect: outcome = 'either', bytes }]): HostileFile => {
    return { name: path.basename(name), file: samplePath(name), expect: outcome, isEmpty: bytes === 0 }
  })

const FOUND = path.join(import.meta.dirname, '../../../../tools/fuzz/found')
/** Files that once broke a reader. */
const foundByFuzzing = readdirSync(FOUND).map((name): HostileFile => {
  return { name, file: path.join(FOUND, name), expect: 'either', isEmpty: false }
})

const entries = { 'by WebDAV': byWebDav, 'in a form': byForm, 'by PUT': byPut, 'in a folder': byInboxFolder }

/** Each sample comes in by one of the entries, and at full size by all of them. What fuzzing found always comes in by all. */
describe.skipIf(!hasSamples).each(Object.entries(entries))('hostile files sent %s', (label, openEntry) => {
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
      if (expected === 'accept') expect(['done', 'duplicate'], name).toContain(state)
      else if (expected === 'reject') expect(state, name).toBe('refused')
      else expect(['done', 'duplicate', 'refused'], name).toContain(state)
    }
    await expectNoPages(family)
  })
})

/** The state of each file by its name; empty files aren't uploads. */
async function untilDecided({ family_id }: Family, files: HostileFile[]): Promise<Map<string, string>> {
  const empty = files.filter(({ isEmpty }) => isEmpty).map(({ name }) => name)
  const read = async () => {
    await scan()
    const rows = await server.sql<{ filename: string; state: string }>(
      'select filename, state from uploads where family_id = $1',
      [family_id],
    )
    return new Map([
      ...rows.map(({ filename, state }) => [filename, state] as const),
      ...empty.map((name) => [name, 'refused'] as const),
    ])
  }
  await expect
    .poll(
      async () => {
        const states = await read()
        return files.filter(({ name }) => !['done', 'duplicate', 'refused'].includes(states.get(name) ?? ''))
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
