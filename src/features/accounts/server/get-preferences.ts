import type { SignedIn } from '#server/http/route.ts'
import type { Preferences } from '../accounts.schemas.ts'
import { selectPreferences } from './accounts.queries.ts'

export function getPreferences(person: SignedIn): Promise<Preferences> {
  return selectPreferences(person.tx, person.user_id)
}
