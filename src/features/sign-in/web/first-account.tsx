import { Link } from '@tanstack/react-router'
import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { toastError } from '#web/ui/toast.ts'
import { AuthPage } from './auth-page.tsx'
import { useCreateFirstAccount, type SignUpNames } from './sign-in.data.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { useEnter } from './use-enter.ts'

/** The setup link of a server without a mail server: a name and an address are enough. */
export function FirstAccount({ names, setup }: { names: Partial<SignUpNames>; setup: string }) {
  const t = useText('accounts')
  const create = useCreateFirstAccount()
  const enter = useEnter()
  if (isUsed(create.error)) return <UsedSetupLink />
  return (
    <SignUpForm
      names={names}
      intro={t('first.intro')}
      submitLabel={t('first.submit')}
      busyLabel={t('first.working')}
      busy={create.isPending}
      onNames={(given) =>
        create.mutate(
          { ...given, setup },
          {
            onSuccess: () => enter({}),
            onError: (error) => isUsed(error) || toastError(t('toasts.somethingWrong'), error),
          },
        )
      }
    />
  )
}

function isUsed(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'link_expired'
}

/** Instead of signing in or up while there's no account. */
export function AskForSetupLink() {
  const t = useText('accounts.first')
  return (
    <AuthPage print="door" title={t('askTitle')} intro={t('askIntro')}>
      <p className="text-center text-ink-soft">{t('askText')}</p>
    </AuthPage>
  )
}

/** Tells an operator if a stranger came first. */
function UsedSetupLink() {
  const t = useText('accounts')
  return (
    <AuthPage print="rain" title={t('first.deadTitle')} intro={t('first.deadText')}>
      <Link to="/login" search={{}} className={buttonStyle({ size: 'large', wide: true })}>
        {t('signUp.foundAction')}
      </Link>
    </AuthPage>
  )
}
