import { Readable } from 'node:stream'
import type { RawBuilder } from 'kysely'
import { asUser, type Database } from '#server/db/database.ts'
import {
  asJsonLines,
  selectIdsPrivateToOthers,
  selectReadableTables,
  streamRows,
  type ReadableTable,
} from '#server/db/readable-tables.queries.ts'
import { downloadName } from '#server/storage/download-name.ts'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import { newId } from '#shared/ids.ts'
import type { AddEntry } from './zip-file.ts'

export async function addText(add: AddEntry, path: string, text: string): Promise<void> {
  await add({ path, stream: Readable.from([text]), compress: true })
}

const ID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g

/** Gives ids that must not be named another one each, so that what points at them points at nothing. */
async function* withoutIds(rows: AsyncIterable<unknown>, hidden: ReadonlySet<string>): AsyncGenerator<unknown> {
  const others = new Map<string, string>()
  const otherOf = (id: string) => others.get(id) ?? others.set(id, newId()).get(id) ?? id
  for await (const row of rows) {
    const text = JSON.stringify(row)
    const clean = text.replace(ID, (id) => (hidden.has(id) ? otherOf(id) : id))
    yield clean === text ? row : JSON.parse(clean)
  }
}

/** Rows as JSON, one a line; nothing where there is none. */
export async function addRows(add: AddEntry, path: string, rows: AsyncGenerator<unknown>): Promise<void> {
  const first = await rows.next()
  if (first.done) return
  const all = async function* () {
    yield first.value
    yield* rows
  }
  await add({ path, stream: Readable.from(asJsonLines(all())), compress: true })
}

type Reading = { db: Database; user_id: string; add: AddEntry }

/** One JSON file for each table with rows that somebody wants and may see. */
export async function addTables(
  { db, user_id, add }: Reading,
  folder: string,
  wanted: (table: ReadableTable) => RawBuilder<unknown> | undefined,
): Promise<void> {
  await asUser(db, user_id, async (tx) => {
    const hidden = new Set(await selectIdsPrivateToOthers(tx))
    for (const table of await selectReadableTables(tx)) {
      const rows = wanted(table)
      if (rows) await addRows(add, `${folder}/${table.name}.json`, withoutIds(streamRows(tx, table, rows), hidden))
    }
  })
}

/** False where the store has lost it: one lost object must not keep everything else from its people. */
export async function addObject(
  { store, add }: { store: ObjectStore; add: AddEntry },
  key: string,
  path: string,
  mtime?: Date,
): Promise<boolean> {
  try {
    const { stream } = await store.open(key)
    await add({ path, stream, ...(mtime && { mtime }) })
    return true
  } catch (error) {
    if (error instanceof ObjectMissing) return false
    throw error
  }
}

/** By its day, then as people called it; the end of the id keeps two of the same name apart. */
export function nameByDay(
  day: string,
  { id, filename, file_type }: { id: string; filename: string; file_type: string },
) {
  const name = downloadName(filename, file_type)
  const dot = name.lastIndexOf('.')
  return `${day.slice(0, 10)} ${name.slice(0, dot)} ${id.slice(-12)}${name.slice(dot)}`
}

/** The camera's local time; what a ZIP cannot say (before 1980) is left out. */
export function cameraTime({
  taken_at,
  created_at,
}: {
  taken_at: string | null
  created_at: string
}): Date | undefined {
  const time = new Date(taken_at ?? created_at)
  return time.getFullYear() >= 1980 ? time : undefined
}
