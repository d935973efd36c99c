import { sql, type Compilable, type CompiledQuery, type Expression, type Insertable, type Kysely } from 'kysely'
import { ReadTimeoutClient } from './read-timeout-client.ts'
import type { DB } from './tables.ts'

export const PREPARED_MARK = '/* prepared */'

/**
 * Marks a query as a named prepared statement. PostgreSQL parses and plans it once per connection, which takes longer than an
 * index lookup. Only safe if the plan doesn't depend on the parameters, and the text is always the same.
 */
export const prepared = sql.raw(PREPARED_MARK)

/**
 * A value that PostgreSQL doesn't look at when it plans. Otherwise, for a family with more photos than most, it estimates that a
 * plan with the value costs slightly less than the one for all, and plans it for each request, which takes longer than running it.
 */
export const unplanned = (value: string, type: 'uuid' | 'text') => sql<string>`(select ${value}::${sql.raw(type)})`

const STAND_IN = 'stand-in for value'

type Query<Row> = { modifyEnd(modifier: Expression<unknown>): Compilable<Row> }
type Build<Values extends unknown[], Row> = (db: Kysely<DB>, ...standIns: Values) => Query<Row>

/**
 * A prepared statement that's built once per process, which takes longer than sending it. `build` gets stand-ins for the values,
 * so what it builds can't depend on them.
 */
export function preparedQuery<Values extends unknown[], Row>(build: Build<Values, Row>) {
  let compiled: CompiledQuery<Row> | undefined
  let places: (number | undefined)[] = []
  return async (db: Kysely<DB>, ...values: Values): Promise<Row[]> => {
    if (!compiled) {
      const standIns = values.map((_, at) => `${STAND_IN} ${at}`)
      compiled = build(db, ...(standIns as unknown as Values))
        .modifyEnd(prepared)
        .compile()
      places = compiled.parameters.map((parameter) => {
        const at = standIns.indexOf(parameter as string)
        if (at < 0 && String(parameter).includes(STAND_IN))
          throw new TypeError('A prepared query needs its values as they are')
        return at < 0 ? undefined : at
      })
    }
    const { parameters: constants } = compiled
    const parameters = places.map((place, at) => (place === undefined ? constants[at] : values[place]))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}

/** Inserts a row with a prepared statement, which is built once for each list of columns. */
export function preparedInsert<T extends keyof DB>(table: T) {
  const statements = new Map<string, (db: Kysely<DB>, ...values: unknown[]) => Promise<unknown>>()
  return async (db: Kysely<DB>, row: Insertable<DB[T]>): Promise<void> => {
    const given = Object.entries(row).filter(([, value]) => value !== undefined)
    const columns = given.map(([column]) => column)
    const statement =
      statements.get(columns.join()) ??
      preparedQuery((any, ...values: unknown[]) => {
        const standIns = Object.fromEntries(columns.map((column, at) => [column, values[at]]))
        return any.insertInto(table).values(standIns as Insertable<DB[T]>)
      })
    statements.set(columns.join(), statement)
    await statement(db, ...given.map(([, value]) => value))
  }
}

const names = new Map<string, string>()

/** A client that runs marked queries as named prepared statements. */
export class PreparedStatementClient extends ReadTimeoutClient {
  protected override queryArguments([text, values, ...callback]: unknown[]): unknown[] {
    if (typeof text !== 'string' || !text.endsWith(PREPARED_MARK)) return [text, values, ...callback]
    const name = names.get(text) ?? `kept_${names.size + 1}`
    names.set(text, name)
    return [{ name, text, values }, ...callback]
  }
}
