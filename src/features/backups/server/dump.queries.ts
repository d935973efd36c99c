import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { StagedUpload } from '#features/uploads/server/staging.ts'
import type { BackedUpTable, Manifest } from './repository.ts'

/* The whole database: every table of these schemas, with its owner's permissions. */
const SCHEMAS = ['public', 'app', 'graphile_worker']
/** Tables that the migrations themselves fill. */
const BY_MIGRATIONS = ['app.migrations', 'app.roles', 'app.role_capabilities', 'graphile_worker.migrations']
/** Rows of downloads, whose files aren't backed up: people can request them again. */
const ON_REQUEST = ['exports', 'book_files']
/** Objects are restored with keys of the new installation. Those that stay in place need theirs. */
const OF_OBJECTS_IN_PLACE = 'public.data_keys'
/** They describe the backups, not the family's data. */
const ABOUT_BACKUPS = ['public.backup_repositories', 'public.backup_objects', 'public.backup_runs']
/** An arbitrary advisory lock key that no other program on the same database uses. */
const BACKUP_LOCK = 4_815_162_343

type Table = Pick<BackedUpTable, 'schema' | 'name' | 'columns'>

/** An owner's connection without a statement timeout. Timestamps are exported in UTC with microseconds. */
export async function connectAsOwner(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl, options: '-c TimeZone=UTC -c DateStyle=ISO,YMD' })
  // A connection that breaks between two queries fails the next one. Without a listener, it would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Returns false while another backup of this database is running. */
export async function lockBackups(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [BACKUP_LOCK])
  return rows[0]?.mine ?? false
}

/** A repeatable-read snapshot for all following reads; it doesn't block writers. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query('begin isolation level repeatable read')
}

export async function selectMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from app.migrations order by name')
  return rows.map(({ name }) => name)
}

/** `hasObjects`: of a backup that has copies of the objects, too. */
export async function selectTables(client: pg.Client, { hasObjects }: { hasObjects: boolean }): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname::text as schema, c.relname::text as name,
        coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = ''), '{}') as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname = any ($1) and c.relkind = 'r' and n.nspname || '.' || c.relname <> all ($2)
      group by 1, 2 order by 1, 2`,
    [SCHEMAS, [...BY_MIGRATIONS, ...ABOUT_BACKUPS, ...(hasObjects ? [OF_OBJECTS_IN_PLACE] : [])]],
  )
  return rows
}

export async function selectSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query(
    `select schemaname::text as schema, sequencename::text as name, last_value::text as value
      from pg_sequences where schemaname = any ($1) and last_value is not null order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

/** One table in the format of COPY. */
export function copyOut(client: pg.Client, table: Table): Readable {
  return client.query(copyTo(`copy ${nameOf(table)} (${columnsOf(table)}) to stdout`))
}

/** Whether reading failed because a page doesn't match its checksum. */
export function isDataCorrupted(error: unknown): error is Error {
  return (error as { code?: string }).code === 'XX001'
}

export async function selectReceivedUploads(client: pg.Client): Promise<StagedUpload[]> {
  const { rows } = await client.query<StagedUpload>(
    `select id, family_id from uploads where state = 'received' order by id`,
  )
  return rows
}

/** Whether a database contains no data. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = any ($1) and c.relkind = 'r' limit 1`,
    [SCHEMAS],
  )
  return rowCount === 0
}

/**
 * Loads a backup's tables into a new database, in one transaction. Foreign keys are dropped first, so that the order of
 * tables doesn't matter, and recreated at the end, which validates them.
 */
export async function loadTables(
  client: pg.Client,
  manifest: Manifest,
  read: (table: BackedUpTable) => Promise<Readable>,
) {
  const { sequences } = manifest
  const tables = manifest.tables.filter((table) => !isDataKeys(table))
  // An interrupted restore has encrypted objects with the keys that are there.
  const present = await selectTables(client, { hasObjects: true })
  await client.query('begin')
  const { rows: links } = await client.query<{ on: string; name: string; rule: string }>(
    `select k.conrelid::regclass::text as on, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as rule
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and n.nspname = any ($1)`,
    [SCHEMAS],
  )
  for (const { on, name } of links) await client.query(`alter table ${on} drop constraint ${name}`)
  for (const table of present) await client.query(`alter table ${nameOf(table)} disable trigger user`)
  // An interrupted restore may have stored segments of uploads.
  await client.query(`truncate ${present.map(nameOf).join(', ')} cascade`)
  for (const table of tables) {
    const rows = client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`))
    await pipeline(await read(table), createGunzip(), rows)
  }
  for (const { schema, name, value } of sequences)
    await client.query('select setval($1::regclass, $2)', [nameOf({ schema, name }), value])
  for (const { on, name, rule } of links) await client.query(`alter table ${on} add constraint ${name} ${rule}`)
  for (const table of present) await client.query(`alter table ${nameOf(table)} enable trigger user`)
  await forgetPassing(client, manifest)
  await client.query('commit')
}

export const isDataKeys = ({ schema, name }: Omit<Table, 'columns'>) => `${schema}.${name}` === OF_OBJECTS_IN_PLACE

/** Loads the keys of families and people that are in the database. */
export async function loadDataKeys(client: pg.Client, table: BackedUpTable, content: Readable): Promise<void> {
  await client.query('create temp table loaded_keys (like data_keys including defaults)')
  await pipeline(content, createGunzip(), client.query(copyFrom(`copy loaded_keys (${columnsOf(table)}) from stdin`)))
  await client.query(
    `insert into data_keys select * from loaded_keys key
      where (family_id is null or exists (select from families where id = key.family_id))
        and (user_id is null or exists (select from profiles where id = key.user_id)) on conflict do nothing`,
  )
  await client.query('drop table loaded_keys')
}

/** Deletes state of processes and files that no longer exist: unfinished uploads, downloads, job locks. */
async function forgetPassing(client: pg.Client, { settled_uploads, purged, tables }: Manifest) {
  await client.query(`delete from uploads where state = 'receiving' or id = any ($1)`, [settled_uploads])
  await client.query(`delete from photos where storage_path = any ($1)`, [purged])
  for (const { name } of tables) if (ON_REQUEST.includes(name)) await client.query(`delete from ${name}`)
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null')
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null')
}

function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

function columnsOf({ columns }: { columns: string[] }): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ')
}
