import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../../e2e/api-person.ts'
import { startFakeS3, type FakeS3 } from '../../e2e/doubles/fake-s3.ts'
import { makePictures } from '../../e2e/pictures.ts'
import { startHearthbook, type RunningHearthbook } from '../../e2e/start-hearthbook.ts'
import { startBackup } from './backup-process.ts'
import { inSeconds, IS_FULL, printFigure } from './full-size.ts'

/** The backup finishes the files that it's copying. Starting without one takes a few seconds. */
const MOST_MS = 30_000

let s3: FakeS3
let server: RunningHearthbook

beforeAll(async () => {
  s3 = await startFakeS3()
  server = await startHearthbook()
})
afterAll(async () => {
  await server?.discard()
  await s3.close()
})

test('Hearthbook starts during a backup, which continues beside it and is complete', async () => {
  const ana = await signUp(server)
  const family = await ana.opensFamily('Moreau')
  await ana.uploads(family, await makePictures(8))
  await server.stop()

  const copying = Promise.withResolvers<void>()
  s3.watch(({ method, key }) => method === 'PUT' && key && copying.resolve())
  s3.slowDown(400)
  const { child: backup, ended } = startBackup(server.dataDir, 's3://backups/home', s3)
  await Promise.race([copying.promise, ended])
  expect(backup.exitCode, 'the backup runs').toBeNull()

  const startedAt = performance.now()
  await server.restart()
  const took = performance.now() - startedAt
  expect(backup.exitCode, 'the backup still runs').toBeNull()
  s3.slowDown(0)
  expect(server.output()).toContain('A backup is using the data')
  expect(await ana.send('GET', `/api/families/${family}/photos?limit=50`)).toMatchObject({ total: 8 })
  expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining('Backed up to') })
  expect(existsSync(path.join(server.dataDir, 'instance.wanted'))).toBe(false)
  if (IS_FULL) expect(took).toBeLessThan(MOST_MS)
  printFigure('Start during a backup', `ready after ${inSeconds(took)}, and the backup ended without an error`)
})
