import type { Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import type { Provider } from '../../security/providers.rules.ts'

/** `step` is one of: sign in; create an account after returning; connect an account; prove identity. */
export type Step = 'away' | 'new' | 'link' | 'proof'
type PendingSignIn = { ticket_hash: string; step: Step; provider: Provider; browser_hash: string }

export async function insertProviderSignIn(
  db: Kysely<DB>,
  { expires_at, ...row }: PendingSignIn & { sealed: string; expires_at: Date },
): Promise<void> {
  await db
    .insertInto('provider_sign_ins')
    .values({ ...row, expires_at: expires_at.toISOString() })
    .execute()
}

/** Uses up a ticket, in the browser that started it; of several concurrent calls, one succeeds. */
export async function consumeProviderSignIn(
  db: Kysely<DB>,
  { ticket_hash, step, provider, browser_hash }: PendingSignIn,
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

type Known = { sub: string; email?: string | undefined }

/** The user who connected this provider account, if any; records the sign-in's time and its current address. */
export async function recordIdentityUse(
  db: Kysely<DB>,
  provider: Provider,
  { sub, email }: Known,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('provider_identities')
    .set({ last_used_at: now.toISOString(), ...(email && { email }) })
    .where('provider', '=', provider)
    .where('subject', '=', sub)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

type NewIdentity = { provider: Provider; subject: string; email: string | undefined; user_id: string }

/** Returns whether it's new. A provider account belongs to one user, who has one per provider. */
export async function insertIdentity(db: Kysely<DB>, { email, ...identity }: NewIdentity): Promise<boolean> {
  const row = await db
    .insertInto('provider_identities')
    .values({ ...identity, email: email ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns whether there was one. */
export async function deleteIdentity(db: Kysely<DB>, user_id: string, provider: Provider): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('provider_identities')
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function deleteOldProviderSignIns(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('provider_sign_ins').where('expires_at', '<', now.toISOString()).execute()
}
