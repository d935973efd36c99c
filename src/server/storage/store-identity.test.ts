import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFakeS3 } from '../../../e2e/doubles/fake-s3.ts'
import { withClient } from '#server/db/cluster.ts'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import type { Config } from '#server/config.ts'
import { openBareStore } from './open-store.ts'
import { openStoreProof } from './store-identity.ts'

let home: TestDatabase
let folder: string
beforeEach(async () => {
  home = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-identity-'))
})
afterEach(async () => {
  await home.drop()
  await rm(folder, { recursive: true })
})

async function prove(dataDir = folder, s3?: Config['s3']) {
  const config = { dataDir, s3 }
  const store = await openBareStore(config)
  await store.ready()
  await openStoreProof({ ownerUrl: home.ownerUrl, config, store })()
}

const storedId = () => readFile(path.join(folder, 'store-id'), 'utf8')

test('processes that start at the same time agree on one ID', async () => {
  await Promise.all([prove(), prove(), prove()])
  const id = await storedId()
  await prove()
  expect(await storedId()).toBe(id)
})

test('another folder is refused, and so is one that lost its ID', async () => {
  await prove()
  const other = await mkdtemp(path.join(folder, 'other-'))
  await expect(prove(other)).rejects.toThrow("doesn't belong to this database")
  await rm(path.join(folder, 'store-id'))
  await expect(prove()).rejects.toThrow("doesn't belong to this database")
})

test('a database that was restored, or a first start that was interrupted, adopts the ID of the folder', async () => {
  await prove()
  const id = await storedId()
  await withClient(home.ownerUrl, (client) => client.query('delete from local.store'))
  await prove()
  expect(await storedId()).toBe(id)
})

test('processes with their own folders share a bucket', async () => {
  const s3 = await startFakeS3()
  const [near, far] = await Promise.all([mkdtemp(path.join(folder, 'a-')), mkdtemp(path.join(folder, 'b-'))])
  await prove(near, s3.settings)
  await prove(far, s3.settings)
  await writeFile(path.join(far, 'store-id'), 'anything')
  await prove(far, s3.settings)
  await expect(prove(far, { ...s3.settings, bucket: 'another' })).rejects.toThrow('S3_BUCKET: the bucket another')
  s3.close()
})
