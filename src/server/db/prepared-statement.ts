import { sql } from 'kysely'
import { ReadTimeoutClient } from './read-timeout-client.ts'

export const PREPARED_MARK = '/* prepared */'

/**
 * Marks a query as a named prepared statement. PostgreSQL parses and plans it once per connection, which takes longer than an
 * index lookup. Only safe if the plan doesn't depend on the parameters, and the text is always the same.
 */
export const prepared = sql.raw(PREPARED_MARK)

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
