import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { PhotoListed } from './photos.contract.ts'
import { STACK_MAX } from './photos.rules.ts'

/** Photos that are one tile of the gallery. */
export const stacksContract = contract({
  getStack: operation('GET', '/api/families/:family_id/photos/:photo_id/stack', {
    access: member('photos.view'),
    summary: 'List the photos of a stack',
    description: 'By capture time. If the photo isn’t in a stack, returns an empty list.',
    response: z.object({
      photos: z.array(PhotoListed),
      /** Whether the caller may change all of them. */
      can_edit: z.boolean(),
    }),
  }),
  stackPhotos: operation('POST', '/api/families/:family_id/photo-stacks', {
    access: member('photos.edit_own'),
    summary: 'Stack photos',
    description: `Puts photos into one stack, together with the stacks that they’re in: up to ${STACK_MAX} photos that the caller may change. Also changes the top photo of a stack.`,
    body: z.object({
      photo_ids: z
        .array(Id)
        .check(z.minLength(1), z.maxLength(STACK_MAX))
        .check(z.describe('Together with the stacks that they’re in, at least two photos.')),
      top_photo_id: z
        .optional(Id)
        .check(z.describe('The photo to show in the gallery, one of photo_ids. Default: the earliest one.')),
    }),
    response: z.object({ photo_ids: z.array(Id) }),
  }),
  unstackPhotos: operation('POST', '/api/families/:family_id/photo-stacks/unstack', {
    access: member('photos.edit_own'),
    summary: 'Unstack photos',
    description: 'Separates all photos of the stacks that these are in. They aren’t stacked automatically again.',
    body: z.object({ photo_ids: z.array(Id).check(z.minLength(1), z.maxLength(STACK_MAX)) }),
    response: z.object({
      /** What to send to stackPhotos to undo this. */
      stacks: z.array(z.object({ photo_ids: z.array(Id), top_photo_id: Id })),
    }),
  }),
})
