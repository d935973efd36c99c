import { useQuery } from '@tanstack/react-query'
import { familyOptions } from '#features/families/web/families.data.ts'
import { fullName } from '#shared/full-name.ts'
import { Avatar, type AvatarSize } from '#web/ui/avatar.tsx'
import type { Person } from '../people.contract.ts'

export type PersonWithAvatar = Pick<Person, 'family_id' | 'first_name' | 'last_name' | 'user_id' | 'avatar_url'>

/** A person's photo. A member without one has their profile photo. */
export function PersonAvatar({ person, size }: { person: PersonWithAvatar; size: AvatarSize }) {
  const { data: family } = useQuery(familyOptions(person.family_id))
  const member = person.user_id && family?.members.find(({ user }) => user.id === person.user_id)
  return (
    <Avatar name={fullName(person)} src={person.avatar_url ?? (member ? member.user.avatar_url : null)} size={size} />
  )
}
