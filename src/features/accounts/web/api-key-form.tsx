import { useId, useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toastError } from '#web/ui/toast.ts'
import { ToggleChips } from '#web/ui/toggle-chips.tsx'
import { keyScopes, type KeyScope } from '#shared/key-scopes.ts'
import { apiKeyLifetimesDays } from '../api-keys.rules.ts'
import { useCreateApiKey } from './api-keys.data.ts'

type ApiKeyFormProps = { families: readonly { id: string; name: string }[]; onMade: (token: string) => void }

/** Form for a new key's name, permissions and families. */
export function ApiKeyForm({ families, onMade }: ApiKeyFormProps) {
  const t = useText('apiKeys')
  const creating = useCreateApiKey()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<KeyScope[]>(['read'])
  const [chosen, setChosen] = useState<string[]>([])
  const [lifetime, setLifetime] = useState<string>('365')
  const [problem, setProblem] = useState<string>()

  function create() {
    if (!name.trim()) return setProblem('key_name_required')
    if (scopes.length === 0) return setProblem('scopes_required')
    const days = apiKeyLifetimesDays.find((one) => String(one) === lifetime) ?? null
    creating.mutate(
      { name, scopes, family_ids: chosen.length ? chosen : null, lifetime_days: days },
      {
        onSuccess: ({ token }) => onMade(token),
        onError: (error) => {
          const wrong = error instanceof ApiProblem ? error.fields.name : undefined
          if (wrong) setProblem(wrong)
          else toastError(t('failed'), error)
        },
      },
    )
  }

  const errorText =
    problem && t.has(`errors.${problem}` as 'errors.name_invalid')
      ? t(`errors.${problem}` as 'errors.name_invalid')
      : problem

  const scopesErrorId = useId()
  const scopesError = problem === 'scopes_required' ? errorText : undefined

  function choose(scope: KeyScope, isChosen: boolean) {
    setScopes(keyScopes.filter((one) => (one === scope ? isChosen : scopes.includes(one))))
    setProblem(undefined)
  }

  return (
    <Form onSubmit={create} className="flex flex-col gap-5">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        value={name}
        error={scopesError ? undefined : errorText}
        onChange={(event) => {
          setName(event.target.value)
          setProblem(undefined)
        }}
      />
      <fieldset className="flex min-w-0 flex-col gap-3" aria-describedby={scopesError && scopesErrorId}>
        <legend className="mb-1.5 font-semibold">{t('scope')}</legend>
        {keyScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`scopes.${scope}.label`)}
            hint={t(`scopes.${scope}.hint`)}
            checked={scopes.includes(scope)}
            onChange={(event) => choose(scope, event.target.checked)}
          />
        ))}
        <FieldError id={scopesErrorId} error={scopesError} />
      </fieldset>
      {families.length > 1 && (
        <div className="flex flex-col gap-1.5">
          <ToggleChips
            label={t('families')}
            options={families.map(({ id, name: label }) => ({ value: id, label }))}
            value={chosen}
            onChange={setChosen}
          />
          <p className="text-sm text-ink-soft">{t('familiesHint')}</p>
        </div>
      )}
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
