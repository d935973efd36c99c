import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import {
  RESEND_WAIT_AFTER_SIGN_UP_RESEND_SECONDS,
  RESEND_WAIT_SECONDS,
  SIGN_UP_LOCK_SECONDS,
} from '../../accounts/accounts.rules.ts'
import { isWaiting, saveDeadline } from './deadline.ts'
import { signInOptions } from './providers.data.ts'
import { inviterOf } from './return-url.ts'
import { useAskToSignUp, type SignUpNames } from './sign-in.data.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { useDeadline } from './use-deadline.ts'
import { useMailFailure } from './use-mail-failure.ts'

type SignUpByCodeProps = {
  names: Partial<SignUpNames>
  redirect: string | undefined
  setup: string | undefined
  onSent: (names: SignUpNames) => void
  /** The address already has an account. */
  onFound: (names: SignUpNames) => void
}

/** Signing up with an emailed code. */
export function SignUpByCode({ names, redirect, setup, onSent, onFound }: SignUpByCodeProps) {
  const t = useText('accounts')
  const options = useQuery(signInOptions).data
  const ask = useAskToSignUp()
  const failed = useMailFailure()
  const lock = useDeadline('sign-up-lock', SIGN_UP_LOCK_SECONDS)
  const inviter = inviterOf(redirect)
  const isFirst = options?.awaits_setup && !options.has_mail_server

  async function askForCode(given: SignUpNames) {
    // Going back and forth sends no new email, since the last one is still valid.
    if (isWaiting(`sign-up.${given.email}`, RESEND_WAIT_AFTER_SIGN_UP_RESEND_SECONDS)) return onSent(given)
    try {
      await ask.mutateAsync({ ...given, redirect, setup })
      saveDeadline(`sign-up.${given.email}`, Date.now() + RESEND_WAIT_SECONDS * 1000)
      onSent(given)
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'account_exists') onFound(given)
      else {
        const refused = failed(error, 'codeFailed')
        if (refused) lock.start(Math.min(refused.waitSeconds ?? SIGN_UP_LOCK_SECONDS, SIGN_UP_LOCK_SECONDS))
      }
    }
  }

  return (
    <SignUpForm
      names={names}
      intro={inviter ? t('signUp.introInvited', { inviter }) : t(isFirst ? 'first.openIntro' : 'signUp.intro')}
      submitLabel={t('signUp.submit')}
      busyLabel={t('signUp.submitting')}
      busy={ask.isPending}
      lockedSeconds={lock.seconds}
      onNames={(given) => void askForCode(given)}
    >
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
    </SignUpForm>
  )
}
