import { execFile } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { pathToFileURL } from 'node:url'
import { format, type FormatConfig } from 'oxfmt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { ana, family, openOnceForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { CLIENT_PACKAGE, installClient } from '#kit/install-client.ts'
import { drawPicture } from '#kit/pictures.ts'
import { seedPhoto } from '#kit/photos.ts'
import type * as HearthbookClient from '../packages/client/src/client.ts'
import { clientOperations, type OpenApiDocument } from '../tools/client-operations.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const run = promisify(execFile)

openOnceForAnaAndBen({ withWorker: true })

/** A project that has installed the packed client. */
let project: string
let installed: string
let key: string
let client: HearthbookClient.Client
let hearthbook: typeof HearthbookClient

beforeAll(async () => {
  ;({ project, installed } = await installClient())
  key = (await ana.call(apiKeysContract.createApiKey, { name: 'A script', scopes: ['read', 'add', 'edit'] })).token
  hearthbook = (await import(pathToFileURL(path.join(installed, 'dist/client.js')).href)) as typeof HearthbookClient
  client = hearthbook.createClient({ address: server.url, key })
})
afterAll(() => rm(project, { recursive: true }))

test('the client’s types and operations are those of the contract', async () => {
  const file = path.join(CLIENT_PACKAGE, 'src/operations.ts')
  const generated = clientOperations((await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApiDocument)
  const config = JSON.parse(await readFile(path.join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig
  const { code } = await format('operations.ts', generated, config)
  if (process.env.UPDATE_DOCS) await writeFile(file, code)
  expect(await readFile(file, 'utf8')).toBe(code)
})

test('the package has our version, our license, and only what it needs', async () => {
  const about = async (folder: string) =>
    JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Record<string, unknown>
  const { version, license } = await about(ROOT)
  const ours = await about(installed)
  expect(ours).toMatchObject({ version, license, type: 'module' })
  expect(ours).not.toHaveProperty('dependencies')
  const files = (await readdir(installed, { recursive: true })).filter(
    (file) => path.extname(file) || file === 'LICENSE',
  )
  const built = ['client', 'operations', 'problem', 'send'].flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`])
  expect(files.toSorted()).toEqual([...built, 'LICENSE', 'README.md', 'package.json'].toSorted())
  expect(await readFile(path.join(installed, 'LICENSE'), 'utf8')).toBe(
    await readFile(path.join(ROOT, 'LICENSE'), 'utf8'),
  )
})

test('a script uploads a photo, finds it, edits it, and downloads the same bytes', async () => {
  const picture = (await drawPicture()) as Uint8Array<ArrayBuffer>
  const { family_id } = family
  const upload = await client.upload({
    family_id,
    filename: 'é #1.jpg',
    file: picture,
    taken_at: '1987-06-01T12:00:00',
  })
  expect(upload).toMatchObject({ state: 'done', filename: 'é #1.jpg' })
  const photo_id = upload.photo_id!
  await client.editPhoto({ family_id, photo_id, description: 'A red kite' })
  const { photos, total } = await client.listPhotos({ family_id, text: 'kite', limit: 10 })
  expect([photos.map(({ id }) => id), total]).toEqual([[photo_id], 1])
  const { original_url } = await client.getPhoto({ family_id, photo_id })
  expect(Buffer.from(await (await client.download(original_url!)).arrayBuffer()).equals(picture)).toBe(true)
  await client.deletePhoto({ family_id, photo_id })
})

test('a script reads every page of a list', async () => {
  const { family_id } = await ana.opensFamily('Pages')
  const ids = [
    await seedPhoto(ana, { family_id }),
    await seedPhoto(ana, { family_id }),
    await seedPhoto(ana, { family_id }),
  ]
  const pages: string[][] = []
  for await (const { photos } of client.pages('listPhotos', { family_id, limit: 2 }))
    pages.push(photos.map(({ id }) => id))
  expect(pages.map((page) => page.length)).toEqual([2, 1])
  expect(pages.flat().toSorted()).toEqual(ids.toSorted())
})

describe('a script gets an error', () => {
  test('with the code and fields of a problem', async () => {
    const refused = client.listPhotos({ family_id: family.family_id, limit: 501 })
    await expect(refused).rejects.toThrow(/^listPhotos: /)
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_input',
      status: 400,
      fields: { limit: expect.anything() },
    })
    await expect(refused).rejects.toBeInstanceOf(hearthbook.HearthbookError)
  })

  test('if its key is wrong', async () => {
    const stranger = hearthbook.createClient({ address: server.url, key: 'hbk_wrong' })
    await expect(stranger.listFamilies()).rejects.toMatchObject({ code: 'signed_out', status: 401 })
  })

  test('if something else answers', async () => {
    const fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
    const behindProxy = hearthbook.createClient({ address: server.url, key, fetch })
    await expect(behindProxy.listFamilies()).rejects.toMatchObject({ code: 'unexpected', status: 502 })
  })

  test('instead of sending its key to another server', async () => {
    await expect(client.download('https://photos.evil.example/media/1')).rejects.toThrow(TypeError)
  })
})

describe('a script that’s told to wait', () => {
  /** Answers this often with 429 before it asks the server. */
  const busy = (times: number, retryAfter: string) => {
    let asked = 0
    const fetch = (...request: Parameters<typeof globalThis.fetch>) =>
      ++asked <= times
        ? Promise.resolve(
            new Response('{"code":"too_many_requests"}', { status: 429, headers: { 'retry-after': retryAfter } }),
          )
        : globalThis.fetch(...request)
    return { client: hearthbook.createClient({ address: server.url, key, fetch }), asked: () => asked }
  }

  test('sends its request again', async () => {
    const patient = busy(2, '0')
    const { name } = await patient.client.getFamily(family)
    expect([name, patient.asked()]).toEqual([family.name, 3])
  })

  test('gets the problem if the wait is too long, or never ends', async () => {
    for (const [retryAfter, tries] of [
      ['3600', 1],
      ['0', 6],
    ] as const) {
      const { client: tired, asked } = busy(Infinity, retryAfter)
      await expect(tired.getFamily(family)).rejects.toMatchObject({ code: 'too_many_requests', status: 429 })
      expect(asked()).toBe(tries)
    }
  })

  test('stops waiting if it’s aborted', async () => {
    const stop = new AbortController()
    const fetch = async () => {
      setImmediate(() => stop.abort(new Error('enough')))
      return new Response('', { status: 503, headers: { 'retry-after': '100' } })
    }
    const waiting = hearthbook
      .createClient({ address: server.url, key, fetch })
      .getFamily(family, { signal: stop.signal })
    await expect(waiting).rejects.toThrow('enough')
  })
})

const WRONG = `
import { createClient } from 'hearthbook-client'
const hearthbook = createClient({ address: '', key: '' })
// @ts-expect-error family_id is missing.
void hearthbook.listPhotos({ limit: 3 })
// @ts-expect-error No operation has this name.
void hearthbook.listUnicorns()
// @ts-expect-error This list has no pages.
void hearthbook.pages('listFamilies', {})
// @ts-expect-error The answer has no such field.
void hearthbook.getFamily({ family_id: '' }).then(({ title }) => title)
`

test('the examples of its page compile and run, and wrong calls don’t compile', async () => {
  const page = await readFile(path.join(installed, 'README.md'), 'utf8')
  const examples = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, source]) => source!)
  expect(examples).toHaveLength(3)
  for (const [i, source] of [...examples, WRONG].entries()) await writeFile(path.join(project, `${i}.ts`), source)
  const types = ['--types', 'node', '--typeRoots', path.join(ROOT, 'node_modules/@types')]
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'ES2024',
    '--module',
    'NodeNext',
    '--skipLibCheck',
    'false',
    ...types,
  ]
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc')
  const files = (await readdir(project)).filter((file) => file.endsWith('.ts'))
  const checked = await run(process.execPath, [tsc, ...options, ...files], { cwd: project }).catch(
    (error: object) => error,
  )
  expect('stdout' in checked && checked.stdout).toBe('')

  const photo = (await drawPicture()) as Uint8Array<ArrayBuffer>
  await writeFile(path.join(project, 'photo.jpg'), photo)
  const env = { ...process.env, HEARTHBOOK: server.url, HEARTHBOOK_KEY: key }
  const runs = (i: number) => run(process.execPath, [path.join(project, `${i}.ts`)], { cwd: project, env })
  expect((await runs(1)).stdout).toMatch(/^(done|duplicate) [\w-]{36}\n$/)
  await runs(0)
  const saved = (await readdir(project)).find((file) => file.endsWith(' photo.jpg'))
  expect((await readFile(path.join(project, saved!))).equals(photo)).toBe(true)
  expect((await runs(2)).stdout).toMatch(/^\d+ photos \[/)
})
