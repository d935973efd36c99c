import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { toastError } from '#web/ui/toast.ts'
import { RequiredPersonName } from '../../accounts/accounts.schemas.ts'
import type { Newcomer } from '../providers.contract.ts'
import type { Provider } from '../../security/providers.rules.ts'
import { asAddress } from './as-address.tsx'
import { AuthPage } from './auth-page.tsx'
import { Benefits } from './benefits.tsx'
import { useSignUpByProvider } from './providers.data.ts'
import { useEnter } from './use-enter.ts'
import { useFieldError } from '../../accounts/web/use-field-error.ts'

const fields = ['first_name', 'last_name'] as const
type Name = (typeof fields)[number]

/** For a new user with a proven address: the provider's name for them, which they can change. */
export function ProviderSignUp({ provider, newcomer }: { provider: Provider; newcomer: Newcomer }) {
  const t = useText('accounts')
  const errorOf = useFieldError()
  const enter = useEnter()
  const signUp = useSignUpByProvider()
  const { ticket, email } = newcomer
  const { values: names, setErrors, field } = useFields<Name>(newcomer)
  const words = { first_name: ['firstName', 'given-name'], last_name: ['lastName', 'family-name'] } as const

  function submit() {
    const complaints = fields.map((name) => [name, RequiredPersonName.safeParse(names[name]).error?.issues] as const)
    setErrors(Object.fromEntries(complaints.map(([name, issues]) => [name, issues && errorOf(issues)])))
    if (complaints.some(([, issues]) => issues)) return
    signUp.mutate(
      { provider, ticket, first_name: names.first_name, last_name: names.last_name },
      {
        onSuccess: enter,
        onError: (error) => void toastError(t('toasts.error'), error),
      },
    )
  }

  return (
    <AuthPage
      print="album"
      title={t('signUp.title')}
      intro={t.rich('provider.newIntro', { email, provider: t(`login.${provider}`), ...asAddress })}
      aside={<Benefits />}
    >
      <Form onSubmit={submit} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.map((name) => (
            <TextField
              key={name}
              label={t(`fields.${words[name][0]}`)}
              required
              autoComplete={words[name][1]}
              {...field(name)}
            />
          ))}
        </div>
        <Button type="submit" size="large" wide busy={signUp.isPending} busyLabel={t('link.working')}>
          {t('link.signUpAction')}
        </Button>
      </Form>
      <Link to="/login" className={buttonStyle({ kind: 'plain', wide: true }) + ' mt-2'}>
        <ArrowLeft aria-hidden size={18} />
        {t('provider.back')}
      </Link>
    </AuthPage>
  )
}
