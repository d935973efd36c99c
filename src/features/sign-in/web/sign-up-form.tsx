import { useEffect, useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { toast } from '#web/ui/toast.ts'
import { Email, RequiredPersonName } from '../../accounts/accounts.schemas.ts'
import { useFieldErrors } from '../../accounts/web/use-field-error.ts'
import type { SignUpNames } from './sign-in.data.ts'
import { AuthPage } from './auth-page.tsx'
import { Benefits } from './benefits.tsx'
import { saveDraft } from './sign-up-draft.ts'

const Names = z.object({ first_name: RequiredPersonName, last_name: RequiredPersonName, email: Email })

type SignUpFormProps = {
  names: Partial<SignUpNames>
  intro: string
  submitLabel: string
  busyLabel: string
  busy: boolean
  /** After too many requests. */
  lockedSeconds?: number
  onNames: (names: SignUpNames) => void
  children?: ReactNode
}

/** The first step of signing up. Shows a cooldown after too many requests. */
export function SignUpForm({
  names,
  intro,
  submitLabel,
  busyLabel,
  busy,
  lockedSeconds = 0,
  onNames,
  children,
}: SignUpFormProps) {
  const t = useText('accounts')
  const errorsOf = useFieldErrors()
  const { duration } = useFormat()
  const locked = lockedSeconds > 0
  const { values, setErrors, field } = useFields<keyof SignUpNames>({
    first_name: '',
    last_name: '',
    email: '',
    ...names,
  })

  const [unchanged] = useState(values)

  useEffect(() => {
    if (values !== unchanged) saveDraft(values)
  }, [values, unchanged])

  function submit() {
    if (locked) return toast({ kind: 'error', title: t('toasts.rateLimited'), description: t('toasts.rateLimitText') })
    const given = Names.safeParse(values)
    if (given.success) return onNames(given.data)
    return setErrors(errorsOf(given.error))
  }

  const text = (name: keyof SignUpNames, label: string, input: Partial<React.ComponentProps<typeof TextField>>) => (
    <TextField label={label} required disabled={locked} {...field(name)} {...input} />
  )

  return (
    <AuthPage print="album" title={t('signUp.title')} intro={intro} aside={<Benefits />}>
      <Form onSubmit={submit} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          {text('first_name', t('fields.firstName'), { autoComplete: 'given-name' })}
          {text('last_name', t('fields.lastName'), { autoComplete: 'family-name' })}
        </div>
        {text('email', t('fields.email'), {
          type: 'email',
          autoComplete: 'email',
          inputMode: 'email',
          spellCheck: false,
          placeholder: t('fields.emailPlaceholder'),
        })}
        <Button type="submit" size="large" kind={locked ? 'quiet' : 'primary'} wide busy={busy} busyLabel={busyLabel}>
          {locked ? `${t('signUp.locked')} ${duration(lockedSeconds)}` : submitLabel}
        </Button>
      </Form>
      {children}
    </AuthPage>
  )
}
