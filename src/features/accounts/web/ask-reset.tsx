import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { Envelope } from '#web/illustrations/envelope.tsx'
import { LoosePage } from '#web/illustrations/loose-page.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { RESEND_WAIT_SECONDS } from '../accounts.rules.ts'
import { Email } from '../accounts.schemas.ts'
import { asAddress } from './as-address.tsx'
import { AuthPage } from './auth-page.tsx'
import { keepDeadline } from './deadline.ts'
import { useAskPasswordReset } from './security.data.ts'
import { useDeadline } from './use-deadline.ts'
import { focusFirstInvalid, useFieldError } from './use-field-error.ts'
import { useMailFailure } from './use-mail-failure.ts'

/** Asks for the link; whether the address has an account is not told here. */
export function AskReset({ email, sent }: { email: string; sent: boolean }) {
  const t = useText('security')
  const resendIn = useText('accounts.sent')
  const { duration } = useFormat()
  const navigate = useNavigate()
  const ask = useAskPasswordReset()
  const failed = useMailFailure()
  const wait = useDeadline(`reset.${email}`, RESEND_WAIT_SECONDS)

  function send(address: string) {
    ask.mutate(address, {
      onSuccess: () => {
        toast({ title: t('toasts.resetSent'), description: t('toasts.resetSentText') })
        if (address === email) wait.start(RESEND_WAIT_SECONDS)
        else keepDeadline(`reset.${address}`, Date.now() + RESEND_WAIT_SECONDS * 1000)
        void navigate({ to: '/reset-password', search: { email: address, step: 'sent' } })
      },
      onError: (error) => void failed(error, 'linkFailed'),
    })
  }

  if (sent && email)
    return (
      <AuthPage
        picture={<Envelope />}
        title={t('reset.sentTitle')}
        intro={t.rich('reset.sentIntro', { email, ...asAddress })}
      >
        <div className="flex flex-col gap-2">
          <Button kind="quiet" wide disabled={wait.seconds > 0} busy={ask.isPending} onClick={() => send(email)}>
            {wait.seconds > 0 ? resendIn('resendIn', { time: duration(wait.seconds) }) : t('reset.again')}
          </Button>
          <BackToLogin email={email} />
        </div>
      </AuthPage>
    )
  return (
    <AuthPage picture={<LoosePage />} title={t('reset.askTitle')} intro={t('reset.askIntro')}>
      <AskForm email={email} busy={ask.isPending} onAsk={send} />
      <div className="mt-2">
        <BackToLogin email={email} />
      </div>
    </AuthPage>
  )
}

function AskForm({ email, busy, onAsk }: { email: string; busy: boolean; onAsk: (email: string) => void }) {
  const t = useText('security.reset')
  const fields = useText('accounts.fields')
  const errorOf = useFieldError()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(email)
  const [error, setError] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const address = Email.safeParse(typed)
    if (address.success) return onAsk(address.data)
    setError(errorOf(address.error.issues))
    focusFirstInvalid(form.current)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={fields('email')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        placeholder={fields('emailPlaceholder')}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" size="large" wide busy={busy} busyLabel={t('asking')}>
        {t('ask')}
      </Button>
    </form>
  )
}

function BackToLogin({ email }: { email: string }) {
  const t = useText('security.reset')
  return (
    <Link to="/login" search={email ? { email } : {}} className={buttonStyle({ kind: 'plain', wide: true })}>
      <ArrowLeft aria-hidden size={18} />
      {t('backToLogin')}
    </Link>
  )
}
