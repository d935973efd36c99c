import { useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useFormat, useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { RESEND_WAIT_SECONDS } from '../../accounts/accounts.rules.ts'
import { Email } from '../../accounts/accounts.schemas.ts'
import { isWaiting, saveDeadline } from './deadline.ts'
import { useConfirmEmailChange, useStartEmailChange } from './email-change.data.ts'
import { IdentityByMail } from './identity-by-mail.tsx'
import { useFieldError } from '../../accounts/web/use-field-error.ts'

/** The cooldown until the next email, which also shows that one was sent. */
const waitOf = (email: string) => `email-change.${email}`

/** Changes the account's address: the new address, then the code that was emailed to it. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const t = useText('accounts.settings.email')
  const start = useStartEmailChange()
  const confirm = useConfirmEmailChange()
  const [typed, setTyped] = useState('')
  const [email, setEmail] = useState<string>()

  async function finish(code: string, to: string) {
    await confirm.mutateAsync({ email: to, code })
    onClose()
    toast({ title: t('changed'), description: t('changedText', { email: to }) })
  }

  if (!email)
    return (
      <Dialog open onClose={onClose} title={t('title')} description={t('intro')}>
        <NewAddress typed={typed} onType={setTyped} send={(to) => start.mutateAsync(to)} onSent={setEmail} />
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <IdentityByMail
        name={waitOf(email)}
        email={email}
        send={() => start.mutateAsync(email)}
        confirmLabel={t('change')}
        verify={(code) => finish(code, email)}
        sayInstead={(problem) =>
          problem instanceof ApiProblem && problem.code === 'account_exists' ? t('taken') : undefined
        }
      />
      <Button kind="plain" wide className="mt-2" onClick={() => setEmail(undefined)}>
        {t('another')}
      </Button>
    </Dialog>
  )
}

type NewAddressProps = {
  typed: string
  onType: (typed: string) => void
  send: (email: string) => Promise<unknown>
  onSent: (email: string) => void
}

function NewAddress({ typed, onType, send, onSent }: NewAddressProps) {
  const t = useText('accounts')
  const { duration } = useFormat()
  const say = useProblemText()
  const errorOf = useFieldError()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  function explain(problem: unknown): string | undefined {
    if (!(problem instanceof ApiProblem)) return say(problem)
    if (problem.code === 'last_way_in') return t('settings.email.forwarded')
    if (problem.code === 'rate_limited' && problem.retryAfterSeconds)
      return t('settings.email.wait', { time: duration(problem.retryAfterSeconds) })
    return errorOf([problem.fields['email']]) ?? say(problem)
  }

  async function submit() {
    const parsed = Email.safeParse(typed)
    if (!parsed.success) return setError(errorOf([parsed.error.issues[0]]))
    const email = parsed.data
    // The previous code still works.
    if (isWaiting(waitOf(email), RESEND_WAIT_SECONDS)) return onSent(email)
    setBusy(true)
    try {
      await send(email)
      saveDeadline(waitOf(email), Date.now() + RESEND_WAIT_SECONDS * 1000)
      onSent(email)
    } catch (problem) {
      setError(explain(problem))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={t('settings.email.label')}
        name="new-email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={typed}
        error={error}
        data-autofocus
        readOnly={busy}
        onChange={(event) => {
          onType(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" size="large" wide busy={busy} busyLabel={t('settings.email.sending')}>
        {t('settings.email.send')}
      </Button>
    </Form>
  )
}
