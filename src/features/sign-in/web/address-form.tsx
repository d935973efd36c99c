import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { Email } from '../../accounts/accounts.schemas.ts'
import { useFieldError } from '../../accounts/web/use-field-error.ts'

type AddressFormProps = {
  email: string
  hint?: string
  submitLabel: string
  busyLabel: string
  busy: boolean
  /** May reject with an error, which is shown below the field. */
  onAddress: (email: string) => Promise<unknown> | void
}

/** One email field, validated before anything is sent. */
export function AddressForm({ email, hint, submitLabel, busyLabel, busy, onAddress }: AddressFormProps) {
  const fields = useText('accounts.fields')
  const say = useProblemText()
  const errorOf = useFieldError()
  const { values, setErrors, field } = useFields({ email })

  async function submit() {
    const address = Email.safeParse(values.email)
    if (!address.success) {
      return setErrors({ email: errorOf(address.error.issues) })
    }
    try {
      await onAddress(address.data)
    } catch (problem) {
      setErrors({ email: say(problem) })
    }
  }

  return (
    <Form onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={fields('email')}
        {...(hint && { hint })}
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        placeholder={fields('emailPlaceholder')}
        {...field('email')}
      />
      <Button type="submit" size="large" wide busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </Form>
  )
}
