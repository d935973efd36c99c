import { sql, type Kysely } from 'kysely'
import { preparedQuery } from '#server/db/prepared-statement.ts'
import type { Tx } from '#server/db/database.ts'
import type { SignedIn } from '#server/http/route.ts'
import type { DB } from '#server/db/tables.ts'
import { lock } from '#server/db/lock.queries.ts'
import { DAY_MS } from '#shared/days.ts'
import { EXPIRED_SESSION_RETENTION_DAYS, SESSION_IDLE_DAYS, SESSION_LONGEST_DAYS } from '../accounts.rules.ts'

/** How long in-flight requests may still use a replaced token. */
const FORMER_TOKEN_MS = 30_000
/** The maximum number of devices that are listed. */
const MOST_DEVICES = 100

export type SessionRow = {
  id: string
  user_id: string
  created_at: Date
  updated_at: Date
  proven_at: Date
  multi_factor_at: Date | null
  email: string
  email_verified: boolean
  leaving: boolean
  /** The token was replaced moments ago. */
  is_former: boolean
  /** When this token expires, unless it's prolonged. */
  ends_at: Date
}

/** The active session of a token. A cookie's previous token still finds it for a moment, without a proof of identity. */
export async function findSession(
  db: Kysely<DB>,
  token_hash: string,
  now: Date,
  kind: 'cookie' | 'bearer' = 'cookie',
): Promise<SessionRow | undefined> {
  const found = await findByToken(db, token_hash, now, kind)
  return found ?? (kind === 'cookie' ? findByToken(db, token_hash, now, 'former') : undefined)
}

type TokenKind = 'cookie' | 'bearer' | 'former'

/** With its user; two index lookups. */
const sessionBy = (kind: TokenKind) =>
  preparedQuery((db: Kysely<DB>, token_hash: string, now: string, created_after: string, replaced_after: string) =>
    db
      .selectFrom('auth_sessions as session')
      .innerJoin('profiles as person', 'person.id', 'session.user_id')
      .leftJoin('account_deletions as leaving', 'leaving.user_id', 'session.user_id')
      .select([
        'session.id',
        'session.user_id',
        'session.created_at',
        'session.updated_at',
        'session.proven_at',
        'session.multi_factor_at',
        'session.replaced_at',
        sql<string>`least(session.expires_at, session.access_expires_at)`.as('ends_at'),
        'person.email',
        'person.email_verified',
        sql<boolean>`leaving.user_id is not null`.as('leaving'),
      ])
      .where(kind === 'former' ? 'session.former_token' : 'session.token', '=', token_hash)
      .$if(kind === 'former', (query) => query.where('session.replaced_at', '>', replaced_after))
      .$if(kind === 'cookie', (query) => query.where('session.access_expires_at', 'is', null))
      .$if(kind === 'bearer', (query) => query.where('session.access_expires_at', '>', now))
      .where('session.expires_at', '>', now)
      .where('session.created_at', '>', created_after),
  )
const sessionsBy = { cookie: sessionBy('cookie'), bearer: sessionBy('bearer'), former: sessionBy('former') }

const ownSession = preparedQuery((db: Kysely<DB>, token_hash: string, now: string, created_after: string) =>
  db
    .selectFrom(
      sql<FoundRow>`app.own_session(${token_hash}, ${now}::timestamptz, ${created_after}::timestamptz)`.as('session'),
    )
    .selectAll('session'),
)

/** The active session of a cookie, if it's the current user's, in their own transaction. */
export async function findOwnSession(tx: Tx, token_hash: string, now: Date): Promise<SessionRow | undefined> {
  const [row] = await ownSession(tx, token_hash, now.toISOString(), oldestCreation(now))
  return row && toSession(row, 'cookie')
}

async function findByToken(
  db: Kysely<DB>,
  token_hash: string,
  now: Date,
  kind: TokenKind,
): Promise<SessionRow | undefined> {
  const replaced_after = new Date(now.getTime() - FORMER_TOKEN_MS).toISOString()
  const [row] = await sessionsBy[kind](db, token_hash, now.toISOString(), oldestCreation(now), replaced_after)
  return row && toSession(row, kind)
}

type FoundRow = Awaited<ReturnType<(typeof sessionsBy)['cookie']>>[number]

function toSession(row: FoundRow, kind: TokenKind): SessionRow {
  const { created_at, updated_at, proven_at, multi_factor_at, replaced_at, ends_at, ...about } = row
  const is_former = kind === 'former'
  const former_until = is_former && replaced_at ? new Date(replaced_at).getTime() + FORMER_TOKEN_MS : Infinity
  return {
    ...about,
    is_former,
    created_at: new Date(created_at),
    updated_at: new Date(updated_at),
    proven_at: is_former ? new Date(0) : new Date(proven_at),
    multi_factor_at: is_former || multi_factor_at === null ? null : new Date(multi_factor_at),
    ends_at: new Date(Math.min(new Date(ends_at).getTime(), former_until)),
  }
}

function oldestCreation(now: Date): string {
  return new Date(now.getTime() - SESSION_LONGEST_DAYS * DAY_MS).toISOString()
}

export type NewSession = {
  id: string
  user_id: string
  token: string
  ip_address: string
  user_agent: string
  /** Null for clients without cookies. */
  browser_hash: string | null
  /** Signed in with a passkey, or with a second factor. */
  multi_factor: boolean
  /** Default: now. */
  proven_at?: Date | undefined
}

/** `token` is its hash. Beginning a session counts as a proof of identity by default. */
export async function insertSession(
  db: Kysely<DB>,
  { multi_factor, proven_at, ...session }: NewSession,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const expires_at = new Date(now.getTime() + SESSION_IDLE_DAYS * DAY_MS).toISOString()
  await db
    .insertInto('auth_sessions')
    .values({
      ...session,
      ...{ expires_at, created_at: at, updated_at: at, proven_at: proven_at?.toISOString() ?? at },
      multi_factor_at: multi_factor ? at : null,
    })
    .execute()
}

/** Methods that prove identity. A passkey or an authenticator app counts as multi-factor. */
export type ProvenBy = 'one_factor' | 'multi_factor'

type Proof = {
  id: string
  by: ProvenBy
  proven_at: Date
  /** Hashes of the token that proved it, and of its replacement. */
  former: string
  token: string
  /** Whether in-flight requests may still use the previous token. */
  isGraceful: boolean
}

/** False if the token has been replaced since. */
export async function setProven(
  db: Kysely<DB>,
  { id, by, proven_at, former, token, isGraceful }: Proof,
  now: Date,
): Promise<boolean> {
  const at = proven_at.toISOString()
  const { numUpdatedRows } = await db
    .updateTable('auth_sessions')
    .set({
      ...{ token, former_token: isGraceful ? former : null, replaced_at: now.toISOString(), proven_at: at },
      ...(by === 'multi_factor' && { multi_factor_at: at }),
    })
    .where('id', '=', id)
    .where('token', '=', former)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/**
 * Prolongs an active session: its idle days start over, within its maximum lifetime. Returns the browser in which it
 * began, or this one if none was stored; undefined if the session has ended.
 */
export async function prolongSession(
  db: Kysely<DB>,
  id: string,
  { now, browser_hash }: { now: Date; browser_hash: string },
): Promise<string | undefined> {
  const at = now.toISOString()
  const row = await db
    .updateTable('auth_sessions')
    .set({
      updated_at: at,
      browser_hash: sql<string>`coalesce(browser_hash, ${browser_hash})`,
      expires_at: sql`least(${at}::timestamptz + make_interval(days => ${SESSION_IDLE_DAYS}),
        created_at + make_interval(days => ${SESSION_LONGEST_DAYS}))`,
    })
    .where('id', '=', id)
    .returning('browser_hash')
    .executeTakeFirst()
  return row?.browser_hash ?? undefined
}

/** `but_of` names a user whose session stays. */
export async function deleteSession(db: Kysely<DB>, token_hash: string, but_of?: string): Promise<void> {
  await db
    .deleteFrom('auth_sessions')
    .where((eb) => eb.or([eb('token', '=', token_hash), eb('former_token', '=', token_hash)]))
    .$call((query) => (but_of === undefined ? query : query.where('user_id', '<>', but_of)))
    .execute()
}

/** Active sessions, the most recently used first. */
export async function listSessionsOf(db: Kysely<DB>, user_id: string, now: Date) {
  const rows = await db
    .selectFrom('auth_sessions')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', now.toISOString())
    .orderBy('updated_at', 'desc')
    .limit(MOST_DEVICES)
    .execute()
  return rows.map(({ id, user_agent, created_at, updated_at }) => ({
    id,
    user_agent: user_agent ?? '',
    created_at: new Date(created_at).toISOString(),
    last_used_at: new Date(updated_at).toISOString(),
  }))
}

/** Forgets its browser too. */
export async function deleteSessionOf(tx: Tx, user_id: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('auth_sessions')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returning('browser_hash')
    .executeTakeFirst()
  if (row?.browser_hash)
    await tx
      .deleteFrom('known_browsers')
      .where('user_id', '=', user_id)
      .where('browser_hash', '=', row.browser_hash)
      .execute()
  return row !== undefined
}

/**
 * Until the transaction ends, no other transaction begins or ends this user's sessions. Check credentials after taking
 * this lock, so that no one signs in with one that was just revoked. It doesn't lock the user's row, since every insert
 * that references it would wait.
 */
export async function lockSessionsOf(tx: Tx, user_id: string): Promise<void> {
  await lock(tx, `sessions:${user_id}`)
}

/** The same for a signed-in user; false if their session ended since the request was accepted. */
export async function lockSession(tx: Tx, { user_id, session_id }: Pick<SignedIn, 'user_id' | 'session_id'>) {
  await lockSessionsOf(tx, user_id)
  const row = await tx.selectFrom('auth_sessions').select('id').where('id', '=', session_id).executeTakeFirst()
  return row !== undefined
}

/** Ends all of a user's sessions and pending sign-ins; `but` names one that stays. */
export async function deleteSessionsOf(db: Tx, user_id: string, but?: string): Promise<void> {
  await lockSessionsOf(db, user_id)
  await db
    .deleteFrom('auth_sessions')
    .where('user_id', '=', user_id)
    .$call((query) => (but === undefined ? query : query.where('id', '<>', but)))
    .execute()
  await db.deleteFrom('second_factor_tickets').where('user_id', '=', user_id).execute()
}

/** Whether a token's session is in the table, active or expired. Ended sessions aren't. */
export async function sessionExists(db: Kysely<DB>, token_hash: string): Promise<boolean> {
  const row = await db.selectFrom('auth_sessions').select('id').where('token', '=', token_hash).executeTakeFirst()
  return row !== undefined
}

/** Expired sessions are stored for a while. */
export async function deleteOldSessions(db: Kysely<DB>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - EXPIRED_SESSION_RETENTION_DAYS * DAY_MS).toISOString()
  await db.deleteFrom('auth_sessions').where('expires_at', '<', before).execute()
}

/** `expire` is in milliseconds since 1970, as the rate limiter writes it. */
export async function deleteOldLimits(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute()
}

/** Whether the user has a passkey or an authenticator app. */
export async function hasSecondFactor(db: Kysely<DB>, user_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('profiles as person')
    .select('person.id')
    .where('person.id', '=', user_id)
    .where((eb) =>
      eb.or([
        eb.exists(eb.selectFrom('passkeys').select('id').whereRef('user_id', '=', 'person.id')),
        eb.exists(
          eb
            .selectFrom('authenticators')
            .select('user_id')
            .whereRef('user_id', '=', 'person.id')
            .where('confirmed_at', 'is not', null),
        ),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}
