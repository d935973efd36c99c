import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { describeClock } from '#app/doctor/check-database.ts'
import { checkMailIn } from '#app/doctor/check-mail-in.ts'
import { checkMemory } from '#app/doctor/check-machine.ts'
import { checkVision } from '#app/doctor/check-services.ts'
import { diagnose } from '#app/doctor/diagnose.ts'
import { receiveMail } from '#features/mail-in/server/receive-mail.ts'
import { withClient } from '#server/db/cluster.ts'
import { createTestDatabase, TEST_SECRET } from '#server/db/test-database.ts'
import { findProgram } from '#server/media-process/find-program.ts'
import { startSmtp, type SmtpForTests } from '#server/mail/test-smtp.ts'
import { newId } from '#shared/ids.ts'
import { openEmptyInstances } from '#kit/backups.ts'
import { canMount, fillDisk, mountSmallDisk, unmount } from '#kit/full-disk.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'

const DOCTOR = path.join(import.meta.dirname, '../src/app/doctor.ts')
const instances = openEmptyInstances()
const openssl = findProgram('openssl')
let server: TestApp
let smtp: SmtpForTests
let folder: string
let backups: string
let right: Record<string, string>

beforeAll(async () => {
  server = await openTestApp()
  smtp = await startSmtp({ user: 'ana', password: 'the password of ana' })
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-doctor-'))
  backups = path.join(folder, 'backups')
  await mkdir(backups)
  await recordBackup(backups, '1 hour')
  right = {
    ...{ DATABASE_URL: server.context.db.ownerUrl, DATA_DIR: server.config.dataDir, SECRET: TEST_SECRET },
    ...{ PORT: new URL(server.url).port, APP_URL: server.url, BACKUP_TO: backups },
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'Hearthbook <album@example.org>' },
    FFMPEG: await program('ffmpeg', 'echo ffmpeg version 7'),
  }
})
afterAll(async () => {
  await smtp.close()
  await instances.drop()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

test('with the right settings, everything is fine', async () => {
  expect(await problems()).toEqual({})
  expect(smtp.received).toEqual([])
})

test('a wrong setting is named', async () => {
  expect((await problems({ PORT: 'abc' }))['Settings']).toContain('PORT: "abc" isn\'t valid')
})

test('an unreachable database, an old one, and one of another secret each get their own advice', async () => {
  const unreachable = new URL(server.context.db.ownerUrl)
  unreachable.port = '9'
  unreachable.searchParams.delete('host')
  expect(await problems({ DATABASE_URL: unreachable.href })).toEqual({
    Database:
      "DATABASE_URL: can't connect to PostgreSQL (ECONNREFUSED). Check the host and port, and that it's running.",
  })
  expect((await problems({ SECRET: 'another secret with forty characters....' }))['Database']).toMatch(
    /^SECRET doesn't match this data/,
  )
  const other = await createTestDatabase()
  const ask = { DATABASE_URL: other.ownerUrl, DATA_DIR: path.join(folder, 'other') }
  await mkdir(ask.DATA_DIR, { mode: 0o700 })

  await withClient(other.ownerUrl, (owner) => owner.query(`delete from app.migrations where name like '0430%'`))
  expect((await problems(ask))['Database']).toBe(
    'The database needs the update of this version (1 steps): start Hearthbook once.',
  )
  await withClient(other.ownerUrl, (owner) =>
    owner.query(`insert into app.migrations (name, sha256) values ('9000_later.sql', '')`),
  )
  expect((await problems(ask))['Database']).toMatch(/^A newer version of Hearthbook wrote this data/)
  await other.drop()
})

test('before the first start, nothing is wrong with an empty database and a folder that does not exist', async () => {
  const { DATABASE_URL, DATA_DIR, SECRET } = await instances.add(folder)
  expect(await problems({ DATABASE_URL, DATA_DIR, SECRET, PORT: '39518', APP_URL: 'http://localhost:39518' })).toEqual(
    {},
  )
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('a folder that others can read, and a restore that was interrupted, are named', async () => {
  const dataDir = await mkdtemp(path.join(folder, 'data-'))
  await chmod(dataDir, 0o755)
  const read = async () => (await problems({ DATA_DIR: dataDir }))['Data folder']
  expect(await read()).toBe(`Other users of this machine can read ${dataDir}: run chmod o-rw on it.`)
  await chmod(dataDir, 0o700)
  await writeFile(path.join(dataDir, 'restore.unfinished'), '2026-01-31\n')
  expect(await read()).toMatch(/was interrupted, so its data is incomplete\. Run the same npm run restore again\.$/)
})

test('a folder of another instance is named', async () => {
  const dataDir = await mkdtemp(path.join(folder, 'data-'))
  expect((await problems({ DATA_DIR: dataDir }))['Storage']).toMatch(/doesn't belong to this database/)
})

test.skipIf(!canMount)('a disk that is nearly full is named', async () => {
  const disk = mountSmallDisk('2m')
  try {
    fillDisk(path.join(disk, 'filler'), 128 * 1024)
    expect((await problems({ DATA_DIR: disk }))['Disk']).toMatch(/^Only 1\d\d\.\d kB of 2\.1 MB is free: free up space/)
  } finally {
    unmount(disk)
  }
})

test('too little memory is named', () => {
  expect(() => checkMemory({ ...server.config, ffmpeg: null }, 5e8)).toThrow(
    'This machine has 500.0 MB of memory: give it at least 1 GB.',
  )
  expect(checkMemory({ ...server.config, ffmpeg: null }, 1e9)).toBe('1.0 GB')
})

test('a bucket that does not answer is named', async () => {
  const bucket = {
    S3_BUCKET: 'photos',
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
    S3_ENDPOINT: 'http://127.0.0.1:9',
  }
  expect((await problems(bucket))['Storage']).toBe(
    "A test object couldn't be written to the bucket photos and read back (ECONNREFUSED): check S3_ENDPOINT, S3_BUCKET, the keys and their permissions.",
  )
})

test('a mail server that is down, rejects the password, or does not encrypt is named', async () => {
  const mail = async (url: string) => (await problems({ SMTP_URL: url }))['Email']
  expect(await mail('smtp://127.0.0.1:9')).toMatch(/^The mail server doesn't answer \(\w+\): check the host and port/)
  expect(await mail(smtp.url.replace('password', 'passwort'))).toBe(
    'The mail server rejected the user or password: correct them in SMTP_URL.',
  )
  expect(await mail(smtp.url.replace('smtp:', 'smtps:'))).toMatch(
    /^The connection to the mail server can't be encrypted/,
  )
  expect((await problems({ MAIL_FROM: '' }))['Email']).toMatch(/^MAIL_FROM isn't set/)
  expect((await problems({ SMTP_URL: '', APP_URL: 'https://127.0.0.1:9' }))['Email']).toBe(
    'No one gets emails, such as sign-in codes: set SMTP_URL and MAIL_FROM.',
  )
})

test('missing and old backups are named', async () => {
  const late = path.join(folder, 'late')
  const missing = path.join(folder, 'missing')
  await mkdir(late)
  await recordBackup(late, '5 days')
  const of = async (BACKUP_TO: string) => (await problems({ BACKUP_TO }))['Backups']
  expect(await of('')).toMatch(/^There's no second copy of your photos: set BACKUP_TO/)
  expect(await of(missing)).toBe(`The folder ${missing} isn't there: connect its disk, or correct BACKUP_TO.`)
  await mkdir(missing)
  expect(await of(missing)).toMatch(/^There's no backup at .*missing yet: run npm run backup/)
  expect(await of(`${backups} ${late}`)).toBe(`The last backup to ${late} is 5 days old: see Administration, Backups.`)
})

test('ffmpeg that is missing or does not run is named, unless it is turned off', async () => {
  expect(await problems({ FFMPEG: 'off' })).toEqual({})
  const broken = await program('broken-ffmpeg', 'exit 1')
  expect((await problems({ FFMPEG: broken }))['Videos']).toBe(
    `${broken} doesn't run: install ffmpeg again, or set FFMPEG to another one.`,
  )
})

test("another program on Hearthbook's port or address, and a wrong clock, are named", async () => {
  const other = await listen(createServer((_request, response) => response.end('hello')))
  expect(await problems({ PORT: portOf(other), APP_URL: `http://127.0.0.1:${portOf(other)}` })).toMatchObject({
    Process: `Another program is using port ${portOf(other)}: stop it, or set PORT to another one.`,
    Address: `Something other than Hearthbook answers at http://127.0.0.1:${portOf(other)}: check where the reverse proxy leads.`,
  })
  const yesterday = new Date(Date.now() - 86_400_000).toUTCString()
  const late = await listen(createServer((_request, response) => response.writeHead(200, { date: yesterday }).end()))
  expect((await problems({ APP_URL: `http://127.0.0.1:${portOf(late)}` }))['Address']).toMatch(
    /^The clock at .* is 864\d\d seconds behind this machine's: synchronize the clocks/,
  )
  const closed = `http://127.0.0.1:${portOf(late)}`
  other.close()
  late.close()
  expect(() => describeClock('The clock of the database', 40, 5)).toThrow(/is 40 seconds ahead of this machine's/)
  expect((await problems({ APP_URL: closed }))['Address']).toBe(
    `${closed} can't be reached from this machine (ECONNREFUSED): check the reverse proxy, the firewall and the name's DNS record.`,
  )
})

test.skipIf(!openssl)('a certificate that expires soon, or that browsers reject, is named', async () => {
  const address = async (days: string) => {
    const [key, cert] = [path.join(folder, `${days}.key`), path.join(folder, `${days}.crt`)]
    const made = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-subj',
      '/CN=localhost',
    ]
    spawnSync(openssl ?? '', [...made, '-days', days, '-keyout', key, '-out', cert])
    const proxy = await listen(createHttpsServer({ key: await readFile(key), cert: await readFile(cert) }))
    const found = (await problems({ APP_URL: `https://localhost:${portOf(proxy)}` }))['Address']
    proxy.close()
    return found?.replace(/:\d+/, '')
  }
  expect(await address('5')).toMatch(/^The certificate of https:\/\/localhost expires in 4 days: look at why/)
  expect(await address('90')).toMatch(
    /^Browsers reject the certificate of https:\/\/localhost \(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
  )
})

test('the command works while Hearthbook runs and while it does not, exits with 1 if something is wrong, and shows no secrets', async () => {
  const running = await startHearthbook()
  const { dataDir } = running
  const PORT = new URL(running.url).port
  const password = 'a-password-for-mail'
  const run = (env: Record<string, string>) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const settings = { ...{ PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT }, FFMPEG: right['FFMPEG'], ...env }
    return spawnSync(process.execPath, [DOCTOR], { env: settings, encoding: 'utf8' })
  }
  const secret = (await readFile(path.join(dataDir, 'secret'), 'utf8')).trim()
  const during = run({ SMTP_URL: `smtp://ana:${password}@127.0.0.1:9` })
  expect(during.stdout).toMatch(/^ok {3}Process +Running and ready$/m)
  expect(during.stdout).toMatch(/^ok {3}Database +PostgreSQL 18\.\d+, up to date$/m)
  expect(during.stdout).toMatch(/^FIX {2}Email /m)
  expect(during.status).toBe(1)
  await running.stop()
  const after = run({})
  expect(after.stdout).toMatch(/^ok {3}Process +Not running$/m)
  expect(after.stdout).toMatch(/^ok {3}Database +PostgreSQL 18\.\d+, up to date$/m)
  for (const { stdout, stderr } of [during, after]) {
    expect(stderr).toBe('')
    for (const hidden of [secret, password]) expect(stdout).not.toContain(hidden)
  }
  await running.discard()
})

/** What's wrong, by the name of the check. */
async function problems(env: Record<string, string> = {}): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  // Without bubblewrap, which would start a sandbox each time, and which not every machine has.
  vi.stubEnv('PATH', folder)
  for await (const { name, ok, text } of diagnose({ ...right, ...env }))
    if (!ok && name !== 'Decoders') found[name] = text
  vi.unstubAllEnvs()
  return found
}

async function recordBackup(address: string, age: string) {
  const id = newId()
  await server.sql('insert into backup_repositories (id, address) values ($1, $2)', [id, address])
  await server.sql(
    `insert into backup_runs (id, repository_id, kind, state, started_at, finished_at)
      values ($1, $2, 'backup', 'done', now() - $3::interval, now() - $3::interval)`,
    [newId(), id, age],
  )
}

/** A shell script. */
async function program(name: string, script: string): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return file
}

async function listen<T extends Server>(listener: T): Promise<T> {
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return listener
}

const portOf = (listener: Server) => String((listener.address() as AddressInfo).port)

test('a machine-learning server that answers is reported, and one that is away is a problem', async () => {
  const pinged: (string | undefined)[] = []
  const service = createServer((request, reply) => {
    pinged.push(request.url)
    reply.end('pong')
  })
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`
  const vision = { url, searchModel: 'a-model' }
  expect(await checkVision(vision)).toMatch(/^127\.0\.0\.1:\d+ answers$/)
  expect(pinged).toEqual(['/ping'])
  await new Promise((resolve) => service.close(resolve))
  await expect(checkVision(vision)).rejects.toThrow(/check VISION_URL/)
})

test('a port for photos by email is reported if Hearthbook answers there, and named if another program or none does', async () => {
  const mailIn = { port: 0, domain: 'photos.example', authservId: undefined }
  const listener = (await receiveMail({ ...server.context, config: { ...server.config, mailIn } }))!
  const check = (port: number, isRunning = true) => checkMailIn({ ...mailIn, port }, server.config.host, isRunning)
  expect(await check(listener.port)).toBe(`Port ${listener.port} receives emails to addresses at photos.example`)
  await listener.close()
  await expect(check(listener.port)).rejects.toThrow(/doesn't answer, so no emails with photos arrive: restart it/)
  expect(await check(listener.port, false)).toMatch(/is checked while Hearthbook is running$/)

  const postfix = createTcpServer((socket) => socket.end('220 mx.example.org ESMTP Postfix\r\n'))
  await once(postfix.listen(0, server.config.host), 'listening')
  const { port } = postfix.address() as AddressInfo
  await expect(check(port)).rejects.toThrow(`Another program is using port ${port}: stop it, or set MAIL_IN_PORT`)
  expect((await problems({ MAIL_IN_PORT: String(port) }))['Photos by email']).toMatch(/^Another program is using/)
  postfix.close()
})
