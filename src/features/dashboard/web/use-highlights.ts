import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimeZone } from '#web/text.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { useToday } from '#web/use-today.ts'
import type { ResultOf } from '#shared/contract.ts'
import type { highlightsContract } from '../highlights.contract.ts'
import { highlightsInput, highlightsOptions } from './highlights.data.ts'

export type Highlights = ResultOf<typeof highlightsContract.getHighlights> & {
  /** Today's year. */
  year: number
}

/** A family's highlights, once they're loaded, of the new day after midnight. */
export function useHighlights(family_id: string): Highlights | undefined {
  const timeZone = useTimeZone()
  const [visit] = useState(() => highlightsInput(family_id, timeZone))
  const day = useToday()
  const { data, isPending } = useQuery(highlightsOptions({ ...visit, day }))
  useRevealPending(isPending)
  return data && { ...data, year: Number(day.slice(0, 4)) }
}
