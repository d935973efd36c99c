import { useRef, useState, type FormEvent } from 'react'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { RequiredPersonName } from '../../accounts/accounts.schemas.ts'
import { focusFirstInvalid, useFieldError } from '../../accounts/web/use-field-error.ts'

type NameFormProps = {
  submitLabel: string
  busyLabel: string
  /** Fails with what went wrong, which is said below the field. */
  onName: (first_name: string) => Promise<unknown>
}

/** One field: what someone new is called, which is all that their account needs. */
export function NameForm({ submitLabel, busyLabel, onName }: NameFormProps) {
  const t = useText('accounts.name')
  const say = useProblemText()
  const errorOf = useFieldError()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const given = RequiredPersonName.safeParse(name)
    if (!given.success) {
      setError(errorOf(given.error.issues))
      return focusFirstInvalid(form.current)
    }
    setBusy(true)
    await onName(given.data).catch((problem: unknown) => setError(say(problem)))
    setBusy(false)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        label={t('label')}
        hint={t('hint')}
        name="name"
        autoComplete="name"
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" size="large" wide busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </form>
  )
}
