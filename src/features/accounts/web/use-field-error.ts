import { useText } from '#web/text.tsx'
import { NAME_MAX_LENGTH } from '../accounts.rules.ts'

/** The message for a field's first error, from `accounts.errors`. */
export function useFieldError(): (complaints: readonly unknown[]) => string | undefined {
  const t = useText('accounts.errors')
  return (complaints) => {
    const first = complaints.find(Boolean) as { message: string } | string | undefined
    const key = typeof first === 'object' ? first.message : first
    if (!key) return undefined
    return t.has(key as 'name_too_long') ? t(key as 'name_too_long', { max: NAME_MAX_LENGTH }) : key
  }
}
/** The messages for each field of a form. */
export function useFieldErrors() {
  const errorOf = useFieldError()
  return ({ issues }: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }) =>
    Object.fromEntries(issues.toReversed().map((issue) => [issue.path[0], errorOf([issue])]))
}
