import { sql, type RawBuilder } from 'kysely'
import type { Tx } from './database.ts'

/** Rows per fetch. */
const FETCHED_ROWS = 500
/** Columns with credentials, which exports leave out. */
const SECRET = /hash|token|secret|sealed/

export type ReadableTable = { name: string; columns: string[]; person_columns: string[] }

/** Every table with the columns that the current user may read, and the columns that reference a person. */
export async function selectReadableTables(tx: Tx): Promise<ReadableTable[]> {
  const { rows } =
    await sql<ReadableTable>`select name, columns, person_columns from app.readable_tables() order by name`.execute(tx)
  return rows.map((table) => ({ ...table, columns: table.columns.filter((column) => !SECRET.test(column)) }))
}

/** Photos, milestones, answers and albums that other members of the current user's families set to private. */
export async function selectIdsPrivateToOthers(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from app.ids_private_to_others()`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Streams rows of one table that match a condition and that the current user can see. One at a time per transaction. */
export async function* streamRows(
  tx: Tx,
  table: ReadableTable,
  wanted: RawBuilder<unknown>,
): AsyncGenerator<Record<string, unknown>> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)))
  await sql`declare exported_rows no scroll cursor for select to_jsonb(t) as row
    from (select ${columns} from ${sql.table(table.name)} where ${wanted}) t`.execute(tx)
  for (;;) {
    const { rows } = await sql<{
      row: Record<string, unknown>
    }>`fetch ${sql.raw(String(FETCHED_ROWS))} from exported_rows`.execute(tx)
    for (const { row } of rows) yield row
    if (rows.length < FETCHED_ROWS) break
  }
  await sql`close exported_rows`.execute(tx)
}

/** Rows as a JSON array, one per line. */
export async function* asJsonLines(rows: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
