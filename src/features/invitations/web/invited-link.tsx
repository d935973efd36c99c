import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { invitationsOptions } from './invitations.data.ts'

/** How many people are invited, and the link to their invitations. The page doesn't wait for it. */
export function InvitedLink({ family_id }: { family_id: string }) {
  const t = useText('invitations.pending')
  const { data: pending = [] } = useQuery(invitationsOptions(family_id))
  if (pending.length === 0) return null
  return (
    <Link
      to="/families/$familyId/members"
      params={{ familyId: family_id }}
      className="-my-3 flex min-h-11 items-center font-medium text-ember hover:underline"
    >
      {t('count', { count: pending.length })}
    </Link>
  )
}
