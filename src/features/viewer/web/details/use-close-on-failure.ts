import { useEffect, useEffectEvent } from 'react'
import { ApiProblem } from '#web/api.ts'

type Look = { error: unknown; isLoadingError: boolean }

/**
 * Closes the view of a photo that failed to load or was deleted. A photo that's on screen stays when the connection is lost.
 */
export function useCloseOnFailure({ error, isLoadingError }: Look, isOpen: boolean, onFailure: () => void) {
  const hasFailed = isOpen && (isLoadingError || (error instanceof ApiProblem && error.code === 'not_found'))
  const close = useEffectEvent(onFailure)
  useEffect(() => {
    if (hasFailed) close()
  }, [hasFailed])
}
