import { useState, type ReactNode } from 'react'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from './password-field.tsx'

type PasswordFormProps = {
  email: string
  submitLabel: string
  /** Rejects with what's wrong with the password. */
  verify: (password: string) => Promise<unknown>
  /** The account's email field, if it's part of this form. */
  children?: ReactNode
}

/** Asks for the password of a known account. */
export function PasswordForm({ email, submitLabel, verify, children }: PasswordFormProps) {
  const t = useText('security')
  const say = useProblemText()
  const { values, setErrors, field } = useFields({ password: '' })
  const [busy, setBusy] = useState(false)

  async function submit() {
    if (!values.password) return setErrors({ password: t('password.required') })
    setBusy(true)
    await verify(values.password).catch((problem: unknown) => setErrors({ password: say(problem) }))
    setBusy(false)
  }

  return (
    <Form onSubmit={submit} className="flex flex-col gap-5">
      {children ?? <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        label={t('password.label')}
        autoComplete="current-password"
        {...field('password')}
        data-autofocus
      />
      <Button type="submit" size="large" wide busy={busy} busyLabel={t('identity.checking')}>
        {submitLabel}
      </Button>
    </Form>
  )
}
