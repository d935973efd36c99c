import { useRef } from 'react'
import { newId } from '#shared/ids.ts'

/** A name for what is sent, the same for as long as its answer is not there: what was done already is not done again. */
export function useOnce() {
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
