import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'

type Fallback = 'linkFailed' | 'linkResendFailed' | 'codeFailed' | 'codeResendFailed' | 'somethingWrong'

/** Shows why no email was sent. Returns the seconds to wait after too many requests, if known. */
export function useMailFailure(): (
  error: unknown,
  fallback: Fallback,
) => { waitSeconds: number | undefined } | undefined {
  const t = useText('accounts.toasts')
  const say = useProblemText()
  return (error, fallback) => {
    const code = error instanceof ApiProblem ? error.code : 'unexpected'
    if (code === 'rate_limited') toast({ kind: 'error', title: t('rateLimit'), description: t('rateLimitText') })
    else toast({ kind: 'error', title: t('error'), description: code === 'unexpected' ? t(fallback) : say(error) })
    return error instanceof ApiProblem && code === 'rate_limited' ? { waitSeconds: error.retryAfterSeconds } : undefined
  }
}
