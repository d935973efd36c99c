import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { assignableRoles, type AssignableRole } from '../families.rules.ts'

type RoleDialogProps = {
  name: string
  role: AssignableRole
  onClose: () => void
  onChange: (role: AssignableRole) => void
}

export function RoleDialog({ name, role, onClose, onChange }: RoleDialogProps) {
  const t = useText('members')
  const roleName = useText('families.roles')
  const hints = useText('families.roleHints')
  const say = useText()
  const [chosen, setChosen] = useState(role)
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
          <Button onClick={() => onChange(chosen)}>{say('families.settings.save')}</Button>
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
