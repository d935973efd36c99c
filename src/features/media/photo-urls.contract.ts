import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id, IdList } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'

/** How many photos can get new URLs in one request. */
const SIGNED_AT_ONCE = 10

/** For clients that show a list of photos for longer than its URLs are valid, such as a digital photo frame. */
export const photoUrlsContract = contract({
  listPhotoUrls: operation('GET', '/api/families/:family_id/photos/urls', {
    access: member('photos.view'),
    summary: 'Create signed URLs for photos',
    description: `Accepts up to ${SIGNED_AT_ONCE} photos. The URLs expire after an hour.`,
    query: z.object({
      ids: IdList(SIGNED_AT_ONCE),
    }),
    response: z.object({
      /** Contains only photos that the caller can see. */
      photos: z.array(
        z.object({
          id: Id,
          small_url: z.string(),
          large_url: z.string(),
          /** Null if the caller may not save originals. */
          original_url: z.nullable(z.string()),
        }),
      ),
    }),
  }),
})
