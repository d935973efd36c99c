import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertIfLate } from '#features/backups/server/alert-if-late.ts'
import { backUpWhatIsDue } from '#features/backups/server/back-up-nightly.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { ADMIN_EMAIL, openTestApp, OTHER_ADMIN_EMAILS, type TestApp } from '#kit/test-app.ts'

const SUBJECT = 'There’s no second copy of your photos'
let server: TestApp
let ana: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  await server.administrator()
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
  const { config, db, store, staging, log } = server.context
  await backUpWhatIsDue({ config, ownerUrl: db.ownerUrl, store, staging, log })
})
afterAll(() => server.close())

/** Reminders that an hourly run sends. */
async function reminders() {
  const sent = async () => (await server.context.post.mailbox!.list()).filter(({ subject }) => subject === SUBJECT)
  const before = (await sent()).length
  await alertIfLate(server.context.db.worker, server.config)
  const waiting = () =>
    server.sql(`select 1 from graphile_worker._private_jobs job join graphile_worker._private_tasks task
      on task.id = job.task_id where identifier = 'send-no-second-copy'`)
  await expect.poll(waiting).toEqual([])
  const all = await sent()
  return all.slice(0, all.length - before)
}
const firstSeen = (hours: number) =>
  server.sql(`update backup_repositories set created_at = now() - make_interval(hours => $1)`, [hours])
const remindedDaysAgo = (days: number) =>
  server.sql(`update backup_repositories set alerted_at = now() - make_interval(days => $1)`, [days])

test('without BACKUP_TO, administrators and owners are reminded after 48 hours and every three months', async () => {
  await firstSeen(49)
  expect(await reminders(), 'there are no photos').toEqual([])
  await seedPhoto(ana, family)
  await firstSeen(47)
  expect(await reminders()).toEqual([])

  await firstSeen(49)
  const sent = await reminders()
  expect(sent.map(({ to }) => to).toSorted()).toEqual([ADMIN_EMAIL, ...OTHER_ADMIN_EMAILS, ana.email].toSorted())
  expect(sent.find(({ to }) => to === ADMIN_EMAIL)!.text).toContain('set BACKUP_TO')
  const toOwner = sent.find(({ to }) => to === ana.email)!
  expect(toOwner.text).toContain(`/families/${family.family_id}/settings?section=backups`)
  expect(toOwner.text).not.toContain('BACKUP_TO')

  expect(await reminders()).toEqual([])
  await remindedDaysAgo(89)
  expect(await reminders()).toEqual([])
  await remindedDaysAgo(91)
  expect(await reminders()).toHaveLength(sent.length)
})
