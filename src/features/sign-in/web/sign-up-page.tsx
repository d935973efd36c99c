import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { RESEND_WAIT_AFTER_SIGN_UP_RESEND_SECONDS, SIGN_UP_RESEND_LOCK_SECONDS } from '../../accounts/accounts.rules.ts'
import { asAddress } from './as-address.tsx'
import { AuthPage } from './auth-page.tsx'
import { Benefits } from './benefits.tsx'
import { CheckEmail } from './check-email.tsx'
import { signInOptions, useHasMailServer } from './providers.data.ts'
import { AskForSetupLink, FirstAccount } from './first-account.tsx'
import { useAskToSignUp, type SignUpNames } from './sign-in.data.ts'
import { redirectAfterSignUp, SignUpSearch } from './sign-in.search.ts'
import { savedDraft } from './sign-up-draft.ts'
import { SignUpByCode } from './sign-up-by-code.tsx'
import { useDeadline } from './use-deadline.ts'
import { useMailFailure } from './use-mail-failure.ts'
import { useSentToast } from './use-sent-toast.ts'

/** Signing up: names and address, then the emailed code; or a link to sign in for users who already have an account. */
export function SignUpPage() {
  const search = SignUpSearch.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const [names, setNames] = useState<Partial<SignUpNames>>(() => ({
    ...savedDraft(),
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

  const options = useQuery(signInOptions).data
  const isClosed = options?.sign_up === 'invited' && !search.setup
  if (search.step === 'found' && search.email)
    return <AccountFound email={search.email} redirect={redirect} onBack={() => goTo(undefined)} />
  if (search.step === 'sent' && isComplete(names))
    return <SignUpSent names={names} redirect={redirect} setup={search.setup} onBack={() => goTo(undefined)} />
  if (isClosed) return options.awaits_setup ? <AskForSetupLink /> : <ByInvitation redirect={redirect} />
  if (search.setup && options?.has_mail_server === false) return <FirstAccount names={names} setup={search.setup} />
  return (
    <SignUpByCode
      names={names}
      redirect={redirect}
      setup={search.setup}
      onSent={(given) => asked(given, 'sent')}
      onFound={(given) => asked(given, 'found')}
    />
  )
}

type SignUpSentProps = {
  names: SignUpNames
  redirect: string | undefined
  setup: string | undefined
  onBack: () => void
}

function SignUpSent({ names, redirect, setup, onBack }: SignUpSentProps) {
  const t = useText('accounts')
  const ask = useAskToSignUp()
  const failed = useMailFailure()
  const confirmSent = useSentToast()
  const wait = useDeadline(`sign-up.${names.email}`, RESEND_WAIT_AFTER_SIGN_UP_RESEND_SECONDS)
  const lock = useDeadline('sign-up-resend-lock', SIGN_UP_RESEND_LOCK_SECONDS)

  function resend() {
    ask.mutate(
      { ...names, redirect, setup },
      {
        onSuccess: () => {
          wait.start(RESEND_WAIT_AFTER_SIGN_UP_RESEND_SECONDS)
          confirmSent('codeSent', 'codeResentText')
        },
        onError: (error) => {
          const refused = failed(error, 'codeResendFailed')
          if (refused)
            lock.start(Math.min(refused.waitSeconds ?? SIGN_UP_RESEND_LOCK_SECONDS, SIGN_UP_RESEND_LOCK_SECONDS))
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
      // Signing up already has the name.
      onNameOwed={onBack}
    />
  )
}

/** If only invited people may join, there's no form: their invitation is found by their address. */
function ByInvitation({ redirect }: { redirect: string | undefined }) {
  const t = useText('accounts')
  const hasMailServer = useHasMailServer()
  return (
    <AuthPage print="letter" title={t('closed.title')} intro={t('closed.intro')}>
      <p className="mb-6 text-center text-ink-soft">{t(hasMailServer ? 'closed.text' : 'closed.textUnsent')}</p>
      <Link to="/login" search={{ redirect }} className={buttonStyle({ size: 'large', wide: true })}>
        {t(hasMailServer ? 'closed.action' : 'signUp.foundAction')}
      </Link>
    </AuthPage>
  )
}

function isComplete(names: Partial<SignUpNames>): names is SignUpNames {
  return Boolean(names.first_name && names.last_name && names.email)
}

/** Shown on sign-up if the address already has an account: a link to sign in, with the address filled in. */
function AccountFound({
  email,
  redirect,
  onBack,
}: {
  email: string
  redirect: string | undefined
  onBack: () => void
}) {
  const t = useText('accounts.signUp')
  return (
    <AuthPage
      print="album"
      title={t('foundTitle')}
      intro={t.rich('foundIntro', { email, ...asAddress })}
      aside={<Benefits />}
    >
      <div className="flex flex-col gap-2">
        <Link to="/login" search={{ email, redirect }} className={buttonStyle({ size: 'large', wide: true })}>
          {t('foundAction')}
        </Link>
        <Button kind="plain" wide onClick={onBack}>
          <ArrowLeft aria-hidden size={18} />
          {t('back')}
        </Button>
      </div>
    </AuthPage>
  )
}
