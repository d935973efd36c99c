import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureDatabase, withClient } from '#server/db/cluster.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { describeSchema } from '#server/db/schema.queries.ts'
import { writeTableTypes } from '#server/db/write-table-types.ts'

/** Writes src/server/db/tables.ts and docs/schema.sql from the migrations, with a temporary PostgreSQL. */
const SECRET = 'only for this throw-away database, never kept'

const dir = mkdtempSync(path.join(tmpdir(), 'hearthbook-types-'))
const postgres = await startEmbeddedPostgres({ dir, log: () => {}, settings: { fsync: 'off' } })
try {
  const url = await ensureDatabase(postgres.adminUrl('postgres'), 'types', SECRET)
  await migrate(url, SECRET)
  await writeTableTypes(url)
  writeFileSync('docs/schema.sql', await withClient(url, describeSchema))
} finally {
  await postgres.stop()
  rmSync(dir, { recursive: true })
}
