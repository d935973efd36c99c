import { useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { CodeForm } from './code-form.tsx'
import { useGiveSecondFactor } from './security.data.ts'

/** 12 characters until November 2026. */
const RECOVERY_CODE_LENGTHS = [28, 12]

/** The second step: a code from the app, or a recovery code for users without their phone. */
export function SecondFactorForm({ onDone, className }: { onDone: () => void; className?: string }) {
  const t = useText('security')
  const give = useGiveSecondFactor()
  const sayOver = useSayOver()
  const [byRecovery, setByRecovery] = useState(false)

  async function verify(code: string) {
    await give.mutateAsync(code)
    onDone()
  }

  return (
    <div className={classNames('flex flex-col gap-4', className)}>
      <p className="text-ink-soft">{t(byRecovery ? 'second.recoveryIntro' : 'second.intro')}</p>
      {byRecovery ? (
        <RecoveryForm verify={verify} />
      ) : (
        <CodeForm submitLabel={t('identity.signIn')} verify={verify} hint="" sayInstead={sayOver} />
      )}
      <Button kind="plain" wide onClick={() => setByRecovery(!byRecovery)}>
        {t(byRecovery ? 'second.useApp' : 'second.useRecovery')}
      </Button>
    </div>
  )
}

/** The message after the first step has expired: requesting another code isn't possible. */
function useSayOver() {
  const t = useText('security.second')
  return (problem: unknown) => {
    if (!(problem instanceof ApiProblem)) return undefined
    if (problem.code === 'code_expired') return t('expired')
    return problem.params['guesses_left'] === 0 ? t('spent') : undefined
  }
}

function RecoveryForm({ verify }: { verify: (code: string) => Promise<void> }) {
  const t = useText('security')
  const say = useProblemText()
  const sayOver = useSayOver()
  const { values, setErrors, field } = useFields({ recovery_code: '' })
  const [busy, setBusy] = useState(false)

  function complain(sentence: string) {
    setErrors({ recovery_code: sentence })
  }

  async function submit() {
    if (!RECOVERY_CODE_LENGTHS.includes(values.recovery_code.replace(/[^a-z0-9]/gi, '').length))
      return complain(t('second.recoveryInvalid'))
    setBusy(true)
    await verify(values.recovery_code).catch((problem: unknown) => complain(sayOver(problem) ?? say(problem)))
    setBusy(false)
  }

  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t('second.recoveryLabel')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="abcd-efgh-…"
        {...field('recovery_code')}
      />
      <Button type="submit" size="large" wide busy={busy} busyLabel={t('identity.checking')}>
        {t('identity.signIn')}
      </Button>
    </Form>
  )
}
