import type { Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'

export type ChallengeFor = { purpose: 'sign-in' | 'proof' | 'registration'; user_id: string | null }

export async function insertChallenge(
  db: Kysely<DB>,
  challenge_hash: string,
  { purpose, user_id }: ChallengeFor,
  expires_at: Date,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash, purpose, user_id, expires_at: expires_at.toISOString() })
    .execute()
}

/** Uses up a challenge for this purpose and user; of several concurrent calls, one succeeds. */
export async function consumeChallenge(
  db: Kysely<DB>,
  challenge_hash: string,
  { purpose, user_id }: ChallengeFor,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challenge_hash)
    .where('purpose', '=', purpose)
    .where('user_id', 'is not distinct from', user_id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function selectPasskeys(db: Kysely<DB>, user_id: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at', 'credential_id', 'transports'])
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute()
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: new Date(created_at).toISOString(),
    last_used_at: last_used_at && new Date(last_used_at).toISOString(),
  }))
}

export async function findPasskey(db: Kysely<DB>, credential_id: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter'])
    .where('credential_id', '=', credential_id)
    .executeTakeFirst()
}

export type NewPasskey = {
  id: string
  user_id: string
  name: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
}

/** Returns whether it's new. A passkey belongs to one user. */
export async function insertPasskey(db: Kysely<DB>, passkey: NewPasskey): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function recordPasskeyUse(db: Kysely<DB>, id: string, counter: number, now: Date): Promise<void> {
  await db.updateTable('passkeys').set({ counter, last_used_at: now.toISOString() }).where('id', '=', id).execute()
}

export async function updatePasskeyName(db: Kysely<DB>, user_id: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function deletePasskey(db: Kysely<DB>, user_id: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return numDeletedRows > 0
}
