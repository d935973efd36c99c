import { recordAudit } from '#server/audit/record-audit.ts'
import type { SignedIn } from '#server/http/route.ts'
import { notFound } from '#shared/problems.ts'
import { deleteApiKey } from './api-keys.queries.ts'

/** Revokes a key, effective right away in every process. */
export async function revokeApiKey({ tx, user_id }: SignedIn, { key_id }: { key_id: string }): Promise<void> {
  const key = await deleteApiKey(tx, { user_id, family_id: null }, key_id)
  if (!key) throw notFound()
  await recordAudit(tx, { action: 'api_key.revoked', subject_id: key_id, details: { name: key.name } })
}
