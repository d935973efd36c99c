import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { notificationsContract } from '#features/notifications/notifications.contract.ts'
import { notifyMembers } from '#features/notifications/server/notify-members.ts'
import { remindBirthdays } from '#features/notifications/server/remind-birthdays.ts'
import { mailPictures } from '#features/media/server/mail-pictures.ts'
import { sendDigest, sendDigests } from '#features/notifications/server/send-digests.ts'
import { unsubscribeLinks } from '#features/notifications/server/unsubscribe.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { createTestDatabase } from '#server/db/test-database.ts'
import { schedule } from '#server/jobs/jobs.ts'
import { startJobWorker } from '#server/jobs/worker.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { IS_FULL, printFigure } from './full-size.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

let server: TestApp
let ana: Person
let ben: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp()
  ana = await server.person('Ana')
  ben = await server.person('Ben')
  family = await ana.opensFamily('Moreau')
  await server.join(family, ben, 'viewer')
})
afterEach(() => void vi.useRealTimers())
afterAll(() => server.close())

const clockChanges = [
  ['Europe/Berlin', 'Summer begins', '2026-03-28'],
  ['America/New_York', 'Summer ends', '2027-11-06'],
  ['Europe/Berlin', 'Summer ends', '2026-10-24'],
  ['America/New_York', 'Summer begins', '2027-03-13'],
] as const
test.each(IS_FULL ? clockChanges : clockChanges.slice(0, 2))(
  'in %s, there is one digest in each morning and one birthday reminder: %s',
  async (timezone, _, eve) => {
    await ben.call(accountsContract.savePreferences, { timezone, email_digest: 'daily' })
    const birth_date = `2020${dayAfter(eve, 3).slice(4)}`
    const { id: child_id } = await ana.call(childrenContract.addChild, { ...family, first_name: 'Lena', birth_date })
    const { worker } = server.context.db
    const mailed: string[] = []
    // The clock is wrong by an hour for a while: each hour of the change comes twice.
    const midnight = Date.parse(`${eve}T00:00:00Z`)
    const hours = Array.from({ length: 72 }, (_one, hour) => hour).flatMap((hour) =>
      hour >= 24 && hour < 48 ? [hour, hour - 1, hour] : [hour],
    )
    for (const hour of hours) {
      const now = new Date(midnight + hour * HOUR_MS + 3 * 60_000)
      if (hour % 6 === 0) await somethingNew()
      mailed.push(...(await digestsAt(now)))
      if (now.getUTCHours() === 5) await remindBirthdays(worker, server.context.plans, now)
    }
    const local = mailed.map((at) => new Date(at).toLocaleString('sv-SE', { timeZone: timezone }).slice(0, 13))
    expect(local).toEqual([eve, dayAfter(eve, 1), dayAfter(eve, 2)].map((day) => `${day} 08`))
    const { notifications } = await ben.call(notificationsContract.listNotifications, {})
    const reminders = notifications.filter((one) => one.kind === 'birthday' && one.child_id === child_id)
    expect(reminders.map(({ day }) => day)).toEqual([dayAfter(eve, 3)])
    printFigure(`${timezone}, clock change after ${eve}`, `digests on ${local.join(' h, ')} h; 1 birthday reminder`)
  },
)

test('a schedule runs once for each time, also if the clock goes back an hour and passes the time again', async () => {
  const home = await createTestDatabase()
  const runs: string[] = []
  // In the past, because PostgreSQL's clock decides what's due.
  const expected = ['09:02:59', '10:02:59']
  for (const time of ['09:02:59', '08:02:59', '09:02:59', '10:02:59']) {
    vi.setSystemTime(`2026-03-02T${time}Z`)
    const jobs = [schedule('emails', '3 * * * *', async () => void runs.push(time))]
    const worker = await startJobWorker({ ...home, jobs, concurrency: 1, log: pino({ level: 'silent' }) })
    vi.setSystemTime(Date.now() + 2_000)
    const runsNow = expected.includes(time) && !runs.includes(time)
    if (runsNow) await expect.poll(() => runs).toContain(time)
    else await new Promise((resolve) => setTimeout(resolve, 1_500))
    await worker.stop()
  }
  await home.drop()
  expect(runs).toEqual(expected)
  printFigure('Clock back by an hour', 'each schedule once; sessions stay; links live an hour longer at most')
})

test('sessions survive a clock that jumps, and links to photos expire', async () => {
  const now = Date.now()
  vi.setSystemTime(now)
  const itsOwn = await openTestApp()
  const cleo = await itsOwn.person('Cleo')
  const home = await cleo.opensFamily('Moreau')
  const photo_id = await seedPhoto(cleo, home)
  const link = async () => (await cleo.call(photosContract.getPhoto, { ...home, photo_id })).small_url
  const statusOf = async (url: string) => (await cleo.sends({ method: 'GET', url })).status
  const first = await link()
  expect(await statusOf(first)).toBe(200)

  vi.setSystemTime(now + DAY_MS)
  expect((await cleo.tries(familiesContract.getFamily, home)).status).toBe(200)
  expect(await statusOf(first)).toBe(404)
  const ahead = await link()
  expect(await statusOf(ahead)).toBe(200)

  vi.setSystemTime(now - HOUR_MS)
  expect((await cleo.tries(familiesContract.getFamily, home)).status).toBe(200)
  expect(await statusOf(await link())).toBe(200)
  vi.setSystemTime(now + HOUR_MS)
  expect(await statusOf(first)).toBe(404)
  vi.setSystemTime(now + DAY_MS + HOUR_MS)
  expect(await statusOf(ahead)).toBe(404)
  await itsOwn.close()
})

/** What the hourly schedule does at a time. Returns it for each digest that was sent. */
async function digestsAt(now: Date): Promise<string[]> {
  const { db, post } = server.context
  const { appUrl, secret } = server.config
  const mails = async () => (await post.mailbox!.list()).filter(({ to }) => to === ben.email).length
  const before = await mails()
  await sendDigests(db.worker, now)
  const due = await server.sql<{ payload: { user_id: string; day: string } }>(
    `delete from graphile_worker._private_jobs where key like 'digest:%' returning payload`,
  )
  const links = unsubscribeLinks(secret, appUrl)
  // Twice, as if its first run had been interrupted after the email.
  for (const { payload } of [...due, ...due])
    await sendDigest(payload, { db, picturesOf: mailPictures(server.context), appUrl, post, links })
  const count = (await mails()) - before
  return Array.from({ length: count }, () => now.toISOString())
}

async function somethingNew() {
  await seedPhoto(ana, family)
  await notifyMembers(family, server.context.db.worker)
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
