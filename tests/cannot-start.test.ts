import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from '#app/context.ts'
import { reasonOf, start } from '#app/start.ts'
import { canMount, fillDisk, mountSmallDisk, unmount } from '#kit/full-disk.ts'
import { loadConfig } from '#server/config.ts'
import { announceSettings } from '#server/db/same-settings.ts'
import { createTestDatabase, TEST_SECRET } from '#server/db/test-database.ts'
import { openLog } from '#server/log.ts'
import { required } from '#shared/required.ts'

const MAIN = path.join(import.meta.dirname, '../src/app/main.ts')

let folder: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-cannot-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const settings = (given: Record<string, string>): Record<string, string> => ({
  ...{ LOG_LEVEL: 'warn', FFMPEG: process.execPath, SECRET: TEST_SECRET },
  ...{ DATA_DIR: path.join(folder, 'data'), DATABASE_URL: database.ownerUrl },
  ...given,
})

/** The output of a start that fails. Reuses the compile cache of earlier starts. */
function outputOf(given: Record<string, string>): string {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, ...settings(given) }
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN], { env, encoding: 'utf8', timeout: 60_000 })
  expect(status, stderr).toBe(1)
  return `${stdout}${stderr}`.trim()
}

/** Why a start in this process fails, which is quicker. It must fail before it listens to signals. */
async function refusalOf(given: Record<string, string>): Promise<string | undefined> {
  const umask = process.umask()
  try {
    await start(loadConfig(settings(given)))
  } catch (error) {
    return reasonOf(error)
  } finally {
    process.umask(umask)
  }
  throw new Error('It started.')
}

/** Opens a folder and a database like a start does. */
async function open(given: Record<string, string>): Promise<void> {
  await (await openContext(loadConfig(settings(given)), openLog('warn'))).close()
}

test('a port in use is reported with a suggestion, and nothing else is printed', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const message = outputOf({ PORT: String(port) })
  other.close()
  expect(message).toBe(
    `PORT: another program is using port ${port}. Stop it, or choose another port: PORT=${port + 1} npm start`,
  )
})

test("a host that isn't an address of this machine is reported", () => {
  expect(outputOf({ HOST: '203.0.113.7', PORT: '39517' })).toMatch(
    /^HOST: "203\.0\.113\.7" isn't an address of this machine/,
  )
})

test("a SECRET or APP_URL that differs from a running process's is named, and the other one isn't shown", async () => {
  const running = await announceSettings(database.ownerUrl, { secret: TEST_SECRET, appUrl: 'https://family.example' })
  try {
    expect(
      await refusalOf({ APP_URL: 'https://family.example', SECRET: 'another secret of forty characters, at least' }),
    ).toBe(
      'SECRET differs from that of another Hearthbook process that uses this database. Set the same SECRET for all of them. To change it, stop all of them first.',
    )
    expect(await refusalOf({ APP_URL: 'https://photos.example' })).toBe(
      "APP_URL differs from that of another Hearthbook process that uses this database (here, it's https://photos.example). Set the same APP_URL for all of them. To change it, stop all of them first.",
    )
    await (await announceSettings(database.ownerUrl, { secret: TEST_SECRET, appUrl: 'https://family.example' })).close()
  } finally {
    await running.close()
  }
  await (await announceSettings(database.ownerUrl, { secret: TEST_SECRET, appUrl: 'https://photos.example' })).close()
})

test('an unreachable database, a wrong password, and a missing database each get their own message', async () => {
  const of = async (change: Partial<Record<'port' | 'password' | 'pathname', string>>) => {
    const url = Object.assign(new URL(database.ownerUrl), change)
    // Connects over TCP, like an operator's database; the test database also accepts a Unix socket.
    url.searchParams.delete('host')
    return refusalOf({ DATABASE_URL: url.href })
  }
  expect(await of({ port: '9' })).toBe(
    "DATABASE_URL: can't connect to PostgreSQL (ECONNREFUSED). Check the host and port, and that it's running.",
  )
  expect(await refusalOf({ DATABASE_URL: `postgres://ana@localhost/hearthbook?host=${folder}` })).toBe(
    "DATABASE_URL: can't connect to PostgreSQL (ENOENT). Check the host and port, and that it's running.",
  )
  expect(await of({ password: 'wrong' })).toBe('DATABASE_URL: PostgreSQL rejected this user or password.')
  expect(await of({ pathname: '/nowhere' })).toBe("DATABASE_URL: this database doesn't exist. Create it first.")
})

test("a process with a folder that other processes don't share is refused, until someone confirms it", async () => {
  const [ours, other] = [path.join(folder, 'ours'), path.join(folder, 'other')]
  const own = await createTestDatabase()
  const url = { DATABASE_URL: own.ownerUrl }
  await open({ ...url, DATA_DIR: ours })
  const refusal = required(await refusalOf({ ...url, DATA_DIR: other }))
  expect(refusal).toMatch(
    /^DATA_DIR: the folder .*other doesn't belong to this database\. All web and worker processes need/,
  )
  const [, id = '', file = ''] = /write (\S+) to (\S+)\.$/.exec(refusal) ?? []
  expect(await readFile(path.join(ours, 'store-id'), 'utf8')).toBe(id)
  await writeFile(file, id)
  await open({ ...url, DATA_DIR: other })
  await own.drop()
})

test('a worker without APP_URL is refused', async () => {
  expect(await refusalOf({ ROLE: 'worker' })).toContain('APP_URL is missing. A worker needs it for the links in emails')
})

test("a folder that can't be written to is reported", async () => {
  const file = path.join(folder, 'a-file')
  await writeFile(file, '')
  expect(await refusalOf({ DATA_DIR: file })).toBe(
    `DATA_DIR: this user can't write to the folder ${file} (EEXIST). Change its owner, or set DATA_DIR to another folder.`,
  )
})

test.skipIf(!canMount)('a full disk is reported, and leaves no secret that is cut short', async () => {
  const disk = mountSmallDisk('1m')
  try {
    fillDisk(path.join(disk, 'filler'), 0)
    const full = 'The disk of DATA_DIR or of the database is full. Free up some space, then start Hearthbook again.'
    expect(await refusalOf({ DATA_DIR: disk })).toBe(full)
    expect(await refusalOf({ DATA_DIR: disk, DATABASE_URL: '' })).toBe(full)
    expect(await refusalOf({ DATA_DIR: disk, SECRET: '' })).toBe(full)
    expect(await readdir(disk)).toEqual(['filler'])
  } finally {
    unmount(disk)
  }
})

test('a secret that a power cut left empty is reported', async () => {
  const dataDir = await mkdtemp(path.join(folder, 'empty-secret-'))
  await writeFile(path.join(dataDir, 'secret'), '')
  expect(await refusalOf({ DATA_DIR: dataDir, SECRET: '' })).toBe(
    `${dataDir}/secret is damaged: it's empty or too short. Restore it from a backup, or set SECRET to its earlier content.`,
  )
})
