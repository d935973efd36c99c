import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { CannotStart } from '#server/cannot-start.ts'
import { quietJobLogger } from '#server/jobs/job-log.ts'
import { withClient } from './cluster.ts'
import { ensureRoles, rolesLetIn } from './roles.ts'

const folder = path.join(import.meta.dirname, '../../../migrations')
/** Any number that no other program on the same database uses for an advisory lock. */
const MIGRATION_LOCK = 4_815_162_342
const OLDEST_POSTGRES = 15

/**
 * Brings the database to the present schema: roles, job tables, then each new file of migrations/ in order,
 * each in a transaction of its own. Safe to run from many processes at once.
 * @returns the names that were applied
 */
export function migrate(ownerUrl: string, secret: string, files = readMigrations()): Promise<string[]> {
  return withClient(ownerUrl, async (client) => {
    await refuseOldPostgres(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const known = await appliedMigrations(client)
    const missing = files.filter((file) => !known.has(file.name))
    refuseChangedHistory(files, known)
    if (!(await rolesLetIn(ownerUrl, secret))) await ensureRoles(client, secret)
    if (missing.length === 0) return []
    await runMigrations({ connectionString: ownerUrl, logger: quietJobLogger })
    for (const file of missing) await apply(client, file)
    return missing.map((file) => file.name)
  })
}

/** Whether every migration of this version is in the database. */
export async function isMigrated(client: pg.Pool | pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>('select name from app.applied_migrations()')
  const known = new Set(rows.map((row) => row.name))
  return readMigrations().every((file) => known.has(file.name))
}

type MigrationFile = { name: string; sql: string; sha256: string }

let read: MigrationFile[] | undefined

export function readMigrations(): MigrationFile[] {
  read ??= readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })
  return read
}

async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`
    create schema if not exists app;
    create table if not exists app.migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now());
    alter table app.migrations enable row level security`)
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from app.migrations')
  return new Map(rows.map((row) => [row.name, row.sha256]))
}

async function refuseOldPostgres(client: pg.Client) {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const version = rows[0]!.server_version
  if (Number.parseInt(version) < OLDEST_POSTGRES)
    throw new CannotStart(
      `DATABASE_URL: this is PostgreSQL ${version}. Hearthbook needs version ${OLDEST_POSTGRES} or later.`,
    )
}

function refuseChangedHistory(files: MigrationFile[], known: Map<string, string>) {
  const ours = new Set(files.map((file) => file.name))
  const newer = [...known.keys()].filter((name) => !ours.has(name))
  if (newer.length)
    throw new CannotStart(
      `A newer version of Hearthbook wrote this data (${newer.join(', ')}). Update Hearthbook and start it again.`,
    )
  const changed = files.filter((file) => known.has(file.name) && known.get(file.name) !== file.sha256)
  if (changed.length)
    throw new Error(`Applied migrations must never change: ${changed.map((file) => file.name).join(', ')}`)
}

async function apply(client: pg.Client, file: MigrationFile) {
  await client.query('begin')
  try {
    await client.query(file.sql)
    await client.query('insert into app.migrations (name, sha256) values ($1, $2)', [file.name, file.sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error })
  }
}
