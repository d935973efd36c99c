import { MemberAvatar } from '#features/families/web/member-avatar.tsx'
import { fullName } from '#shared/full-name.ts'
import type { AvatarSize } from '#web/ui/avatar.tsx'
import type { Person } from '../people.contract.ts'

export type PersonWithAvatar = Pick<Person, 'family_id' | 'first_name' | 'last_name' | 'user_id' | 'avatar_url'>

/** A person's photo. A member without one has their profile photo. */
export function PersonAvatar({ person, size }: { person: PersonWithAvatar; size: AvatarSize }) {
  const { family_id, user_id, avatar_url } = person
  return <MemberAvatar {...{ family_id, size }} name={fullName(person)} user={{ id: user_id, avatar_url }} />
}
