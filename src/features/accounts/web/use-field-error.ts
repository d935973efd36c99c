import { useText } from '#web/text.tsx'
import { NAME_MAX_LENGTH } from '../accounts.rules.ts'

/** The sentence for the first complaint about a field, in the words of `accounts.errors`. */
export function useFieldError(): (complaints: readonly unknown[]) => string | undefined {
  const t = useText('accounts.errors')
  return (complaints) => {
    const first = complaints.find(Boolean) as { message: string } | string | undefined
    const key = typeof first === 'object' ? first.message : first
    if (!key) return undefined
    return t.has(key as 'name_too_long') ? t(key as 'name_too_long', { max: NAME_MAX_LENGTH }) : key
  }
}
/** The sentences for each field of a form. */
export function useFieldErrors() {
  const errorOf = useFieldError()
  return ({ issues }: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }) =>
    Object.fromEntries(issues.toReversed().map((issue) => [issue.path[0], errorOf([issue])]))
}
