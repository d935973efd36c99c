import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { afterChange } from '#web/after-change.ts'
import { useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast, useErrorToast } from '#web/ui/toast.ts'
import type { Device } from '../dav.contract.ts'
import { useRevokeDevice } from './dav.data.ts'

export function DeviceRow({ family_id, device }: { family_id: string; device: Device }) {
  const t = useText('dav.devices')
  const toastError = useErrorToast()
  const ago = useAgo()
  const [asking, setAsking] = useState(false)
  const revoking = useRevokeDevice(family_id)
  const { id, name, scope, last_used_at } = device

  function revoke() {
    afterChange(revoking.mutateAsync(id), {
      onSuccess: () => toast({ title: t('revoked') }),
      onError: (error) => toastError(t('failed'), error),
      onSettled: () => setAsking(false),
    })
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Smartphone aria-hidden size={20} className="text-sage" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          {t(`scopes.${scope}`)} · {last_used_at ? t('used', { ago: ago(last_used_at) }) : t('unused')}
        </p>
      </div>
      <Button kind="quiet" size="small" aria-label={t('revokeNamed', { name })} onClick={() => setAsking(true)}>
        {t('revoke')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={revoke}
        title={t('revokeTitle')}
        text={t('revokeText', { name })}
        confirmLabel={t('revoke')}
        busy={revoking.isPending}
        busyLabel={t('revoking')}
      />
    </li>
  )
}
