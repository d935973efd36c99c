import { useState } from 'react'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { RequiredPersonName } from '../../accounts/accounts.schemas.ts'
import { useFieldError } from '../../accounts/web/use-field-error.ts'

type NameFormProps = {
  /** A suggestion. */
  name?: string | undefined
  submitLabel: string
  busyLabel: string
  /** Rejects with an error, which is shown below the field. */
  onName: (first_name: string) => Promise<unknown>
}

/** Asks a new user's name, which is all that their account needs. */
export function NameForm({ name = '', submitLabel, busyLabel, onName }: NameFormProps) {
  const t = useText('accounts.name')
  const say = useProblemText()
  const errorOf = useFieldError()
  const { values, setErrors, field } = useFields({ name })
  const [busy, setBusy] = useState(false)

  async function submit() {
    const given = RequiredPersonName.safeParse(values.name)
    if (!given.success) return setErrors({ name: errorOf(given.error.issues) })
    setBusy(true)
    await onName(given.data).catch((problem: unknown) => setErrors({ name: say(problem) }))
    setBusy(false)
  }

  return (
    <Form onSubmit={submit} className="flex flex-col gap-5">
      <TextField label={t('label')} hint={t('hint')} autoComplete="name" {...field('name')} />
      <Button type="submit" size="large" wide busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </Form>
  )
}
