import type { SignedIn } from '#server/http/route.ts'
import { notFound } from '#shared/problems.ts'
import type { User } from '../accounts.contract.ts'
import type { Preferences } from '../accounts.schemas.ts'
import { isMemberOf, selectPreferences, updateUser, upsertPreferences, type ProfileChange } from './accounts.queries.ts'

export function getPreferences({ tx, user_id }: Pick<SignedIn, 'tx' | 'user_id'>): Promise<Preferences> {
  return selectPreferences(tx, user_id)
}

/** @throws Problem not_found for a family that the caller doesn't belong to */
export async function savePreferences({ tx, user_id }: SignedIn, change: Partial<Preferences>): Promise<Preferences> {
  const { last_family_id } = change
  if (last_family_id && !(await isMemberOf(tx, user_id, last_family_id))) throw notFound()
  return upsertPreferences(tx, user_id, change)
}

export async function updateProfile(person: SignedIn, change: ProfileChange): Promise<User> {
  const user = await updateUser(person.tx, person.user_id, change)
  if (!user) throw notFound()
  return user
}
