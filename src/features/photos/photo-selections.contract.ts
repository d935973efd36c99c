import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { Timezone } from '../accounts/accounts.schemas.ts'
import { Export, Exports } from '../exports/exports.schemas.ts'
import { member } from '../families/families.rules.ts'
import { BULK_MAX, LABELS_MAX, SELECTION_MAX, SHIFT_MAX_MINUTES } from './photos.rules.ts'
import { AudienceSchema, editedFields, TagName } from './photos.schemas.ts'

const Chosen = z.array(Id).check(z.minLength(1), z.maxLength(BULK_MAX))
const labels = <Item extends z.ZodMiniType>(item: Item, description: string) =>
  z.optional(z.array(item).check(z.maxLength(LABELS_MAX))).check(z.describe(description))

const TITLE_MAX_LENGTH = 200

export const FailureReason = z.enum(['not_found', 'forbidden', 'not_yours', 'no_time', 'changed_since'])

/** The outcome for each photo; failures are listed by their index in the request. */
const Outcome = z.object({
  done: z.int(),
  failed: z.array(z.object({ place: z.int(), reason: FailureReason })),
})
export type SelectionOutcome = z.output<typeof Outcome>

/** The change to make on every photo. Omitted fields stay as they are. */
export const ManyChange = z.object({
  ...editedFields,
  audience: z.optional(AudienceSchema),
  add_person_ids: labels(Id, 'People to add to each photo.'),
  remove_person_ids: labels(Id, 'People to remove from each photo.'),
  /** Shifts the capture time of photos that have one. */
  shift_minutes: z
    .optional(z.int().check(z.minimum(-SHIFT_MAX_MINUTES), z.maximum(SHIFT_MAX_MINUTES)))
    .check(z.describe('Minutes to add to each photo’s time. Negative for earlier.')),
  timezone: z
    .optional(Timezone)
    .check(
      z.describe('IANA time zone of the place, such as Europe/Paris. Sets each photo’s offset from UTC on its date.'),
    ),
  clock_timezone: z
    .optional(Timezone)
    .check(
      z.describe(
        'The time zone that the camera’s clock was set to. Moves each photo’s time from there to `timezone`. Without it, times stay as they are.',
      ),
    ),
  add_tags: labels(TagName, 'Tags to add to each photo.'),
  remove_tags: labels(TagName, 'Tags to remove from each photo.'),
  add_category_ids: labels(Id, 'Categories to add each photo to.'),
  remove_category_ids: labels(Id, 'Categories to remove each photo from.'),
  add_album_ids: labels(Id, 'Albums to add each photo to.'),
  add_milestone_ids: labels(Id, 'Milestones to add each photo to.'),
  remove_milestone_ids: labels(Id, 'Milestones to remove each photo from.'),
})

/** Bulk changes. */
export const photoSelectionsContract = contract({
  editPhotos: operation('POST', '/api/families/:family_id/photos/edit', {
    access: member('photos.edit_own'),
    summary: 'Update several photos',
    description: `Updates up to ${BULK_MAX} photos. The response lists any that couldn’t be changed.`,
    body: z.object({
      photo_ids: Chosen,
      undo_key: z
        .optional(Id)
        .check(z.describe('A new UUID for this change. Send it to startUndoingPhotos to undo the change.')),
      ...ManyChange.shape,
    }),
    response: Outcome,
    problems: ['conflict'],
  }),
  deletePhotos: operation('POST', '/api/families/:family_id/photos/delete', {
    access: member('photos.delete_own'),
    summary: 'Delete several photos',
    description: `Deletes up to ${BULK_MAX} photos. The family’s owner can restore them for 30 days, except other members’ private photos.`,
    body: z.object({ photo_ids: Chosen }),
    response: Outcome,
  }),
  createPhotoDownload: operation('POST', '/api/families/:family_id/photo-downloads', {
    access: member('photos.save'),
    key_scope: 'read',
    budget: 'downloads',
    summary: 'Create a download of several photos',
    description: `Includes up to ${SELECTION_MAX.toLocaleString('en')} photos. The ZIP expires after a day.`,
    large_body: true,
    body: z.object({
      photo_ids: z
        .optional(z.array(Id).check(z.minLength(1), z.maxLength(SELECTION_MAX)))
        .check(
          z.describe(
            'Without it, all photos that you can see, archived ones included. `too_many`: there are more than one download includes.',
          ),
        ),
      title: z
        .optional(z.string().check(z.trim(), z.maxLength(TITLE_MAX_LENGTH)))
        .check(z.describe('The name of the ZIP, before the date. Default: “photos”.')),
    }),
    response: Export,
    status: 202,
    problems: ['too_many'],
  }),
  listPhotoDownloads: operation('GET', '/api/families/:family_id/photo-downloads', {
    access: member('photos.save'),
    summary: 'List your downloads of several photos',
    description: 'Newest first.',
    response: Exports,
  }),
  readPhotoDownload: operation('GET', '/api/families/:family_id/photo-downloads/:download_id', {
    access: member('photos.save'),
    budget: 'downloads',
    summary: 'Download several photos as a ZIP',
    description: 'The ZIP contains the originals. Only for the person who requested it. Supports a single Range.',
    raw: true,
  }),
})
