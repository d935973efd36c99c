import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useEndSessions } from './admin.data.ts'

/** Signs someone out of every device, for example after a theft. */
export function EndSessions({ account_id, name }: { account_id: string; name: string }) {
  const t = useText('admin.people')
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
          ending.mutate(account_id, {
            done: t('sessionsEnded', { name }),
            failed: t('endSessionsFailed'),
            onSettled: () => setAsking(false),
          })
        }
      />
    </>
  )
}
