import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id, IdempotencyKey } from '#shared/id-schemas.ts'
import { Moment } from '#shared/time-schemas.ts'
import { genders, member } from '../families/families.rules.ts'
import { BirthDate } from './children.rules.ts'
import { AlsoKnownAs, FirstName, LastName, personKinds, RELATIVES_MAX } from './people.rules.ts'

export const Person = z.object({
  id: Id,
  family_id: Id,
  kind: z.enum(personKinds),
  first_name: z.string(),
  last_name: z.string(),
  also_known_as: z.array(z.string()),
  /** A calendar date, `YYYY-MM-DD`. Children have one. */
  birth_date: z.nullable(z.string()),
  gender: z.enum(genders),
  /** The account of the member who is this person. */
  user_id: z.nullable(Id),
  /** Since when a grown-up's profile is theirs: no one else edits it while they're in the family. */
  own_since: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  /** True while a new profile photo is being created. */
  avatar_pending: z.boolean(),
  created_at: z.string(),
  /** Send it back with a change, to detect conflicting edits. */
  updated_at: z.string(),
})

/** `person_id` is the parent or partner of `to_person_id`. */
const Relation = z.object({ person_id: Id, relation: z.enum(['parent', 'partner']), to_person_id: Id })

const PersonDetail = z.object({
  ...Person.shape,
  /** What's linked to the person, and stays when they are removed. Other people's private items aren't counted. */
  counts: z.object({ photos: z.int(), milestones: z.int(), answers: z.int() }),
  /** Photos by year of life, from 0. Below 0 is before the birth. Years without photos are left out. */
  photo_years: z.array(z.object({ year: z.int(), photos: z.int() })),
  /** What an adult with an account last told about a photo in a comment. */
  told: z.nullable(z.object({ text: z.string(), photo_id: Id })),
})

const RemovedPerson = z.object({
  id: Id,
  kind: z.enum(personKinds),
  first_name: z.string(),
  last_name: z.string(),
  deleted_at: z.string(),
})

const Pixels = z.int().check(z.minimum(0), z.maximum(100_000))
const Relatives = z.array(Id).check(z.maxLength(RELATIVES_MAX))
const birth_date = z
  .optional(z.nullable(BirthDate))
  .check(z.describe('YYYY-MM-DD. Children need one. For a child who isn’t born yet, the due date.'))
const also_known_as = AlsoKnownAs.check(z.describe('Other names, such as “Grandma”. Searches find them.'))

export type Person = z.output<typeof Person>
export type PersonDetail = z.output<typeof PersonDetail>
export type RemovedPerson = z.output<typeof RemovedPerson>
export type Relation = z.output<typeof Relation>

export const peopleContract = contract({
  listPeople: operation('GET', '/api/families/:family_id/people', {
    access: member('family.view'),
    summary: 'List a family’s people',
    description: 'Children, adults, and pets, children first, and how they are related.',
    response: z.object({ people: z.array(Person), relations: z.array(Relation) }),
  }),
  getPerson: operation('GET', '/api/families/:family_id/people/:person_id', {
    access: member('family.view'),
    summary: 'Get a person',
    description: 'Includes the number of photos, milestones, and answers.',
    response: PersonDetail,
  }),
  addPerson: operation('POST', '/api/families/:family_id/people', {
    access: member('people.edit'),
    summary: 'Add an adult or a pet',
    body: z.object({
      once: IdempotencyKey,
      kind: z._default(z.enum(['adult', 'pet']), 'adult'),
      first_name: FirstName,
      last_name: z._default(LastName, ''),
      also_known_as: z._default(also_known_as, []),
      birth_date,
    }),
    response: Person,
    status: 201,
  }),
  editPerson: operation('PATCH', '/api/families/:family_id/people/:person_id', {
    access: member('people.edit'),
    summary: 'Update a person',
    description: 'Fields that aren’t in the request don’t change.',
    body: z.object({
      kind: z.optional(z.enum(personKinds)).check(z.describe('A child stays a child.')),
      first_name: z.optional(FirstName),
      last_name: z.optional(LastName),
      also_known_as: z.optional(also_known_as),
      birth_date,
      gender: z.optional(z.enum(genders)),
      member_id: z
        .optional(z.nullable(Id))
        .check(
          z.describe(
            'The member who is this person, or null for none. Only the owner can say which member is a child.',
          ),
        ),
      updated_at: z
        .optional(Moment)
        .check(
          z.describe(
            'The updated_at value you last read. If someone has changed the item since then, the request fails.',
          ),
        ),
    }),
    response: Person,
    problems: ['conflict'],
  }),
  ownProfile: operation('POST', '/api/families/:family_id/people/:person_id/own', {
    access: member('family.view'),
    summary: 'Take over your own profile',
    description:
      'From then on, only you edit its name, birth date and photo in this family, and no one else can delete or merge it. Only for children who are old enough.',
    response: Person,
  }),
  editOwnProfile: operation('PATCH', '/api/families/:family_id/people/:person_id/own', {
    access: member('family.view'),
    summary: 'Edit your own profile',
    description: 'Only once you’ve taken it over. Any role can.',
    body: z.object({
      first_name: FirstName,
      last_name: LastName,
      also_known_as,
    }),
    response: Person,
  }),
  setRelatives: operation('PUT', '/api/families/:family_id/people/:person_id/relatives', {
    access: member('people.edit'),
    summary: 'Set a person’s relatives',
    description: 'Replaces their parents, partners, and children.',
    body: z.object({
      parent_ids: Relatives.check(z.describe('Their parents.')),
      partner_ids: Relatives.check(z.describe('Their partners.')),
      child_ids: Relatives.check(z.describe('Their children.')),
    }),
  }),
  mergePeople: operation('POST', '/api/families/:family_id/people/:person_id/merge', {
    access: member('people.edit'),
    summary: 'Merge a person into another',
    description:
      'Moves photos, milestones, and relatives to the other person, and deletes this one permanently. A child with answers can’t be merged.',
    body: z.object({ into_person_id: Id.check(z.describe('The person who stays.')) }),
    response: Person,
    problems: ['conflict'],
  }),
  deletePerson: operation('DELETE', '/api/families/:family_id/people/:person_id', {
    access: member('people.edit'),
    summary: 'Delete a person',
    description: 'Photos and milestones stay. The family’s owner can restore the person for 30 days.',
  }),
  setPersonAvatar: operation('PUT', '/api/families/:family_id/people/:person_id/avatar', {
    access: member('people.edit'),
    summary: 'Set a person’s profile photo',
    description: 'Crops a square from a photo. Coordinates are pixels of the upright original.',
    body: z.object({
      photo_id: Id.check(z.describe('The photo to crop.')),
      x: Pixels.check(z.describe('Left edge of the square, in pixels of the photo.')),
      y: Pixels.check(z.describe('Top edge of the square, in pixels of the photo.')),
      size: z
        .int()
        .check(z.minimum(1), z.maximum(100_000), z.describe('Side length of the square, in pixels of the photo.')),
    }),
    response: Person,
  }),
  removePersonAvatar: operation('DELETE', '/api/families/:family_id/people/:person_id/avatar', {
    access: member('people.edit'),
    summary: 'Remove a person’s profile photo',
    description: 'The photo that it was cropped from isn’t deleted.',
    response: Person,
  }),
  listRemovedPeople: operation('GET', '/api/families/:family_id/removed-people', {
    access: member('family.manage'),
    summary: 'List deleted people',
    description: 'People who can still be restored.',
    response: z.object({ people: z.array(RemovedPerson) }),
  }),
  restorePerson: operation('POST', '/api/families/:family_id/removed-people/:person_id/restore', {
    access: member('family.manage'),
    summary: 'Restore a deleted person',
    description: 'Also restores the person’s links to photos and milestones.',
    response: Person,
  }),
})
