import type { User } from '#features/accounts/accounts.contract.ts'
import { displayName } from '#features/accounts/display-name.ts'
import { removeReturnUrl, saveReturnUrl } from '#features/sign-in/web/return-url.ts'
import { useSignOut } from '#features/accounts/web/session.data.ts'
import { ApiProblem } from '#web/api.ts'
import { useNavigateFromHere } from '#web/navigate-from-here.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { OpenedInvitation } from '../invitations.contract.ts'
import { AcceptFailed } from './accept-failed.tsx'
import { DeclineButton } from './decline-button.tsx'
import { InvitationSheet } from './invitation-sheet.tsx'
import type { useAccept } from './invitations.data.ts'

type OpenInvitationProps = {
  token: string
  proof: string
  invitation: OpenedInvitation
  me: User
  accepting: ReturnType<typeof useAccept>
}

/** An invitation that can be accepted. If it was sent to another address, both are shown first. */
export function OpenInvitation({ token, proof, invitation, me, accepting }: OpenInvitationProps) {
  const t = useText('invitations.accept')
  const navigate = useNavigateFromHere()
  const { family_name, inviter, email } = invitation
  const name = inviter && displayName(inviter)
  const isLink = email === null
  const isOther = !isLink && email !== me.email
  const code = accepting.error instanceof ApiProblem ? accepting.error.code : undefined
  if (code === 'invitation_expired') return <AcceptFailed title={t('failedTitle')} text={t('expired')} />
  if (code === 'not_found' || code === 'already_member')
    return <AcceptFailed title={t('failedTitle')} text={t(code === 'not_found' ? 'failed' : 'member')} />
  return (
    <InvitationSheet invitation={invitation}>
      {isOther && (
        <div className="mt-5 rounded-card border border-honey/40 bg-honey-wash p-4">
          <h2 className="font-semibold break-words">{t('joinAs', { email: me.email })}</h2>
          <p className="mt-1 text-sm break-words text-ink-soft">
            {name
              ? t('otherText', { invited: email, email: me.email, inviter: name })
              : t('otherTextWithoutInviter', { invited: email, email: me.email })}
          </p>
        </div>
      )}
      {isLink && (
        <p className="mt-5 text-center text-sm break-words text-ink-soft">
          {name ? t('linkText', { email: me.email, inviter: name }) : t('linkTextWithoutInviter', { email: me.email })}
        </p>
      )}
      <div className="mt-6 flex flex-col gap-2">
        <Button
          size="large"
          wide
          busy={accepting.isPending}
          busyLabel={t('joining')}
          onClick={() => accepting.mutate({ token, ...(email !== me.email && { join_as: me.email }) })}
        >
          <span className="min-w-0 break-words">{isOther ? t('joinAsAction', { email: me.email }) : t('join')}</span>
        </Button>
        {isOther || isLink ? (
          <UseOther />
        ) : (
          <DeclineButton
            token={token}
            proof={proof}
            family={family_name}
            onDeclined={() => {
              removeReturnUrl('accept-invitation')
              void navigate({ to: '/dashboard', replace: true })
            }}
          />
        )}
      </div>
      {accepting.isError && (
        <p role="alert" className="mt-4 text-center text-danger">
          {code === 'plan_limit_reached'
            ? name
              ? t('full', { inviter: name })
              : t('fullWithoutInviter')
            : t('unexpected')}
        </p>
      )}
    </InvitationSheet>
  )
}

/** Signs out and opens the same link again as a visitor. */
function UseOther() {
  const t = useText('invitations.accept')
  const signOut = useSignOut()
  const link = location.href.slice(location.origin.length)
  return (
    <Button
      kind="plain"
      wide
      busy={signOut.isPending}
      onClick={() =>
        signOut.mutate(undefined, {
          onSuccess(isEnded) {
            if (!isEnded) return
            saveReturnUrl('accept-invitation', link)
            // A full page load, since browsers only scroll when just the hash changes.
            location.assign('/accept-invitation')
          },
        })
      }
    >
      {t('useOther')}
    </Button>
  )
}
