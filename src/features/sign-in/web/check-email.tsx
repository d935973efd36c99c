import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Envelope } from '#web/illustrations/envelope.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Purpose } from '../../accounts/accounts.rules.ts'
import { useVerifyCode } from './sign-in.data.ts'
import { AuthPage } from './auth-page.tsx'
import { CodeForm } from '../../security/web/code-form.tsx'
import { useHasMailServer } from './providers.data.ts'
import { UnsentEmail } from './unsent-email.tsx'
import { useEnter } from './use-enter.ts'

type CheckEmailProps = {
  email: string
  purpose: Purpose
  intro: ReactNode
  submitLabel: string
  resend: { label: string; run: () => void; busy: boolean; waitSeconds: number; lockedSeconds: number }
  back: { label: string; run: () => void }
  aside?: ReactNode
  /** The code was right, and the address is new. */
  onNameOwed: () => void
}

/** The second step of signing in and up: enter the code here, or open the link on any device. */
export function CheckEmail({ email, purpose, intro, submitLabel, resend, back, aside, onNameOwed }: CheckEmailProps) {
  const t = useText('accounts.sent')
  const { duration } = useFormat()
  const enter = useEnter()
  const verify = useVerifyCode()
  const hasMailServer = useHasMailServer()
  const { waitSeconds, lockedSeconds } = resend
  const wait =
    lockedSeconds > 0
      ? t('lockedFor', { time: duration(lockedSeconds) })
      : t('resendIn', { time: duration(waitSeconds) })
  const waiting = waitSeconds > 0 || lockedSeconds > 0
  return (
    <AuthPage
      picture={<Envelope />}
      title={t(hasMailServer ? 'title' : 'unsentTitle')}
      intro={hasMailServer ? intro : <UnsentEmail email={email} />}
      aside={aside}
    >
      <CodeForm
        key={email}
        submitLabel={submitLabel}
        verify={async (code) => {
          const verified = await verify.mutateAsync({ email, code, purpose })
          if (verified.name_owed) onNameOwed()
          else enter(verified)
        }}
      />
      <p className="mt-5 text-center text-sm text-ink-soft">
        {t('lifetimes')}
        {hasMailServer && ` ${t('noEmail')}`}
      </p>
      <div className="mt-5 flex flex-col gap-2 border-t border-line pt-5">
        <Button kind="quiet" wide onClick={resend.run} busy={resend.busy} disabled={waiting}>
          {waiting ? wait : resend.label}
        </Button>
        <Button kind="plain" wide onClick={back.run}>
          <ArrowLeft aria-hidden size={18} />
          {back.label}
        </Button>
      </div>
    </AuthPage>
  )
}
