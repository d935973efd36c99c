import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Cursor, Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { CropSchema } from '../media/crop.ts'
import { personKinds } from '../people/people.rules.ts'
import { PhotoFilters } from './photos.filters.ts'
import { BULK_MAX, GALLERY_PAGE_MAX, LABELS_MAX, SELECTION_MAX, takenPrecisions } from './photos.rules.ts'
import { AudienceSchema, editedFields, TagName } from './photos.schemas.ts'

const photoFields = {
  id: Id,
  family_id: Id,
  kind: z.enum(['image', 'video']),
  filename: z.string(),
  file_type: z.string(),
  /** In pixels as shown, with the orientation applied. */
  width: z.int(),
  height: z.int(),
  duration_ms: z.nullable(z.int()),
  animated: z.boolean(),
  description: z.nullable(z.string()),
  is_favorite: z.boolean(),
  /** Left out of the gallery's timeline. */
  is_archived: z.boolean(),
  /** Under another photo of its stack, and left out of the gallery's timeline. */
  is_covered: z.boolean(),
  /** How many photos its stack has; 0 if it isn't in one. */
  stack_size: z.int(),
  /** The camera's local time, `YYYY-MM-DDTHH:mm:ss`, without a zone. */
  taken_at: z.nullable(z.string()),
  /** How exactly the time is known; see takenPrecisions. */
  taken_precision: z.enum(takenPrecisions),
  created_at: z.string(),
  /** The local time that the gallery sorts by: `taken_at`, or the time when it was added. */
  sort_at: z.string(),
  /** ThumbHash in base64, about 25 bytes: a blurred placeholder. */
  thumbhash: z.nullable(z.string()),
  audience: AudienceSchema,
  /** Whether it's a Live Photo or motion photo. */
  is_live: z.boolean(),
  /** Whether it has an audio caption. */
  is_spoken: z.boolean(),
  /** Signed, valid for at least 50 minutes. About 480 px and 1440 px on the long side. */
  small_url: z.string(),
  large_url: z.string(),
}

export const PhotoListed = z.object(photoFields)

/** Someone in a photo. */
const PersonShown = z.object({
  id: Id,
  kind: z.enum(personKinds),
  first_name: z.string(),
  last_name: z.string(),
  birth_date: z.nullable(z.string()),
})

const PhotoDetail = z.object({
  ...photoFields,
  bytes: z.int(),
  location_name: z.nullable(z.string()),
  location_lat: z.nullable(z.number()),
  location_lng: z.nullable(z.number()),
  /** Minutes east of UTC, if the camera recorded it. */
  taken_offset_minutes: z.nullable(z.int()),
  camera: z.nullable(
    z.object({
      make: z.nullable(z.string()),
      model: z.nullable(z.string()),
      lens: z.nullable(z.string()),
      iso: z.nullable(z.number()),
      exposure_s: z.nullable(z.number()),
      f_number: z.nullable(z.number()),
      focal_length_mm: z.nullable(z.number()),
    }),
  ),
  /** Clockwise quarter turns. The original isn't rotated. */
  quarter_turns: z.int(),
  /** The visible part of the rotated image; null if it isn't cropped. */
  crop: z.nullable(CropSchema),
  /** The uncropped image, rotated. Otherwise like `large_url`. */
  whole_url: z.string(),
  /** The thumbnail is a placeholder, because the file couldn't be decoded. The original is intact. */
  placeholder: z.boolean(),
  tags: z.array(z.string()),
  categories: z.array(z.object({ id: Id, name: z.string() })),
  milestones: z.array(z.object({ id: Id, name: z.string(), date: z.string() })),
  people: z.array(PersonShown),
  added_by: z.nullable(z.object({ id: Id, first_name: z.string(), last_name: z.string() })),
  /** Whether the caller, who is in it, hid it from everyone else. */
  is_hidden: z.boolean(),
  /** The original file, unchanged; supports Range. Null if the caller may not save it. */
  original_url: z.nullable(z.string()),
  /**
   * The image in full resolution. It's created on request if browsers can't show the original. Null for those who may not save
   * the original, unless it's animated.
   */
  full_url: z.nullable(z.string()),
  /** For playing a video: a converted copy if the original doesn't play in every browser and one exists. */
  played_url: z.string(),
  /** Downloads the original file, unchanged, under its own name. Null if the caller may not save it. */
  download_url: z.nullable(z.string()),
  /** Whether it's a Live Photo uploaded as a photo and a video. A download has both. */
  has_two_files: z.boolean(),
  /** The video of a motion photo or Live Photo, or null. */
  motion_url: z.nullable(z.string()),
  /** `keep_private`: only the person who added a photo can make it private. */
  can: z.object({ save: z.boolean(), edit: z.boolean(), delete: z.boolean(), keep_private: z.boolean() }),
})

export type PhotoListed = z.output<typeof PhotoListed>
export type PhotoDetail = z.output<typeof PhotoDetail>

export const photosContract = contract({
  listPhotos: operation('GET', '/api/families/:family_id/photos', {
    access: member('photos.view'),
    summary: 'List a family’s photos and videos',
    query: z.object({
      sort_by: z
        ._default(z.enum(['taken_at', 'created_at']), 'taken_at')
        .check(z.describe('Sorts by when photos were taken, or by when they were added.')),
      sort_order: z._default(z.enum(['desc', 'asc']), 'desc'),
      ...PhotoFilters.shape,
      cursor: Cursor,
      backwards: z
        .optional(z.enum(['true']))
        .check(z.describe('Returns the page before the cursor. Send a previous_cursor as the cursor.')),
      from_month: z
        .optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)))
        .check(z.describe('The month to start at, YYYY-MM, instead of a cursor. Only for photos sorted by taken_at.')),
      limit: z
        .optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(GALLERY_PAGE_MAX)))
        .check(z.describe('Default: 100, or 30 for a search.')),
      page: z
        .optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)))
        .check(z.describe('The page number, starting at 1, instead of a cursor.')),
      offset: z
        .optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000)))
        .check(z.describe('The number of photos to skip, instead of a cursor.')),
      count: z
        .optional(z.enum(['exact']))
        .check(z.describe('Counts all matches, however many. Otherwise, counting a search stops at 1,000.')),
    }),
    response: z.object({
      photos: z.array(PhotoListed),
      next_cursor: z.nullable(z.string()),
      /** Null on the first page. */
      previous_cursor: z.nullable(z.string()),
      /** How many photos of its month come before the page's first one; null if months aren't counted. */
      month_offset: z.nullable(z.int()),
      /** Number of matches, or TOTAL_MAX if there are more. */
      total: z.int(),
      is_total_exact: z.boolean(),
    }),
  }),
  listPhotoIds: operation('GET', '/api/families/:family_id/photos/ids', {
    access: member('photos.view'),
    budget: 'searches',
    summary: 'List IDs of matching photos',
    description: `Newest first. Returns up to ${SELECTION_MAX.toLocaleString('en')} IDs.`,
    query: PhotoFilters,
    response: z.object({ photo_ids: z.array(Id) }),
  }),
  listPhotoSuggestions: operation('GET', '/api/families/:family_id/photos/suggestions', {
    access: member('photos.view'),
    budget: 'searches',
    summary: 'Search tags and places',
    description: 'Returns up to five tags and five places that contain the text, most used first.',
    query: z.object({ text: PhotoFilters.shape.text }),
    response: z.object({
      suggestions: z.array(z.object({ kind: z.enum(['tag', 'place']), name: z.string(), photos: z.int() })),
    }),
  }),
  listPhotoChoices: operation('GET', '/api/families/:family_id/photos/choices', {
    access: member('photos.view'),
    summary: 'List people and recent milestones for a photo',
    response: z.object({
      people: z.array(z.object({ id: Id, kind: z.enum(personKinds), first_name: z.string(), last_name: z.string() })),
      milestones: z.array(z.object({ id: Id, name: z.string(), date: z.string() })),
    }),
  }),
  suggestPeople: operation('POST', '/api/families/:family_id/photos/people-suggestions', {
    access: member('photos.edit_own'),
    budget: 'searches',
    summary: 'Suggest people for photos',
    description: 'People in photos from the same hour, most frequent first, then those in the same albums.',
    body: z.object({ photo_ids: z.array(Id).check(z.minLength(1), z.maxLength(BULK_MAX)) }),
    response: z.object({ person_ids: z.array(Id) }),
  }),
  listPhotoMonths: operation('GET', '/api/families/:family_id/photos/months', {
    access: member('photos.view'),
    summary: 'List photo counts by month',
    description: 'Newest month first.',
    query: z.object({
      is_favorite: PhotoFilters.shape.is_favorite,
      is_archived: z
        .optional(z.enum(['true']))
        .check(z.describe('Counts archived photos, which aren’t counted otherwise. Not with other parameters.')),
      person_id: z.optional(Id).check(z.describe('Counts photos of this person only.')),
    }),
    response: z.object({ months: z.array(z.object({ month: z.string(), photos: z.int() })) }),
  }),
  listMonthCovers: operation('GET', '/api/families/:family_id/photos/month-covers', {
    access: member('photos.view'),
    summary: 'List the latest photo of each month of a year',
    description: 'Newest month first. Months without photos are left out.',
    query: z.object({
      year: z
        .string()
        .check(z.regex(/^\d{4}$/))
        .check(z.describe('Four digits.')),
      is_favorite: PhotoFilters.shape.is_favorite,
      is_archived: z
        .optional(z.enum(['true']))
        .check(z.describe('Archived photos, which aren’t included otherwise. Not with is_favorite or person_id.')),
      person_id: z.optional(Id).check(z.describe('Photos of this person only.')),
    }),
    response: z.object({ covers: z.array(z.object({ month: z.string(), photo: PhotoListed })) }),
  }),
  getPhoto: operation('GET', '/api/families/:family_id/photos/:photo_id', {
    access: member('photos.view'),
    summary: 'Get a photo',
    response: PhotoDetail,
  }),
  editPhoto: operation('PATCH', '/api/families/:family_id/photos/:photo_id', {
    access: member('photos.edit_own'),
    summary: 'Update a photo',
    description: 'Fields that aren’t in the request don’t change.',
    body: z.object({
      ...editedFields,
      audience: z.optional(AudienceSchema),
      person_ids: z
        .optional(z.array(Id).check(z.maxLength(LABELS_MAX)))
        .check(z.describe('Replaces all people in the photo.')),
      tags: z
        .optional(z.array(TagName).check(z.maxLength(LABELS_MAX)))
        .check(z.describe('Replaces all of the photo’s tags.')),
      add_tags: z
        .optional(z.array(TagName).check(z.maxLength(LABELS_MAX)))
        .check(z.describe('Tags to add. Others that the photo has stay.')),
      remove_tags: z.optional(z.array(TagName).check(z.maxLength(LABELS_MAX))).check(z.describe('Tags to remove.')),
      category_ids: z
        .optional(z.array(Id).check(z.maxLength(LABELS_MAX)))
        .check(z.describe('Replaces all of the photo’s categories.')),
      milestone_ids: z
        .optional(z.array(Id).check(z.maxLength(LABELS_MAX)))
        .check(z.describe('Replaces all of the photo’s milestones.')),
    }),
    response: PhotoDetail,
  }),
  turnPhoto: operation('POST', '/api/families/:family_id/photos/:photo_id/turns', {
    access: member('photos.edit_own'),
    summary: 'Rotate a photo',
    description:
      'Rotates clockwise in quarter turns. The original stays unchanged. New thumbnails are created shortly afterward.',
    body: z.object({
      quarters: z.int().check(z.minimum(1), z.maximum(3)).check(z.describe('Number of clockwise quarter turns.')),
    }),
  }),
  cropPhoto: operation('POST', '/api/families/:family_id/photos/:photo_id/crop', {
    access: member('photos.edit_own'),
    summary: 'Crop or uncrop a photo',
    description: 'The original stays unchanged. New thumbnails are created shortly afterward.',
    body: z.object({
      crop: z
        .nullable(CropSchema)
        .check(z.describe('Fractions of the uncropped photo, rotated as shown, or null to remove the crop.')),
      quarter_turns: z
        .int()
        .check(z.minimum(0), z.maximum(3))
        .check(z.describe('Number of clockwise quarter turns from the original.')),
    }),
  }),
  deletePhoto: operation('DELETE', '/api/families/:family_id/photos/:photo_id', {
    access: member('photos.delete_own'),
    summary: 'Delete a photo',
    description: 'The family’s owner can restore the photo for 30 days, unless it’s another member’s private photo.',
    makes_room: true,
  }),
})
