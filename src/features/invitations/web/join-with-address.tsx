import { useState } from 'react'
import { Email, RequiredPersonName } from '#features/accounts/accounts.schemas.ts'
import { useFieldError } from '#features/accounts/web/use-field-error.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFields } from '#web/ui/use-fields.ts'

type Given = { first_name: string; email: string }
type JoinWithAddressProps = {
  /** What the inviter calls them. */
  name: string | undefined
  onGiven: (given: Given) => Promise<unknown>
}

/** Joins with a name and an address that no one confirms, since there's no mail server. */
export function JoinWithAddress({ name = '', onGiven }: JoinWithAddressProps) {
  const t = useText('invitations.accept')
  const ofName = useText('accounts.name')
  const fields = useText('accounts.fields')
  const say = useProblemText()
  const errorOf = useFieldError()
  const { values, setErrors, field } = useFields({ name, email: '' })
  const [busy, setBusy] = useState(false)

  async function submit() {
    const first_name = RequiredPersonName.safeParse(values.name)
    const email = Email.safeParse(values.email)
    if (!first_name.success || !email.success)
      return setErrors({ name: errorOf(first_name.error?.issues ?? []), email: errorOf(email.error?.issues ?? []) })
    setBusy(true)
    await onGiven({ first_name: first_name.data, email: email.data }).catch((problem: unknown) =>
      setErrors({ email: say(problem) }),
    )
    setBusy(false)
  }

  return (
    <Form onSubmit={submit} className="flex flex-col gap-5">
      <TextField label={ofName('label')} hint={ofName('hint')} autoComplete="name" {...field('name')} />
      <TextField
        label={fields('email')}
        hint={t('addressHint')}
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        placeholder={fields('emailPlaceholder')}
        {...field('email')}
      />
      <Button type="submit" size="large" wide busy={busy} busyLabel={t('joining')}>
        {t('join')}
      </Button>
    </Form>
  )
}
