import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDiskStaging } from '#features/uploads/server/disk-staging.ts'
import { ensureDatabase, withClient } from '#server/db/cluster.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { TEST_SECRET } from '#server/db/test-database.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import { repositoryIn } from '#kit/backups.ts'
import { makeBackup } from '../server/make-backup.ts'
import { restoreBackup } from '../server/restore-backup.ts'

test('a flipped bit in a row is found by the next backup, which names the table, and the last backup restores the row', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'hearthbook-damaged-'))
  const start = () => startEmbeddedPostgres({ dir: path.join(dir, 'postgres'), log: () => {} })
  let postgres = await start()
  try {
    const ownerUrl = await ensureDatabase(postgres.adminUrl('postgres'), 'hearthbook', TEST_SECRET)
    await migrate(ownerUrl, TEST_SECRET)
    await withClient(ownerUrl, (client) =>
      client.query(`insert into families (id, name) values (gen_random_uuid(), 'Moreau')`),
    )
    const { file, checksums } = await withClient(postgres.adminUrl('hearthbook'), async (client) => {
      const { rows } = await client.query<{ file: string; checksums: string }>(
        `select current_setting('data_directory') || '/' || pg_relation_filepath('families') as file,
          current_setting('data_checksums') as checksums`,
      )
      return rows[0]!
    })
    expect(checksums).toBe('on')
    const repository = await repositoryIn(path.join(dir, 'backups'))
    const parts = async () => ({
      ownerUrl: await ensureDatabase(postgres.adminUrl('postgres'), 'hearthbook', TEST_SECRET),
      store: await openDiskStore(path.join(dir, 'objects')),
      staging: openDiskStaging(dir),
      ...{ secret: TEST_SECRET, isSecretStored: true },
    })
    const { name } = await makeBackup(repository, await parts())
    await postgres.stop()
    await flipBitOfLastByte(file)
    postgres = await start()

    const damaged = await parts()
    await expect(makeBackup(repository, damaged)).rejects.toThrow(
      /^The table families is damaged: invalid page in block 0/,
    )
    expect(await repository.list()).toEqual([name])
    const problems = await withClient(damaged.ownerUrl, (client) =>
      client.query('select problem from backup_runs order by id'),
    )
    expect(problems.rows).toEqual([{ problem: null }, { problem: 'database_damaged' }])

    const DATABASE_URL = await ensureDatabase(postgres.adminUrl('postgres'), 'restored', TEST_SECRET)
    const empty = { DATABASE_URL, DATA_DIR: path.join(dir, 'restored'), SECRET: TEST_SECRET, BILLING: 'off' }
    expect(await restoreBackup(repository, name, empty)).toMatchObject({ wrong: [], lost: [] })
    const families = await withClient(DATABASE_URL, (client) => client.query('select name from families'))
    expect(families.rows).toEqual([{ name: 'Moreau' }])
  } finally {
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
})

/** Rows are at the end of a page. */
async function flipBitOfLastByte(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  const byte = Buffer.alloc(1)
  await handle.read(byte, 0, 1, 8191)
  byte[0]! ^= 1
  await handle.write(byte, 0, 1, 8191)
  await handle.close()
}
