import type { SignedIn } from '#server/http/route.ts'
import { notFound } from '#shared/problems.ts'
import type { Preferences } from '../accounts.schemas.ts'
import { isMemberOf, upsertPreferences } from './accounts.queries.ts'

/** @throws Problem not_found for a family that the caller doesn't belong to */
export async function savePreferences({ tx, user_id }: SignedIn, change: Partial<Preferences>): Promise<Preferences> {
  const { last_family_id } = change
  if (last_family_id && !(await isMemberOf(tx, user_id, last_family_id))) throw notFound()
  return upsertPreferences(tx, user_id, change)
}
