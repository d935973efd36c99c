import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useNavigateFromHere } from '#web/navigate-from-here.ts'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { RESEND_WAIT_SECONDS } from '../../accounts/accounts.rules.ts'
import { AddressForm } from './address-form.tsx'
import { asAddress } from './as-address.tsx'
import { AuthPage } from './auth-page.tsx'
import { saveDeadline } from './deadline.ts'
import { useHasMailServer } from './providers.data.ts'
import { useAskPasswordReset } from './sign-in.data.ts'
import { OtherWaysToLink, UnsentEmail } from './unsent-email.tsx'
import { useDeadline } from './use-deadline.ts'
import { useMailFailure } from './use-mail-failure.ts'

/** Requests a reset link. Doesn't reveal whether the address has an account. */
export function AskReset({ email, sent }: { email: string; sent: boolean }) {
  const t = useText('security')
  const sentText = useText('accounts.sent')
  const { duration } = useFormat()
  const navigate = useNavigateFromHere()
  const ask = useAskPasswordReset()
  const failed = useMailFailure()
  const hasMailServer = useHasMailServer()
  const wait = useDeadline(`reset.${email}`, RESEND_WAIT_SECONDS)

  function send(address: string) {
    ask.mutate(address, {
      onSuccess: () => {
        if (hasMailServer && sent) toast({ title: t('toasts.resetSent'), description: t('toasts.resetSentText') })
        if (address === email) wait.start(RESEND_WAIT_SECONDS)
        else saveDeadline(`reset.${address}`, Date.now() + RESEND_WAIT_SECONDS * 1000)
        void navigate({ to: '/reset-password', search: { email: address, step: 'sent' } })
      },
      onError: (error) => void failed(error, 'linkFailed'),
    })
  }

  if (sent && email)
    return (
      <AuthPage
        print="letter"
        title={hasMailServer ? t('reset.sentTitle') : sentText('unsentTitle')}
        intro={
          hasMailServer ? t.rich('reset.sentIntro', { email, ...asAddress }) : <UnsentEmail email={email} of="link" />
        }
      >
        {!hasMailServer && <OtherWaysToLink />}
        <div className="flex flex-col gap-2">
          <Button kind="quiet" wide disabled={wait.seconds > 0} busy={ask.isPending} onClick={() => send(email)}>
            {wait.seconds > 0 ? sentText('resendIn', { time: duration(wait.seconds) }) : t('reset.again')}
          </Button>
          <BackToLogin email={email} />
        </div>
      </AuthPage>
    )
  return (
    <AuthPage print="rain" title={t('reset.askTitle')} intro={t('reset.askIntro')}>
      <AddressForm
        email={email}
        submitLabel={t('reset.ask')}
        busyLabel={t('reset.asking')}
        busy={ask.isPending}
        onAddress={send}
      />
      <div className="mt-2">
        <BackToLogin email={email} />
      </div>
    </AuthPage>
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
