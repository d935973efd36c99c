import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { HIDDEN_ANSWERS_DAYS } from '../personality.rules.ts'
import { useGiveConsent, type Profile } from './personality.data.ts'

type ConsentDialogProps = {
  open: boolean
  onClose: () => void
  onGiven?: () => void
  family_id: string
  child: Profile['child']
}

/** Asks an owner for consent before a child is recorded for the first time. */
export function ConsentDialog({ open, onClose, onGiven, family_id, child }: ConsentDialogProps) {
  const t = useText('personality.consent')
  const say = useText('personality.errors')
  const [isAgreed, setAgreed] = useState(false)
  const giving = useGiveConsent(family_id, child.id)
  const name = child.first_name

  function give() {
    giving.mutate(undefined, {
      onSuccess() {
        onClose()
        onGiven?.()
      },
      onError: () => toast({ kind: 'error', title: say('save'), description: say('saveText') }),
    })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title', { name })}
      description={t('text', { name, days: HIDDEN_ANSWERS_DAYS })}
      actions={
        <Button onClick={give} busy={giving.isPending} disabled={!isAgreed}>
          {t('confirm')}
        </Button>
      }
    >
      <Checkbox
        label={t('agree', { name })}
        checked={isAgreed}
        onChange={(event) => setAgreed(event.target.checked)}
        data-autofocus
      />
    </Dialog>
  )
}
