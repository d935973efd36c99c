import { useState } from 'react'
import { useFormat, useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { RESEND_WAIT_SECONDS } from '../../accounts/accounts.rules.ts'
import { asAddress } from './as-address.tsx'
import { CodeForm } from '../../security/web/code-form.tsx'
import { useHasMailServer } from './providers.data.ts'
import { UnsentEmail } from './unsent-email.tsx'
import { useDeadline } from './use-deadline.ts'

type IdentityByMailProps = {
  /** Separates the cooldowns of different emails. */
  name: string
  email: string
  send: () => Promise<unknown>
  confirmLabel: string
  verify: (code: string) => Promise<unknown>
  /** Overrides the error message if the default would be misleading. */
  sayInstead?: (problem: unknown) => string | undefined
}

/** Proves identity with an emailed code, entered on this page. */
export function IdentityByMail({ name, email, send, confirmLabel, verify, sayInstead }: IdentityByMailProps) {
  const t = useText('security.identity.mail')
  const { duration } = useFormat()
  const say = useProblemText()
  const hasMailServer = useHasMailServer()
  const wait = useDeadline(name, RESEND_WAIT_SECONDS)
  // The previous email's code still works.
  const [sent, setSent] = useState(wait.seconds > 0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function ask() {
    setBusy(true)
    setFailure(undefined)
    try {
      await send()
      wait.start(RESEND_WAIT_SECONDS)
      setSent(true)
    } catch (error) {
      setFailure(say(error))
    } finally {
      setBusy(false)
    }
  }

  if (!sent)
    return (
      <div className="flex flex-col gap-4">
        <p>{t.rich(hasMailServer ? 'text' : 'textUnsent', { email, ...asAddress })}</p>
        <Button
          size="large"
          wide
          onClick={() => void ask()}
          busy={busy}
          {...(hasMailServer && { busyLabel: t('sending') })}
          data-autofocus
        >
          {t(hasMailServer ? 'send' : 'getCode')}
        </Button>
        <Failure text={failure} />
      </div>
    )
  return (
    <div className="flex flex-col gap-4">
      <p>{hasMailServer ? t.rich('sent', { email, ...asAddress }) : <UnsentEmail email={email} of="code" />}</p>
      <CodeForm submitLabel={confirmLabel} verify={verify} {...(sayInstead && { sayInstead })} />
      <Button kind="quiet" wide onClick={() => void ask()} busy={busy} disabled={wait.seconds > 0}>
        {wait.seconds > 0 ? t('againIn', { time: duration(wait.seconds) }) : t('again')}
      </Button>
      <Failure text={failure} />
    </div>
  )
}

function Failure({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className="text-sm text-danger empty:hidden">
      {text}
    </p>
  )
}
