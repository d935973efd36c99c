import { useRef, useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Form } from '#web/ui/form.tsx'
import { controlStyle, Field } from '#web/ui/field.tsx'
import { CODE_LENGTH } from '../../accounts/accounts.rules.ts'

type CodeFormProps = {
  submitLabel: string
  /** Rejects with what's wrong with the code. */
  verify: (code: string) => Promise<unknown>
  /** Where to find the code; in the email by default. */
  hint?: string | undefined
  /** Overrides the error message if the default would be misleading. */
  sayInstead?: (problem: unknown) => string | undefined
}

/** Takes six digits, typed, pasted or autofilled, and submits once they're complete. */
export function CodeForm({ submitLabel, verify, hint, sayInstead }: CodeFormProps) {
  const t = useText('accounts')
  const say = useProblemText()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  function complain(sentence: string) {
    setError(sentence)
    input.current?.focus()
    input.current?.select()
  }

  function explain(problem: unknown) {
    const guesses = problem instanceof ApiProblem && problem.code === 'wrong_code' && problem.params['guesses_left']
    const instead = sayInstead?.(problem)
    if (instead) complain(instead)
    else complain(typeof guesses === 'number' ? t('errors.wrong_code', { guesses }) : say(problem))
  }

  function send(typed: string) {
    if (busy) return
    if (typed.length !== CODE_LENGTH) return complain(t('errors.code_invalid'))
    setBusy(true)
    void verify(typed)
      .catch(explain)
      .finally(() => setBusy(false))
  }

  function change(value: string) {
    const digits = value.replace(/\D/g, '').slice(0, CODE_LENGTH)
    setCode(digits)
    setError(undefined)
    if (digits.length === CODE_LENGTH && digits !== code) send(digits)
  }

  function submit() {
    send(code)
  }

  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('fields.code')} hint={hint ?? t('fields.codeHint')} error={error}>
        {(wiring) => (
          <input
            {...wiring}
            ref={input}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of this step
            autoFocus
            value={code}
            onChange={(event) => change(event.target.value)}
            readOnly={busy}
            className={classNames(
              controlStyle,
              'min-h-14 text-center text-2xl! font-semibold tracking-[0.35em] tabular-nums indent-[0.35em]',
            )}
          />
        )}
      </Field>
      <Button type="submit" size="large" wide busy={busy} busyLabel={t('sent.verifying')}>
        {submitLabel}
      </Button>
    </Form>
  )
}
