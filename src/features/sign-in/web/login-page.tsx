import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { RESEND_WAIT_SECONDS } from '../../accounts/accounts.rules.ts'
import { useAskToSignIn } from './sign-in.data.ts'
import { LoginSearch } from './sign-in.search.ts'
import { asAddress } from './as-address.tsx'
import { CheckEmail } from './check-email.tsx'
import { LoginForm } from './login-form.tsx'
import { NameStep } from './name-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { TwoStepVerification } from './two-step-verification.tsx'
import { useDeadline } from './use-deadline.ts'
import { useMailFailure } from './use-mail-failure.ts'
import { useSentToast } from './use-sent-toast.ts'

/** Signing in: the address, then the code or the link from the email. The URL has the step. */
export function LoginPage() {
  const t = useText('accounts')
  const { email = '', redirect, step } = LoginSearch.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const ask = useAskToSignIn()
  const failed = useMailFailure()
  const confirmSent = useSentToast()
  const wait = useDeadline(`login.${email}`, RESEND_WAIT_SECONDS)

  function goTo(search: LoginSearch) {
    void navigate({ to: '/login', search: { redirect, ...search } })
  }

  if (step === 'sent' && email)
    return (
      <CheckEmail
        email={email}
        purpose="sign-in"
        intro={t.rich('login.sentIntro', { email, ...asAddress })}
        submitLabel={t('login.verify')}
        resend={{
          label: t('login.resend'),
          busy: ask.isPending,
          waitSeconds: wait.seconds,
          lockedSeconds: 0,
          run: () =>
            ask.mutate(
              { email, redirect },
              {
                onSuccess: () => {
                  wait.start(RESEND_WAIT_SECONDS)
                  confirmSent('linkSent', 'linkResentText')
                },
                onError: (error) => void failed(error, 'linkResendFailed'),
              },
            ),
        }}
        back={{ label: t('login.back'), run: () => goTo({ email }) }}
        onNameOwed={() => goTo({ email, step: 'name' })}
      />
    )
  if (step === 'name' && email) return <NameStep email={email} redirect={redirect} />
  if (step === 'password')
    return <PasswordStep email={email} redirect={redirect} onMail={(typed) => goTo({ email: typed })} />
  if (step === 'second') return <TwoStepVerification redirect={redirect} onBack={() => goTo({})} />
  return <LoginForm email={email} redirect={redirect} onSent={(sentTo) => goTo({ email: sentTo, step: 'sent' })} />
}
