import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Cursor, Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { PhotoListed } from '../photos/photos.contract.ts'
import { BULK_MAX } from '../photos/photos.rules.ts'
import { bestReasons } from './suggest-best.ts'

const SimilarGroup = z.object({
  id: Id,
  /** The suggested photo to keep and the reason, which is null if the photos don't differ. */
  best_id: Id,
  reason: z.nullable(z.enum(bestReasons)),
  /** By capture time. */
  photos: z.array(z.extend(PhotoListed, { bytes: z.int() })),
})
export type SimilarGroup = z.output<typeof SimilarGroup>

export const similarPhotosContract = contract({
  listSimilarPhotos: operation('GET', '/api/families/:family_id/similar-photos', {
    access: member('photos.delete'),
    budget: 'searches',
    summary: 'List groups of similar photos',
    description: 'Returns groups that no one has reviewed yet, most recent photos first.',
    query: z.object({
      cursor: Cursor,
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
    }),
    response: z.object({
      groups: z.array(SimilarGroup),
      next_cursor: z.nullable(z.string()),
      total: z.int(),
    }),
  }),
  keepSimilarPhotos: operation('POST', '/api/families/:family_id/similar-photos/:group_id/keep', {
    access: member('photos.delete'),
    summary: 'Mark similar photos as reviewed',
    description: 'The group stays hidden until another similar photo is added.',
    body: z.object({
      photo_ids: z
        .array(Id)
        .check(z.minLength(1), z.maxLength(BULK_MAX), z.describe('The photos in the group that you reviewed.')),
    }),
  }),
})
