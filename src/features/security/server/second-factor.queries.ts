import { sql, type Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'

/** The encrypted secret of a user's authenticator app: the active one, or the one being set up. */
export async function selectSecret(
  db: Kysely<DB>,
  user_id: string,
  state: 'confirmed' | 'new',
): Promise<string | undefined> {
  const row = await db
    .selectFrom('authenticators')
    .select('sealed_secret')
    .where('user_id', '=', user_id)
    .where('confirmed_at', state === 'confirmed' ? 'is not' : 'is', null)
    .executeTakeFirst()
  return row?.sealed_secret
}

/** Starts a new set-up; an active app stays. Returns whether it started. */
export async function upsertNewSecret(db: Kysely<DB>, user_id: string, sealed_secret: string): Promise<boolean> {
  const row = await db
    .insertInto('authenticators')
    .values({ user_id, sealed_secret })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ sealed_secret }).where('authenticators.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up the code of a time step; of several uses, concurrent or replayed, one succeeds. */
export async function spendStep(db: Kysely<DB>, user_id: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('authenticators')
    .set({ last_step: step, confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where('user_id', '=', user_id)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Counts a wrong second factor. Returns the number within a day since the last right one. */
export async function countRefusal(db: Kysely<DB>, user_id: string): Promise<number> {
  const row = await db
    .updateTable('authenticators')
    .set({
      refused_count: sql`case when refused_since > now() - interval '1 day' then refused_count + 1 else 1 end`,
      refused_since: sql`case when refused_since > now() - interval '1 day' then refused_since else now() end`,
    })
    .where('user_id', '=', user_id)
    .returning('refused_count')
    .executeTakeFirst()
  return row?.refused_count ?? 0
}

export async function clearRefusals(db: Kysely<DB>, user_id: string): Promise<void> {
  await db
    .updateTable('authenticators')
    .set({ refused_count: 0, refused_since: null })
    .where('user_id', '=', user_id)
    .execute()
}

/** Also deletes the recovery codes. */
export async function deleteAuthenticator(db: Kysely<DB>, user_id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('authenticators').where('user_id', '=', user_id).executeTakeFirst()
  return numDeletedRows > 0
}

export async function replaceRecoveryCodes(db: Kysely<DB>, user_id: string, hashes: string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id, code_hash })))
    .execute()
}

/** Each works once, even with concurrent requests. */
export async function spendRecoveryCode(db: Kysely<DB>, user_id: string, code_hash: string): Promise<boolean> {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertTicket(
  db: Kysely<DB>,
  { ticket_hash, user_id, expires_at }: { ticket_hash: string; user_id: string; expires_at: Date },
): Promise<void> {
  await db
    .insertInto('second_factor_tickets')
    .values({ ticket_hash, user_id, expires_at: expires_at.toISOString() })
    .execute()
}

/** The user whose second factor a ticket is waiting for. */
export async function findTicket(
  db: Kysely<DB>,
  ticket_hash: string,
  now: Date,
): Promise<{ user_id: string; email: string } | undefined> {
  return db
    .selectFrom('second_factor_tickets as ticket')
    .innerJoin('profiles as person', 'person.id', 'ticket.user_id')
    .select(['ticket.user_id', 'person.email'])
    .where('ticket.ticket_hash', '=', ticket_hash)
    .where('ticket.used_at', 'is', null)
    .where('ticket.guesses_left', '>', 0)
    .where('ticket.expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** Counts a guess before checking it, so that concurrent guesses can't exceed the limit. */
export async function guessWithTicket(
  db: Kysely<DB>,
  ticket_hash: string,
  now: Date,
): Promise<{ user_id: string; guesses_left: number } | undefined> {
  return db
    .updateTable('second_factor_tickets')
    .set({ guesses_left: sql`guesses_left - 1` })
    .where('ticket_hash', '=', ticket_hash)
    .where('used_at', 'is', null)
    .where('guesses_left', '>', 0)
    .where('expires_at', '>', now.toISOString())
    .returning(['user_id', 'guesses_left'])
    .executeTakeFirst()
}

export async function spendTicket(db: Kysely<DB>, ticket_hash: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('second_factor_tickets')
    .set({ used_at: now.toISOString() })
    .where('ticket_hash', '=', ticket_hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOldTickets(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('second_factor_tickets').where('expires_at', '<', now.toISOString()).execute()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now.toISOString()).execute()
}
