import { useEffect, useState } from 'react'
import { keepDeadline, keptDeadline, secondsLeft } from './deadline.ts'

const TICK_MS = 1000

/** A wait that counts down by the second and survives a reload. `name` tells waits apart, `longest` is in seconds. */
export function useDeadline(name: string, longest: number): { seconds: number; start: (seconds: number) => void } {
  const [deadline, setDeadline] = useState(() => ({ name, until: keptDeadline(name) }))
  const [now, setNow] = useState(() => Date.now())
  if (deadline.name !== name) setDeadline({ name, until: keptDeadline(name) })
  const seconds = secondsLeft(deadline.until, now, longest)
  const waiting = seconds > 0

  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [waiting])

  return {
    seconds,
    start(wait) {
      const started = Date.now()
      keepDeadline(name, started + wait * 1000)
      setNow(started)
      setDeadline({ name, until: started + wait * 1000 })
    },
  }
}
