import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Cursor, Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { PHOTO_TRASH_DAYS, UNDO_DELETE_MINUTES } from './photos.rules.ts'

/** The most that a screen selects. */
const RESTORED_AT_ONCE = 500

const DeletedPhoto = z.object({
  id: Id,
  kind: z.enum(['image', 'video']),
  description: z.nullable(z.string()),
  taken_at: z.nullable(z.string()),
  created_at: z.string(),
  deleted_at: z.string(),
  thumbhash: z.nullable(z.string()),
  /** Signed for the caller only, and valid as long as the photo can be restored. */
  small_url: z.string(),
})
export type DeletedPhoto = z.output<typeof DeletedPhoto>

export const deletedPhotosContract = contract({
  listDeletedPhotos: operation('GET', '/api/families/:family_id/deleted-photos', {
    access: member('family.manage'),
    summary: 'List deleted photos',
    description:
      'Returns photos that can still be restored, most recently deleted first. Private photos are listed only for the person who added them.',
    query: z.object({
      cursor: Cursor,
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 60),
    }),
    response: z.object({ photos: z.array(DeletedPhoto), next_cursor: z.nullable(z.string()) }),
  }),
  restorePhotos: operation('POST', '/api/families/:family_id/deleted-photos/restore', {
    access: member('photos.delete_own'),
    summary: 'Restore deleted photos',
    description: `The owner can restore photos for ${PHOTO_TRASH_DAYS} days. Others can restore what they deleted themselves, for ${UNDO_DELETE_MINUTES} minutes.`,
    body: z.object({ photo_ids: z.array(Id).check(z.minLength(1), z.maxLength(RESTORED_AT_ONCE)) }),
    /** The photos that were restored; the others had been purged, or only the owner can restore them. */
    response: z.object({ restored: z.array(Id) }),
    status: 200,
  }),
  emptyDeletedPhotos: operation('DELETE', '/api/families/:family_id/deleted-photos', {
    access: member('family.manage'),
    summary: 'Permanently delete all deleted photos',
    makes_room: true,
    response: z.object({ purged: z.int() }),
  }),
})
