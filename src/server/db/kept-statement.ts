import { sql } from 'kysely'
import { AttentiveClient } from './attentive-client.ts'

/**
 * Ends a query that nearly every request asks: PostgreSQL parses and plans it once for each connection, which for a look into
 * an index takes longer than looking. Only for one whose best plan is the same whatever its values are, and whose text is too.
 */
export const kept = sql`/* kept */`

const MARK = '/* kept */'
const names = new Map<string, string>()

/** A connection that knows kept statements by a name. */
export class KeepingClient extends AttentiveClient {
  protected override asked([text, values, ...callback]: unknown[]): unknown[] {
    if (typeof text !== 'string' || !text.endsWith(MARK)) return [text, values, ...callback]
    const name = names.get(text) ?? `kept_${names.size + 1}`
    names.set(text, name)
    return [{ name, text, values }, ...callback]
  }
}
