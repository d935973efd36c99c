import * as z from 'zod/mini'
import { CHILD_NAME_MAX_LENGTH } from './children.rules.ts'

/** What kind of person someone in a photo is. Children have milestones and answers. */
export const personKinds = ['child', 'adult', 'pet'] as const

export const OTHER_NAMES_MAX = 10
/** More than a family tree of one generation needs. */
export const RELATIVES_MAX = 20

export const FirstName = z
  .string()
  .check(z.trim(), z.minLength(1, 'first_name_required'), z.maxLength(CHILD_NAME_MAX_LENGTH, 'too_long'))
export const LastName = z.string().check(z.trim(), z.maxLength(CHILD_NAME_MAX_LENGTH, 'too_long'))

/** Other names of a person, such as "Grandma", which searches find. */
export const AlsoKnownAs = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(CHILD_NAME_MAX_LENGTH, 'too_long')))
  .check(z.maxLength(OTHER_NAMES_MAX, 'too_many'))

/** Shorter comments hardly tell anything, and longer ones don't fit beside a photo. */
export const [TOLD_MIN_LENGTH, TOLD_MAX_LENGTH] = [40, 240]
