import * as z from 'zod/mini'

/** What kind of person someone in a photo is. Children have milestones and answers. */
export const personKinds = ['child', 'adult', 'pet'] as const

export const PERSON_NAME_MAX_LENGTH = 100
const OTHER_NAMES_MAX = 10

/** Other names of a person, such as "Grandma", which searches find. */
export const AlsoKnownAs = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(PERSON_NAME_MAX_LENGTH, 'too_long')))
  .check(z.maxLength(OTHER_NAMES_MAX, 'too_many'))
