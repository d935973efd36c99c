import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { TestApp } from './test-app.ts'

type Asks = TestApp['sql']
/** What was written to the store since it is watched, and the keys that are in it now. */
type WatchedObjects = { writes: number; keys: Set<string> }

/** Every request counts, also one that is refused. */
const COUNTERS = 'public.rate_limits'

const watched = new WeakMap<TestApp, WatchedObjects>()

/**
 * Does it, and answers the names of the tables and places that are other than before: tables, `objects` of the store, and
 * `staged` for unfinished uploads. Tables are read only where something was written meanwhile, and then as they were before
 * too: there are many, and they are long by the end of a file.
 */
export async function changesBy(house: TestApp, act: () => Promise<unknown>): Promise<string[]> {
  const objects = watched.get(house) ?? (await beginToWatch(house))
  const earlier = await house.ownerConnection()
  const asEarlier: Asks = async (text, values) => (await earlier.query(text, values)).rows
  try {
    await asEarlier('begin isolation level repeatable read read only')
    const [tables, kept, staged] = [await writesOf(asEarlier), objects.writes, stagedIn(house)]
    await act()
    const now = await writesOf(asEarlier)
    const touched = [...now.keys()].filter((table) => now.get(table) !== tables.get(table) && table !== COUNTERS)
    const [before, after] = [await checksumsOf(asEarlier, touched), await checksumsOf(house.sql, touched)]
    return [
      ...touched.filter((table) => before.get(table) !== after.get(table)),
      ...(objects.writes === kept ? [] : ['objects']),
      ...(stagedIn(house) === staged ? [] : ['staged']),
    ]
  } finally {
    await asEarlier('rollback').finally(() => earlier.release())
  }
}

/** Keys that came or went, since it is watched, in any other way than through the store. */
export async function unseenObjects(house: TestApp): Promise<string[]> {
  const left = new Set(watched.get(house)?.keys)
  const unseen: string[] = []
  for await (const key of house.context.store.list('')) if (!left.delete(key)) unseen.push(key)
  return [...unseen, ...left]
}

/** A sequence for each table, which every statement that writes to it moves on, also when it writes nothing in the end. */
async function beginToWatch(house: TestApp): Promise<WatchedObjects> {
  await house.sql(`create schema watch`)
  await house.sql(`create function watch.count() returns trigger language plpgsql security definer as $$
    begin perform nextval(format('watch.%I', tg_table_schema || '.' || tg_table_name)); return null; end $$`)
  for (const table of await tablesOf(house)) {
    // A refusal writes that there was one.
    if (table === 'public.security_events') continue
    await house.sql(`create sequence watch."${table}"`)
    await house.sql(`create trigger watched after insert or update or delete or truncate on ${table}
      for each statement execute function watch.count()`)
  }
  const objects = await watchStore(house)
  watched.set(house, objects)
  return objects
}

async function watchStore({ context: { store } }: TestApp): Promise<WatchedObjects> {
  const objects: WatchedObjects = { writes: 0, keys: new Set() }
  for await (const key of store.list('')) objects.keys.add(key)
  const { keepFile, put, cacheFile, remove } = store
  const noting =
    <Rest extends unknown[]>(verb: (key: string, ...rest: Rest) => Promise<void>, note: (key: string) => void) =>
    async (key: string, ...rest: Rest) => {
      objects.writes++
      await verb(key, ...rest)
      note(key)
    }
  const come = (key: string) => void objects.keys.add(key)
  const gone = (key: string) => void objects.keys.delete(key)
  Object.assign(store, {
    keepFile: noting(keepFile, come),
    put: noting(put, come),
    cacheFile: noting(cacheFile, come),
    remove: noting(remove, gone),
  })
  return objects
}

async function checksumsOf(ask: Asks, tables: string[]): Promise<Map<string, string>> {
  if (tables.length === 0) return new Map()
  const parts = tables.map(
    (table) =>
      `select '${table}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${table} t`,
  )
  const rows = await ask<{ name: string; sum: string }>(parts.join(' union all '))
  return new Map(rows.map(({ name, sum }) => [name, sum]))
}

async function writesOf(ask: Asks): Promise<Map<string, string>> {
  const rows = await ask<{ name: string; writes: string }>(
    `select sequencename as name, coalesce(last_value, 0)::text as writes from pg_sequences where schemaname = 'watch'`,
  )
  return new Map(rows.map(({ name, writes }) => [name, writes]))
}

function stagedIn({ context: { staging } }: TestApp): string {
  const names = readdirSync(staging.directory).toSorted()
  return names.map((name) => `${name} ${statSync(path.join(staging.directory, name)).size}`).join('\n')
}

/** The tables of ours and the jobs. */
export async function tablesOf(house: TestApp): Promise<string[]> {
  const rows = await house.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'app') or (schemaname = 'graphile_worker' and tablename = '_private_jobs') order by 1`,
  )
  return rows.map((row) => row.name)
}
