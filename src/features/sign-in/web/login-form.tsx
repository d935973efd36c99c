import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { RESEND_WAIT_SECONDS } from '../../accounts/accounts.rules.ts'
import { Email } from '../../accounts/accounts.schemas.ts'
import { useFieldError } from '../../accounts/web/use-field-error.ts'
import { AuthPage } from './auth-page.tsx'
import { isWaiting, saveDeadline } from './deadline.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { providerMarks } from './provider-marks.tsx'
import { signInOptions, useStartProvider } from './providers.data.ts'
import { inviterOf } from './return-url.ts'
import { useAskToSignIn } from './sign-in.data.ts'
import { useMailFailure } from './use-mail-failure.ts'

type LoginFormProps = { email: string; redirect: string | undefined; onSent: (email: string) => void }

/** The first step: an address. Doesn't reveal whether it has an account. */
export function LoginForm({ email, redirect, onSent }: LoginFormProps) {
  const t = useText('accounts')
  const security = useText('security.login')
  const errorOf = useFieldError()
  const ask = useAskToSignIn()
  const isClosed = useQuery(signInOptions).data?.sign_up === 'invited'
  const failed = useMailFailure()
  const inviter = inviterOf(redirect)
  const { values, setErrors, field } = useFields({ email })

  async function submit() {
    const given = Email.safeParse(values.email)
    if (!given.success) return setErrors({ email: errorOf(given.error.issues) })
    const address = given.data
    // Going back and forth sends no new email, since the last one is still valid.
    if (isWaiting(`login.${address}`, RESEND_WAIT_SECONDS)) return onSent(address)
    await ask.mutateAsync({ email: address, redirect }).then(
      () => {
        saveDeadline(`login.${address}`, Date.now() + RESEND_WAIT_SECONDS * 1000)
        onSent(address)
      },
      (error: unknown) => void failed(error, 'linkFailed'),
    )
  }

  return (
    <AuthPage
      print="door"
      title={t('login.title')}
      intro={inviter ? t('login.introInvited', { inviter }) : t('login.intro')}
    >
      <Form onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={t('fields.email')}
          type="email"
          required
          autoComplete="email webauthn"
          inputMode="email"
          spellCheck={false}
          placeholder={t('fields.emailPlaceholder')}
          {...field('email')}
        />
        <Button type="submit" size="large" wide busy={ask.isPending} busyLabel={t('login.submitting')}>
          {t('login.submit')}
        </Button>
      </Form>
      <PasskeySignIn redirect={redirect} />
      <Link
        to="/login"
        search={{ redirect, step: 'password', ...(values.email && { email: values.email }) }}
        className={classNames(buttonStyle({ kind: 'plain', wide: true }), 'mt-2')}
      >
        {security('usePassword')}
      </Link>
      <ProviderButtons redirect={redirect} />
      <p className="mt-7 text-center text-ink-soft">
        {t('login.newHere')}{' '}
        {isClosed ? (
          t('login.byInvitation')
        ) : (
          <Link
            to="/signup"
            search={{ redirect }}
            className="inline-flex min-h-10 items-center font-semibold text-ember underline-offset-4 hover:underline"
          >
            {t('login.signUp')}
          </Link>
        )}
      </p>
    </AuthPage>
  )
}

/** The providers that the operator has set up. */
function ProviderButtons({ redirect }: { redirect: string | undefined }) {
  const t = useText('accounts.login')
  const start = useStartProvider()
  const ready = useQuery(signInOptions).data?.providers ?? []
  if (ready.length === 0) return null
  return (
    <div className="mt-7">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <div className="mt-4 flex gap-3 *:flex-1">
        {ready.map((provider) => {
          const Mark = providerMarks[provider]
          const leaving = start.variables?.provider === provider && (start.isPending || start.isSuccess)
          return (
            <Button
              key={provider}
              kind="quiet"
              busy={leaving}
              onClick={() => start.mutate({ provider, redirect }, { failed: t('providerFailed') })}
            >
              {!leaving && <Mark />}
              {t(provider)}
            </Button>
          )
        })}
      </div>
    </div>
  )
}
