import type { SignedIn } from '#server/http/route.ts'
import { notFound } from '#shared/problems.ts'
import type { User } from '../accounts.contract.ts'
import { updateUser, type ProfileChange } from './accounts.queries.ts'

export async function updateProfile(person: SignedIn, change: ProfileChange): Promise<User> {
  const user = await updateUser(person.tx, person.user_id, change)
  if (!user) throw notFound()
  return user
}
