import { sql, type Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'
import type { Locale } from '#shared/locales.ts'
import { Problem } from '#shared/problems.ts'
import { zoneOf } from '#shared/time-zones.ts'

/** Sets an address that was just proven. @throws Problem account_exists if another account has it */
export async function setEmail(db: Kysely<DB>, id: string, email: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ email, email_verified: true, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Problem('account_exists') : error
    })
}

/** The user's language and time zone for emails. */
export async function selectEmailRecipient(
  db: Kysely<DB>,
  user_id: string,
): Promise<{ language: Locale; time_zone: string }> {
  const row = await db
    .selectFrom('user_preferences')
    .select(['language', 'timezone'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return { language: row?.language ?? 'en', time_zone: zoneOf(row?.timezone ?? 'UTC') }
}

export type NewEmailChange = {
  id: string
  user_id: string
  old_email: string
  new_email: string
  undo_hash: string
  undo_expires_at: string
}

export async function insertEmailChange(db: Kysely<DB>, change: NewEmailChange): Promise<void> {
  // Not now(), which is the transaction's start and may precede the change it waited for.
  const changed_at = sql<string>`clock_timestamp()`
  await db
    .insertInto('email_changes')
    .values({ ...change, changed_at })
    .execute()
}

const live = (db: Kysely<DB>, now: Date) =>
  db
    .selectFrom('email_changes')
    .select(['user_id', 'old_email', 'changed_at'])
    .where('undone_at', 'is', null)
    .where('undo_expires_at', '>', now.toISOString())

/** The change that a link undoes, while the link works. */
export function findUndo(db: Kysely<DB>, undo_hash: string, now: Date) {
  return live(db, now).where('undo_hash', '=', undo_hash).executeTakeFirst()
}

/** The earliest undoable change in which the account gave up this address. */
export function findChangeFrom(db: Kysely<DB>, user_id: string, old_email: string, now: Date) {
  return live(db, now)
    .where('user_id', '=', user_id)
    .where('old_email', '=', old_email)
    .orderBy('changed_at')
    .executeTakeFirst()
}

/** Marks a change and all later ones as undone, so that their links stop working. */
export async function voidChangesSince(db: Kysely<DB>, user_id: string, since: string, now: Date): Promise<void> {
  await db
    .updateTable('email_changes')
    .set({ undone_at: now.toISOString() })
    .where('user_id', '=', user_id)
    .where('changed_at', '>=', since)
    .where('undone_at', 'is', null)
    .execute()
}

/** Removes all credentials added since then, including a password that replaced an older one. */
export async function deleteCredentialsSince(db: Kysely<DB>, user_id: string, since: string): Promise<void> {
  for (const table of ['passkeys', 'recovery_codes', 'provider_identities', 'api_keys'] as const)
    await db.deleteFrom(table).where('user_id', '=', user_id).where('created_at', '>=', since).execute()
  await db.deleteFrom('passwords').where('user_id', '=', user_id).where('changed_at', '>=', since).execute()
  await db
    .deleteFrom('authenticators')
    .where('user_id', '=', user_id)
    .where((is) => is.or([is('confirmed_at', '>=', since), is('confirmed_at', 'is', null)]))
    .execute()
}

export async function deleteOldEmailChanges(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('email_changes').where('undo_expires_at', '<', now.toISOString()).execute()
}
