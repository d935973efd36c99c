import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'

type Failure = 'profileFailed' | 'settingsFailed' | 'preferencesFailed'

/** Shows that saving failed, with the reason if it's known. */
export function useSaveFailure(): (error: unknown, failure: Failure) => void {
  const t = useText('accounts.toasts')
  const say = useProblemText()
  return (error, failure) => {
    const isNobody = error instanceof ApiProblem && error.code === 'signed_out' && failure === 'profileFailed'
    const why = isNobody ? t('noUser') : error instanceof ApiProblem ? say(error) : t('unexpected')
    toast({ kind: 'error', title: t(failure), description: why })
  }
}
