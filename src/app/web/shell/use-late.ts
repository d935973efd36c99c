import { useEffect, useState } from 'react'

/** By then the page that was asked for is there, and what need not be there at first can begin. */
const START_AFTER_MS = 1_500

/** Whether the first page has had its time. */
export function useLate(): boolean {
  const [late, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), START_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return late
}
