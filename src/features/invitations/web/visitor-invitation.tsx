import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { displayName } from '#features/accounts/display-name.ts'
import { asAddress } from '#features/sign-in/web/as-address.tsx'
import { NameForm } from '#features/sign-in/web/name-form.tsx'
import { saveInviter } from '#features/sign-in/web/return-url.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import type { Joined, OpenedInvitation } from '../invitations.contract.ts'
import { AcceptFailed } from './accept-failed.tsx'
import { DeclineButton } from './decline-button.tsx'
import { InvitationSheet } from './invitation-sheet.tsx'
import { useJoinByEmail } from './invitations.data.ts'
import { JoinByCode } from './join-by-code.tsx'
import { JoinWithAddress } from './join-with-address.tsx'

type VisitorInvitationProps = {
  token: string
  proof: string
  invitation: OpenedInvitation
  /** A new account was created and joined. */
  onJoined: (joined: Joined) => void
  /** An existing user signed in to join with this address. */
  onSignedIn: (email: string) => void
}

/**
 * An invitation opened by a visitor. With the emailed link, a name and one button are enough. A link that was passed on
 * proves nothing, and people with an account have to sign in: both use a code on this page. Without a mail server, a link
 * for any address takes one unproven.
 */
export function VisitorInvitation({ token, proof, invitation, onJoined, onSignedIn }: VisitorInvitationProps) {
  const t = useText('invitations.accept')
  const declining = useText('invitations.declining')
  const join = useJoinByEmail()
  const [isDeclined, setDeclined] = useState(false)
  const { proves_address, takes_address, has_account, email, family_name, inviter } = invitation
  const name = invitation.invited_name ?? undefined
  const inviterName = inviter ? displayName(inviter) : undefined
  useEffect(() => saveInviter(inviterName), [inviterName])
  if (isDeclined) return <AcceptFailed title={declining('done')} text={t('declinedText')} />
  return (
    <InvitationSheet invitation={invitation}>
      <div className="mt-6 flex flex-col gap-2">
        {takes_address ? (
          <JoinWithAddress
            name={name}
            onGiven={async (given) => onJoined(await join.mutateAsync({ token, proof, ...given }))}
          />
        ) : email && !has_account ? (
          <>
            <NameForm
              name={name}
              submitLabel={t('join')}
              busyLabel={t('joining')}
              onName={async (first_name) => onJoined(await join.mutateAsync({ token, proof, first_name }))}
            />
            <p className="text-center text-sm text-ink-soft">{t.rich('signsInWith', { email, ...asAddress })}</p>
          </>
        ) : (
          <JoinByCode {...{ token, email, name, onSignedIn }} />
        )}
        {proves_address && (
          <DeclineButton token={token} proof={proof} family={family_name} onDeclined={() => setDeclined(true)} />
        )}
        {(!email || has_account) && (
          <Link
            to="/login"
            search={{ redirect: 'accept-invitation' }}
            className={buttonStyle({ kind: 'plain', wide: true })}
          >
            {t(takes_address ? 'haveAccount' : 'otherWay')}
          </Link>
        )}
      </div>
    </InvitationSheet>
  )
}
