import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { TestApp } from './test-app.ts'

/** Everything that is kept: a checksum of each table, the keys of all objects, the files of unfinished uploads. */
export type Digest = Record<string, string>

/** Checksums of tables, and how often each had been written to when it was made. */
const remembered = new WeakMap<TestApp, Map<string, { writes: string; sum: string }>>()

/** Only tables that were written to since the last time are read again: there are many, and they are long by the end. */
export async function digestOf(house: TestApp): Promise<Digest> {
  const known = remembered.get(house) ?? (await beginToCount(house))
  const writes = await writesOf(house)
  const changed = (await tablesOf(house)).filter((table) => known.get(table)?.writes !== writes.get(table))
  for (const { name, sum } of await checksumsOf(house, changed)) known.set(name, { writes: writes.get(name)!, sum })
  const rows = Array.from(known, ([name, { sum }]) => ({ name, sum }))
  const { store, staging } = house.foundation
  const objects: string[] = []
  for await (const key of store.list('')) objects.push(key)
  const staged = await Promise.all(
    (await readdir(staging.directory)).map(
      async (name) => `${name} ${(await stat(path.join(staging.directory, name))).size}`,
    ),
  )
  return {
    ...Object.fromEntries(rows.map(({ name, sum }) => [name, sum])),
    objects: objects.toSorted().join('\n'),
    staged: staged.toSorted().join('\n'),
  }
}

async function checksumsOf(house: TestApp, tables: string[]) {
  if (tables.length === 0) return []
  const parts = tables.map(
    (table) =>
      `select '${table}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${table} t`,
  )
  return house.sql<{ name: string; sum: string }>(parts.join(' union all '))
}

/** A sequence for each table, which every statement that writes to it moves on, also when it writes nothing in the end. */
async function beginToCount(house: TestApp) {
  const tables = await tablesOf(house)
  await house.sql(`create schema if not exists watch`)
  await house.sql(`create or replace function watch.count() returns trigger language plpgsql security definer as $$
    begin perform nextval(format('watch.%I', tg_table_schema || '.' || tg_table_name)); return null; end $$`)
  for (const table of tables) {
    await house.sql(`create sequence if not exists watch."${table}"`)
    await house.sql(`create or replace trigger watched after insert or update or delete or truncate on ${table}
      for each statement execute function watch.count()`)
  }
  const known = new Map<string, { writes: string; sum: string }>()
  remembered.set(house, known)
  return known
}

async function writesOf(house: TestApp): Promise<Map<string, string>> {
  const rows = await house.sql<{ name: string; writes: string }>(
    `select sequencename as name, coalesce(last_value, 0)::text as writes from pg_sequences where schemaname = 'watch'`,
  )
  return new Map(rows.map(({ name, writes }) => [name, writes]))
}

/** The names of tables and places that differ. */
export function changedBetween(before: Digest, after: Digest): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
}

const known = new WeakMap<TestApp, string[]>()

/** The tables of ours and the jobs. */
export async function tablesOf(house: TestApp): Promise<string[]> {
  const before = known.get(house)
  if (before) return before
  const rows = await house.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'app') or (schemaname = 'graphile_worker' and tablename = '_private_jobs') order by 1`,
  )
  const names = rows.map((row) => row.name)
  known.set(house, names)
  return names
}
