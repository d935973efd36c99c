import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureDatabase } from '#server/db/cluster.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'

/** Writes src/server/db/tables.ts from the migrations, by a PostgreSQL of its own. */
const SECRET = 'only for this throw-away database, never kept'
const CODEGEN = path.resolve(import.meta.dirname, '../node_modules/kysely-codegen/dist/cli/bin.js')

const dir = mkdtempSync(path.join(tmpdir(), 'hearthbook-types-'))
const postgres = await startEmbeddedPostgres({ dir, log: () => {}, settings: { fsync: 'off' } })
try {
  const url = await ensureDatabase(postgres.adminUrl('postgres'), 'types', SECRET)
  await migrate(url, SECRET)
  const { status } = spawnSync(process.execPath, [CODEGEN, '--config-file', 'kysely-codegen.json', '--url', url], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} finally {
  await postgres.stop()
  rmSync(dir, { recursive: true })
}
