import { useState, type ReactNode } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { Form } from '#web/ui/form.tsx'
import type { User } from '../../accounts/accounts.contract.ts'
import { weaknessesOf } from '../password.rules.ts'
import { PasswordField } from './password-field.tsx'

type NewPasswordFormProps = {
  owner: Pick<User, 'email' | 'first_name' | 'last_name'>
  submitLabel: string
  busyLabel: string
  /** Rejects with what's wrong with the password. */
  save: (password: string) => Promise<unknown>
  /** Shown below the field, and beside the button. */
  note?: ReactNode
  cancel?: ReactNode
  /** If it's the only form on the page. */
  wide?: boolean
}

/** A new password with advice on choosing one; weaknesses are shown at the field. */
export function NewPasswordForm({
  owner,
  submitLabel,
  busyLabel,
  save,
  note,
  cancel,
  wide = false,
}: NewPasswordFormProps) {
  const t = useText('security.password')
  const say = useProblemText()
  const { values, setErrors, field } = useFields({ password: '' })
  const [busy, setBusy] = useState(false)

  function refuse(weakness: string | undefined, sentence?: string) {
    const key = `weak.${weakness}` as 'weak.password_too_short'
    setErrors({ password: t.has(key) ? t(key) : sentence })
  }

  async function submit() {
    const [weakness] = values.password ? weaknessesOf(values.password, owner) : ['password_required']
    if (weakness) return refuse(weakness)
    setBusy(true)
    await save(values.password).catch((problem: unknown) =>
      refuse(problem instanceof ApiProblem ? problem.fields['password'] : undefined, say(problem)),
    )
    setBusy(false)
  }

  return (
    <Form onSubmit={submit} className="flex flex-col gap-5">
      {/* Lets password managers save the password with its account. */}
      <input type="email" name="email" autoComplete="username" value={owner.email} readOnly hidden />
      <PasswordField label={t('newLabel')} hint={t('hint')} autoComplete="new-password" {...field('password')} />
      {note}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size={wide ? 'large' : 'medium'} wide={wide} busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {cancel}
      </div>
    </Form>
  )
}
