import { appendFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminContract } from '#features/admin/admin.contract.ts'
import { scrubJobs } from '#server/scrub/scrub.handlers.ts'
import { newId } from '#shared/ids.ts'
import { seedPhoto } from '#kit/photos.ts'
import { ADMIN_EMAIL, openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

async function runNightly() {
  const { db, log, store } = server.context
  for (const job of scrubJobs({ db: db.worker, store, log, adminEmails: [ADMIN_EMAIL], heal: async () => {} }))
    await job.run(undefined)
}

test('lost, changed, and unknown objects in the store are reported to administrators, and nothing is modified', async () => {
  const admin = await server.administrator('Ada')
  const family = await admin.opensFamily('Kept')
  const [whole, lost, changed] = [
    await seedPhoto(admin, family),
    await seedPhoto(admin, family),
    await seedPhoto(admin, family),
  ]
  const overview = async () => (await admin.call(adminContract.getAdminOverview, {})).originals
  expect(await overview()).toMatchObject({ checked: 0, untracked: null, examples: [] })
  await runNightly()
  expect(await overview()).toMatchObject({ checked: 3, missing: 0, changed: 0, untracked: 0 })

  const keyOf = (photo: string) => `families/${family.family_id}/photos/${photo}/original.jpg`
  const fileOf = (photo: string) => path.join(server.config.dataDir, 'objects', keyOf(photo))
  await rm(fileOf(lost))
  await appendFile(fileOf(changed), 'rot')
  const stray = keyOf(newId())
  await server.context.store.put(stray, Buffer.from('whose is this?'), { contentType: 'image/jpeg' })
  await runNightly()
  const found = await overview()
  expect(found).toMatchObject({ checked: 3, missing: 1, changed: 1, untracked: 1, untracked_examples: [stray] })
  expect(found.examples.toSorted()).toEqual([keyOf(lost), keyOf(changed)].toSorted())
  expect(await server.context.store.stat(stray)).not.toBeNull()
  expect(server.log.filter((line) => line.includes('an original is missing or damaged'))).toHaveLength(2)

  // A file restored from a backup is whole again, and a purged photo is no longer checked.
  await server.context.store.put(keyOf(lost), Buffer.from(`the bytes of beach.jpg (${lost})`), {
    contentType: 'image/jpeg',
  })
  await server.sql('delete from photos where id = $1', [changed])
  await runNightly()
  expect(await overview()).toMatchObject({ checked: 2, missing: 0, changed: 0, untracked: 4 })
  expect(whole).toBeTruthy()
})
