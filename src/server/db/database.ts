import type { Kysely, Transaction } from 'kysely'
import pg from 'pg'
import type { Silence } from './attentive-client.ts'
import { KeepingClient } from './kept-statement.ts'
import { openKysely, viewer } from './rls-dialect.ts'
import { roleUrl } from './roles.ts'
import type { DB } from './tables.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

/** How values leave PostgreSQL. Times stay text with all their microseconds, which paging cursors need. */
const parsers: Record<number, (text: string) => unknown> = {
  // count(*) and sizes: none here passes 2^53.
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIMESTAMP]: (text) => text.replace(' ', 'T'),
  [pg.types.builtins.TIMESTAMPTZ]: (text) => text.replace(' ', 'T').replace(/\+00$/, 'Z'),
}
const textTimes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/** The ways into the database, each with the least that it needs. */
export type Database = {
  /** As the person who asks: row-level security decides what exists. Use it through `asUser`. */
  rw: Db
  /** Sign-in only: accounts, sessions, challenges, rate limits; it cannot see a family. */
  auth: Db
  /** Background jobs. */
  worker: Db
  /** People with a guest link: what a family shares with its extended family, and nothing else. Use it through `asGuest`. */
  guest: Db
  /** The plain pool behind `auth`, for parts that bring their own SQL (rate limits). */
  authPool: pg.Pool
  ownerUrl: string
  close(): Promise<void>
}

/** Of each statement; a silence is longer, so that PostgreSQL itself ends what takes too long. */
const STATEMENT_MS = 15_000

/** Opens the pools; connections are made when first used, and end when PostgreSQL owes an answer for `silenceMs`. */
export function openDatabase(ownerUrl: string, secret: string, silence: Silence = {}): Database {
  const pools = {
    rw: pool(roleUrl(ownerUrl, 'app_rw', secret), 10, silence, textTimes),
    auth: pool(roleUrl(ownerUrl, 'app_auth', secret), 4, silence),
    worker: pool(roleUrl(ownerUrl, 'app_worker', secret), 6, silence, textTimes),
    guest: pool(roleUrl(ownerUrl, 'app_guest', secret), 4, silence, textTimes),
  }
  const rw = openKysely<DB>(pools.rw)
  const auth = openKysely<DB>(pools.auth)
  const worker = openKysely<DB>(pools.worker)
  const guest = openKysely<DB>(pools.guest)
  return {
    rw,
    auth,
    worker,
    guest,
    authPool: pools.auth,
    ownerUrl,
    close: async () => {
      await Promise.all([rw.destroy(), auth.destroy(), worker.destroy(), guest.destroy()])
    },
  }
}

/** Whether a transaction may change anything; the database refuses it where it may not. */
export type AccessMode = 'read only' | 'read write'

/** Runs `work` in one transaction in which row-level security sees `user_id`; what it changed is committed before it returns. */
export function asUser<T>(
  db: Database,
  user_id: string,
  work: (tx: Tx) => Promise<T>,
  mode: AccessMode = 'read write',
): Promise<T> {
  return viewer.run({ user_id }, () => begin(db.rw, mode).execute(work))
}

/** The same for an administrator, whom the database then shows what it shows administrators. */
export function asAdmin<T>(
  db: Database,
  user_id: string,
  work: (tx: Tx) => Promise<T>,
  mode: AccessMode = 'read write',
): Promise<T> {
  return viewer.run({ user_id, is_admin: true }, () => begin(db.rw, mode).execute(work))
}

function begin(db: Db, mode: AccessMode) {
  return mode === 'read only' ? db.transaction().setAccessMode(mode) : db.transaction()
}

/** The same for a guest, in the role of guests. */
export function asGuest<T>(db: Database, guest_id: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return viewer.run({ guest_id }, () => db.guest.transaction().execute(work))
}

function pool(connectionString: string, max: number, silence: Silence, types?: pg.CustomTypesConfig): pg.Pool {
  const made = new pg.Pool({
    connectionString,
    max,
    pipeline: true,
    Client: KeepingClient,
    statement_timeout: STATEMENT_MS,
    ...silence,
    idleTimeoutMillis: 60_000,
    options: '-c TimeZone=UTC',
    ...(types && { types }),
  } as pg.PoolConfig)
  // A connection that dies while idle is replaced at the next use; one that dies between two queries of a transaction fails
  // the second. Without listeners either would end the process.
  made.on('error', () => {})
  made.on('connect', (client) => client.on('error', () => {}))
  return made
}
