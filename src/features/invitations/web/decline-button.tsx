import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDecline } from './invitations.data.ts'

type DeclineButtonProps = { token: string; proof?: string; family: string; small?: boolean; onDeclined?: () => void }

/** Declines an invitation after a confirmation, since undoing it takes a new invitation. */
export function DeclineButton({ token, proof, family, small = false, onDeclined }: DeclineButtonProps) {
  const t = useText('invitations.declining')
  const [isAsked, setAsked] = useState(false)
  const declining = useDecline()
  const decline = () =>
    declining.mutate(
      { token, proof },
      {
        onSuccess() {
          toast({ title: t('done'), description: t('doneText', { family }) })
          onDeclined?.()
        },
        failed: t('failed'),
        onSettled: () => setAsked(false),
      },
    )
  return (
    <>
      <Button kind="plain" {...(small ? { size: 'small' as const } : { wide: true })} onClick={() => setAsked(true)}>
        {t('decline')}
        {small && <span className="sr-only"> {family}</span>}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={decline}
        title={t('title', { family })}
        text={t('text')}
        confirmLabel={t('decline')}
        busy={declining.isPending}
        busyLabel={t('busy')}
      />
    </>
  )
}
