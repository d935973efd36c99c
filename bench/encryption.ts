import { once } from 'node:events'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import path from 'node:path'
import { encryptedStore } from '#server/encryption/encrypted-store.ts'
import { piecesOf } from '#server/encryption/encrypted-source.ts'
import { testDataKeys } from '#server/encryption/test-data-keys.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import { newId } from '#shared/ids.ts'
import { signUp } from '../e2e/api-person.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { median, type Finding, type Section } from './measure.ts'
import { makePhotos } from './photos-12mp.ts'

const MEGABYTES = 128
const ROUNDS = 9
const LEAST = 0.8
const VIDEO = { contentType: 'video/mp4' }

export const encryption: Section = {
  name: 'encryption',
  title: 'Encryption of stored files',
  how: `Storing: a file of ${MEGABYTES} MB is written to the store, synced, and named, with encryption and without. Both read it, write all of its bytes, wait for the disk, and remove it; without encryption, an upload on the same disk is usually only renamed, which moves no bytes at all. Reading: two instances, one with ENCRYPTION=on, send an original of ${MEGABYTES} MB over one connection to a client in a process of its own. All run alternately, ${ROUNDS} times after a warm-up round; the result is the ratio of the medians.`,
  async run(log) {
    return [await measureStoring(log), await measureReading(log)]
  },
}

async function measureStoring(log: (line: string) => void): Promise<Finding> {
  // Beside the code, because temporary folders may be in memory.
  const folder = await mkdtemp(path.join(import.meta.dirname, '..', 'test-results', 'bench-'))
  try {
    const file = path.join(folder, 'video')
    const bare = await openDiskStore(path.join(folder, 'objects'))
    const encrypted = encryptedStore(bare, testDataKeys(), { isOn: true })
    const stores = {
      bare: async (key: string) => {
        const handle = await open(file)
        const size = MEGABYTES * 1e6
        const source = { size, batches: () => piecesOf(handle, size) }
        await bare.write(key, source, { ...VIDEO, as: 'create' }).finally(() => handle.close())
        await rm(file)
      },
      ours: (key: string) => encrypted.storeFile(key, file, VIDEO),
    }
    const content = randomBytes(MEGABYTES * 1e6)
    return await compare('Storing an encrypted file', log, async (kind) => {
      await writeFile(file, content, { flush: true })
      const key = `families/${newId()}/photos/${newId()}/original.mp4`
      const start = performance.now()
      await stores[kind](key)
      const ms = performance.now() - start
      await bare.remove(key)
      return MEGABYTES / (ms / 1000)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureReading(log: (line: string) => void): Promise<Finding> {
  const folder = await mkdtemp(path.join(import.meta.dirname, '..', 'test-results', 'bench-'))
  const servers = {
    bare: await startHearthbook({ env: { ENCRYPTION: 'off' } }),
    ours: await startHearthbook({ env: { ENCRYPTION: 'on' } }),
  }
  try {
    const [photo] = await makePhotos(folder, 1)
    const bytes = Buffer.concat([await readFile(photo!), randomBytes(MEGABYTES * 1e6)])
    const addresses: Record<string, { url: string; cookie: string }> = {}
    for (const [kind, server] of Object.entries(servers)) {
      const ana = await signUp(server)
      const family_id = await ana.opensFamily('The Moreaus')
      const id = await ana.uploadsBytes(family_id, bytes)
      const { download_url } = await ana.send<{ download_url: string }>(
        'GET',
        `/api/families/${family_id}/photos/${id}`,
      )
      const { name, value } = ana.cookie()
      addresses[kind] = { url: new URL(download_url, server.url).href, cookie: `${name}=${value}` }
    }
    return await compare(
      'Reading an encrypted file',
      log,
      async (kind) => bytes.length / 1000 / (await readIn(addresses[kind]!)),
    )
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.discard()))
    await rm(folder, { recursive: true, force: true })
  }
}

/** How many milliseconds another process needs to read it. */
async function readIn(address: { url: string; cookie: string }): Promise<number> {
  const client = `require('node:http').get(process.argv[1], { headers: { cookie: process.argv[2] } }, (answer) => {
    if (answer.statusCode !== 200) throw new Error(answer.statusCode)
    const start = performance.now()
    answer.on('data', () => {}).on('end', () => process.stdout.write(String(performance.now() - start)))
  })`
  const child = spawn(process.execPath, ['-e', client, address.url, address.cookie], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [ms, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error('the file could not be read')
  return Number(ms)
}

async function compare(
  what: string,
  log: (line: string) => void,
  run: (kind: 'ours' | 'bare') => Promise<number>,
): Promise<Finding> {
  const speeds = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++) {
    const [bare, ours] = [await run('bare'), await run('ours')]
    log(`${what}: ${ours.toFixed(0)} MB/s, plain ${bare.toFixed(0)} MB/s`)
    if (round === 0) continue
    speeds.bare.push(bare)
    speeds.ours.push(ours)
  }
  const [ours, bare] = [median(speeds.ours), median(speeds.bare)]
  return {
    what: `${what} (${MEGABYTES} MB)`,
    ours: `${ours.toFixed(0)} MB/s`,
    bare: `${bare.toFixed(0)} MB/s (plain)`,
    value: ours / bare,
    limit: { least: LEAST },
    verdict: `${(ours / bare).toFixed(2)} x`,
  }
}
