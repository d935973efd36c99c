import { useEffect, useState } from 'react'

/** By then the first page has loaded, and deferred components can start. */
const START_AFTER_MS = 1_500

let hasStarted = false

/** Whether the first page has had time to load. Later pages, and those that Back leads to, are complete right away. */
export function useDeferredStart(): boolean {
  const [late, setLate] = useState(hasStarted)

  useEffect(() => {
    const timer = setTimeout(() => {
      hasStarted = true
      setLate(true)
    }, START_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return late
}
