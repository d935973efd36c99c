import { BirthDate, CHILD_NAME_MAX_LENGTH } from '../children.rules.ts'

export type ChildFields = { first_name: string; last_name: string; birth_date: string }
type Problem =
  | 'first_name_required'
  | 'too_long'
  | 'birth_date_required'
  | 'birth_date_too_early'
  | 'birth_date_too_late'
export type ChildProblems = { [field in keyof ChildFields]?: Problem }

/** Validates each field with the rules that the server uses. */
export function childProblems({ first_name, last_name, birth_date }: ChildFields): ChildProblems {
  const date = BirthDate.safeParse(birth_date)
  return {
    ...(!first_name.trim() && { first_name: 'first_name_required' as const }),
    ...(first_name.trim().length > CHILD_NAME_MAX_LENGTH && { first_name: 'too_long' as const }),
    ...(last_name.trim().length > CHILD_NAME_MAX_LENGTH && { last_name: 'too_long' as const }),
    ...(!date.success && { birth_date: date.error.issues[0]?.message as Problem }),
  }
}
