import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'

const keys = ['slug_wrong', 'slug_taken', 'domain_wrong', 'domain_ours', 'record_missing'] as const

/** The error message beside an address field. */
export function useAddressProblem(): (error: unknown) => string | undefined {
  const t = useText('addresses.problems')
  const say = useProblemText()
  return (error) => {
    if (!error) return undefined
    if (!(error instanceof ApiProblem)) return say(error)
    const key = keys.find((one) => Object.values(error.fields).includes(one))
    return key ? t(key) : error.code === 'unavailable' ? t('unavailable') : say(error)
  }
}
