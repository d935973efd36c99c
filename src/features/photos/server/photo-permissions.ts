import { may } from '#features/families/server/may.ts'
import type { ActingMember } from '#features/families/server/member.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { selectAdders } from './photos.queries.ts'

type Changer = ActingMember<'photos.edit_own'> | ActingMember<'photos.delete_own'>
type Change = 'edit' | 'delete'

/** Everyone else may change only the photos that they added, if any. */
function mayChangeAny({ role }: Pick<Changer, 'role'>, change: Change): boolean {
  return may(role, `photos.${change}`)
}

export function mayChange(member: Pick<Changer, 'role' | 'user_id'>, added_by: string | null, change: Change): boolean {
  return mayChangeAny(member, change) || (added_by === member.user_id && may(member.role, `photos.${change}_own`))
}

/** @throws Problem not_found: they can't see the photo; forbidden: someone else added it */
export async function requireChangeable(member: Changer, photo_id: string, change: Change): Promise<void> {
  if (mayChangeAny(member, change)) return
  const [photo] = await selectAdders(member.tx, member.family_id, [photo_id])
  if (!photo) throw notFound()
  if (!mayChange(member, photo.added_by, change)) throw new Problem('forbidden')
}

/** Which of the photos the member can see but not change. */
export async function selectUnchangeable(member: Changer, photo_ids: string[], change: Change): Promise<Set<string>> {
  if (mayChangeAny(member, change)) return new Set()
  const photos = await selectAdders(member.tx, member.family_id, photo_ids)
  return new Set(photos.filter(({ added_by }) => !mayChange(member, added_by, change)).map(({ id }) => id))
}
