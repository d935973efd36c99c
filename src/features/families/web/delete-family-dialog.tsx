import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import type { Family } from '../families.contract.ts'
import { useDeleteFamily } from './members.data.ts'

/** Deletes the family after its name was typed. */
export function DeleteFamilyDialog({ family, open, onClose }: { family: Family; open: boolean; onClose: () => void }) {
  const t = useText('members')
  const navigate = useNavigate()
  const deleting = useDeleteFamily(async () => {
    await navigate({ to: '/manage-families', replace: true })
    toast({ title: t('toasts.deleted'), description: t('toasts.deletedText', { name: family.name }) })
  })
  const [name, setName] = useState('')
  const [differs, setDiffers] = useState(false)

  function remove() {
    if (deleting.isPending) return
    if (name.trim() !== family.name.trim()) return setDiffers(true)
    deleting.mutate(
      { family_id: family.id, name },
      {
        onError(error) {
          if (error instanceof ApiProblem && error.fields.name) setDiffers(true)
          else toastError(t('toasts.deleteFailed'), error)
        },
      },
    )
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={remove}
      title={t('danger.deleteConfirmTitle', { name: family.name })}
      text={t('danger.deleteConfirmText', { count: family.members.length })}
      confirmLabel={t('danger.delete')}
      disabled={!name.trim()}
      busy={deleting.isPending}
      busyLabel={t('danger.deleting')}
    >
      <Form onSubmit={remove}>
        <TextField
          label={t('danger.typeName', { name: family.name })}
          value={name}
          autoComplete="off"
          spellCheck={false}
          error={differs ? t('danger.nameDiffers', { name: family.name }) : undefined}
          onChange={(event) => {
            setName(event.target.value)
            setDiffers(false)
          }}
        />
      </Form>
    </ConfirmDialog>
  )
}
