import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { addJob, type HandledJob } from '#server/jobs/jobs.ts'
import { startJobWorker, type JobWorker } from '#server/jobs/worker.ts'
import { defineMailJob, handleMail, isPast } from './mail-jobs.ts'
import { openMailer, type Mailer } from './mail.ts'
import { startSmtp, type SmtpForTests } from './test-smtp.ts'

const HOUR = 3600
const sendNews = defineMailJob('send-news', z.object({ to: z.string(), expires_at: z.optional(z.string()) }))

let home: TestDatabase
let owner: pg.Pool
let smtp: SmtpForTests
let line: Line
let post: Mailer
let worker: JobWorker

beforeAll(async () => {
  home = await createTestDatabase()
  owner = new pg.Pool({ connectionString: home.ownerUrl, max: 1 })
  smtp = await startSmtp()
  line = await openLine(Number(new URL(smtp.url).port))
  const mailFrom = 'Hearthbook <album@example.org>'
  post = await openMailer({ mailFrom, supportEmail: 'help@example.org', dataDir: '/nowhere', smtpUrl: line.url })
  const jobs: HandledJob[] = [
    handleMail(sendNews, post, ({ to, expires_at }) =>
      expires_at && isPast(expires_at) ? null : { to, subject: 'News', text: 'News', html: '<p>News</p>' },
    ),
  ]
  worker = await startJobWorker({ ownerUrl: home.ownerUrl, jobs, concurrency: 2, log: pino({ level: 'silent' }) })
})
afterAll(async () => {
  await worker.stop()
  post.close()
  line.close()
  await smtp.close()
  await owner.end()
  await home.drop()
})
afterEach(async () => {
  line.switchTo('open')
  smtp.received.splice(0)
  await ask('delete from graphile_worker._private_jobs')
})

test('an email waits out a mail server that is away for a day, and then arrives once', async () => {
  line.switchTo('closed')
  await addJob(home.database.rw, sendNews, { to: 'ana@example.org' })
  const pauses: number[] = []
  for (let waited = 0; waited < 4 * HOUR; waited += pauses.at(-1)!) pauses.push(await nextPause(pauses.length + 1))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(Math.max(...pauses)).toBeLessThanOrEqual(HOUR)
  // The next twenty hours, one attempt each.
  await ask('update graphile_worker._private_jobs set attempts = attempts + 19')
  expect(await nextPause(pauses.length + 20)).toBe(HOUR)
  expect(smtp.received).toEqual([])

  line.switchTo('open')
  await makeDue()
  await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual([['ana@example.org']])
  await expect.poll(remainingJobs).toBe(0)
})

test('an email is tried for at least three days, and then administrators see it among the failed jobs', async () => {
  const { maxAttempts, maxPauseSeconds = Infinity } = sendNews
  const pauses = Array.from({ length: maxAttempts - 1 }, (_, index) => Math.min(Math.exp(index + 1), maxPauseSeconds))
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * 24 * HOUR)

  line.switchTo('closed')
  await addJob(home.database.rw, sendNews, { to: 'ana@example.org' }, { runAt: new Date(Date.now() + HOUR * 1000) })
  await ask('update graphile_worker._private_jobs set attempts = max_attempts - 1')
  await makeDue()
  await expect.poll(async () => (await waiting())[0]?.last_error ?? '').toContain("couldn't be sent")
  expect((await waiting())[0]).toMatchObject({ attempts: maxAttempts, max_attempts: maxAttempts })
})

test('an email whose response was lost is sent again with the same Message-ID', async () => {
  line.switchTo('loses answers')
  await addJob(home.database.rw, sendNews, { to: 'ana@example.org' })
  await nextPause(1)
  line.switchTo('open')
  await makeDue()
  await expect.poll(remainingJobs).toBe(0)
  await addJob(home.database.rw, sendNews, { to: 'ben@example.org' })
  await expect.poll(() => smtp.received.length).toBe(3)
  const [first, second, other] = smtp.received.map(({ mail }) => mail.messageId)
  expect(first).toMatch(/^<[^@]+@example\.org>$/)
  expect(second).toBe(first)
  expect(other).not.toBe(first)
})

test("an email that expired while the mail server was away isn't sent", async () => {
  line.switchTo('closed')
  const expires_at = new Date(Date.now() + 2_000).toISOString()
  await addJob(home.database.rw, sendNews, { to: 'ana@example.org', expires_at })
  await nextPause(1)
  await sleep(2_000)
  line.switchTo('open')
  await makeDue()
  await expect.poll(remainingJobs).toBe(0)
  expect(smtp.received).toEqual([])
})

test("an address that a mail server rejects fails the job without another try, and the error doesn't contain it", async () => {
  smtp.answer('nobody@example.org', 550, 'No such person')
  await addJob(home.database.rw, sendNews, { to: 'nobody@example.org' })
  await expect.poll(async () => (await waiting())[0]?.last_error ?? '').toContain('was rejected')
  const [job] = await waiting()
  expect(job!.attempts).toBe(job!.max_attempts)
  expect(job!.last_error).not.toContain('nobody')
})

/** How long the job waits after this attempt, which is due as soon as the earlier pause is over. */
/** After an attempt that we end, graphile-worker ends it once more, which must not meet the next one. No hour passes here. */
const ENDED_TWICE_MS = 100

async function nextPause(attempt: number): Promise<number> {
  await sleep(ENDED_TWICE_MS)
  if (attempt > 1) await makeDue()
  await expect.poll(async () => (await waiting())[0]?.attempts, { interval: 5 }).toBe(attempt)
  await expect.poll(async () => (await waiting())[0]?.seconds).toBeGreaterThan(0)
  return Math.round((await waiting())[0]!.seconds)
}

/** Moves the clock to the job's next attempt. */
async function makeDue() {
  await ask(`update graphile_worker._private_jobs set run_at = now()`)
  await ask(`select pg_notify('jobs:insert', '{"count":1}')`)
}

/** Including one that's running. */
async function remainingJobs(): Promise<number> {
  return (await ask('select 1 from graphile_worker._private_jobs')).rows.length
}

type Waiting = { attempts: number; max_attempts: number; last_error: string | null; seconds: number }

async function waiting(): Promise<Waiting[]> {
  const { rows } =
    await ask(`select attempts, max_attempts, last_error, extract(epoch from run_at - now())::float8 as seconds
    from graphile_worker._private_jobs where locked_at is null`)
  return rows
}

function ask(question: string) {
  return owner.query(question)
}

type Mode = 'open' | 'closed' | 'loses answers'
type Line = { url: string; switchTo(mode: Mode): void; close(): void }

/** The network in front of the mail server. One that loses answers breaks when the server has accepted an email. */
async function openLine(port: number): Promise<Line> {
  let mode: Mode = 'open'
  const clients = new Set<Socket>()
  const server = createServer((client) => {
    client.on('error', () => {})
    if (mode === 'closed') return client.end('421 Come back later\r\n')
    clients.add(client.on('close', () => clients.delete(client)))
    const upstream = connect(port, '127.0.0.1').on('error', () => client.destroy())
    client.pipe(upstream)
    upstream.on('data', (bytes: Buffer) => {
      if (mode === 'loses answers' && /^250 OK: message queued/m.test(String(bytes))) client.destroy()
      else client.write(bytes)
    })
    upstream.on('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${own}`,
    switchTo(next) {
      mode = next
      for (const client of clients) client.destroy()
    },
    close: () => void server.close(),
  }
}
