import type { Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import { turnDigestOff } from './accounts.queries.ts'

/** Turns digests off in the user's preferences. */
export async function stopDigest(db: Kysely<DB>, user_id: string): Promise<void> {
  await turnDigestOff(db, user_id)
}
