import { Smartphone, Unplug } from 'lucide-react'
import { useState } from 'react'
import { DAY_MS } from '#shared/days.ts'
import { useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { ListedDevice } from '../dav.contract.ts'
import { useRevokeDevice } from './dav.data.ts'

/** After this many days without a photo, the page says what to check. */
const QUIET_DAYS = 7

export function DeviceRow({ family_id, device }: { family_id: string; device: ListedDevice }) {
  const t = useText('dav.devices')
  const [asking, setAsking] = useState(false)
  const revoking = useRevokeDevice(family_id)
  const { id, name } = device

  function revoke() {
    revoking.mutate(id, { done: t('revoked', { name }), failed: t('failed'), onSettled: () => setAsking(false) })
  }

  return (
    <li className="flex items-start gap-4 py-4">
      <Smartphone aria-hidden size={22} className="mt-0.5 shrink-0 text-sage max-narrow:hidden" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{name}</p>
        <Activity device={device} />
      </div>
      <IconButton icon={Unplug} label={t('revokeNamed', { name })} tooltipAlign="end" onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={revoke}
        title={t('revokeTitle', { name })}
        text={t('revokeText')}
        confirmLabel={t('revoke')}
        busy={revoking.isPending}
        busyLabel={t('revoking')}
      />
    </li>
  )
}

function Activity({ device: { scope, folder, photos, last_photo_at, last_used_at } }: { device: ListedDevice }) {
  const t = useText('dav.devices')
  const ago = useAgo()
  const [now] = useState(Date.now)
  if (scope === 'read')
    return <Facts of={[t('downloads'), last_used_at ? t('used', { ago: ago(last_used_at) }) : t('unused')]} />
  if (!last_photo_at) return <p className="text-sm text-ink-soft">{t(folder ? 'emptyFolder' : 'waiting')}</p>
  const days = Math.floor((now - Date.parse(last_photo_at)) / DAY_MS)
  return (
    <>
      <Facts of={[t('last', { ago: ago(last_photo_at) }), t('photos', { count: photos })]} />
      {days >= QUIET_DAYS && !folder && <p className="mt-1 text-sm">{t('quiet')}</p>}
    </>
  )
}
