import type { SignedIn } from '#server/http/route.ts'
import type { Preferences } from '../accounts.schemas.ts'
import { upsertPreferences } from './accounts.queries.ts'

export function savePreferences(person: SignedIn, change: Partial<Preferences>): Promise<Preferences> {
  return upsertPreferences(person.tx, person.user_id, change)
}
