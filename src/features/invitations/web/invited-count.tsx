import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { invitationsOptions } from './invitations.data.ts'

/** How many people are invited. The page doesn't wait for it. */
export function InvitedCount({ family_id }: { family_id: string }) {
  const t = useText('invitations.pending')
  const { data: pending = [] } = useQuery(invitationsOptions(family_id))
  return (
    pending.length > 0 && (
      <span className="max-narrow:block max-sm:narrow:before:mx-1 max-sm:narrow:before:content-['·']">
        {t('count', { count: pending.length })}
      </span>
    )
  )
}
