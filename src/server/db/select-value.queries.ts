import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely'

/** The value of an expression, such as a call of one of our SQL functions. */
export async function selectValue<T>(db: QueryExecutorProvider, expression: RawBuilder<T>): Promise<T> {
  const [row] = (await sql<{ value: T }>`select ${expression} as value`.execute(db)).rows
  if (!row) throw new Error('The query returned no row')
  return row.value
}
