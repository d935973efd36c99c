import { useEffect, useState } from 'react'

/** A pause in typing of this length means: look for it. */
const SETTLED_MS = 200

/** The text once typing has paused. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
