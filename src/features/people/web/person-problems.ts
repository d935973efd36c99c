import { BirthDate, CHILD_NAME_MAX_LENGTH } from '../children.rules.ts'
import { OTHER_NAMES_MAX } from '../people.rules.ts'

export type PersonFields = { first_name: string; last_name: string; birth_date: string; also_known_as: string[] }
type Problem =
  | 'first_name_required'
  | 'too_long'
  | 'too_many'
  | 'birth_date_required'
  | 'birth_date_too_early'
  | 'birth_date_too_late'
export type PersonProblems = { [field in keyof PersonFields]?: Problem }

/** Validates each field with the rules that the server uses. Only children need a birth date. */
export function personProblems(
  { first_name, last_name, birth_date, also_known_as }: PersonFields,
  isChild: boolean,
): PersonProblems {
  const date = birth_date || isChild ? BirthDate.safeParse(birth_date) : undefined
  const isLong = (name: string) => name.trim().length > CHILD_NAME_MAX_LENGTH
  return {
    ...(!first_name.trim() && { first_name: 'first_name_required' as const }),
    ...(isLong(first_name) && { first_name: 'too_long' as const }),
    ...(isLong(last_name) && { last_name: 'too_long' as const }),
    ...(also_known_as.some(isLong) && { also_known_as: 'too_long' as const }),
    ...(also_known_as.length > OTHER_NAMES_MAX && { also_known_as: 'too_many' as const }),
    ...(date && !date.success && { birth_date: date.error.issues[0]?.message as Problem }),
  }
}
