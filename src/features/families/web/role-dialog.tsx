import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast, useErrorToast } from '#web/ui/toast.ts'
import { assignableRoles, type AssignableRole } from '../families.rules.ts'
import { useChangeRole } from './members.data.ts'

type RoleDialogProps = {
  family_id: string
  member_id: string
  name: string
  role: AssignableRole
  onClose: () => void
}

export function RoleDialog({ family_id, member_id, name, role, onClose }: RoleDialogProps) {
  const t = useText('members')
  const roleName = useText('families.roles')
  const hints = useText('families.roleHints')
  const say = useText()
  const toastError = useErrorToast()
  const changing = useChangeRole(family_id)
  const [chosen, setChosen] = useState(role)

  function change() {
    onClose()
    if (chosen === role) return
    changing.mutate(
      { member_id, role: chosen },
      {
        onSuccess: () =>
          toast({
            title: t('toasts.roleUpdated'),
            description: t('toasts.roleUpdatedText', { name, role: roleName(chosen) }),
          }),
        onError: (error) => toastError(t('toasts.roleFailed'), error),
      },
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('list.changeRole')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {say('web.actions.cancel')}
          </Button>
          <Button onClick={change}>{say('families.settings.save')}</Button>
        </>
      }
    >
      <ChoiceGroup
        label={t('list.roleOf', { name })}
        value={chosen}
        onChange={setChosen}
        options={assignableRoles.map((value) => ({ value, label: roleName(value), hint: hints(value) }))}
      />
    </Dialog>
  )
}
