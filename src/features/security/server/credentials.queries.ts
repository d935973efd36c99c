import { sql, type Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'

export async function selectPasswordHash(db: Kysely<DB>, user_id: string): Promise<string | undefined> {
  const row = await db.selectFrom('passwords').select('hash').where('user_id', '=', user_id).executeTakeFirst()
  return row?.hash
}

export async function upsertPassword(db: Kysely<DB>, user_id: string, hash: string, now: Date): Promise<void> {
  const values = { hash, changed_at: now.toISOString() }
  await db
    .insertInto('passwords')
    .values({ ...values, user_id })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export async function deletePassword(db: Kysely<DB>, user_id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('passwords').where('user_id', '=', user_id).executeTakeFirst()
  return numDeletedRows > 0
}

/** The user's credentials besides email. */
export async function selectCredentials(db: Kysely<DB>, user_id: string) {
  return db
    .selectFrom('profiles as person')
    .leftJoin('passwords', 'passwords.user_id', 'person.id')
    .leftJoin('authenticators as app', (join) =>
      join.onRef('app.user_id', '=', 'person.id').on('app.confirmed_at', 'is not', null),
    )
    .select(['passwords.changed_at as password_changed_at', 'app.confirmed_at as authenticator_since'])
    .select((eb) => [
      eb
        .selectFrom('recovery_codes')
        .select(sql<number>`count(*)::int`.as('left'))
        .whereRef('user_id', '=', 'person.id')
        .where('used_at', 'is', null)
        .as('recovery_codes_left'),
      eb.exists(eb.selectFrom('passkeys').select('id').whereRef('user_id', '=', 'person.id')).as('has_passkey'),
    ])
    .where('person.id', '=', user_id)
    .executeTakeFirstOrThrow()
}

export function selectIdentities(db: Kysely<DB>, user_id: string) {
  return db
    .selectFrom('provider_identities')
    .select(['provider', 'subject', 'email', 'created_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .execute()
}
