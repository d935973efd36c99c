import { useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useLeaveFamily } from './members.data.ts'

type LeaveDialogProps = { family: { id: string; name: string } | undefined; onClose: () => void; away: () => unknown }

/** Confirms leaving a family; closed if `family` is undefined. */
export function LeaveDialog({ family, onClose, away }: LeaveDialogProps) {
  const t = useText('members')
  const name = family?.name ?? ''
  const leaving = useLeaveFamily(async () => {
    onClose()
    await away()
    toast({ title: t('toasts.left'), description: t('toasts.leftText', { family: name }) })
  })

  function leave() {
    if (!family) return
    leaving.mutate(family.id, { failed: t('toasts.leaveFailed') })
  }

  return (
    <ConfirmDialog
      open={family !== undefined}
      onClose={onClose}
      onConfirm={leave}
      title={t('leave.title', { family: name })}
      text={t('leave.text')}
      confirmLabel={t('leave.confirm')}
      busy={leaving.isPending}
      busyLabel={t('leave.leaving')}
    />
  )
}
