import type { SignedIn } from '#server/http/route.ts'
import type { UserSettings } from '../accounts.schemas.ts'
import { upsertSettings } from './accounts.queries.ts'

export function saveSettings(person: SignedIn, change: Partial<UserSettings>): Promise<UserSettings> {
  return upsertSettings(person.tx, person.user_id, change)
}
