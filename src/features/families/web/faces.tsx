import { Avatar, type AvatarSize } from '#web/ui/avatar.tsx'
import type { Family } from '../families.contract.ts'
import { memberName } from './member-name.ts'

const FACES_MAX = 6

/** The first members, whose number is next to it. */
export function Faces({ family, size = 'small' }: { family: Family; size?: AvatarSize }) {
  return (
    <ul aria-hidden className="flex flex-wrap -space-x-2">
      {family.members.slice(0, FACES_MAX).map(({ id, user }) => (
        <li key={id} className="flex rounded-full border-2 border-card">
          <Avatar name={memberName(user)} src={user.avatar_url} size={size} />
        </li>
      ))}
    </ul>
  )
}
