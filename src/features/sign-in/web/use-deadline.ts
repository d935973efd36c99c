import { useEffect, useState, useSyncExternalStore } from 'react'
import { countTo, saveDeadline, savedDeadline, onDeadline, readClock, secondsLeft } from './deadline.ts'

const TICK_MS = 1000

/** A cooldown that counts down by the second and survives a reload. `name` identifies it, `longest` is in seconds. */
export function useDeadline(name: string, longest: number): { seconds: number; start: (seconds: number) => void } {
  const until = useSyncExternalStore(onDeadline, () => savedDeadline(name))
  const [countdown, setCountdown] = useState(() => countTo(until, longest))
  if (countdown.until !== until) setCountdown(countTo(until, longest))
  const seconds = secondsLeft(countdown)
  const waiting = seconds > 0

  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setCountdown((counted) => ({ ...counted, now: readClock() })), TICK_MS)
    return () => clearInterval(timer)
  }, [waiting])

  return { seconds, start: (wait) => saveDeadline(name, Date.now() + wait * 1000) }
}
