import { CircleAlert, Link2, Mail, Send, X } from 'lucide-react'
import { PersonTile } from '#features/families/web/person-tile.tsx'
import { useHasMailServer } from '#features/sign-in/web/providers.data.ts'
import { daysUntil } from '#web/days-until.ts'
import { useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { initialsOf } from '#web/ui/avatar.tsx'
import { BreakableText } from '#web/ui/breakable-text.tsx'
import { Facts } from '#web/ui/facts.tsx'
import type { Invitation } from '../invitations.contract.ts'
import { CopyLink, useCopyLink } from './copy-link.tsx'
import { useCancel, useResend } from './invitations.data.ts'

/** A pending invitation with its dates and its email's state. */
export function PendingRow({ family_id, invitation }: { family_id: string; invitation: Invitation }) {
  const t = useText('invitations')
  const ago = useAgo()
  const { id, email, invited_name, role, created_at, expires_at, mail_state, link } = invitation
  const name = invited_name ?? email ?? ''
  const days = daysUntil(expires_at)
  const copy = useCopyLink()
  const isMailed = useHasMailServer() && email !== null
  const Icon = email ? Mail : Link2
  const resending = useResend(family_id)
  const cancelling = useCancel(family_id)

  function resend() {
    resending.mutate(id, {
      done: { title: t('toasts.sent'), description: t('toasts.resentText', { email: email ?? '' }) },
      failed: t('toasts.sendFailed'),
    })
  }

  function cancel() {
    cancelling.mutate(id, {
      done: { title: t('toasts.cancelled'), description: t('toasts.cancelledText', { name }) },
      failed: t('toasts.cancelFailed'),
    })
  }

  return (
    <PersonTile
      portrait={
        <span
          data-measured
          className="grid size-24 place-items-center rounded-full border-2 border-dashed border-outline/60 text-ink-soft max-narrow:size-14 sm:size-36"
        >
          {invited_name ? (
            <span aria-hidden className="text-2xl font-semibold sm:text-4xl">
              {initialsOf(invited_name)}
            </span>
          ) : (
            <Icon aria-hidden size={32} />
          )}
        </span>
      }
      name={
        <>
          {invited_name && (
            <span className="block font-serif text-lg leading-tight font-semibold wrap-anywhere">{invited_name}</span>
          )}
          {email && (
            <span className="block text-sm text-ink-soft">
              <BreakableText text={email} />
            </span>
          )}
        </>
      }
      role={role}
      details={
        <>
          <p className="font-medium">
            <BreakableText text={email ?? name} />
          </p>
          <Facts of={[t('pending.sent', { when: ago(created_at) }), t('pending.expires', { days })]} />
        </>
      }
      items={[
        { label: t('invite.copy'), icon: Link2, onSelect: () => void (link && copy(link)) },
        ...(isMailed
          ? [{ label: t('pending.resend'), icon: Send, disabled: resending.isPending, onSelect: resend }]
          : []),
        { label: t('pending.cancel'), icon: X, danger: true, separated: true, onSelect: cancel },
      ]}
      actionsLabel={t('pending.actions', { name })}
    >
      {mail_state === 'waiting' && isMailed && <p className="text-sm text-ink-soft">{t('pending.waiting')}</p>}
      {mail_state === 'failed' && (
        <div className="my-2 flex flex-col items-center gap-2">
          <p className="flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {t('pending.failed')}
          </p>
          {link && <CopyLink link={link} name={name} />}
        </div>
      )}
    </PersonTile>
  )
}
