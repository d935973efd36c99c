import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { alertIfLate } from '#features/backups/server/alert-if-late.ts'
import { backUpWhatIsDue } from '#features/backups/server/back-up-nightly.ts'
import { newId } from '#shared/ids.ts'
import { parseKeep } from '#shared/keep-backups.ts'
import type { Family, Person } from '#kit/people.ts'
import { ADMIN_EMAIL, openTestApp, OTHER_ADMIN_EMAILS, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let ana: Person
let family: Family
let folder: string
const administrators = [ADMIN_EMAIL, ...OTHER_ADMIN_EMAILS]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-alerts-'))
  server = await openTestApp({
    config: {
      backups: { to: [path.join(folder, 'unplugged')], keep: parseKeep('7 daily')!, encrypt: 'buckets', s3: undefined },
    },
  })
  await server.administrator()
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
  await server.sql(`update user_preferences set language = 'es' where user_id = $1`, [ana.user_id])
  await server.startWorker()
})
beforeEach(async () => {
  await server.sql('delete from backup_repositories')
  await attempt()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** An hourly run, with the disk unplugged. */
async function attempt() {
  const { config, db, store, staging, log } = server.context
  await backUpWhatIsDue({ config, ownerUrl: db.ownerUrl, store, staging, log })
}

/** Who gets an email about backups now. */
async function alerted(config = server.config) {
  const before = (await emails()).length
  await alertIfLate(server.context.db.worker, config)
  const waiting = () =>
    server.sql(`select 1 from graphile_worker._private_jobs job join graphile_worker._private_tasks task
      on task.id = job.task_id where identifier = 'send-backup-alert'`)
  await expect.poll(waiting).toEqual([])
  const all = await emails()
  return all.slice(0, all.length - before)
}

/** Newest first. */
async function emails() {
  const all = await server.context.post.mailbox!.list()
  return all.filter(({ subject }) => /backup|backed up|copia de seguridad/i.test(subject))
}

const seenHoursAgo = (hours: number) =>
  server.sql(`update backup_repositories set created_at = now() - make_interval(hours => $1)`, [hours])
const backedUpHoursAgo = (hours: number) =>
  server.sql(
    `insert into backup_runs (id, repository_id, kind, state, started_at, finished_at)
      select $1, id, 'backup', 'done', now() - make_interval(hours => $2), now() - make_interval(hours => $2)
      from backup_repositories`,
    [newId(), hours],
  )

test('a fresh installation sends nothing for 48 hours, then an email with the reason, in the language of each person', async () => {
  await seenHoursAgo(47)
  expect(await alerted()).toEqual([])
  await seenHoursAgo(49)
  const sent = await alerted()
  expect(sent.map(({ to }) => to).toSorted()).toEqual([...administrators, ana.email].toSorted())
  const toAdmin = sent.find(({ to }) => to === ADMIN_EMAIL)!
  expect(toAdmin.subject).toBe('Action needed: your photos aren’t backed up')
  expect(toAdmin.text).toContain('Check that its disk is connected')
  expect(toAdmin.text).toContain('/admin?tab=backups')
  const toOwner = sent.find(({ to }) => to === ana.email)!
  expect(toOwner.subject).toBe('Acción requerida: tus fotos no tienen copia de seguridad')
  expect(toOwner.text).toContain(`/families/${family.family_id}/settings?section=backups`)
})

test('an email is sent once a week while it lasts, and again when it happens again', async () => {
  await seenHoursAgo(500)
  await backedUpHoursAgo(47)
  expect(await alerted()).toEqual([])
  await server.sql(`update backup_runs set finished_at = now() - interval '49 hours' where state = 'done'`)
  expect((await alerted()).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Action needed: no backup since /),
  )
  expect(await alerted()).toEqual([])
  await server.sql(`update backup_repositories set alerted_at = now() - interval '7 days 1 hour'`)
  expect(await alerted()).toHaveLength(4)
  await server.sql(`update backup_repositories set alerted_at = now() - interval '3 days'`)
  expect(await alerted(), 'a backup was made since the last email').toHaveLength(4)
})

test('nothing is sent while a backup is running, and owners get nothing on a server that sells plans', async () => {
  await seenHoursAgo(49)
  const id = newId()
  await server.sql(
    `insert into backup_runs (id, repository_id, kind) select $1, id, 'backup' from backup_repositories`,
    [id],
  )
  expect(await alerted()).toEqual([])
  await server.sql(`update backup_runs set state = 'paused', finished_at = now() where id = $1`, [id])
  await server.sql('update backup_repositories set paused_at = now()')
  const sent = await alerted({ ...server.config, billing: 'sandbox' })
  expect(sent.map(({ to }) => to).toSorted()).toEqual(administrators.toSorted())
  expect(sent[0]!.text).toContain('Backups are paused.')
})

test('an email that waited until there was a backup is not sent', async () => {
  await seenHoursAgo(49)
  await server.stopWorker()
  await alertIfLate(server.context.db.worker, server.config)
  await backedUpHoursAgo(0)
  await server.startWorker()
  await server.sql('update backup_repositories set alerted_at = now()')
  expect(await alerted()).toEqual([])
})
