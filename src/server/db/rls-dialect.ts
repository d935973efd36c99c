import { AsyncLocalStorage } from 'node:async_hooks'
import {
  CompiledQuery,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type ConnectionProvider,
  type DatabaseConnection,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { isId } from '#shared/is-id.ts'

/** User of the next transaction. Without one, row-level security returns nothing. */
export const viewer = new AsyncLocalStorage<Viewer>()

type Viewer =
  | { user_id: string; is_admin?: boolean; only_families?: readonly string[]; is_pipelined?: boolean }
  | { guest_id: string }

/** Statements that begin a transaction of this person. Much cheaper for PostgreSQL than calls of `set_config`. */
function identityOf(who: Viewer): string {
  const families = 'guest_id' in who ? [] : (who.only_families ?? [])
  const id = 'guest_id' in who ? who.guest_id : who.user_id
  if (![id, ...families].every(isId))
    throw new Error('The viewer of a transaction must be the id of a person or a guest')
  if ('guest_id' in who) return `set local app.guest_id to '${id}'`
  const only = families.length ? `; set local app.only_families to '{${families.join()}}'` : ''
  return `set local app.user_id to '${id}'${only}${who.is_admin ? "; set local app.admin to 'on'" : ''}`
}

type Begun = { done: Promise<unknown>; onlyReads: boolean; committed?: Promise<void>; isOver?: boolean }

/** Connections whose transaction was committed with its first queries. */
const closed = new WeakSet<DatabaseConnection>()

/**
 * Sends BEGIN, the user's identity and the first query in one packet (pg pipeline mode), so row-level security costs no extra
 * round trip.
 */
class RlsDriver extends PostgresDriver {
  #begun = new WeakMap<DatabaseConnection, Begun>()
  #ready: Promise<void> | undefined

  override async acquireConnection(): Promise<DatabaseConnection> {
    await (this.#ready ??= this.init())
    return super.acquireConnection()
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode, isolationLevel }: TransactionSettings,
  ): Promise<void> {
    const who = viewer.getStore()
    // Before BEGIN is queued, whose packet is sent in the next tick: everything that's queued until then is in it.
    if (who && 'is_pipelined' in who && who.is_pipelined) process.nextTick(() => this.#commitEarly(connection))
    const begin = ['start transaction', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
      .filter(Boolean)
      .join(' ')
    const done = connection.executeQuery(CompiledQuery.raw(who ? `${begin}; ${identityOf(who)}` : begin))
    done.catch(() => {}) // reported by the commit, or by the first query, which fails too
    this.#begun.set(connection, { done, onlyReads: accessMode === 'read only' })
  }

  #commitEarly(connection: DatabaseConnection) {
    const begun = this.#begun.get(connection)
    if (!begun || begun.isOver) return
    begun.committed = super.commitTransaction(connection)
    begun.committed.catch(() => {}) // the query that failed reports it
    closed.add(connection)
  }

  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    const begun = this.#begun.get(connection)
    if (begun) begun.isOver = true
    if (begun?.committed) await begun.committed.catch(() => {})
    else await super.rollbackTransaction(connection)
    closed.delete(connection)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const begun = this.#begun.get(connection)
    await begun?.done
    if (begun) begun.isOver = true
    closed.delete(connection)
    const committed = begun?.committed ?? super.commitTransaction(connection)
    // A read-only transaction has all its results already. The next one on this connection waits for the commit.
    if (begun?.onlyReads) committed.catch(() => {})
    else await committed
  }
}

/**
 * Sends concurrent queries of a transaction in one packet. Kysely's own executor waits for each answer before the next query,
 * since not all databases can pipeline.
 */
class PipeliningExecutor extends DefaultQueryExecutor {
  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    const connection = provider.provideConnection((its) => Promise.resolve(its))
    return super.withConnectionProvider({
      async provideConnection(work) {
        const its = await connection
        if (closed.has(its))
          throw new Error('A transaction that reads in a pipeline sends its queries before it awaits one')
        return work(its)
      },
    })
  }
}

/** Kysely on a pool whose transactions know the current user. */
export function openKysely<DB>(pool: pg.Pool): Kysely<DB> {
  const dialect = new PostgresDialect({ pool })
  const driver = new RlsDriver({ pool })
  const connections = new DefaultConnectionProvider(driver)
  const executor = new PipeliningExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), connections)
  return new Kysely<DB>({ config: { dialect }, dialect, driver, executor })
}
