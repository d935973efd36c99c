import { useEffect, useState } from 'react'

/** By then the first page has loaded, and deferred components can start. */
const START_AFTER_MS = 1_500

/** Whether the first page has had time to load. */
export function useDeferredStart(): boolean {
  const [late, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), START_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return late
}
