import type { SignedIn } from '#server/http/route.ts'
import type { UserSettings } from '../accounts.schemas.ts'
import { selectSettings } from './accounts.queries.ts'

export function getSettings(person: SignedIn): Promise<UserSettings> {
  return selectSettings(person.tx, person.user_id)
}
