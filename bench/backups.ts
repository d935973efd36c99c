import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { ensureDatabase } from '#server/db/cluster.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { newId } from '#shared/ids.ts'
import type { BackupStep, StepCost } from './backup-step.ts'
import { fillPhotos } from './fill-photos.ts'
import type { Finding, Section } from './measure.ts'

const SECRET = 'only for this throw-away database, never kept'
const FEW = 2_000
const MANY = 100_000
const NEW = 20
/** What a backup costs that has nothing to do with news: the database dump, and reading what the repository has. */
const MOST_SECONDS_PER_1000 = 0.1
const MOST_MEMORY_TIMES = 1.5
/** Otherwise memory is what V8 takes before it collects garbage. */
const SMALL_HEAP = ['--max-semi-space-size=1', '--max-old-space-size=48']

export const backups: Section = {
  name: 'backups',
  title: 'Backups',
  how: `Instances with ${words(FEW)} and ${words(MANY)} photos of 3.6 kB, in a folder on the same disk, without a server. Each is backed up, backed up again with ${NEW} new photos, and again without any; then the backup is verified, verified by a sample of 1%, and restored to another database and folder. Each step is a process of its own, and its memory is the peak of that process without PostgreSQL, with a heap of at most 48 MB. Read are the bytes of originals; written are the objects, the database, and the list of objects in the backup.`,
  async run(log) {
    const few = await stepsOf(FEW, log)
    const many = await stepsOf(MANY, log)
    const row = (name: string): Finding => {
      const [one, all] = [few[name], many[name]]
      if (!one || !all) throw new Error(`${name} wasn't measured`)
      return {
        what: `${name}: ${words(MANY)} photos`,
        ours: inWords(all),
        bare: `${inWords(one)} (${words(FEW)})`,
        verdict: `${(all.seconds / one.seconds).toFixed(1)} x`,
      }
    }
    const second = many['Backup with 20 new photos']
    const verified = [few['Verifying all of it'], many['Verifying all of it']] as const
    if (!second || !verified[0] || !verified[1]) throw new Error('A step is missing')
    const perThousand = second.seconds / (MANY / 1000)
    const memory = verified[1].mb / verified[0].mb
    return [
      ...Object.keys(many).map(row),
      {
        what: `Second backup: seconds per 1,000 photos that aren't new`,
        ours: `${perThousand.toFixed(3)} s`,
        bare: '',
        value: perThousand,
        limit: { most: MOST_SECONDS_PER_1000 },
        verdict: `${perThousand.toFixed(3)} s`,
      },
      {
        what: `Memory to verify ${words(MANY)} photos, compared with ${words(FEW)}`,
        ours: `${verified[1].mb.toFixed(0)} MB`,
        bare: `${verified[0].mb.toFixed(0)} MB`,
        value: memory,
        limit: { most: MOST_MEMORY_TIMES },
        verdict: `${memory.toFixed(2)} x`,
      },
    ]
  },
}

async function stepsOf(photos: number, log: (line: string) => void): Promise<Record<string, StepCost>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'hearthbook-backups-'))
  const postgres = await startEmbeddedPostgres({ dir: path.join(dir, 'postgres'), log: () => {} })
  try {
    const [ownerUrl, emptyUrl] = [
      await ensureDatabase(postgres.adminUrl('postgres'), 'backed_up', SECRET),
      await ensureDatabase(postgres.adminUrl('postgres'), 'restored', SECRET),
    ]
    await migrate(ownerUrl, SECRET)
    const [dataDir, folder, emptyDir] = ['data', 'backups', 'restored'].map((name) => path.join(dir, name)) as [
      string,
      string,
      string,
    ]
    mkdirSync(folder)
    const places = { ownerUrl, emptyUrl, dataDir, folder, emptyDir, secret: SECRET }
    const measure = async (name: string, step: BackupStep) => {
      const cost = await run(step, places)
      log(`${words(photos)} photos: ${name}: ${inWords(cost)}`)
      return { [name]: cost }
    }
    const add = await openAlbum(ownerUrl, dataDir)
    await add(photos)
    const first = await measure('First backup', 'backup')
    await add(NEW)
    return {
      ...first,
      ...(await measure(`Backup with ${NEW} new photos`, 'backup')),
      ...(await measure('Backup without news', 'backup')),
      ...(await measure('Verifying all of it', 'verify')),
      ...(await measure('Verifying 1%', 'verify a sample')),
      ...(await measure('Restoring', 'restore')),
    }
  } finally {
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

async function openAlbum(ownerUrl: string, dataDir: string) {
  const [user_id, family_id] = [newId(), newId()]
  const inDatabase = async <T>(act: (client: pg.Client) => Promise<T>) => {
    const client = new pg.Client({ connectionString: ownerUrl })
    await client.connect()
    return act(client).finally(() => client.end())
  }
  await inDatabase(async (client) => {
    await client.query(
      `insert into profiles (id, email, first_name, last_name) values ($1, 'ana@example.org', 'Ana', 'Moreau')`,
      [user_id],
    )
    await client.query(`insert into families (id, name) values ($1, 'The Moreaus')`, [family_id])
  })
  /** Adds photos whose files contain their ID a hundred times. */
  return (count: number) =>
    inDatabase(async (client) => {
      await client.query('delete from photo_counts')
      await fillPhotos(client, family_id, user_id, count)
      await client.query('alter table photos disable trigger user')
      const { rows } = await client.query<{ id: string; storage_path: string }>(
        `update photos set sha256 = sha256(repeat(id::text, 100)::bytea), bytes = 3600 where bytes <> 3600
          returning id, storage_path`,
      )
      await client.query('alter table photos enable trigger user')
      await client.query('vacuum analyze photos')
      for (const { id, storage_path } of rows) {
        const file = path.join(dataDir, 'objects', storage_path)
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, id.repeat(100))
      }
    })
}

async function run(step: BackupStep, places: object): Promise<StepCost> {
  const script = path.join(import.meta.dirname, 'backup-step.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [...SMALL_HEAP, script, step, JSON.stringify(places)])
  return JSON.parse(stdout) as StepCost
}

function words(count: number): string {
  return count.toLocaleString('en')
}

function inWords({ seconds, cpu, mb, queries, read, written }: StepCost): string {
  const bytes = read + written ? `, ${(read / 1e6).toFixed(2)} MB read, ${(written / 1e6).toFixed(2)} MB written` : ''
  return `${seconds.toFixed(2)} s (CPU ${cpu.toFixed(2)} s), ${mb.toFixed(0)} MB, ${words(queries)} queries${bytes}`
}
