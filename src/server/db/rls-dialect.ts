import { AsyncLocalStorage } from 'node:async_hooks'
import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'
import { isId } from '#shared/is-id.ts'

/** Whose transaction begins next; without one, row-level security shows nothing. */
export const viewer = new AsyncLocalStorage<{ user_id: string; is_admin?: boolean } | { guest_id: string }>()

const asPerson = (user_id: string) => CompiledQuery.raw("select set_config('app.user_id', $1, true)", [user_id])
const asGuest = (guest_id: string) => CompiledQuery.raw("select set_config('app.guest_id', $1, true)", [guest_id])
const asAdmin = (user_id: string) =>
  CompiledQuery.raw("select set_config('app.user_id', $1, true), set_config('app.admin', 'on', true)", [user_id])

function identityOf(who: { user_id: string; is_admin?: boolean } | { guest_id: string }): CompiledQuery {
  const id = 'guest_id' in who ? who.guest_id : who.user_id
  if (!isId(id)) throw new Error('The viewer of a transaction must be the id of a person or a guest')
  if ('guest_id' in who) return asGuest(id)
  return who.is_admin ? asAdmin(id) : asPerson(id)
}

/**
 * BEGIN and the caller's identity travel in one packet with the first query (pg pipeline mode),
 * so that row-level security costs no round trip of its own.
 */
class RlsDriver extends PostgresDriver {
  #begun = new WeakMap<DatabaseConnection, Promise<unknown>>()

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const who = viewer.getStore()
    const identity = who && identityOf(who)
    const begin = super.beginTransaction(connection, settings)
    const identify = identity ? connection.executeQuery(identity) : Promise.resolve()
    const begun = Promise.all([begin, identify])
    begun.catch(() => {}) // reported by the commit, or by the first query, which fails as well
    this.#begun.set(connection, begun)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begun.get(connection)
    await super.commitTransaction(connection)
  }
}

export class RlsDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new RlsDriver(this.#config)
  }
}
