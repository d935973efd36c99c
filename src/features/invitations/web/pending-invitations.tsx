import { useQuery } from '@tanstack/react-query'
import { peopleGrid } from '#features/families/web/person-tile.tsx'
import { useText } from '#web/text.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { invitationsOptions } from './invitations.data.ts'
import { PendingRow } from './pending-row.tsx'

/** Pending invitations below the members, newest first; renders nothing if there are none. */
export function PendingInvitations({ family_id }: { family_id: string }) {
  const t = useText('invitations.pending')
  const query = useQuery(invitationsOptions(family_id))
  useRevealPending(query.isPending)
  return (
    <QueryState query={query} skeleton={null} failed={{ title: t('failedTitle'), text: t('failedText') }}>
      {(invitations) =>
        invitations.length > 0 && (
          <section aria-labelledby="invited">
            <h2 id="invited" className="mb-4 font-serif text-xl font-semibold tracking-tight sm:mb-6 sm:text-2xl">
              {t('title')}
            </h2>
            <ul className={peopleGrid}>
              {invitations.map((invitation) => (
                <PendingRow key={invitation.id} family_id={family_id} invitation={invitation} />
              ))}
            </ul>
          </section>
        )
      }
    </QueryState>
  )
}
