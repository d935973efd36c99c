import * as z from 'zod/mini'
import { operation } from '#shared/contract.ts'
import { Id, IdempotencyKey } from '#shared/ids.ts'
import { FamilyChild } from '../families/families.contract.ts'
import { genders, member } from '../families/families.rules.ts'
import { BirthDate, CHILD_NAME_MAX_LENGTH } from './children.rules.ts'

const FamilyParams = z.object({ family_id: Id })
const ChildParams = z.object({ family_id: Id, child_id: Id })

const Child = z.object({
  ...FamilyChild.shape,
  family_id: Id,
  /** True while a new profile photo is being created. */
  avatar_pending: z.boolean(),
  created_at: z.string(),
  /** Send it back with a change, to detect conflicting edits. */
  updated_at: z.string(),
})

const ChildDetail = z.object({
  ...Child.shape,
  /** What's linked to the child, and stays when the child is removed. Other people's private items aren't counted. */
  counts: z.object({ photos: z.int(), milestones: z.int(), answers: z.int() }),
  /** Photos by year of life, from 0. Below 0 is before the birth. Years without photos are left out. */
  photo_years: z.array(z.object({ year: z.int(), photos: z.int() })),
})

const RemovedChild = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  birth_date: z.string(),
  deleted_at: z.string(),
})

const Pixels = z.int().check(z.minimum(0), z.maximum(100_000))

const FirstName = z
  .string()
  .check(z.trim(), z.minLength(1, 'first_name_required'), z.maxLength(CHILD_NAME_MAX_LENGTH, 'too_long'))
const LastName = z.string().check(z.trim(), z.maxLength(CHILD_NAME_MAX_LENGTH, 'too_long'))

export type Child = z.output<typeof Child>
export type RemovedChild = z.output<typeof RemovedChild>
export type ChildDetail = z.output<typeof ChildDetail>

export const childrenContract = {
  listChildren: operation({
    id: 'listChildren',
    method: 'GET',
    path: '/api/families/:family_id/children',
    access: member('family.view'),
    summary: 'List a family’s children',
    description: 'Sorted by first name.',
    params: FamilyParams,
    response: z.object({ children: z.array(Child) }),
  }),
  getChild: operation({
    id: 'getChild',
    method: 'GET',
    path: '/api/families/:family_id/children/:child_id',
    access: member('family.view'),
    summary: 'Get a child',
    description: 'Includes the number of photos, milestones, and answers.',
    params: ChildParams,
    response: ChildDetail,
  }),
  addChild: operation({
    id: 'addChild',
    method: 'POST',
    path: '/api/families/:family_id/children',
    access: member('people.edit'),
    summary: 'Add a child',
    params: FamilyParams,
    body: z.object({
      once: IdempotencyKey,
      first_name: FirstName,
      last_name: z._default(LastName, ''),
      birth_date: BirthDate.check(z.describe('YYYY-MM-DD. For a child who isn’t born yet, the due date.')),
      gender: z._default(z.enum(genders), 'prefer_not_to_say'),
    }),
    response: Child,
    status: 201,
  }),
  editChild: operation({
    id: 'editChild',
    method: 'PATCH',
    path: '/api/families/:family_id/children/:child_id',
    access: member('people.edit'),
    summary: 'Update a child',
    params: ChildParams,
    body: z.object({
      first_name: z.optional(FirstName),
      last_name: z.optional(LastName),
      birth_date: z.optional(BirthDate).check(z.describe('YYYY-MM-DD. For a child who isn’t born yet, the due date.')),
      gender: z.optional(z.enum(genders)),
      updated_at: z
        .optional(z.iso.datetime())
        .check(
          z.describe(
            'The updated_at value you last read. If someone has changed the item since then, the request fails.',
          ),
        ),
    }),
    response: Child,
    problems: ['conflict'],
  }),
  deleteChild: operation({
    id: 'deleteChild',
    method: 'DELETE',
    path: '/api/families/:family_id/children/:child_id',
    access: member('people.edit'),
    summary: 'Delete a child',
    description: 'Photos and milestones stay. The family’s owner can restore the child for 30 days.',
    params: ChildParams,
  }),
  setChildAvatar: operation({
    id: 'setChildAvatar',
    method: 'PUT',
    path: '/api/families/:family_id/children/:child_id/avatar',
    access: member('people.edit'),
    summary: 'Set a child’s profile photo',
    description: 'Crops a square from a photo. Coordinates are pixels of the upright original.',
    params: ChildParams,
    body: z.object({
      photo_id: Id.check(z.describe('The photo to crop.')),
      x: Pixels.check(z.describe('Left edge of the square, in pixels of the photo.')),
      y: Pixels.check(z.describe('Top edge of the square, in pixels of the photo.')),
      size: z
        .int()
        .check(z.minimum(1), z.maximum(100_000), z.describe('Side length of the square, in pixels of the photo.')),
    }),
    response: Child,
  }),
  removeChildAvatar: operation({
    id: 'removeChildAvatar',
    method: 'DELETE',
    path: '/api/families/:family_id/children/:child_id/avatar',
    access: member('people.edit'),
    summary: 'Remove a child’s profile photo',
    description: 'The photo that it was cropped from isn’t deleted.',
    params: ChildParams,
    response: Child,
  }),
  listRemovedChildren: operation({
    id: 'listRemovedChildren',
    method: 'GET',
    path: '/api/families/:family_id/removed-children',
    access: member('family.manage'),
    summary: 'List deleted children',
    description: 'Children who can still be restored.',
    params: FamilyParams,
    response: z.object({ children: z.array(RemovedChild) }),
  }),
  restoreChild: operation({
    id: 'restoreChild',
    method: 'POST',
    path: '/api/families/:family_id/removed-children/:child_id/restore',
    access: member('family.manage'),
    summary: 'Restore a deleted child',
    description: 'Also restores the child’s links to photos and milestones.',
    params: ChildParams,
    response: Child,
  }),
}
