import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'

type Fallback = 'linkFailed' | 'linkResendFailed' | 'codeFailed' | 'codeResendFailed' | 'somethingWrong'

/** Says why no mail was sent; answers whether it was asked for too often. */
export function useMailFailure(): (error: unknown, fallback: Fallback) => boolean {
  const t = useText('accounts.toasts')
  const say = useProblemText()
  return (error, fallback) => {
    const code = error instanceof ApiProblem ? error.code : 'unexpected'
    if (code === 'rate_limited') toast({ kind: 'error', title: t('rateLimit'), description: t('rateLimitText') })
    else toast({ kind: 'error', title: t('error'), description: code === 'unexpected' ? t(fallback) : say(error) })
    return code === 'rate_limited'
  }
}
