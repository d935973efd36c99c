import { useState } from 'react'
import { afterChange } from '#web/after-change.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast, useErrorToast } from '#web/ui/toast.ts'
import { useEndSessions } from './admin.data.ts'

/** Signs someone out of every device, for example after a theft. */
export function EndSessions({ account_id, name }: { account_id: string; name: string }) {
  const t = useText('admin.people')
  const toastError = useErrorToast()
  const ending = useEndSessions()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="plain" size="small" aria-label={t('endSessionsNamed', { name })} onClick={() => setAsking(true)}>
        {t('endSessions')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('endSessionsTitle', { name })}
        text={t('endSessionsText')}
        confirmLabel={t('endSessions')}
        busy={ending.isPending}
        busyLabel={t('endingSessions')}
        onConfirm={() =>
          afterChange(ending.mutateAsync(account_id), {
            onSuccess: () => toast({ title: t('sessionsEnded', { name }) }),
            onError: (error) => toastError(t('endSessionsFailed'), error),
            onSettled: () => setAsking(false),
          })
        }
      />
    </>
  )
}
