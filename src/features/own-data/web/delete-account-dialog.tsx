import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { DELETION_GRACE_DAYS } from '../own-data.rules.ts'
import { ApiProblem } from '#web/api.ts'
import { useFormat, useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import { useRequestDeletion } from './own-data.data.ts'

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useText('ownData.delete')
  const format = useFormat()
  const { data: session } = useQuery(sessionOptions)
  const email = session?.user?.email ?? ''
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const deleting = useRequestDeletion()

  function confirm() {
    if (typed.trim().toLowerCase() !== email) return setWrong(true)
    deleting.mutate(typed, {
      onSuccess({ purge_after }) {
        if (!purge_after) return onClose()
        toast({ title: t('farewell', { date: format.longDate(purge_after) }), description: t('farewellText') })
      },
      onError(error) {
        if (error instanceof ApiProblem && error.fields.typed_email) setWrong(true)
        else toastError(t('failed'), error)
      },
    })
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t('dialogTitle')}
      text={t('dialogText', { days: DELETION_GRACE_DAYS })}
      confirmLabel={t('confirm')}
      busy={deleting.isPending}
      busyLabel={t('deleting')}
    >
      <TextField
        label={t('typeEmail', { email })}
        type="email"
        autoComplete="off"
        value={typed}
        error={wrong ? t('email_differs') : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
      />
    </ConfirmDialog>
  )
}
