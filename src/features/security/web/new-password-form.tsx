import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { User } from '../../accounts/accounts.contract.ts'
import { weaknessesOf } from '../password.rules.ts'
import { PasswordField } from './password-field.tsx'
import { focusFirstInvalid } from '../../accounts/web/use-field-error.ts'

type NewPasswordFormProps = {
  owner: Pick<User, 'email' | 'first_name' | 'last_name'>
  submitLabel: string
  busyLabel: string
  /** Fails with what is wrong about the password. */
  save: (password: string) => Promise<unknown>
  /** What stands under the field, and beside the button. */
  note?: ReactNode
  cancel?: ReactNode
  /** Where it is all that there is to do. */
  wide?: boolean
}

/** A new password, with a word about how to choose it; what is too weak is said beside the field. */
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
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  function refuse(weakness: string | undefined, sentence?: string) {
    const key = `weak.${weakness}` as 'weak.password_too_short'
    setError(t.has(key) ? t(key) : sentence)
    focusFirstInvalid(form.current)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const [weakness] = password ? weaknessesOf(password, owner) : ['password_required']
    if (weakness) return refuse(weakness)
    setBusy(true)
    await save(password).catch((problem: unknown) =>
      refuse(problem instanceof ApiProblem ? problem.fields['password'] : undefined, say(problem)),
    )
    setBusy(false)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {/* So that the device keeps the password with its account. */}
      <input type="email" name="email" autoComplete="username" value={owner.email} readOnly hidden />
      <PasswordField
        label={t('newLabel')}
        hint={t('hint')}
        name="password"
        autoComplete="new-password"
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value)
          setError(undefined)
        }}
      />
      {note}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size={wide ? 'large' : 'medium'} wide={wide} busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {cancel}
      </div>
    </form>
  )
}
