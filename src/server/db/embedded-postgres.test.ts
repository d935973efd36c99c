import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { runningPostgres } from './running-postgres.ts'
import { ends } from './leftover-postmaster.ts'

type Parent = { child: ChildProcess; ready: Promise<{ pid: number; url: string }> }

const asRoot = process.getuid?.() === 0
const NOBODY = { uid: 65534, gid: 65534 }
/** Data folder and output of a first start. */
let made: string
let firstUrl: string
let home: string
let running: EmbeddedPostgres[]
let children: Parent[]

beforeAll(async () => {
  made = newHome()
  const first = await startEmbeddedPostgres({ dir: made, log: () => {} })
  firstUrl = first.adminUrl('postgres')
  await first.stop()
})
afterAll(() => rmSync(made, { recursive: true }))

beforeEach(() => {
  home = newHome()
  running = []
  children = []
})

afterEach(async () => {
  for (const { child, ready } of children) {
    child.kill('SIGKILL')
    await ends((await ready).pid, 10)
  }
  for (const postgres of running) await postgres.stop()
  rmSync(home, { recursive: true })
})

describe('the embedded database', () => {
  test('keeps its data across a restart, and leaves no process behind when it stops', async () => {
    startedBefore()
    const first = await start()
    await ask(first, `create table families (name text); insert into families values ('Ríos')`)
    const { pid } = first
    await first.stop()
    expect(await ends(pid!, 0)).toBe(true)

    const startedAt = performance.now()
    const second = await start()
    // Taking over from a process that still runs would take longer.
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    expect(await ask(second, 'select name from families')).toEqual([{ name: 'Ríos' }])
  })

  test('lets only its owner read the password, which stays the same', async () => {
    startedBefore()
    expect(statSync(path.join(made, 'password')).mode & 0o777).toBe(0o600)
    const second = await start()
    expect(new URL(second.adminUrl('postgres')).password).toBe(new URL(firstUrl).password)
    await expect(ask(second, 'select 1', 'guess')).rejects.toThrow(/password authentication failed/)
  })

  test('still has everything that was committed after Hearthbook was killed', async () => {
    startedBefore()
    const parent = startIn(home)
    const { pid, url } = await parent.ready
    await queryUrl(url, `create table families (name text); insert into families values ('Okafor')`)
    parent.child.kill('SIGKILL')

    const postgres = await start()
    expect(await ask(postgres, 'select name from families')).toEqual([{ name: 'Okafor' }])
    expect(await ends(pid, 0)).toBe(true)
  })

  test('stops after Hearthbook is killed, even if no one restarts it', async () => {
    startedBefore()
    const parent = startIn(home)
    const { pid } = await parent.ready
    parent.child.kill('SIGKILL')
    expect(await ends(pid, 10)).toBe(true)
  })

  test('is restarted on the same port when it crashes', async () => {
    startedBefore()
    const postgres = await start()
    const { pid } = postgres
    process.kill(pid!, 'SIGKILL')
    await vi.waitFor(async () => expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]), {
      timeout: 60_000,
      interval: 100,
    })
    expect(postgres.pid).not.toBe(pid)
  })

  test('starts although a stale pid file names a process that now belongs to another program', async () => {
    startedBefore()
    const postgres = await start()
    await postgres.stop()
    const note = [process.pid, path.join(home, 'cluster'), 1700000000, 5432, '', '127.0.0.1', '1 1', 'ready']
    const pidFile = path.join(home, 'cluster/postmaster.pid')
    writeFileSync(pidFile, note.join('\n'))
    // PostgreSQL sets its own, regardless of this process's umask.
    const { uid, gid } = statSync(path.join(home, 'cluster'))
    chownSync(pidFile, uid, gid)
    const again = await start()
    expect(await ask(again, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('is reached through its socket, and over TCP where the path of the folder is too long for one', async () => {
    const long = path.join(home, 'a'.repeat(100))
    mkdirSync(long)
    const over = async (dir?: string) => {
      const postgres = await start(dir)
      await vi.waitFor(() => expect(runningPostgres(dir ?? home)).toBe(postgres.adminUrl('postgres')), 60_000)
      const [row] = await ask(postgres, 'select inet_server_port() as port')
      return row
    }
    startedBefore()
    expect(await over()).toEqual({ port: null })
    execFileSync('cp', ['-a', `${made}/.`, long])
    expect(await over(long)).toEqual({ port: expect.any(Number) })
  })

  test('starts over after a first start that was interrupted', async () => {
    mkdirSync(path.join(home, 'cluster.new/data/base'), { recursive: true })
    const postgres = await start()
    expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test.runIf(asRoot)('runs as an unprivileged account when root starts it', () => {
    expect(statSync(path.join(made, 'cluster')).uid).not.toBe(0)
  })

  test.runIf(asRoot)("runs for root in a folder that other accounts can't access", async () => {
    const closed = path.join(home, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const postgres = await start(path.join(closed, 'postgres'))
    expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(closed).mode & 0o777).toBe(0o700)
  })

  test.runIf(asRoot)('runs for an unprivileged user', async () => {
    chmodSync(home, 0o755)
    const own = path.join(home, 'own')
    mkdirSync(own)
    chownSync(own, NOBODY.uid, NOBODY.gid)
    const { url } = await startIn(own, NOBODY).ready
    expect(await queryUrl(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(path.join(own, 'cluster')).uid).toBe(NOBODY.uid)
  })
})

function newHome(): string {
  return mkdtempSync(path.join(tmpdir(), 'hearthbook postgres '))
}

/** Copies the data of one first start, since initdb takes most of the time. */
function startedBefore() {
  execFileSync('cp', ['-a', `${made}/.`, home])
}

async function start(dir = home): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dir, log: () => {} })
  running.push(postgres)
  return postgres
}

/** Hearthbook's database in a child process that tests can kill. */
function startIn(dir: string, ids: { uid?: number; gid?: number } = {}): Parent {
  const program = `
    import { startEmbeddedPostgres } from '${new URL('embedded-postgres.ts', import.meta.url)}'
    const postgres = await startEmbeddedPostgres({ dir: ${JSON.stringify(dir)}, log: () => {} })
    process.stdout.write(JSON.stringify({ pid: postgres.pid, url: postgres.adminUrl('postgres') }))
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...ids,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ready = once(child.stdout, 'data').then(([text]) => JSON.parse(String(text)) as { pid: number; url: string })
  children.push({ child, ready })
  return { child, ready }
}

function ask(postgres: EmbeddedPostgres, sql: string, password?: string) {
  const url = new URL(postgres.adminUrl('postgres'))
  if (password) url.password = password
  return queryUrl(url.href, sql)
}

async function queryUrl(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
