import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { PhotoListed } from '../photos/photos.contract.ts'
import { AGE_LIMITS } from './growing-up.rules.ts'

const ageIn = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max))
export const Ages = z.object({
  flag: ageIn(AGE_LIMITS.flag).check(z.describe('From this age, children flag what they’d rather not have.')),
  hide: ageIn(AGE_LIMITS.hide).check(z.describe('From this age, children hide photos and answers of themselves.')),
  own: ageIn(AGE_LIMITS.own).check(z.describe('From this age, their profile is theirs.')),
})

/** A photo or an answer, with what's needed to show it in a list. */
const Item = z.object({
  photo: z.nullable(PhotoListed),
  answer: z.nullable(
    z.object({
      id: Id,
      child_id: Id,
      prompt_order: z.int(),
      prompt_key: z.nullable(z.string()),
      prompt_text: z.nullable(z.string()),
      response_text: z.nullable(z.string()),
      has_video: z.boolean(),
    }),
  ),
})
const Flag = z.object({
  id: Id,
  created_at: z.string(),
  /** When someone decided that it stays; null while no one has. */
  settled_at: z.nullable(z.string()),
  ...Item.shape,
})

const GrowingUp = z.object({
  ages: Ages,
  /** Whether the caller's account is this child's. */
  is_you: z.boolean(),
  /** What the caller may do now as this child. */
  may: z.object({ flag: z.boolean(), hide: z.boolean(), own: z.boolean() }),
  /** How many of their photos and answers the child hid. Null for members who don't edit people. */
  hidden: z.nullable(z.object({ photos: z.int(), answers: z.int() })),
  /** Since when the profile is theirs. */
  own_since: z.nullable(z.string()),
  /** What the child flagged, newest first. Empty for members who don't edit people. */
  flags: z.array(Flag),
})

const Choices = z.object({
  may_flag: z.boolean(),
  may_hide: z.boolean(),
  is_hidden: z.boolean(),
  flag: z.nullable(z.object({ id: Id, settled_at: z.nullable(z.string()) })),
})

/** Exactly one of both. */
const Chosen = {
  photo_id: z.optional(Id).check(z.describe('A photo, or use response_id.')),
  response_id: z.optional(Id).check(z.describe('An answer, or use photo_id.')),
}

export type Ages = z.output<typeof Ages>
export type Item = z.output<typeof Item>
export type Flag = z.output<typeof Flag>
export type GrowingUp = z.output<typeof GrowingUp>
export type Choices = z.output<typeof Choices>

export const growingUpContract = contract({
  getGrowingAges: operation('GET', '/api/families/:family_id/growing-ages', {
    access: member('family.view'),
    summary: 'Get the ages at which children decide',
    response: Ages,
  }),
  saveGrowingAges: operation('PUT', '/api/families/:family_id/growing-ages', {
    access: member('family.manage'),
    summary: 'Set the ages at which children decide',
    description: 'None can be below the one before it. What a child has hidden stays hidden.',
    body: Ages,
    response: Ages,
  }),
  getGrowingUp: operation('GET', '/api/families/:family_id/people/:person_id/growing-up', {
    access: member('family.view'),
    summary: 'Get what a child decides',
    description: 'What they may do by their age, what they flagged, and how much they hid. Never what they hid.',
    response: GrowingUp,
  }),
  getChoices: operation('GET', '/api/families/:family_id/choices', {
    access: member('family.view'),
    summary: 'Get what you can decide about a photo or answer of yourself',
    description: 'For children whose account is linked to their profile.',
    query: z.object(Chosen),
    response: Choices,
  }),
  addFlag: operation('POST', '/api/families/:family_id/flags', {
    access: member('family.view'),
    summary: 'Flag a photo or answer of yourself',
    description: 'The people who edit profiles see it, and decide. Only for children who are old enough.',
    body: z.object(Chosen),
    response: Choices,
  }),
  deleteFlag: operation('DELETE', '/api/families/:family_id/flags/:flag_id', {
    access: member('family.view'),
    summary: 'Take back a flag',
    description: 'Only for the child who set it.',
  }),
  settleFlag: operation('POST', '/api/families/:family_id/flags/:flag_id/settle', {
    access: member('people.edit'),
    summary: 'Decide that a flagged photo or answer stays',
  }),
  listHidden: operation('GET', '/api/families/:family_id/hidden', {
    access: member('family.view'),
    summary: 'List the photos and answers you hid',
    description: 'Up to 200 of each. Members can only list their own.',
    response: z.object({ items: z.array(Item) }),
  }),
  hideItem: operation('POST', '/api/families/:family_id/hidden', {
    access: member('family.view'),
    summary: 'Hide a photo or answer of yourself',
    description:
      'From everyone else, the owner included. It stays stored, and only you can show it again. Only for children who are old enough.',
    body: z.object(Chosen),
    response: Choices,
  }),
  showItem: operation('DELETE', '/api/families/:family_id/hidden/:item_id', {
    access: member('family.view'),
    summary: 'Show a photo or answer again that you hid',
    description: 'For those who saw it before.',
  }),
})
