import { useRef, useState, type FormEvent } from 'react'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from './password-field.tsx'
import { focusFirstInvalid } from '../../accounts/web/use-field-error.ts'

type PasswordFormProps = {
  email: string
  submitLabel: string
  /** Fails with what is wrong about the password. */
  verify: (password: string) => Promise<unknown>
}

/** The password of an account that is known already. */
export function PasswordForm({ email, submitLabel, verify }: PasswordFormProps) {
  const t = useText('security')
  const say = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  function complain(sentence: string) {
    setError(sentence)
    focusFirstInvalid(form.current)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!password) return complain(t('password.required'))
    setBusy(true)
    await verify(password).catch((problem: unknown) => complain(say(problem)))
    setBusy(false)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('password.label')}
        name="password"
        autoComplete="current-password"
        value={password}
        error={error}
        data-autofocus
        onChange={(event) => {
          setPassword(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" size="large" wide busy={busy} busyLabel={t('identity.checking')}>
        {submitLabel}
      </Button>
    </form>
  )
}
