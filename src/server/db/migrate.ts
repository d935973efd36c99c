import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { CannotStart } from '#server/cannot-start.ts'
import { quietJobLogger } from '#server/jobs/job-log.ts'
import { VERSION } from '#server/version.ts'
import { roleTable } from '#shared/role-table.ts'
import { required } from '#shared/required.ts'
import { tolerant } from './database.ts'
import { withClient } from './cluster.ts'
import { readMigrations, unknownMigrations, type MigrationFile, type Migrations } from './read-migrations.ts'
import { migrationFailed } from './migration-failed.ts'
import { applyRepeatable, dropRemoved } from './repeatable-migrations.ts'
import { closeToOtherRoles, ensureRoles, renameEarlierRoles, rolesAreReady, withRoleNames } from './roles.ts'
import { syncRoles } from './sync-roles.ts'

/** Advisory lock key. Any number works that no other program on the database uses. */
const MIGRATION_LOCK = 4_815_162_342
const OLDEST_POSTGRES = 15

/**
 * Updates the database: roles and job tables, then in one transaction missing migrations in order, the role table, and repeatable
 * files that changed. So after a failure, the earlier version of Hearthbook still starts. Several processes can call it at the
 * same time.
 * @returns the names of applied migrations
 */
export function migrate(ownerUrl: string, secret: string, given = readMigrations()): Promise<string[]> {
  const migrations = namedAfter(ownerUrl, given)
  return withClient(ownerUrl, async (client) => {
    await refuseOldPostgres(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const known = await appliedMigrations(client)
    refuseChangedHistory(migrations, known)
    if (known.size) await renameEarlierRoles(client, ownerUrl)
    if (!(await rolesAreReady(client, ownerUrl, secret))) await ensureRoles(client, ownerUrl, secret)
    await closeToOtherRoles(client, ownerUrl)
    const missing = missingMigrations(migrations, known)
    // Changes of tables may drop objects that any repeatable file declares, so all of them are applied.
    const repeatable = migrations.repeatable.filter(
      ({ name, sha256 }) => missing.length || known.get(name)?.sha256 !== sha256,
    )
    const names = [...missing, ...repeatable].map((file) => file.name)
    if (names.length) await migrateJobs(ownerUrl)
    await client.query('begin')
    if (names.length) await client.query(RECORD)
    for (const file of missing) await apply(client, file)
    await syncRoles(client, roleTable)
    for (const file of repeatable) await applyRepeatable(client, file, ownerUrl)
    if (repeatable.length)
      await dropRemoved(client, [...migrations.baseline, ...migrations.forward], migrations.repeatable)
    await client.query('commit')
    return names
  })
}

/** The job library's own tables. A connection that breaks while it's closed would end the process without listeners. */
async function migrateJobs(connectionString: string) {
  const pgPool = tolerant(new pg.Pool({ connectionString, max: 1 }))
  try {
    await runMigrations({ pgPool, logger: quietJobLogger })
  } finally {
    await pgPool.end()
  }
}

/** What a start would change. @throws CannotStart if it would be refused */
export async function findPending(client: pg.Client): Promise<{ isNew: boolean; pending: string[] }> {
  await refuseOldPostgres(client)
  const migrations = readMigrations()
  const known = await appliedMigrations(client)
  refuseChangedHistory(migrations, known)
  return { isNew: known.size === 0, pending: missingMigrations(migrations, known).map(({ name }) => name) }
}

/** The same migrations, with the names of this instance's roles. */
function namedAfter(ownerUrl: string, migrations: Migrations): Migrations {
  const named = (files: MigrationFile[]) => files.map((file) => ({ ...file, sql: withRoleNames(file.sql, ownerUrl) }))
  const { beforeBaseline, baseline, forward, repeatable } = migrations
  return {
    beforeBaseline: named(beforeBaseline),
    baseline: named(baseline),
    forward: named(forward),
    repeatable: named(repeatable),
  }
}

/** Whether all versioned migrations of this version are applied. */
export async function isMigrated(client: pg.Pool | pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>('select name from app.applied_migrations()')
  const known = new Set(rows.map((row) => row.name))
  const { baseline, forward } = readMigrations()
  return [...baseline, ...forward].every((file) => known.has(file.name))
}

/** A database from before the baseline completes the old migrations, which end with the same schema. */
function missingMigrations({ beforeBaseline, baseline, forward }: Migrations, known: Map<string, Applied>) {
  const isOlder = baseline.length === 0 || beforeBaseline.some(({ name }) => known.has(name))
  const history = isOlder ? [...beforeBaseline, ...baseline.map(asApplied)] : baseline
  return [...history, ...forward].filter(({ name }) => !known.has(name))
}

const asApplied = (file: MigrationFile) => ({ ...file, sql: '' })

/** What was applied, and by which version of Hearthbook. */
const RECORD = `
  create schema if not exists app;
  create table if not exists app.migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now());
  alter table app.migrations add column if not exists version text;
  alter table app.migrations enable row level security`

type Applied = { name: string; sha256: string; version?: string | null }

async function appliedMigrations(client: pg.Client): Promise<Map<string, Applied>> {
  const { rows: exists } = await client.query(`select where to_regclass('app.migrations') is not null`)
  if (exists.length === 0) return new Map()
  const { rows } = await client.query<Applied>('select * from app.migrations')
  return new Map(rows.map((row) => [row.name, row]))
}

async function refuseOldPostgres(client: pg.Client) {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const version = required(rows[0]).server_version
  if (Number.parseInt(version) < OLDEST_POSTGRES)
    throw new CannotStart(
      `DATABASE_URL: this is PostgreSQL ${version}. Hearthbook needs version ${OLDEST_POSTGRES} or later.`,
    )
}

function refuseChangedHistory(migrations: Migrations, known: Map<string, Applied>) {
  const newer = unknownMigrations(known.keys(), migrations)
  if (newer.length) {
    const versions = newer.map((name) => known.get(name)?.version).filter((version) => typeof version === 'string')
    const wrote = versions.length ? `${versions.toSorted(byVersion).at(-1)}, ` : ''
    throw new CannotStart(
      `A newer version of Hearthbook wrote this data (${wrote}${newer.join(', ')}) and this is ${VERSION}, so nothing was changed: start the newer version, or restore the backup from before the upgrade.`,
    )
  }
  const versioned = [...migrations.beforeBaseline, ...migrations.baseline, ...migrations.forward]
  const changed = versioned.filter((file) => known.has(file.name) && known.get(file.name)?.sha256 !== file.sha256)
  if (changed.length)
    throw new Error(`Applied migrations must never change: ${changed.map((file) => file.name).join(', ')}`)
}

const byVersion = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

async function apply(client: pg.Client, file: MigrationFile) {
  try {
    await client.query(file.sql)
    // Later files can't change tables that have pending checks.
    await client.query('set constraints all immediate')
    await client.query('insert into app.migrations (name, sha256, version) values ($1, $2, $3)', [
      ...[file.name, file.sha256, VERSION],
    ])
  } catch (error) {
    throw migrationFailed(file, error)
  }
}
