import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Purpose } from '../../accounts/accounts.rules.ts'
import { useVerifyCode } from './sign-in.data.ts'
import { AuthPage } from './auth-page.tsx'
import { CodeForm } from '../../security/web/code-form.tsx'
import { useHasMailServer } from './providers.data.ts'
import { OtherWaysToLink, UnsentEmail } from './unsent-email.tsx'
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
  const [hasCode, setHasCode] = useState(false)
  const { waitSeconds, lockedSeconds } = resend
  // A sign-in link replaces the code; an account that doesn't exist yet can only have the code.
  const unsent = purpose === 'sign-in' ? 'link' : 'code'
  const wait =
    lockedSeconds > 0
      ? t('lockedFor', { time: duration(lockedSeconds) })
      : t(hasMailServer ? 'resendIn' : 'newCodeIn', { time: duration(waitSeconds) })
  const asksForCode = hasMailServer || unsent === 'code' || hasCode
  const waiting = waitSeconds > 0 || lockedSeconds > 0
  return (
    <AuthPage
      print="letter"
      title={t(hasMailServer ? 'title' : unsent === 'link' ? 'unsentTitle' : 'unsentCodeTitle')}
      intro={hasMailServer ? intro : <UnsentEmail email={email} of={unsent} />}
      aside={aside}
    >
      {!hasMailServer && unsent === 'link' && !hasCode && <OtherWaysToLink />}
      {asksForCode ? (
        <>
          <CodeForm
            key={email}
            submitLabel={submitLabel}
            hint={hasMailServer ? undefined : t('unsentHint')}
            verify={async (code) => {
              const verified = await verify.mutateAsync({ email, code, purpose })
              if (verified.name_owed) onNameOwed()
              else enter(verified)
            }}
          />
          <p className="mt-5 text-center text-sm text-ink-soft">
            {hasMailServer ? `${t('lifetimes')} ${t('noEmail')}` : t('codeLifetime')}
          </p>
        </>
      ) : (
        <Button kind="quiet" wide onClick={() => setHasCode(true)}>
          {t('haveCode')}
        </Button>
      )}
      <div className={classNames('flex flex-col gap-2', asksForCode ? 'mt-5 border-t border-line pt-5' : 'mt-2')}>
        {asksForCode && (
          <Button kind="quiet" wide onClick={resend.run} busy={resend.busy} disabled={waiting}>
            {waiting ? wait : hasMailServer ? resend.label : t('newCode')}
          </Button>
        )}
        <Button kind="plain" wide onClick={back.run}>
          <ArrowLeft aria-hidden size={18} />
          {back.label}
        </Button>
      </div>
    </AuthPage>
  )
}
