import { readdirSync, statSync } from 'node:fs'
import type { TestApp } from './test-app.ts'
import { stagedFile, stagingFolder } from './staging.ts'

type Sql = TestApp['sql']
/** The number of writes to the store since it's being watched, and its current keys. */
type WatchedStore = { writes: number; keys: Set<string> }
/** How often each table was written to when that was last read. */
type Watched = { store: WatchedStore; tables: Map<string, string> }

/** Requests are counted and refusals recorded here. */
const UNWATCHED = ['public.rate_limits', 'public.security_events']

const allWatched = new WeakMap<TestApp, Watched>()

/**
 * Runs `act` and returns the names of everything that changed: tables, `objects` (the store), and `staged` (unfinished
 * uploads). Reads only tables that were written to, comparing them with a snapshot, because there are many and they grow
 * long within a file.
 */
export async function changesBy(server: TestApp, act: () => Promise<unknown>): Promise<string[]> {
  const watched = allWatched.get(server) ?? (await startWatching(server))
  const { store } = watched
  const earlier = await server.ownerConnection()
  const asEarlier: Sql = async (text, values) => (await earlier.query(text, values)).rows
  try {
    await asEarlier('begin isolation level repeatable read read only')
    const [total, writes, staged] = [await countWrites(asEarlier), store.writes, stagedIn(server)]
    await act()
    const touched = (await countWrites(asEarlier)) === total ? [] : await touchedTables(asEarlier, watched)
    const [before, after] = [await checksumsOf(asEarlier, touched), await checksumsOf(server.sql, touched)]
    return [
      ...touched.filter((table) => before.get(table) !== after.get(table)),
      ...(store.writes === writes ? [] : ['objects']),
      ...(stagedIn(server) === staged ? [] : ['staged']),
    ]
  } finally {
    await asEarlier('rollback').finally(() => earlier.release())
  }
}

/** Keys that were added or removed without going through the watched store. */
export async function unseenObjects(server: TestApp): Promise<string[]> {
  const left = new Set(allWatched.get(server)?.store.keys)
  const unseen: string[] = []
  for await (const key of server.context.store.list('')) if (!left.delete(key)) unseen.push(key)
  return [...unseen, ...left]
}

/** Adds a sequence per table, and one for all, that every write statement increments, even one that changes no rows. */
async function startWatching(server: TestApp): Promise<Watched> {
  await server.sql(`create schema watch`)
  await server.sql(`create sequence watch.total`)
  // Before its first number, a sequence has the same last value as after it.
  await server.sql(`select nextval('watch.total')`)
  await server.sql(`create function watch.count() returns trigger language plpgsql security definer as $$
    begin
      perform nextval('watch.total'), nextval(format('watch.%I', tg_table_schema || '.' || tg_table_name));
      return null;
    end $$`)
  for (const table of await tablesOf(server)) {
    if (UNWATCHED.includes(table)) continue
    await server.sql(`create sequence watch."${table}"`)
    await server.sql(`create trigger watched after insert or update or delete or truncate on ${table}
      for each statement execute function watch.count()`)
  }
  const watched = { store: await watchStore(server), tables: new Map() }
  allWatched.set(server, watched)
  return watched
}

async function watchStore({ context: { store } }: TestApp): Promise<WatchedStore> {
  const objects: WatchedStore = { writes: 0, keys: new Set() }
  for await (const key of store.list('')) objects.keys.add(key)
  const { storeFile, put, cacheFile, remove } = store
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
    storeFile: noting(storeFile, come),
    put: noting(put, come),
    cacheFile: noting(cacheFile, come),
    remove: noting(remove, gone),
  })
  return objects
}

async function checksumsOf(ask: Sql, tables: string[]): Promise<Map<string, string>> {
  if (tables.length === 0) return new Map()
  const parts = tables.map(
    (table) =>
      `select '${table}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${table} t`,
  )
  const rows = await ask<{ name: string; sum: string }>(parts.join(' union all '))
  return new Map(rows.map(({ name, sum }) => [name, sum]))
}

async function countWrites(ask: Sql): Promise<unknown> {
  return (await ask('select last_value from watch.total'))[0]?.['last_value']
}

/** Tables that were written to since they were last asked for. */
async function touchedTables(ask: Sql, watched: Watched): Promise<string[]> {
  const earlier = watched.tables
  const rows = await ask<{ name: string; writes: string }>(
    `select sequencename as name, last_value as writes from pg_sequences
      where schemaname = 'watch' and sequencename <> 'total' and last_value is not null`,
  )
  watched.tables = new Map(rows.map(({ name, writes }) => [name, writes]))
  return [...watched.tables.keys()].filter((table) => watched.tables.get(table) !== earlier.get(table))
}

function stagedIn(server: TestApp): string {
  const names = readdirSync(stagingFolder(server)).toSorted()
  return names.map((name) => `${name} ${statSync(stagedFile(server, name)).size}`).join('\n')
}

/** The app's tables and the job table. */
export async function tablesOf(server: TestApp): Promise<string[]> {
  const rows = await server.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'app') or (schemaname = 'graphile_worker' and tablename = '_private_jobs') order by 1`,
  )
  return rows.map((row) => row.name)
}
