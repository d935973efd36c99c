import { sql, type Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import { SESSION_IDLE_DAYS, SESSION_LONGEST_DAYS } from '../accounts.rules.ts'

export type TokenHashes = { token: string; refresh_hash: string; access_expires_at: string }

export async function setTokens(db: Kysely<DB>, session_id: string, hashes: TokenHashes): Promise<void> {
  await db.updateTable('auth_sessions').set(hashes).where('id', '=', session_id).execute()
}

type Rotated = { user_id: string; access_expires_at: string }

/** Uses up a refresh token and stores its successors; of several concurrent calls, one succeeds. */
export async function rotateTokens(
  db: Kysely<DB>,
  refresh_hash: string,
  hashes: TokenHashes,
  now: Date,
): Promise<Rotated | undefined> {
  const at = now.toISOString()
  const row = await db
    .updateTable('auth_sessions')
    .set({
      ...hashes,
      former_refresh_hash: refresh_hash,
      refreshed_at: at,
      updated_at: at,
      expires_at: sql`least(${at}::timestamptz + make_interval(days => ${SESSION_IDLE_DAYS}),
        created_at + make_interval(days => ${SESSION_LONGEST_DAYS}))`,
    })
    .where('refresh_hash', '=', refresh_hash)
    .where('expires_at', '>', at)
    .returning('user_id')
    .executeTakeFirst()
  return row && { ...row, access_expires_at: hashes.access_expires_at }
}

/**
 * The owner of a token that was used up within the last `graceSeconds`, by a client that never got the response or by a
 * concurrent request of the same client.
 */
export async function findSuccessor(
  db: Kysely<DB>,
  refresh_hash: string,
  { now, graceSeconds }: { now: Date; graceSeconds: number },
): Promise<Rotated | undefined> {
  const row = await db
    .selectFrom('auth_sessions')
    .select(['user_id', 'access_expires_at'])
    .where('former_refresh_hash', '=', refresh_hash)
    .where('refreshed_at', '>', new Date(now.getTime() - graceSeconds * 1000).toISOString())
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.access_expires_at
    ? { user_id: row.user_id, access_expires_at: new Date(row.access_expires_at).toISOString() }
    : undefined
}

/** Reusing a refresh token after the grace period means that it was stolen. */
export async function deleteSessionOfFormerRefresh(db: Kysely<DB>, refresh_hash: string): Promise<void> {
  await db.deleteFrom('auth_sessions').where('former_refresh_hash', '=', refresh_hash).execute()
}
