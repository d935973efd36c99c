import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { signUp, type ApiPerson } from '../../e2e/api-person.ts'
import { startFakeS3, type FakeS3 } from '../../e2e/doubles/fake-s3.ts'
import { makePictures } from '../../e2e/pictures.ts'
import { startHearthbook, type RunningHearthbook } from '../../e2e/start-hearthbook.ts'
import { startBackup } from './backup-process.ts'
import { printFigure } from './full-size.ts'

const PHOTOS = 12
/** A backup is stopped when so many originals have been sent. */
const SENT = 3
/** A backup looks once per second whether it was paused. */
const NOTICED_AFTER_MS = 1_500

let s3: FakeS3
let server: RunningHearthbook
let ana: ApiPerson
let folder: string
let bucket = 0
/** How often each original was sent to the bucket. */
let sent: Map<string, number>
let address: string

beforeAll(async () => {
  s3 = await startFakeS3()
  server = await startHearthbook()
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-second-'))
  ana = await signUp(server)
  await ana.uploads(await ana.opensFamily('Moreau'), await makePictures(PHOTOS))
})
afterAll(async () => {
  await server?.discard()
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  address = `s3://backups-${++bucket}/home/`
  sent = new Map()
})
afterEach(() => s3.behave())

/** Starts a backup, and lets the bucket wait when a few originals have arrived. Returns how to let it go on. */
async function startHalf() {
  const half = Promise.withResolvers<() => void>()
  s3.watch(({ method, key }) => {
    if (method !== 'PUT' || !key?.startsWith('home/objects/')) return
    sent.set(key, (sent.get(key) ?? 0) + 1)
    if (sent.size === SENT) half.resolve(s3.hold())
  })
  const backup = startBackup(server.dataDir, address, s3)
  const letGo = await Promise.race([half.promise, backup.ended])
  if (typeof letGo !== 'function') throw new Error(`The backup ended: ${letGo.errors}`)
  return { ...backup, letGo }
}

test('a backup that’s killed while it copies is completed by the next one, which sends no original again', async () => {
  const first = await startHalf()
  const second = await startBackup(server.dataDir, folder, s3).ended
  expect(second).toMatchObject({
    code: 1,
    output: '',
    errors: 'Another backup is in progress. Try again when it finishes.\n',
  })
  first.child.kill('SIGKILL')
  await first.ended
  first.letGo()
  await s3.untilAlone()
  const third = await startBackup(server.dataDir, address, s3).ended
  expect(third).toMatchObject({ code: 0, output: expect.stringContaining('Backed up to') })
  expect([...sent.values()]).toEqual(Array.from({ length: PHOTOS }, () => 1))
  printFigure('A backup is killed', `after ${SENT} of ${PHOTOS} originals; each was sent once`)
})

test('a backup that’s paused stops after the files it copies, says so, and continues there once it’s resumed', async () => {
  const client = new pg.Client({ connectionString: ownerUrlOfRunning(server.dataDir) })
  await client.connect()
  const setPaused = (is_paused: boolean) =>
    client.query('update backup_repositories set paused_at = case when $2 then now() end where address = $1', [
      address,
      is_paused,
    ])
  try {
    const first = await startHalf()
    await setPaused(true)
    await sleep(NOTICED_AFTER_MS)
    first.letGo()
    const paused = { code: 1, output: '', errors: 'Backups are paused. Resume them in the admin area.\n' }
    expect(await first.ended).toEqual(paused)
    expect(sent.size).toBeLessThan(PHOTOS)
    expect(await startBackup(server.dataDir, address, s3).ended).toEqual(paused)
    const { rows } = await client.query(
      'select state from backup_runs join backup_repositories repository on repository.id = repository_id where address = $1',
      [address],
    )
    expect(rows).toEqual([{ state: 'paused' }, { state: 'paused' }])
    await setPaused(false)
    expect(await startBackup(server.dataDir, address, s3).ended).toMatchObject({ code: 0 })
    expect([...sent.values()]).toEqual(Array.from({ length: PHOTOS }, () => 1))
  } finally {
    await client.end()
  }
})
