import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { displayName } from '#features/accounts/display-name.ts'
import { Print } from '#web/ui/print.tsx'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { QueryState } from '#web/ui/query-state.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import type { MyInvitation } from '../invitations.contract.ts'
import { DeclineButton } from './decline-button.tsx'
import { myInvitationsOptions } from './invitations.data.ts'

/** The current user's pending invitations; renders nothing if there are none. */
export function MyInvitations({ heading: Heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const t = useText('invitations.mine')
  const { data: invitations, isPending } = useQuery(myInvitationsOptions)
  useRevealPending(isPending)
  if (!invitations?.length) return null
  return (
    <section
      aria-labelledby="my-invitations"
      className="mb-8 flex flex-col gap-4 rounded-card border border-ember/30 bg-ember-wash p-5 sm:p-6"
    >
      <Heading id="my-invitations" className="font-serif text-xl font-semibold">
        {t('title', { count: invitations.length })}
      </Heading>
      <ul className="flex flex-col gap-3">
        {invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function Row({ invitation: { family_name: family, inviter, token } }: { invitation: MyInvitation }) {
  const t = useText('invitations.mine')
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-control bg-card p-3.5">
      <p className="min-w-0 flex-1 basis-48 break-words">
        {inviter ? t('text', { inviter: displayName(inviter), family }) : t('textWithoutInviter', { family })}
      </p>
      <div className="flex items-center gap-1">
        <Link
          to="/accept-invitation"
          hash={`token=${token}`}
          aria-label={t('openOf', { family })}
          className={buttonStyle({ size: 'small' })}
        >
          {t('open')}
        </Link>
        <DeclineButton token={token} family={family} small />
      </div>
    </li>
  )
}

/** For a user without a family: an invited person doesn't have to create one. */
export function InvitedOrNew() {
  const t = useText('invitations.mine')
  return (
    <QueryState query={useQuery(myInvitationsOptions)} skeleton={<PageSpinner />} failed={{ heading: 'h1' }}>
      {(invitations) =>
        invitations.length === 0 ? (
          <Navigate to="/families/new" replace />
        ) : (
          <div className="mx-auto flex max-w-xl flex-col pt-4 sm:pt-8">
            <div className="mx-auto mb-6 w-44">
              <Print of="letter" />
            </div>
            <MyInvitations heading="h1" />
            <Link to="/families/new" className={buttonStyle({ kind: 'plain' })}>
              {t('ownFamily')}
            </Link>
          </div>
        )
      }
    </QueryState>
  )
}
