import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, RefreshCw, Unlink } from 'lucide-react'
import { useState } from 'react'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { useFormat, useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { Guest } from '../guests.contract.ts'
import type { MadeLink } from './guest-link-dialog.tsx'
import { useRenewGuestLink, useRevokeGuest } from './guests.data.ts'

type GuestRowProps = { family_id: string; guest: Guest; onLink: (link: MadeLink) => void }

/** A guest's last visit and link lifetime, with the owner's actions. */
export function GuestRow({ family_id, guest, onLink }: GuestRowProps) {
  const t = useText('guests')
  const format = useFormat()
  const ago = useAgo()
  const { id, name } = guest
  const { data } = useQuery({ ...peopleOptions(family_id), enabled: guest.person_ids.length > 0 })
  const shown = (data?.people ?? []).filter((one) => guest.person_ids.includes(one.id)).map((one) => one.first_name)
  const [asking, setAsking] = useState<'renew' | 'revoke'>()
  const renewing = useRenewGuestLink(family_id)
  const revoking = useRevokeGuest(family_id)
  const failed = t('toasts.failed')
  const close = () => setAsking(undefined)

  const renew = () => renewing.mutate(id, { onSuccess: ({ url }) => onLink({ name, url }), failed, onSettled: close })
  const revoke = () =>
    revoking.mutate(id, {
      done: { title: t('toasts.revoked'), description: t('toasts.revokedText', { name }) },
      failed,
      onSettled: close,
    })

  return (
    <li className="flex flex-wrap items-center gap-3 py-3 max-narrow:relative">
      <Avatar name={name} />
      <div className="min-w-0 grow basis-[min(10rem,100%)]">
        <p className="font-semibold break-words">{name}</p>
        <Facts
          of={[
            guest.last_seen_at ? t('lastSeen', { ago: ago(guest.last_seen_at) }) : t('neverSeen'),
            shown.length > 0 && t('onlyOf', { names: format.list(shown) }),
            guest.album && t('onlyAlbum', { title: guest.album.title }),
            guest.recent_days && t('onlyRecent', { days: guest.recent_days }),
            guest.adds_until && t('sendsUntil', { date: format.longDate(guest.adds_until) }),
            guest.can_comment && t('comments'),
            guest.shows_cover && t('cover'),
            guest.has_pin && t('withPin'),
            guest.expires_at ? t('until', { date: format.longDate(guest.expires_at) }) : t('without'),
          ].filter(Boolean)}
        />
      </div>
      <Menu
        trigger={
          <IconButton
            icon={EllipsisVertical}
            label={t('actionsOf', { name })}
            tooltipAlign="end"
            className="-mr-3 max-narrow:absolute max-narrow:top-2 max-narrow:right-0"
          />
        }
        items={[
          { label: t('renew'), icon: RefreshCw, onSelect: () => setAsking('renew') },
          { label: t('revoke'), icon: Unlink, danger: true, onSelect: () => setAsking('revoke') },
        ]}
      />
      <ConfirmDialog
        open={asking === 'renew'}
        onClose={close}
        onConfirm={renew}
        kind="primary"
        title={t('confirmRenew.title', { name })}
        text={t('confirmRenew.text')}
        confirmLabel={t('confirmRenew.confirm')}
        busy={renewing.isPending}
        busyLabel={t('confirmRenew.busy')}
      />
      <ConfirmDialog
        open={asking === 'revoke'}
        onClose={close}
        onConfirm={revoke}
        title={t('confirmRevoke.title', { name })}
        text={t('confirmRevoke.text')}
        confirmLabel={t('confirmRevoke.confirm')}
        busy={revoking.isPending}
        busyLabel={t('confirmRevoke.busy')}
      />
    </li>
  )
}
