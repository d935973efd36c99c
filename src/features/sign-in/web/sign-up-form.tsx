import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { ApiProblem } from '#web/api.ts'
import { Album } from '#web/illustrations/album.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { toast } from '#web/ui/toast.ts'
import {
  RESEND_WAIT_AFTER_SIGN_UP_RESEND_SECONDS,
  RESEND_WAIT_SECONDS,
  SIGN_UP_LOCK_SECONDS,
} from '../../accounts/accounts.rules.ts'
import { Email, RequiredPersonName } from '../../accounts/accounts.schemas.ts'
import { useAskToSignUp, type SignUpNames } from './sign-in.data.ts'
import { AuthPage } from './auth-page.tsx'
import { Benefits } from './benefits.tsx'
import { isWaiting, saveDeadline } from './deadline.ts'
import { saveDraft } from './sign-up-draft.ts'
import { useDeadline } from './use-deadline.ts'
import { useFieldErrors } from '../../accounts/web/use-field-error.ts'
import { useMailFailure } from './use-mail-failure.ts'
import { useSentToast } from './use-sent-toast.ts'

type SignUpFormProps = {
  names: Partial<SignUpNames>
  redirect: string | undefined
  setup: string | undefined
  onSent: (names: SignUpNames) => void
  /** The address already has an account. */
  onFound: (names: SignUpNames) => void
}

const Names = z.object({ first_name: RequiredPersonName, last_name: RequiredPersonName, email: Email })

/** The first step of signing up. Shows a cooldown after too many requests. */
export function SignUpForm({ names, redirect, setup, onSent, onFound }: SignUpFormProps) {
  const t = useText('accounts')
  const errorsOf = useFieldErrors()
  const { duration } = useFormat()
  const ask = useAskToSignUp()
  const failed = useMailFailure()
  const confirmSent = useSentToast()
  const lock = useDeadline('sign-up-lock', SIGN_UP_LOCK_SECONDS)
  const locked = lock.seconds > 0
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

  async function askForCode(given: SignUpNames) {
    // Going back and forth sends no new email, since the last one is still valid.
    if (isWaiting(`sign-up.${given.email}`, RESEND_WAIT_AFTER_SIGN_UP_RESEND_SECONDS)) return onSent(given)
    try {
      await ask.mutateAsync({ ...given, redirect, setup })
      saveDeadline(`sign-up.${given.email}`, Date.now() + RESEND_WAIT_SECONDS * 1000)
      confirmSent('codeSent', 'codeSentText')
      onSent(given)
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'account_exists') onFound(given)
      else {
        const refused = failed(error, 'codeFailed')
        if (refused) lock.start(Math.min(refused.waitSeconds ?? SIGN_UP_LOCK_SECONDS, SIGN_UP_LOCK_SECONDS))
      }
    }
  }

  function submit() {
    if (locked) return toast({ kind: 'error', title: t('toasts.rateLimited'), description: t('toasts.rateLimitText') })
    const given = Names.safeParse(values)
    if (given.success) return askForCode(given.data)
    return setErrors(errorsOf(given.error))
  }

  const text = (name: keyof SignUpNames, label: string, input: Partial<React.ComponentProps<typeof TextField>>) => (
    <TextField label={label} required disabled={locked} {...field(name)} {...input} />
  )

  return (
    <AuthPage picture={<Album />} title={t('signUp.title')} intro={t('signUp.intro')} aside={<Benefits />}>
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
        <Button
          type="submit"
          size="large"
          kind={locked ? 'quiet' : 'primary'}
          wide
          busy={ask.isPending}
          busyLabel={t('signUp.submitting')}
        >
          {locked ? `${t('signUp.locked')} ${duration(lock.seconds)}` : t('signUp.submit')}
        </Button>
      </Form>
      <p className="mt-7 text-center text-ink-soft">
        {t('signUp.haveAccount')}{' '}
        <Link
          to="/login"
          search={{ redirect }}
          className="inline-flex min-h-10 items-center font-semibold text-ember underline-offset-4 hover:underline"
        >
          {t('signUp.logIn')}
        </Link>
      </p>
    </AuthPage>
  )
}
