import { useRef, useState, type FormEvent } from 'react'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Email } from '../../accounts/accounts.schemas.ts'
import { focusFirstInvalid, useFieldError } from '../../accounts/web/use-field-error.ts'

type AddressFormProps = {
  email: string
  hint?: string
  submitLabel: string
  busyLabel: string
  busy: boolean
  /** May fail with what went wrong, which is said below the field. */
  onAddress: (email: string) => Promise<unknown> | void
}

/** One field for an email address, checked before anything is sent. */
export function AddressForm({ email, hint, submitLabel, busyLabel, busy, onAddress }: AddressFormProps) {
  const fields = useText('accounts.fields')
  const say = useProblemText()
  const errorOf = useFieldError()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(email)
  const [error, setError] = useState<string>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const address = Email.safeParse(typed)
    if (!address.success) {
      setError(errorOf(address.error.issues))
      return focusFirstInvalid(form.current)
    }
    try {
      await onAddress(address.data)
    } catch (problem) {
      setError(say(problem))
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        label={fields('email')}
        {...(hint && { hint })}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        placeholder={fields('emailPlaceholder')}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" size="large" wide busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </form>
  )
}
