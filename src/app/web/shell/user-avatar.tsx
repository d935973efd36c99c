import { useQuery } from '@tanstack/react-query'
import { displayName } from '#features/accounts/display-name.ts'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { familyOptions } from '#features/families/web/families.data.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { useCurrentFamily } from './current-family.ts'
import { useDeferredStart } from './use-deferred-start.ts'

/** The signed-in user's photo, or else their portrait among the family's people. */
export function UserAvatar() {
  const { data: session } = useQuery(sessionOptions)
  const { current } = useCurrentFamily()
  const user = session?.user
  // Most pages load the family themselves. The others don't wait for it.
  const isLate = useDeferredStart()
  const { data: family } = useQuery({
    ...familyOptions(current?.id ?? ''),
    refetchOnMount: false,
    enabled: isLate && current !== undefined && user?.avatar_url === null,
  })
  const portrait = family?.members.find((member) => member.user.id === user?.id)?.user.avatar_url
  return <Avatar name={user ? displayName(user) : ''} src={user?.avatar_url ?? portrait} size="small" />
}
