import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { RESEND_WAIT_SECONDS } from '../../accounts/accounts.rules.ts'
import { SecondFactorForm } from '../../security/web/second-factor-form.tsx'
import { asAddress } from './as-address.tsx'
import { AuthPage } from './auth-page.tsx'
import { CheckEmail } from './check-email.tsx'
import { AskForSetupLink } from './first-account.tsx'
import { LoginForm } from './login-form.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordStep } from './password-step.tsx'
import { signInOptions } from './providers.data.ts'
import { useAskToSignIn, useFinishSignUp } from './sign-in.data.ts'
import { LoginSearch } from './sign-in.search.ts'
import { useDeadline } from './use-deadline.ts'
import { useEnter } from './use-enter.ts'
import { useMailFailure } from './use-mail-failure.ts'
import { useSentToast } from './use-sent-toast.ts'

/** Signing in: the address, then the code or the link from the email. The URL has the step. */
export function LoginPage() {
  const t = useText('accounts')
  const { email = '', redirect, step } = LoginSearch.parse(useSearch({ strict: false }))
  const options = useQuery(signInOptions).data
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
  if (options?.awaits_setup && options.sign_up === 'invited') return <AskForSetupLink />
  if (step === 'name' && email) return <NameStep email={email} redirect={redirect} />
  if (step === 'password')
    return <PasswordStep email={email} redirect={redirect} onMail={(typed) => goTo({ email: typed })} />
  if (step === 'second') return <TwoStepVerification redirect={redirect} onBack={() => goTo({})} />
  return <LoginForm email={email} redirect={redirect} onSent={(sentTo) => goTo({ email: sentTo, step: 'sent' })} />
}

/** /login?step=name: the address is proven and new, so the user enters a name. */
function NameStep({ email, redirect }: { email: string; redirect: string | undefined }) {
  const t = useText('accounts.name')
  const login = useText('accounts.login')
  const enter = useEnter()
  const finish = useFinishSignUp()
  return (
    <AuthPage print="album" title={t('title')} intro={t.rich('intro', { email, ...asAddress })}>
      <NameForm
        submitLabel={t('submit')}
        busyLabel={t('working')}
        onName={async (first_name) => enter(await finish.mutateAsync({ email, first_name }))}
      />
      <Link to="/login" search={{ email, redirect }} className={buttonStyle({ kind: 'plain', wide: true }) + ' mt-2'}>
        <ArrowLeft aria-hidden size={18} />
        {login('back')}
      </Link>
    </AuthPage>
  )
}

/** /login?step=second: the first factor was given, and the second is required. */
function TwoStepVerification({ redirect, onBack }: { redirect: string | undefined; onBack: () => void }) {
  const t = useText('security.second')
  const enter = useEnter()
  return (
    <AuthPage print="door" title={t('title')}>
      <SecondFactorForm className="[&>p]:-mt-5 [&>p]:text-center" onDone={() => enter({ redirect })} />
      <Button kind="plain" wide className="mt-2" onClick={onBack}>
        <ArrowLeft aria-hidden size={18} />
        {t('back')}
      </Button>
    </AuthPage>
  )
}
