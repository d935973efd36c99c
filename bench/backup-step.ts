import path from 'node:path'
import { Transform } from 'node:stream'
import pg from 'pg'
import { makeBackup } from '#features/backups/server/make-backup.ts'
import { openRepository } from '#features/backups/server/repository.ts'
import { restoreBackup } from '#features/backups/server/restore-backup.ts'
import { verifyBackup } from '#features/backups/server/verify-backup.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'

/** One step of the backups section, in a process of its own, so that its peak memory isn't that of earlier steps. */
export type BackupStep = 'backup' | 'verify' | 'verify a sample' | 'restore'
export type StepCost = { seconds: number; cpu: number; mb: number; queries: number; read: number; written: number }

type Places = { ownerUrl: string; dataDir: string; folder: string; secret: string; emptyUrl: string; emptyDir: string }

const [step, given] = process.argv.slice(2) as [BackupStep, string]
const { ownerUrl, dataDir, folder, secret, emptyUrl, emptyDir } = JSON.parse(given) as Places
const cost = { queries: 0, read: 0, written: 0 }
countQueries()
const repository = await openRepository({ kind: 'folder', address: folder, folder }, undefined)
const name = (await repository.list()).at(-1) ?? ''

const startedAt = performance.now()
if (step === 'backup') await backUp()
else if (step === 'restore') {
  const env = { DATABASE_URL: emptyUrl, DATA_DIR: emptyDir, SECRET: secret, BILLING: 'off' }
  const { wrong, lost } = await restoreBackup(repository, name, env)
  if (wrong.length + lost.length) throw new Error('The restored backup is incomplete')
} else {
  const { wrong } = await verifyBackup(repository, name, { sample: step === 'verify' ? 1 : 0.01 })
  if (wrong.length) throw new Error('The backup is damaged')
}
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
const seconds = (performance.now() - startedAt) / 1000
const used: StepCost = { ...cost, seconds, cpu: (userCPUTime + systemCPUTime) / 1e6, mb: maxRSS / 1024 }
process.stdout.write(JSON.stringify(used))

async function backUp(): Promise<void> {
  const store = await openDiskStore(path.join(dataDir, 'objects'))
  const counted: typeof store = {
    ...store,
    async open(key, range) {
      const opened = await store.open(key, range)
      const counting = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          cost.read += chunk.length
          done(null, chunk)
        },
      })
      return { ...opened, stream: opened.stream.pipe(counting) }
    },
  }
  const noStaging = { open: async () => undefined, openPoster: async () => undefined }
  const report = await makeBackup(repository, {
    ...{ ownerUrl, store: counted, staging: noStaging, secret, isSecretStored: false },
    keep: { daily: 7, weekly: 4, monthly: 12 },
  })
  cost.written = report.new_bytes + (await repository.manifest(report.name)).objects.bytes
}

function countQueries(): void {
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: Parameters<typeof query>) {
    cost.queries++
    return query.apply(this, args)
  } as typeof query
}
