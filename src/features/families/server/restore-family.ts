import { recordAudit } from '#server/audit/record-audit.ts'
import type { SignedIn } from '#server/http/route.ts'
import { notFound } from '#shared/problems.ts'
import { unhideFamily } from './family-lifecycle.queries.ts'

/** Restores a deleted family with all members and content, for its owner. @throws Problem not_found */
export async function restoreFamily(
  { tx }: SignedIn,
  { family_id }: { family_id: string },
): Promise<{ id: string; name: string }> {
  const name = await unhideFamily(tx, family_id)
  if (name === null) throw notFound()
  await recordAudit(tx, { action: 'family.restored', family_id, details: { name } })
  return { id: family_id, name }
}
