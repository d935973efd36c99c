import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { FACES_MAX, FACES_PAGE_SIZE, GROUPS_PAGE_SIZE } from './vision.rules.ts'

const Page = z.optional(z.string().check(z.maxLength(200)))
const limit = (size: number) => z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), size)
const face_ids = z.array(Id).check(z.minLength(1), z.maxLength(FACES_MAX), z.describe('The faces to move.'))

const Face = z.object({
  id: Id,
  photo_id: Id,
  group_id: z.nullable(Id),
  person_id: z.nullable(Id),
  /** Parts of the photo's width and height, 0 to 1. */
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  photo_width: z.int(),
  photo_height: z.int(),
  /** The photo, as large as a crop of the face needs it. */
  photo_url: z.string(),
})
export type Face = z.output<typeof Face>

const FaceGroup = z.object({
  id: Id,
  faces: z.int(),
  person_id: z.nullable(Id),
  cover: Face,
  /** A person whose faces look alike. */
  maybe_person_id: z.nullable(Id),
})
export type FaceGroup = z.output<typeof FaceGroup>

export const facesContract = contract({
  listFaceGroups: operation('GET', '/api/families/:family_id/face-groups', {
    access: member('photos.edit'),
    summary: 'List groups of faces to name',
    description:
      'Faces that look like the same person’s, largest group first. Groups of one or two faces aren’t listed.',
    query: z.object({
      is_hidden: z.optional(z.enum(['true'])).check(z.describe('Lists the groups that were hidden instead.')),
      cursor: Page,
      limit: limit(GROUPS_PAGE_SIZE),
    }),
    response: z.object({
      groups: z.array(FaceGroup),
      next_cursor: z.nullable(z.string()),
      /** Whether any group was hidden. */
      has_hidden: z.boolean(),
    }),
  }),
  listFaces: operation('GET', '/api/families/:family_id/faces', {
    access: member('photos.view'),
    summary: 'List faces of a photo, a group, or a person',
    description: 'Empty if the family doesn’t find faces.',
    query: z.object({
      photo_id: z.optional(Id).check(z.describe('The photo. Send one of the three.')),
      group_id: z.optional(Id).check(z.describe('The group of faces.')),
      person_id: z.optional(Id).check(z.describe('The person.')),
      cursor: z.optional(Id).check(z.describe('next_cursor of the page before.')),
      limit: limit(FACES_PAGE_SIZE),
    }),
    response: z.object({ faces: z.array(Face), next_cursor: z.nullable(z.string()) }),
  }),
  editFaceGroup: operation('PATCH', '/api/families/:family_id/face-groups/:group_id', {
    access: member('photos.edit'),
    summary: 'Name or hide a group of faces',
    description:
      'Naming a group tags the person in its photos, and in later photos with their face. Null removes the name and these tags.',
    body: z.object({
      person_id: z.optional(z.nullable(Id)).check(z.describe('Whose faces they are.')),
      is_hidden: z.optional(z.boolean()).check(z.describe('True if no one needs to name it.')),
    }),
  }),
  mergeFaceGroups: operation('POST', '/api/families/:family_id/face-groups/:group_id/merge', {
    access: member('photos.edit'),
    summary: 'Merge a group of faces into another',
    body: z.object({ into_group_id: Id.check(z.describe('The group that stays, with its name.')) }),
  }),
  splitFaces: operation('POST', '/api/families/:family_id/faces/split', {
    access: member('photos.edit'),
    summary: 'Move faces to a new group',
    body: z.object({ face_ids }),
    response: z.object({ group_id: Id }),
    status: 201,
  }),
  rejectFaces: operation('POST', '/api/families/:family_id/faces/not-this-person', {
    access: member('photos.edit'),
    summary: 'Remove faces from the person they were found to be',
    description:
      'Each leaves its group and doesn’t return to it. The person’s tag is removed if the face had added it.',
    body: z.object({ face_ids }),
  }),
})
