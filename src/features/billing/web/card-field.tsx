import { useProblemText, useText } from '#web/text.tsx'
import { ApiProblem } from '#web/api.ts'
import { TextField } from '#web/ui/text-field.tsx'

/** Field for a test card number, with its error. */
export function CardField({
  value,
  error,
  onChange,
}: {
  value: string
  error: unknown
  onChange: (typed: string) => void
}) {
  const t = useText('billing.sandbox.checkout')
  const say = useProblemText()
  const isOther = error instanceof ApiProblem && error.code === 'invalid_input'
  return (
    <TextField
      label={t('card')}
      hint={t('hint')}
      error={isOther ? t('wrong') : error ? say(error) : undefined}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
