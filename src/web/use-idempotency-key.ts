import { useRef } from 'react'
import { newId } from '#shared/ids.ts'

/** An idempotency key per input, stable until the server responds, so that a retry never does the work twice. */
export function useIdempotencyKey() {
  const unanswered = useRef<{ once: string; sent: string }>(undefined)
  return {
    of(input: unknown): string {
      const sent = JSON.stringify(input)
      if (unanswered.current?.sent !== sent) unanswered.current = { once: newId(), sent }
      return unanswered.current.once
    },
    answered() {
      unanswered.current = undefined
    },
  }
}
