import * as z from 'zod/mini'
import { operation } from '#shared/contract.ts'
import { Id } from '#shared/ids.ts'
import { member } from '../families/families.rules.ts'
import { PhotoListed } from './photos.contract.ts'

export const highlightsContract = {
  getHighlights: operation({
    id: 'getHighlights',
    method: 'GET',
    path: '/api/families/:family_id/highlights',
    access: member('photos.view'),
    summary: "Photos of earlier years' same day, and how much came in since a moment, of others than the caller",
    params: z.object({ family_id: Id }),
    query: z.object({
      /** The reader's date. */
      day: z.iso.date(),
      since: z.optional(z.iso.datetime()),
    }),
    response: z.object({
      on_this_day: z.array(PhotoListed),
      since: z.object({ photos: z.int(), milestones: z.int() }),
    }),
  }),
}
