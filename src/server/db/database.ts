import type { Kysely, Transaction } from 'kysely'
import pg from 'pg'
import { ReadTimeoutClient, type ReadTimeout } from './read-timeout-client.ts'
import { PreparedStatementClient } from './prepared-statement.ts'
import { openKysely, viewer } from './rls-dialect.ts'
import { roleUrl, type Role } from './roles.ts'
import type { DB } from './tables.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

/** Times stay text with all their microseconds, which paging cursors need. */
const parsers: Record<number, (text: string) => unknown> = {
  // count(*) and sizes. None of ours exceeds 2^53.
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIMESTAMP]: (text) => text.replace(' ', 'T'),
  [pg.types.builtins.TIMESTAMPTZ]: (text) => text.replace(' ', 'T').replace(/\+00$/, 'Z'),
}
const textTimes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/** Database connections, each with minimal privileges. */
export type Database = {
  /** As the current user: row-level security decides what's visible. Use it through `asUser`. */
  rw: Db
  /** Sign-in only: accounts, sessions, challenges, rate limits. It can't see families. */
  auth: Db
  /** Background jobs. */
  worker: Db
  /** Keys of encrypted objects, which transactions of background jobs wait for while they hold a connection. */
  keys: Db
  /** People with a guest link, who only see what a family shares with its extended family. Use it through `asGuest`. */
  guest: Db
  /** The pool behind `auth`, for libraries with SQL of their own (rate limits). */
  authPool: pg.Pool
  /** Leads to PostgreSQL itself: for LISTEN, and for locks and jobs that need a session. */
  ownerUrl: string
  close(): Promise<void>
}

/** `poolerUrl`: a connection pooler in transaction mode, where nothing stays with a connection between transactions. */
type DatabaseOptions = ReadTimeout & { poolerUrl?: string | undefined; connectionTimeoutMillis?: number }

/** How long a request waits for a free connection. While PostgreSQL is silent, none becomes free. */
const CONNECTION_MS = 10_000

/** Opens the pools. Connections are made on first use, and end if PostgreSQL owes an answer for `readTimeoutMs`. */
export function openDatabase(ownerUrl: string, secret: string, options: DatabaseOptions = {}): Database {
  const { poolerUrl, ...timeouts } = options
  const poolOf = (role: Role, max: number, types?: pg.CustomTypesConfig) =>
    openPool({
      connectionString: roleUrl(ownerUrl, role, secret, poolerUrl),
      max,
      // PgBouncer before 1.21 has no prepared statements.
      Client: poolerUrl ? ReadTimeoutClient : PreparedStatementClient,
      connectionTimeoutMillis: CONNECTION_MS,
      ...timeouts,
      ...(types && { types }),
    })
  const pools = {
    rw: poolOf('app_rw', 10, textTimes),
    auth: poolOf('app_auth', 4),
    worker: poolOf('app_worker', 6, textTimes),
    keys: poolOf('app_worker', 2, textTimes),
    guest: poolOf('app_guest', 4, textTimes),
  }
  const rw = openKysely<DB>(pools.rw)
  const auth = openKysely<DB>(pools.auth)
  const worker = openKysely<DB>(pools.worker)
  const keys = openKysely<DB>(pools.keys)
  const guest = openKysely<DB>(pools.guest)
  return {
    rw,
    auth,
    worker,
    keys,
    guest,
    authPool: pools.auth,
    ownerUrl,
    close: async () => {
      await Promise.all([rw.destroy(), auth.destroy(), worker.destroy(), keys.destroy(), guest.destroy()])
    },
  }
}

/**
 * Whether a transaction can change anything. PostgreSQL enforces it. One that reads in a pipeline takes a single round trip,
 * because COMMIT is sent with the queries: all of them have to be sent before any is awaited, and later ones are refused.
 */
export type AccessMode = 'read only' | 'read in a pipeline' | 'read write'

/** Runs `work` in one transaction as this person, for row-level security. Returns after the commit. */
export function asUser<T>(
  db: Database,
  person: string | { user_id: string; only_families?: readonly string[] },
  work: (tx: Tx) => Promise<T>,
  mode: AccessMode = 'read write',
): Promise<T> {
  // Of a session, nothing else counts here: an administrator isn't one in their families.
  const { user_id, only_families = [] }: { user_id: string; only_families?: readonly string[] } =
    typeof person === 'string' ? { user_id: person } : person
  const is_pipelined = mode === 'read in a pipeline'
  return viewer.run({ user_id, only_families, is_pipelined }, () => begin(db.rw, mode).execute(work))
}

/** Like `asUser`, with the rows that only administrators see. */
export function asAdmin<T>(
  db: Database,
  user_id: string,
  work: (tx: Tx) => Promise<T>,
  mode: AccessMode = 'read write',
): Promise<T> {
  return viewer.run({ user_id, is_admin: true }, () => begin(db.rw, mode).execute(work))
}

function begin(db: Db, mode: AccessMode) {
  return mode === 'read write' ? db.transaction() : db.transaction().setAccessMode('read only')
}

/** Like `asUser`, for a guest, with the guest role. */
export function asGuest<T>(db: Database, guest_id: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return viewer.run({ guest_id }, () => db.guest.transaction().execute(work))
}

function openPool(config: pg.PoolConfig & ReadTimeout): pg.Pool {
  return tolerant(new pg.Pool({ ...config, pipeline: true, idleTimeoutMillis: 60_000 } as pg.PoolConfig))
}

/**
 * A connection that breaks while idle is replaced on next use; one that breaks between two queries of a transaction fails the
 * second one. Without listeners, either would end the process.
 */
export function tolerant(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
