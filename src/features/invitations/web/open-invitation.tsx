import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { User } from '#features/accounts/accounts.contract.ts'
import { displayName } from '#features/accounts/display-name.ts'
import { useSignOut } from '#features/accounts/web/session.data.ts'
import { AuthPage } from '#features/accounts/web/auth-page.tsx'
import { forgetWay, keepWay } from '#features/accounts/web/kept-way.ts'
import { ApiProblem } from '#web/api.ts'
import { Album } from '#web/illustrations/album.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import type { OpenedInvitation } from '../invitations.contract.ts'
import { WELCOME_MS } from '../invitations.rules.ts'
import { AcceptFailed } from './accept-failed.tsx'
import { DeclineButton } from './decline-button.tsx'
import { useAccept } from './invitations.data.ts'
import { pathOfInvitation } from './invitation-path.ts'

type OpenInvitationProps = { token: string; invitation: OpenedInvitation; me: User }

/** An invitation that can be accepted; where it was sent to another address, both are shown first. */
export function OpenInvitation({ token, invitation, me }: OpenInvitationProps) {
  const t = useText('invitations.accept')
  const format = useFormat()
  const navigate = useNavigate()
  const accepting = useAccept()
  const { family_name, inviter, note, role, expires_at, email } = invitation
  const name = inviter && displayName(inviter)
  const isOther = email !== me.email
  const code = accepting.error instanceof ApiProblem ? accepting.error.code : undefined
  if (accepting.data) return <Welcome {...accepting.data} />
  if (code === 'invitation_expired') return <AcceptFailed title={t('failedTitle')} text={t('expired')} />
  if (code === 'not_found' || code === 'already_member')
    return <AcceptFailed title={t('failedTitle')} text={t(code === 'not_found' ? 'failed' : 'member')} />
  return (
    <AuthPage picture={<Album />} title={name ? t('title', { inviter: name }) : t('titleWithoutInviter')}>
      <p className="-mt-5 text-center text-ink-soft">{t('family')}</p>
      <p className="mt-1 text-center font-serif text-2xl font-semibold break-words">{family_name}</p>
      {note && (
        <blockquote className="mt-5 rounded-control border-l-4 border-ember bg-sunk px-4 py-3 font-serif text-lg break-words whitespace-pre-line italic">
          {t('quote', { note })}
        </blockquote>
      )}
      <p className="mt-5 text-center text-ink-soft">
        {t(role)} <span className="whitespace-nowrap">{t('until', { date: format.longDate(expires_at) })}.</span>
      </p>
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
      <div className="mt-6 flex flex-col gap-2">
        <Button
          size="large"
          wide
          busy={accepting.isPending}
          busyLabel={t('joining')}
          onClick={() => accepting.mutate({ token, ...(isOther && { join_as: me.email }) })}
        >
          <span className="min-w-0 break-words">{isOther ? t('joinAsAction', { email: me.email }) : t('join')}</span>
        </Button>
        {isOther ? (
          <UseOther token={token} />
        ) : (
          <DeclineButton
            token={token}
            family={family_name}
            onDeclined={() => {
              forgetWay('accept-invitation')
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
    </AuthPage>
  )
}

/** Leaves this account; signing in then leads back to the invitation. */
function UseOther({ token }: { token: string }) {
  const t = useText('invitations.accept')
  const signOut = useSignOut()
  return (
    <Button
      kind="plain"
      wide
      busy={signOut.isPending}
      onClick={() => {
        keepWay('accept-invitation', pathOfInvitation(token))
        signOut.mutate()
      }}
    >
      {t('useOther')}
    </Button>
  )
}

function Welcome({ family_id, family_name }: { family_id: string; family_name: string }) {
  const t = useText('invitations.accept')
  const navigate = useNavigate()
  const family = { to: '/families/$familyId', params: { familyId: family_id }, replace: true } as const
  const open = useEffectEvent(() => void navigate(family))
  useEffect(() => {
    forgetWay('accept-invitation')
    const timer = setTimeout(open, WELCOME_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <AuthPage picture={<Album />} title={t('welcome', { family: family_name })} intro={t('welcomeText')}>
      <Link {...family} className={buttonStyle({ kind: 'quiet', size: 'large', wide: true })}>
        {t('openNow')}
      </Link>
    </AuthPage>
  )
}
