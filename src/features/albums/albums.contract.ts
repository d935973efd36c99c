import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id, IdempotencyKey } from '#shared/id-schemas.ts'
import { Day } from '#shared/time-schemas.ts'
import { member } from '../families/families.rules.ts'
import { PhotoListed } from '../photos/photos.contract.ts'
import { AlbumRule } from '../photos/photos.filters.ts'
import { SELECTION_MAX, takenPrecisions } from '../photos/photos.rules.ts'
import { AudienceSchema } from '../photos/photos.schemas.ts'
import {
  ALBUM_DESCRIPTION_MAX_LENGTH,
  ALBUM_PLACE_MAX_LENGTH,
  ALBUMS_PAGE_SIZE,
  AlbumTitle,
  albumContributors,
  albumSorts,
  MOVE_MAX,
  SECTION_TEXT_MAX_LENGTH,
  SECTION_TITLE_MAX_LENGTH,
} from './albums.rules.ts'

/** A photo on an album's card. */
export const AlbumCover = z.object({
  id: Id,
  description: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
  /** The point of the photo to keep when it's cropped, as fractions from the left and the top. Null means unknown. */
  focus_x: z.nullable(z.number()),
  focus_y: z.nullable(z.number()),
  thumbhash: z.nullable(z.string()),
  small_url: z.string(),
  large_url: z.string(),
})

const Album = z.object({
  id: Id,
  family_id: Id,
  title: z.string(),
  description: z.nullable(z.string()),
  place: z.nullable(z.string()),
  /** Calendar dates, `YYYY-MM-DD`; null if the album has none of its own. */
  starts_on: z.nullable(z.string()),
  ends_on: z.nullable(z.string()),
  /** When the first and the last photo that the caller can see were taken, and how precisely that's known. */
  first_day: z.nullable(z.string()),
  first_precision: z.nullable(z.enum(takenPrecisions)),
  last_day: z.nullable(z.string()),
  last_precision: z.nullable(z.enum(takenPrecisions)),
  sort: z.enum(albumSorts),
  /** The album has all photos that match. Null if photos are added to it. */
  rule: z.nullable(AlbumRule),
  contributors: z.enum(albumContributors),
  audience: AudienceSchema,
  created_by: z.nullable(z.object({ id: Id, first_name: z.string(), last_name: z.string() })),
  created_at: z.string(),
  updated_at: z.string(),
  /** Photos that the caller can see. Those of a rule are counted up to a limit. */
  photos: z.int(),
  is_count_exact: z.boolean(),
  /** The chosen cover, or the first photo. */
  cover: z.nullable(AlbumCover),
  /** Whether the cover is also the album’s first photo. */
  starts_with_cover: z.boolean(),
  can: z.object({ add: z.boolean(), edit: z.boolean(), keep_private: z.boolean() }),
})
export type Album = z.output<typeof Album>

export const AlbumDetail = z.object({
  ...Album.shape,
  /** Members who can add photos, if `contributors` is `chosen`. */
  contributor_ids: z.array(Id),
  /** Guest links that show the album. */
  guest_links: z.int(),
})
export type AlbumDetail = z.output<typeof AlbumDetail>

const Text = (max: number) => z.nullable(z.string().check(z.maxLength(max, 'too_long')))
const details = {
  description: z.optional(Text(ALBUM_DESCRIPTION_MAX_LENGTH)),
  place: z.optional(Text(ALBUM_PLACE_MAX_LENGTH)),
  starts_on: z.optional(z.nullable(Day)).check(z.describe('The first day, or null for that of the first photo.')),
  ends_on: z.optional(z.nullable(Day)).check(z.describe('The last day, or null for that of the last photo.')),
  audience: z.optional(AudienceSchema),
  contributors: z.optional(z.enum(albumContributors)).check(z.describe('Who can add photos.')),
  contributor_ids: z
    .optional(z.array(Id).check(z.maxLength(200)))
    .check(z.describe('The user IDs of chosen members who can add photos.')),
}
/** Far more than an album has, and few enough that each still has a next one. */
const Position = z.number().check(z.minimum(-1e12), z.maximum(1e12))
const PhotoIds = z.array(Id).check(z.minLength(1), z.maxLength(SELECTION_MAX))
const sectionFields = {
  title: z.optional(Text(SECTION_TITLE_MAX_LENGTH)),
  text: z.optional(Text(SECTION_TEXT_MAX_LENGTH)),
  before_photo_id: z
    .optional(z.nullable(Id))
    .check(z.describe('The photo that the section comes before, or null for the end of the album.')),
}

export const AlbumAdditions = z.object({
  added: z.int(),
  /** Those that removeFromAlbum would have to remove to undo it. */
  added_ids: z.array(Id),
  /** Photos that were in the album already. */
  present: z.int(),
  /** Photos that don’t exist, or that the caller can’t add. */
  refused: z.int(),
})

export const albumsContract = contract({
  listAlbums: operation('GET', '/api/families/:family_id/albums', {
    access: member('photos.view'),
    summary: 'List a family’s albums',
    description: 'Recently changed first.',
    query: z.object({
      cursor: z.optional(z.string().check(z.maxLength(200))),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), ALBUMS_PAGE_SIZE),
    }),
    response: z.object({ albums: z.array(Album), next_cursor: z.nullable(z.string()) }),
  }),
  getAlbum: operation('GET', '/api/families/:family_id/albums/:album_id', {
    access: member('photos.view'),
    summary: 'Get an album',
    response: AlbumDetail,
  }),
  createAlbum: operation('POST', '/api/families/:family_id/albums', {
    access: member('photos.add'),
    key_scope: 'add',
    summary: 'Create an album',
    description: `With up to ${SELECTION_MAX.toLocaleString('en')} photos, or with a rule.`,
    large_body: true,
    body: z.object({
      once: IdempotencyKey,
      title: AlbumTitle,
      ...details,
      photo_ids: z.optional(z.array(Id).check(z.maxLength(SELECTION_MAX))),
      rule: z
        .optional(z.nullable(AlbumRule))
        .check(z.describe('Filters of the gallery. Matching photos are in the album.')),
    }),
    response: AlbumDetail,
    status: 201,
    problems: ['too_many'],
  }),
  editAlbum: operation('PATCH', '/api/families/:family_id/albums/:album_id', {
    access: member('photos.add'),
    summary: 'Update an album',
    description: 'Fields that aren’t in the request don’t change.',
    body: z.object({
      title: z.optional(AlbumTitle),
      ...details,
      cover_photo_id: z.optional(z.nullable(Id)).check(z.describe('One of the album’s photos, or null for the first.')),
      sort: z.optional(z.enum(albumSorts)).check(z.describe('Manual order starts with the order by date.')),
    }),
    response: AlbumDetail,
  }),
  deleteAlbum: operation('DELETE', '/api/families/:family_id/albums/:album_id', {
    access: member('photos.add'),
    summary: 'Delete an album',
    description: 'Its photos aren’t deleted.',
  }),
  listAlbumPhotos: operation('GET', '/api/families/:family_id/albums/:album_id/photos', {
    access: member('photos.view'),
    summary: 'List an album’s photos and sections',
    description: 'In the album’s order.',
    query: z.object({
      cursor: z.optional(z.string().check(z.maxLength(400))),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 100),
    }),
    response: z.object({
      photos: z.array(PhotoListed),
      /** `at` is the index of the page’s photo that a section comes before. */
      sections: z.array(z.object({ id: Id, title: z.nullable(z.string()), text: z.nullable(z.string()), at: z.int() })),
      next_cursor: z.nullable(z.string()),
    }),
  }),
  addToAlbum: operation('POST', '/api/families/:family_id/albums/:album_id/photos', {
    access: member('photos.add'),
    key_scope: 'add',
    summary: 'Add photos to an album',
    description: 'Contributors can add photos that they added to the family, editors any photo.',
    large_body: true,
    body: z.object({
      photo_ids: PhotoIds,
      positions: z
        .optional(z.array(Position).check(z.maxLength(SELECTION_MAX)))
        .check(z.describe('Where each photo was before removeFromAlbum, to undo it. Default: at the end.')),
    }),
    response: AlbumAdditions,
    problems: ['conflict', 'too_many'],
  }),
  removeFromAlbum: operation('POST', '/api/families/:family_id/albums/:album_id/photos/remove', {
    access: member('photos.add'),
    summary: 'Remove photos from an album',
    description: 'The photos aren’t deleted.',
    large_body: true,
    body: z.object({ photo_ids: PhotoIds }),
    response: z.object({
      removed: z.int(),
      /** With their positions, what addToAlbum needs to undo it. */
      photo_ids: z.array(Id),
      positions: z.array(z.number()),
    }),
  }),
  moveInAlbum: operation('POST', '/api/families/:family_id/albums/:album_id/photos/move', {
    access: member('photos.add'),
    summary: 'Move photos in an album',
    description: 'Moves them together, in the order of the request. The album’s order becomes manual.',
    body: z.object({
      photo_ids: z.array(Id).check(z.minLength(1), z.maxLength(MOVE_MAX)),
      before_photo_id: z
        .optional(Id)
        .check(z.describe('The photo to move them before. Default: the end of the album.')),
      before_section_id: z
        .optional(Id)
        .check(z.describe('The section to move them before. It takes precedence over a photo.')),
    }),
  }),
  addSection: operation('POST', '/api/families/:family_id/albums/:album_id/sections', {
    access: member('photos.add'),
    summary: 'Add a section to an album',
    description: 'A section has a title, text, or both.',
    body: z.object({ once: IdempotencyKey, ...sectionFields }),
    response: z.object({ id: Id }),
    status: 201,
    problems: ['too_many'],
  }),
  editSection: operation('PATCH', '/api/families/:family_id/albums/:album_id/sections/:section_id', {
    access: member('photos.add'),
    summary: 'Update a section of an album',
    description: 'Fields that aren’t in the request don’t change.',
    body: z.object(sectionFields),
  }),
  deleteSection: operation('DELETE', '/api/families/:family_id/albums/:album_id/sections/:section_id', {
    access: member('photos.add'),
    summary: 'Delete a section of an album',
    description: 'Its photos stay in the album.',
  }),
})
