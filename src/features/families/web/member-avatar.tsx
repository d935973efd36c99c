import { useQuery } from '@tanstack/react-query'
import { Avatar, type AvatarSize } from '#web/ui/avatar.tsx'
import { familyOptions } from './families.data.ts'

type MemberAvatarProps = {
  family_id: string
  name: string
  user: { id: string | null; avatar_url: string | null } | null | undefined
  size?: AvatarSize
}

/** A photo of its own, or else the one that the family's members have, such as their portrait among its people. */
export function MemberAvatar({ family_id, name, user, size }: MemberAvatarProps) {
  const isMissing = user?.id != null && user.avatar_url === null
  const { data: family } = useQuery({ ...familyOptions(family_id), refetchOnMount: false, enabled: isMissing })
  const member = isMissing ? family?.members.find((one) => one.user.id === user.id) : undefined
  return <Avatar name={name} src={user?.avatar_url ?? member?.user.avatar_url} size={size} />
}
