import { useEffect, useEffectEvent } from 'react'
import { ApiProblem } from '#web/api.ts'

type Look = { error: unknown; isLoadingError: boolean }

/** Closes what shows a photo that never came, or is no longer there. One that is on screen stays when the connection goes. */
export function useCloseOnFailure({ error, isLoadingError }: Look, isOpen: boolean, onFailure: () => void) {
  const hasFailed = isOpen && (isLoadingError || (error instanceof ApiProblem && error.code === 'not_found'))
  const close = useEffectEvent(onFailure)
  useEffect(() => {
    if (hasFailed) close()
  }, [hasFailed])
}
