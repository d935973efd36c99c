import type { Kysely } from 'kysely'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { DB } from '#server/db/tables.ts'
import type { Client } from '#server/http/route.ts'
import { findByEmail } from './accounts.queries.ts'
import type { SignInDeps } from './sign-in-deps.ts'

/** What was rejected. */
export type Refused = 'password' | 'email_code' | 'second_factor'

/** Records a rejected attempt for the account's owner. Returns the owner. */
export async function recordRefusalByEmail(
  { db }: Pick<SignInDeps, 'db'>,
  email: string,
  by: Refused,
  client: Client,
): Promise<string | undefined> {
  const person = await findByEmail(db.auth, email)
  if (person) await recordRefusal(db.auth, person.id, by, client)
  return person?.id
}

export function recordRefusal(db: Kysely<DB>, user_id: string, by: Refused, client: Client): Promise<void> {
  const { user_agent, address } = client
  return recordAudit(db, { action: 'session.refused', subject_id: user_id, details: { by, user_agent, address } })
}
