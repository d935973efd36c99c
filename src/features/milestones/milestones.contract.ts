import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Cursor, Id, IdempotencyKey } from '#shared/id-schemas.ts'
import { Moment } from '#shared/time-schemas.ts'
import { member } from '../families/families.rules.ts'
import { AudienceSchema } from '../photos/photos.schemas.ts'
import {
  MILESTONE_DESCRIPTION_MAX_LENGTH,
  MILESTONE_NAME_MAX_LENGTH,
  MILESTONE_PAGE_SIZE,
  MILESTONE_PHOTOS_MAX,
  MilestoneDate,
} from './milestones.rules.ts'

/** A photo of a milestone. */
const MilestonePhoto = z.object({
  id: Id,
  filename: z.string(),
  description: z.nullable(z.string()),
  kind: z.enum(['image', 'video']),
  width: z.int(),
  height: z.int(),
  thumbhash: z.nullable(z.string()),
  small_url: z.string(),
  large_url: z.string(),
})

const milestoneFields = {
  id: Id,
  family_id: Id,
  name: z.string(),
  description: z.nullable(z.string()),
  /** A calendar date, `YYYY-MM-DD`. */
  date: z.string(),
  child_id: z.nullable(Id),
  audience: AudienceSchema,
  added_by: z.nullable(Id),
  created_at: z.string(),
  /** Send it back with a change, to detect conflicting edits. */
  updated_at: z.string(),
  child: z.nullable(z.object({ id: Id, first_name: z.string(), last_name: z.string(), birth_date: z.string() })),
  /** The photos that the caller can see, by time. Lists have only the first few. */
  photos: z.array(MilestonePhoto),
  photo_count: z.int(),
}

const Milestone = z.object(milestoneFields)

const Name = z
  .string()
  .check(z.trim(), z.minLength(1, 'milestone_name_required'), z.maxLength(MILESTONE_NAME_MAX_LENGTH, 'too_long'))
const Description = z.nullable(z.string().check(z.maxLength(MILESTONE_DESCRIPTION_MAX_LENGTH, 'too_long')))
const PhotoIds = z.array(Id).check(z.maxLength(MILESTONE_PHOTOS_MAX, 'too_many_photos'))

export type Milestone = z.output<typeof Milestone>

export const milestonesContract = contract({
  listMilestones: operation('GET', '/api/families/:family_id/milestones', {
    access: member('family.view'),
    summary: 'List a family’s or a child’s milestones',
    description: 'Newest first.',
    query: z.object({
      child_id: z.optional(Id).check(z.describe('Matches milestones of this child only.')),
      cursor: Cursor,
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), MILESTONE_PAGE_SIZE),
    }),
    response: z.object({
      milestones: z.array(Milestone),
      next_cursor: z.nullable(z.string()),
      /** Exact number of matches. */
      total: z.int(),
    }),
  }),
  getMilestone: operation('GET', '/api/families/:family_id/milestones/:milestone_id', {
    access: member('family.view'),
    summary: 'Get a milestone',
    description: 'Includes all of the milestone’s photos.',
    response: Milestone,
  }),
  addMilestone: operation('POST', '/api/families/:family_id/milestones', {
    access: member('milestones.edit'),
    key_scope: 'add',
    summary: 'Create a milestone',
    body: z.object({
      once: IdempotencyKey,
      name: Name,
      description: z.optional(Description),
      date: MilestoneDate.check(z.describe('The day it happened, YYYY-MM-DD.')),
      child_id: z.optional(z.nullable(Id)).check(z.describe('The child, or null for the whole family.')),
      audience: z
        .optional(AudienceSchema)
        .check(z.describe('Who can see this item. When you create an item, the default is your sharing preference.')),
      photo_ids: z.optional(PhotoIds).check(z.describe('The photos to add to the milestone.')),
    }),
    response: Milestone,
    status: 201,
  }),
  editMilestone: operation('PATCH', '/api/families/:family_id/milestones/:milestone_id', {
    access: member('milestones.edit'),
    summary: 'Update a milestone',
    description: 'Only the person who added the milestone can make it private.',
    body: z.object({
      name: z.optional(Name),
      description: z.optional(Description),
      date: z.optional(MilestoneDate).check(z.describe('The day it happened, YYYY-MM-DD.')),
      child_id: z.optional(z.nullable(Id)).check(z.describe('The child, or null for the whole family.')),
      audience: z
        .optional(AudienceSchema)
        .check(z.describe('Who can see this item. When you create an item, the default is your sharing preference.')),
      photo_ids: z
        .optional(PhotoIds)
        .check(z.describe('Replaces all of the milestone’s photos, except those you can’t see.')),
      updated_at: z
        .optional(Moment)
        .check(
          z.describe(
            'The updated_at value you last read. If someone has changed the item since then, the request fails.',
          ),
        ),
    }),
    response: Milestone,
    problems: ['conflict'],
  }),
  deleteMilestone: operation('DELETE', '/api/families/:family_id/milestones/:milestone_id', {
    access: member('milestones.edit'),
    summary: 'Delete a milestone',
    description: 'The milestone’s photos aren’t deleted.',
  }),
})
