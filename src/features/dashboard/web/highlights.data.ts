import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { dateIn } from '#shared/days.ts'
import type { highlightsContract as highlightsContractType } from '../highlights.contract.ts'
import { photoKeys } from '#features/photos/web/photos.data.ts'
import { noteVisit } from './last-visit.ts'

const highlightsContract = operationsOf<typeof highlightsContractType>()

type Asked = { family_id: string; day: string; since: string | undefined }

/** Input for the highlights: today's date in the person's time zone, and the end of their last visit. */
export function highlightsInput(family_id: string, timeZone: string): Asked {
  return { family_id, day: dateIn(timeZone, new Date()), since: noteVisit(family_id) }
}

export function highlightsOptions({ family_id, day, since }: Asked) {
  return queryOptions({
    queryKey: [...photoKeys.family(family_id), 'highlights', day, since],
    queryFn: ({ signal }) => call(highlightsContract.getHighlights, { family_id, day, since }, { signal }),
  })
}
