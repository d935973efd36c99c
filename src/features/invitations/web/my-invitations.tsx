import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { displayName } from '#features/accounts/display-name.ts'
import { useText } from '#web/text.tsx'
import { LonePage } from '#web/ui/lone-page.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { QueryState } from '#web/ui/query-state.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import type { MyInvitation } from '../invitations.contract.ts'
import { DeclineButton } from './decline-button.tsx'
import { myInvitationsOptions } from './invitations.data.ts'

/** The current user's pending invitations; renders nothing if there are none. */
export function MyInvitations() {
  const t = useText('invitations.mine')
  const { data: invitations, isPending } = useQuery(myInvitationsOptions)
  useRevealPending(isPending)
  if (!invitations?.length) return null
  return (
    <section aria-labelledby="my-invitations" className="mb-8 rounded-card bg-ember-wash p-5 pb-0 sm:px-6">
      <h2 id="my-invitations" className="mb-4 font-serif text-xl font-semibold">
        {t('title', { count: invitations.length })}
      </h2>
      <Rows invitations={invitations} />
    </section>
  )
}

function Rows({ invitations }: { invitations: MyInvitation[] }) {
  const t = useText('invitations.mine')
  return (
    <ul className="divide-y divide-line">
      {invitations.map(({ id, family_name: family, inviter, token }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-4 py-5 first:pt-0">
          <p className="min-w-0 flex-1 basis-60 break-words sm:text-lg">
            {inviter ? t('text', { inviter: displayName(inviter), family }) : t('textWithoutInviter', { family })}
          </p>
          <div className="flex items-center gap-1">
            <Link
              to="/accept-invitation"
              hash={`token=${token}`}
              aria-label={t('openOf', { family })}
              className={buttonStyle({})}
            >
              {t('open')}
            </Link>
            <DeclineButton token={token} family={family} small />
          </div>
        </li>
      ))}
    </ul>
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
          <LonePage painting="front-door" title={t('title', { count: invitations.length })}>
            <Rows invitations={invitations} />
            <Link to="/families/new" className="self-start font-semibold text-ember hover:underline">
              {t('ownFamily')}
            </Link>
          </LonePage>
        )
      }
    </QueryState>
  )
}
