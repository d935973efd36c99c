import { useState } from 'react'
import type { ResultOf } from '#shared/contract.ts'
import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toastError } from '#web/ui/toast.ts'
import type { davContract } from '../dav.contract.ts'
import { deviceScopes, type DeviceScope } from '../dav.rules.ts'
import { useCreateDevice } from './dav.data.ts'

type DeviceFormProps = {
  family_id: string
  canRead: boolean
  onMade: (made: ResultOf<typeof davContract.createBackupDevice>) => void
}

export function DeviceForm({ family_id, canRead, onMade }: DeviceFormProps) {
  const t = useText('dav')
  const creating = useCreateDevice(family_id)
  const [name, setName] = useState('')
  const [scope, setScope] = useState<DeviceScope>('add')
  const [problem, setProblem] = useState<string>()

  function create() {
    if (!name.trim()) return setProblem('device_name_required')
    creating.mutate(
      { name, scope },
      {
        onSuccess(made) {
          setName('')
          onMade(made)
        },
        onError(error) {
          const wrong = error instanceof ApiProblem ? error.fields.name : undefined
          if (wrong) setProblem(wrong)
          else toastError(t('devices.failed'), error)
        },
      },
    )
  }

  return (
    <Form onSubmit={create} className="flex flex-col gap-5">
      <TextField
        label={t('create.name')}
        hint={t('create.nameHint')}
        autoComplete="off"
        value={name}
        error={problem && t(`errors.${problem}` as 'errors.name_invalid')}
        onChange={(event) => {
          setName(event.target.value)
          setProblem(undefined)
        }}
      />
      {canRead && (
        <ChoiceGroup
          label={t('create.scope')}
          value={scope}
          onChange={setScope}
          options={deviceScopes.map((value) => ({
            value,
            label: t(`create.scopes.${value}.label`),
            hint: t(`create.scopes.${value}.hint`),
          }))}
        />
      )}
      <Button type="submit" className="self-start" busy={creating.isPending} busyLabel={t('create.creating')}>
        {t('create.submit')}
      </Button>
    </Form>
  )
}
