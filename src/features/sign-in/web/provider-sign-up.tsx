import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { Album } from '#web/illustrations/album.tsx'
import { useProblemText, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { RequiredPersonName } from '../../accounts/accounts.schemas.ts'
import type { Newcomer } from '../providers.contract.ts'
import type { Provider } from '../../security/providers.rules.ts'
import { asAddress } from './as-address.tsx'
import { AuthPage } from './auth-page.tsx'
import { Benefits } from './benefits.tsx'
import { useSignUpByProvider } from './providers.data.ts'
import { useEnter } from './use-enter.ts'
import { focusFirstInvalid, useFieldError } from '../../accounts/web/use-field-error.ts'

const fields = ['first_name', 'last_name'] as const
type Name = (typeof fields)[number]

/** Somebody whose address is proven and who has no account yet: their name as the provider knows it, theirs to change. */
export function ProviderSignUp({ provider, newcomer }: { provider: Provider; newcomer: Newcomer }) {
  const t = useText('accounts')
  const say = useProblemText()
  const errorOf = useFieldError()
  const enter = useEnter()
  const signUp = useSignUpByProvider()
  const form = useRef<HTMLFormElement>(null)
  const { ticket, email } = newcomer
  const [names, setNames] = useState<Record<Name, string>>(newcomer)
  const [errors, setErrors] = useState<Partial<Record<Name, string | undefined>>>({})
  const words = { first_name: ['firstName', 'given-name'], last_name: ['lastName', 'family-name'] } as const

  function submit(event: FormEvent) {
    event.preventDefault()
    const complaints = fields.map((name) => [name, RequiredPersonName.safeParse(names[name]).error?.issues] as const)
    setErrors(Object.fromEntries(complaints.map(([name, issues]) => [name, issues && errorOf(issues)])))
    if (complaints.some(([, issues]) => issues)) return focusFirstInvalid(form.current)
    signUp.mutate(
      { provider, ticket, first_name: names.first_name, last_name: names.last_name },
      {
        onSuccess: enter,
        onError: (error) => void toast({ kind: 'error', title: t('toasts.error'), description: say(error) }),
      },
    )
  }

  return (
    <AuthPage
      picture={<Album />}
      title={t('signUp.title')}
      intro={t.rich('provider.newIntro', { email, provider: t(`login.${provider}`), ...asAddress })}
      aside={<Benefits />}
    >
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.map((name) => (
            <TextField
              key={name}
              label={t(`fields.${words[name][0]}`)}
              name={name}
              required
              autoComplete={words[name][1]}
              value={names[name]}
              error={errors[name]}
              onChange={(event) => {
                setNames({ ...names, [name]: event.target.value })
                setErrors({ ...errors, [name]: undefined })
              }}
            />
          ))}
        </div>
        <Button type="submit" size="large" wide busy={signUp.isPending} busyLabel={t('link.working')}>
          {t('link.signUpAction')}
        </Button>
      </form>
      <Link to="/login" className={buttonStyle({ kind: 'plain', wide: true }) + ' mt-2'}>
        <ArrowLeft aria-hidden size={18} />
        {t('provider.back')}
      </Link>
    </AuthPage>
  )
}
