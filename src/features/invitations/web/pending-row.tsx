import { CircleAlert, Link2, EllipsisVertical, Send, X } from 'lucide-react'
import { RoleBadge } from '#features/families/web/role-badge.tsx'
import { daysUntil } from '#web/days-until.ts'
import { useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { Invitation } from '../invitations.contract.ts'
import { CopyLink, useCopyLink } from './copy-link.tsx'
import { useCancel, useResend } from './invitations.data.ts'

/** A pending invitation with its dates and its email's state. */
export function PendingRow({ family_id, invitation }: { family_id: string; invitation: Invitation }) {
  const t = useText('invitations')
  const ago = useAgo()
  const { email, role, created_at, expires_at, mail_state, link } = invitation
  const days = daysUntil(expires_at)
  return (
    <li className="flex items-start gap-3 p-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{email}</p>
        <p className="mb-2 text-sm text-ink-soft">
          {t('pending.sent', { when: ago(created_at) })} · {t('pending.expires', { days })}
        </p>
        <RoleBadge role={role} />
        {mail_state === 'waiting' && <p className="mt-1 text-sm text-ink-soft">{t('pending.waiting')}</p>}
        {mail_state === 'failed' && (
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="flex items-start gap-1.5 text-sm text-danger">
              <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
              {t('pending.failed')}
            </p>
            {link && <CopyLink link={link} email={email} />}
          </div>
        )}
      </div>
      <Actions family_id={family_id} invitation={invitation} />
    </li>
  )
}

function Actions({ family_id, invitation: { id, email, link } }: { family_id: string; invitation: Invitation }) {
  const t = useText('invitations')
  const copy = useCopyLink()
  const resending = useResend(family_id)
  const cancelling = useCancel(family_id)

  function resend() {
    resending.mutate(id, {
      done: { title: t('toasts.sent'), description: t('toasts.resentText', { email }) },
      failed: t('toasts.sendFailed'),
    })
  }

  function cancel() {
    cancelling.mutate(id, {
      done: { title: t('toasts.cancelled'), description: t('toasts.cancelledText', { email }) },
      failed: t('toasts.cancelFailed'),
    })
  }

  return (
    <Menu
      items={[
        { label: t('invite.copy'), icon: Link2, onSelect: () => void (link && copy(link)) },
        { label: t('pending.resend'), icon: Send, disabled: resending.isPending, onSelect: resend },
        { label: t('pending.cancel'), icon: X, danger: true, separated: true, onSelect: cancel },
      ]}
      trigger={<IconButton icon={EllipsisVertical} label={t('pending.actions', { email })} tooltipAlign="end" />}
    />
  )
}
