import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFiles } from '#features/imports/server/import/import-files.ts'
import { openSource } from '#kit/import-source.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let folder: string
beforeAll(async () => {
  server = await openTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-import-waits-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

test("an import doesn't wait for a file that's never decoded: it's reported, stays stored, and the import ends", async () => {
  const { family, rosa, source } = await albumOf('never-decoded')
  const { items, may_pass } = await importFiles((await openSource([source])).entries, whoOf(rosa, family), {
    ...server.context,
    waitsMs: 300,
  })
  expect(items).toMatchObject([{ state: 'refused', reason: 'preview_later' }])
  expect(may_pass).toBe(true)
  expect(await uploadsOf(family.family_id)).toEqual([{ state: 'received' }])
})

test("an import continues as soon as a file's preview is deferred", async () => {
  const { family, rosa, source } = await albumOf('put-off')
  const running = importFiles((await openSource([source])).entries, whoOf(rosa, family), server.context)
  await expect.poll(() => uploadsOf(family.family_id)).toEqual([{ state: 'received' }])
  await server.sql(`update uploads set retry_at = now() where family_id = $1`, [family.family_id])
  expect((await running).items).toMatchObject([{ state: 'refused', reason: 'preview_later' }])
})

test("a metadata file that can't be inflated is ignored and doesn't stop the import", async () => {
  const damaged = (name: string) => ({
    ...{ path: name, name, archive: 'takeout.zip', bytes: 40 },
    open: () => Promise.reject(new Error('invalid local file header signature')),
  })
  const entries = ['data/family.json', 'Photo Details.csv', 'metadata.json'].map(damaged)
  const { rosa, family } = await albumOf('damaged')
  const { items } = await importFiles(entries, whoOf(rosa, family), server.context)
  expect(items.map(({ state }) => state)).toEqual(['ignored', 'ignored', 'ignored'])
})

async function albumOf(name: string) {
  const rosa = await server.person('Rosa')
  const family = await rosa.opensFamily(name)
  const source = await mkdtemp(path.join(folder, name))
  await writeFile(path.join(source, 'beach.jpg'), await drawPicture())
  return { rosa, family, source }
}

function whoOf({ user_id }: { user_id: string }, { family_id }: { family_id: string }) {
  return { family_id, user_id, source: family_id }
}

async function uploadsOf(family_id: string) {
  return server.sql(`select state from uploads where family_id = $1`, [family_id])
}
