import { appendFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { damageMailJobs, scrubJobs } from '#server/scrub/scrub.handlers.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { ADMIN_EMAIL, openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let admin: Person
let ana: Person
let ben: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp()
  admin = await server.administrator('Ada')
  ana = await server.person('Ana')
  ben = await server.person('Ben')
  family = await ana.opensFamily('Los Rivera')
  await server.join(family, ben, 'editor')
})
afterAll(() => server.close())
beforeEach(() => server.sql('delete from photos'))
afterEach(() => server.sql('delete from damage_reports'))

/** The emails of a night, so many days after the last one. */
async function nightAfter(days = 1): Promise<Mail[]> {
  const { config, context, sql } = server
  const { db, log, store } = context
  await sql(`update damage_reports set reported_at = reported_at - make_interval(days => $1)`, [days])
  const [scrub] = scrubJobs({ db: db.worker, store, log, adminEmails: [ADMIN_EMAIL], heal: async () => {} })
  await scrub!.run(undefined)
  const sent: Mail[] = []
  const post = { send: async (mail: Mail) => void sent.push(mail) }
  const [mail] = damageMailJobs({ db: db.worker, post, appUrl: config.appUrl })
  const jobs = await sql<{ payload: unknown }>(
    `with taken as (delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
       where task.id = job.task_id and task.identifier = 'send-damage-mail' returning payload) select payload from taken`,
  )
  for (const { payload } of jobs) await mail!.run(payload)
  return sent
}

const fileOf = (photo: string) =>
  path.join(server.config.dataDir, 'objects/families', family.family_id, 'photos', photo, 'original.jpg')
const recipients = (mails: Mail[]) => mails.map(({ to }) => to).toSorted()

test('owners and administrators get one email a week while originals are damaged, and one when they are intact', async () => {
  const lost = await seedPhoto(ana, family, { filename: 'first-steps.jpg' })
  const changed = await seedPhoto(ana, family, { filename: 'birthday.jpg' })
  expect(await nightAfter()).toEqual([])
  await rm(fileOf(lost))
  await appendFile(fileOf(changed), 'rot')

  const first = await nightAfter()
  expect(recipients(first)).toEqual([ADMIN_EMAIL, ana.email].toSorted())
  const [toAna, toAdmin] = [ana.email, ADMIN_EMAIL].map((to) => first.find((mail) => mail.to === to)!)
  expect(toAna!.subject).toBe('2 files in Los Rivera need your attention')
  for (const words of [
    '1 file is missing, and 1 is damaged',
    '• first-steps.jpg',
    'didn’t delete anything',
    'no intact copy',
  ])
    expect(toAna!.text).toContain(words)
  expect(toAna!.text).toContain(`${server.config.appUrl}/families/${family.family_id}/photos`)
  expect(toAdmin!.text).toContain(`families/${family.family_id}/photos/${lost}/original.jpg`)
  expect(toAdmin!.text).not.toMatch(/birthday|Rivera/)
  expect(toAdmin!.text).toContain(`${server.config.appUrl}/admin`)

  expect(await nightAfter(5)).toEqual([])
  expect(recipients(await nightAfter(2))).toEqual(recipients(first))

  for (const [photo, name] of [
    [lost, 'first-steps.jpg'],
    [changed, 'birthday.jpg'],
  ] as const)
    await writeFile(fileOf(photo), `the bytes of ${name} (${photo})`)
  const last = await nightAfter()
  expect(last.map(({ subject }) => subject).toSorted()).toEqual([
    'All files in Los Rivera are intact again',
    'All originals are intact again',
  ])
  expect(await nightAfter(30)).toEqual([])
})

test("an owner gets the email in their language, and it doesn't name other people's private photos", async () => {
  await ana.call(accountsContract.savePreferences, { language: 'es' })
  for (const photo of [
    await seedPhoto(ben, family, { filename: 'secret.jpg', audience: 'private' }),
    await seedPhoto(ben, family, { filename: 'beach.jpg' }),
  ])
    await rm(fileOf(photo))
  const mail = (await nightAfter()).find(({ to }) => to === ana.email)!
  expect(mail.subject).toBe('2 archivos de Los Rivera necesitan tu atención')
  expect(mail.text).toContain('• beach.jpg\n• 1 archivo más')
  expect(mail.text).not.toContain('secret')
})

test('the check reads damaged originals every night, however many others there are', async () => {
  const lost = await seedPhoto(ana, family)
  await rm(fileOf(lost))
  await nightAfter()
  await server.sql(`update original_checks set checked_at = now() + interval '1 day'`)
  await writeFile(fileOf(lost), `the bytes of beach.jpg (${lost})`)
  await nightAfter()
  expect(await server.sql(`select finding from original_checks`)).toEqual([{ finding: 'whole' }])
  expect(admin.email).toBe(ADMIN_EMAIL)
})
