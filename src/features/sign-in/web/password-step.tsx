import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { Email } from '../../accounts/accounts.schemas.ts'
import { AuthPage } from './auth-page.tsx'
import { useHasMailServer } from './providers.data.ts'
import { PasswordForm } from '../../security/web/password-form.tsx'
import { useSignInByPassword } from '../../security/web/security.data.ts'
import { useEnter } from './use-enter.ts'
import { useFieldError } from '../../accounts/web/use-field-error.ts'

type PasswordStepProps = { email: string; redirect: string | undefined; onMail: (email: string) => void }

/** /login?step=password: for users who prefer a password to an email. */
export function PasswordStep({ email: given, redirect, onMail }: PasswordStepProps) {
  const t = useText('security.login')
  const words = useText('accounts')
  const hasMailServer = useHasMailServer()
  const errorOf = useFieldError()
  const enter = useEnter()
  const signIn = useSignInByPassword()
  const { values, setErrors, field } = useFields({ email: given })
  const { email } = values

  async function verify(password: string) {
    const address = Email.safeParse(email)
    if (!address.success) return setErrors({ email: errorOf(address.error.issues) })
    const { second_factor } = await signIn.mutateAsync({ email: address.data, password })
    enter({ redirect, second_factor })
  }

  return (
    <AuthPage print="door" title={words('login.title')} intro={t('intro')}>
      <div className="flex flex-col gap-5">
        <PasswordForm email={email} submitLabel={words('login.submit')} verify={verify}>
          <TextField
            label={words('fields.email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            spellCheck={false}
            placeholder={words('fields.emailPlaceholder')}
            {...field('email')}
          />
        </PasswordForm>
        <Link
          to="/reset-password"
          search={email ? { email } : {}}
          className="inline-flex min-h-10 items-center self-center font-semibold text-ember underline-offset-4 hover:underline"
        >
          {t('forgot')}
        </Link>
        <Button kind="plain" wide onClick={() => onMail(email)}>
          <ArrowLeft aria-hidden size={18} />
          {hasMailServer ? t('useMail') : words('sent.unsentTitle')}
        </Button>
      </div>
    </AuthPage>
  )
}
