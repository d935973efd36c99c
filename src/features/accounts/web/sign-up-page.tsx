import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import { RESEND_WAIT_AFTER_SIGN_UP_RESEND_SECONDS, SIGN_UP_RESEND_LOCK_SECONDS } from '../accounts.rules.ts'
import { AccountFound } from './account-found.tsx'
import { useAskToSignUp, type SignUpNames } from './accounts.data.ts'
import { redirectAfterSignUp, SignUpSearch } from './accounts.search.ts'
import { asAddress } from './as-address.tsx'
import { Benefits } from './benefits.tsx'
import { CheckEmail } from './check-email.tsx'
import { keptDraft } from './sign-up-draft.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { useDeadline } from './use-deadline.ts'
import { useMailFailure } from './use-mail-failure.ts'

/** Signing up: names and address, then the code of the mail; or the way to sign in for who has an account already. */
export function SignUpPage() {
  const search = SignUpSearch.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const [names, setNames] = useState<Partial<SignUpNames>>(() => ({
    ...keptDraft(),
    ...(search.email && { email: search.email }),
  }))
  const redirect = redirectAfterSignUp(search)

  function goTo(step: SignUpSearch['step'], email?: string) {
    void navigate({ to: '/signup', search: { ...search, email, step } })
  }

  function asked(given: SignUpNames, step: 'sent' | 'found') {
    setNames(given)
    goTo(step, given.email)
  }

  if (search.step === 'found' && search.email)
    return <AccountFound email={search.email} redirect={redirect} onBack={() => goTo(undefined)} />
  if (search.step === 'sent' && isComplete(names))
    return (
      <SignUpSent
        names={names}
        redirect={redirect}

        onBack={() => goTo(undefined)}
      />
    )
  return (
    <SignUpForm
      names={names}
      redirect={redirect}
      onSent={(given) => asked(given, 'sent')}
      onFound={(given) => asked(given, 'found')}
    />
  )
}

type SignUpSentProps = { names: SignUpNames; redirect: string | undefined; onBack: () => void }

function SignUpSent({ names, redirect, onBack }: SignUpSentProps) {
  const t = useText('accounts')
  const ask = useAskToSignUp()
  const failed = useMailFailure()
  const wait = useDeadline(`sign-up.${names.email}`, RESEND_WAIT_AFTER_SIGN_UP_RESEND_SECONDS)
  const lock = useDeadline('sign-up-resend-lock', SIGN_UP_RESEND_LOCK_SECONDS)

  function resend() {
    ask.mutate(
      { ...names, redirect },
      {
        onSuccess: () => {
          wait.start(RESEND_WAIT_AFTER_SIGN_UP_RESEND_SECONDS)
          toast({ title: t('toasts.codeSent'), description: t('toasts.codeResentText') })
        },
        onError: (error) => {
          if (failed(error, 'codeResendFailed')) lock.start(SIGN_UP_RESEND_LOCK_SECONDS)
        },
      },
    )
  }

  return (
    <CheckEmail
      email={names.email}
      purpose="sign-up"
      intro={t.rich('signUp.sentIntro', { email: names.email, ...asAddress })}
      submitLabel={t('signUp.verify')}
      resend={{
        label: t('signUp.resend'),
        run: resend,
        busy: ask.isPending,
        waitSeconds: wait.seconds,
        lockedSeconds: lock.seconds,
      }}
      back={{ label: t('signUp.back'), run: onBack }}
      aside={<Benefits />}
    />
  )
}

function isComplete(names: Partial<SignUpNames>): names is SignUpNames {
  return Boolean(names.first_name && names.last_name && names.email)
}
