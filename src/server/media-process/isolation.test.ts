import { spawn } from 'node:child_process'
import {
  mkdirSync,
  statSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  existsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { childEnv } from '../child-env.ts'
import { removeStaleWork } from '#server/storage/scratch.ts'
import { openIsolation, probeDecoder, type Isolation } from './isolation.ts'
import { bubblewrap, decoderFolders } from './sandbox.ts'
import { ownPath, requireOutputFile } from './output-files.ts'
import { watchMemory } from './memory-watch.ts'
import { startMediaProcess } from './media-process.ts'
import type { AcceptedMedia } from './media-report.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'hearthbook-isolation-'))
const folders = decoderFolders({ dataDir, ffmpeg: null })
const find = openIsolation(folders)
let isolation: Isolation

beforeAll(async () => {
  isolation = await find()
  if (isolation.state !== 'isolated')
    // oxlint-disable-next-line no-console -- shown in the test run
    console.warn(`Decoders can't be isolated here (${isolation.state}): ${isolation.detail ?? 'install bubblewrap'}`)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('the check notices a decoder that can reach the network, the secret and the uploads', async () => {
  expect(await probeDecoder(folders)).toEqual(['network', 'secret', 'uploads'])
})

test("an isolated decoder reaches no network and no secret, and can't change uploads", async ({ skip }) => {
  if (!isolation.sandbox) return skip('no sandbox here')
  expect(await probeDecoder(folders, isolation.sandbox)).toEqual([])
})

test('a decoder is isolated where /proc is protected, and its children are watched', async ({ skip }) => {
  const sandbox = isolation.sandbox && bubblewrap(folders, false)
  if (!sandbox) return skip('no sandbox here')
  expect(await probeDecoder(folders, sandbox)).toEqual([])
  const child = spawn('sh', ['-c', 'node -e "const b = Buffer.alloc(9e7, 1); setInterval(() => b, 1e6)" & wait'], {
    env: childEnv(),
    detached: true,
  })
  await new Promise<void>((resolve) => {
    const stop = watchMemory(child.pid ?? 0, 80 * 1024 ** 2, () => resolve(stop()), { withChildren: true })
  })
  process.kill(-(child.pid ?? 0), 'SIGKILL')
})

test('an isolated decoder makes previews of an upload', async ({ skip }) => {
  if (!isolation.sandbox) return skip('no sandbox here')
  const upload = path.join(folders.uploads, 'photo')
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#884422' } })
    .jpeg()
    .toFile(upload)
  const media = startMediaProcess({ isolation: find, ffmpeg: null })
  try {
    const folder = path.join(await media.makeFolder(), 'made')
    const report = await media.inspect(upload, folder)
    expect(report).toMatchObject({ ok: true, width: 900, height: 600 })
    const [large] = (report as AcceptedMedia).derivatives
    expect(readFileSync(large?.path ?? '').length).toBeGreaterThan(100)
  } finally {
    await media.close()
  }
})

test('an isolated decoder that takes too much memory is stopped', async ({ skip }) => {
  if (!isolation.sandbox) return skip('no sandbox here')
  const upload = path.join(folders.uploads, 'large')
  await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#884422' } })
    .png()
    .toFile(upload)
  const media = startMediaProcess({ isolation: find, ffmpeg: null, memoryLimitBytes: 1024 ** 2 })
  try {
    await expect(media.inspect(upload, path.join(folders.work, 'large'))).rejects.toMatchObject({
      failure: 'out_of_memory',
    })
  } finally {
    await media.close()
  }
})

test('temporary folders are in the data folder, and closed to other accounts', async () => {
  const media = startMediaProcess({ isolation: async () => ({ state: 'unavailable', work: folders.work }) })
  const folder = await media.makeFolder()
  expect(path.dirname(folder)).toBe(folders.work)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  await media.close()
})

test('folders left by killed processes are removed after a day, and right away at the start of a single instance', async () => {
  const [old, recent] = ['old', 'recent'].map((name) => path.join(folders.work, `hearthbook-${name}`))
  for (const folder of [old, recent]) mkdirSync(folder ?? '')
  utimesSync(old ?? '', 0, 0)
  await openIsolation(folders)()
  expect([existsSync(old ?? ''), existsSync(recent ?? '')]).toEqual([false, true])
  removeStaleWork(folders.work, 0)
  expect(existsSync(recent ?? '')).toBe(false)
})

test("a decoder's report can only name files in its own folder, and no links", async () => {
  const folder = mkdtempSync(path.join(dataDir, 'made-'))
  const [secret, link, plain] = ['secret', 'link', 'plain'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(secret, 'secret')
  writeFileSync(plain, 'preview')
  symlinkSync(secret, link)
  expect(await requireOutputFile(plain)).toBe(plain)
  await expect(requireOutputFile(link)).rejects.toThrow()
  expect(path.dirname(ownPath('/etc/plain', folder))).toBe(folder)
})
