import { useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { apiKeyLifetimesDays, apiKeyScopes, type ApiKeyScope } from '../api-keys.rules.ts'
import { useCreateApiKey } from './api-keys.data.ts'

/** Form for a new key's name and permissions. */
export function ApiKeyForm({ onMade }: { onMade: (token: string) => void }) {
  const t = useText('apiKeys')
  const say = useProblemText()
  const creating = useCreateApiKey()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<ApiKeyScope>('read')
  const [lifetime, setLifetime] = useState<string>('365')
  const [problem, setProblem] = useState<string>()

  function create() {
    if (!name.trim()) return setProblem('key_name_required')
    const days = apiKeyLifetimesDays.find((one) => String(one) === lifetime) ?? null
    creating.mutate(
      { name, scope, lifetime_days: days },
      {
        onSuccess: ({ token }) => onMade(token),
        onError: (error) => {
          const wrong = error instanceof ApiProblem ? error.fields.name : undefined
          if (wrong) setProblem(wrong)
          else toast({ kind: 'error', title: t('failed'), description: say(error) })
        },
      },
    )
  }

  return (
    <Form onSubmit={create} className="flex flex-col gap-5">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        value={name}
        error={
          problem && t.has(`errors.${problem}` as 'errors.name_invalid')
            ? t(`errors.${problem}` as 'errors.name_invalid')
            : problem
        }
        onChange={(event) => {
          setName(event.target.value)
          setProblem(undefined)
        }}
      />
      <ChoiceGroup
        label={t('scope')}
        value={scope}
        onChange={setScope}
        options={apiKeyScopes.map((value) => ({
          value,
          label: t(`scopes.${value}.label`),
          hint: t(`scopes.${value}.hint`),
        }))}
      />
      <Select
        label={t('lifetime')}
        value={lifetime}
        onChange={setLifetime}
        options={[
          ...apiKeyLifetimesDays.map((days) => ({ value: String(days), label: t('lifetimes.days', { days }) })),
          { value: 'never', label: t('lifetimes.never') },
        ]}
      />
      <Button type="submit" className="self-start" busy={creating.isPending} busyLabel={t('creating')}>
        {t('create')}
      </Button>
    </Form>
  )
}
