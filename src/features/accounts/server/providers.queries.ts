import type { Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import type { Provider } from '../providers.rules.ts'

type OnTheWay = { ticket_hash: string; step: 'away' | 'new'; provider: Provider; browser_hash: string }

export async function insertProviderSignIn(
  db: Kysely<DB>,
  { expires_at, ...row }: OnTheWay & { sealed: string; expires_at: Date },
): Promise<void> {
  await db
    .insertInto('provider_sign_ins')
    .values({ ...row, expires_at: expires_at.toISOString() })
    .execute()
}

/** Uses it up, in the browser that began it; of several at once, one has it. */
export async function consumeProviderSignIn(
  db: Kysely<DB>,
  { ticket_hash, step, provider, browser_hash }: OnTheWay,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('provider_sign_ins')
    .where('ticket_hash', '=', ticket_hash)
    .where('step', '=', step)
    .where('provider', '=', provider)
    .where('browser_hash', '=', browser_hash)
    .where('expires_at', '>', now.toISOString())
    .returning('sealed')
    .executeTakeFirst()
  return row?.sealed
}

export async function findIdentity(db: Kysely<DB>, provider: Provider, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('provider_identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

/** Answers whether it is new. */
export async function insertIdentity(
  db: Kysely<DB>,
  identity: { provider: Provider; subject: string; user_id: string },
): Promise<boolean> {
  const row = await db
    .insertInto('provider_identities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOldProviderSignIns(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('provider_sign_ins').where('expires_at', '<', now.toISOString()).execute()
}
