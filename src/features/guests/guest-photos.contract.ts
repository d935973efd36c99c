import * as z from 'zod/mini'
import { contract, guest, operation } from '#shared/contract.ts'
import { Cursor, Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { GUEST_PHOTOS_PAGE_SIZE } from './guests.rules.ts'

const Chosen = z.object({
  ids: z.array(Id).check(z.minLength(1), z.maxLength(GUEST_PHOTOS_PAGE_SIZE)),
})

/** A photo or video that a guest sent and no one has decided on. */
const GuestPhoto = z.object({
  id: Id,
  /** The name that the sender entered. */
  sender: z.string(),
  kind: z.enum(['image', 'video']),
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
  sent_at: z.string(),
  small_url: z.string(),
  large_url: z.string(),
})
export type SentPhoto = z.output<typeof GuestPhoto>

export const guestPhotosContract = contract({
  listGuestPhotos: operation('GET', '/api/families/:family_id/albums/:album_id/guest-photos', {
    access: member('photos.add'),
    summary: 'List photos that guests sent',
    description: 'Those that wait for a decision, oldest first. Only for people who can edit the album.',
    query: z.object({
      cursor: Cursor,
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(GUEST_PHOTOS_PAGE_SIZE)),
        GUEST_PHOTOS_PAGE_SIZE,
      ),
    }),
    response: z.object({ photos: z.array(GuestPhoto), next_cursor: z.nullable(z.string()) }),
  }),
  acceptGuestPhotos: operation('POST', '/api/families/:family_id/albums/:album_id/guest-photos/accept', {
    access: member('photos.add'),
    summary: 'Add photos that guests sent',
    description:
      'Adds them to the family and the album. Photos that the family has already are added to the album only.',
    body: Chosen,
    response: z.object({ added: z.int() }),
    problems: ['plan_limit_reached'],
  }),
  declineGuestPhotos: operation('POST', '/api/families/:family_id/albums/:album_id/guest-photos/decline', {
    access: member('photos.add'),
    summary: 'Decline photos that guests sent',
    description: 'Deletes them permanently. The guest isn’t notified.',
    body: Chosen,
    response: z.object({ declined: z.int() }),
  }),
  createGuestUpload: operation('POST', '/api/guest/:guest_id/uploads', {
    access: guest,
    budget: 'none',
    summary: 'Start sending a photo as a guest',
    description:
      'tus 1.0 with creation and creation-with-upload. The metadata has the `filename` and the `sender`. `too_many`: the link takes no more.',
    raw: true,
    problems: ['too_many', 'too_large', 'storage_full', 'too_many_uploads'],
  }),
  measureGuestUpload: operation('HEAD', '/api/guest/:guest_id/uploads/:upload_id', {
    access: guest,
    budget: 'none',
    summary: 'Get the offset of a guest’s upload',
    description: 'Part of the tus protocol.',
    raw: true,
  }),
  continueGuestUpload: operation('PATCH', '/api/guest/:guest_id/uploads/:upload_id', {
    access: guest,
    budget: 'none',
    summary: 'Send the next bytes as a guest',
    description: 'Part of the tus protocol.',
    raw: true,
    problems: ['too_large', 'storage_full'],
  }),
})
