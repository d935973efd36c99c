import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { CATEGORY_NAME_MAX_LENGTH, CategoryName } from '../categories.rules.ts'

export type CategoryNameProblem = 'category_name_required' | 'category_name_too_long' | 'category_name_taken'

/** Validates a category's name with the rule that the server uses. */
export function categoryNameProblem(name: string): CategoryNameProblem | undefined {
  const result = CategoryName.safeParse(name)
  return result.success ? undefined : (result.error.issues[0]?.message as CategoryNameProblem)
}

/** The problem with the name that the server reported, if any. */
export function refusedCategoryName(error: unknown): CategoryNameProblem | undefined {
  return error instanceof ApiProblem ? (error.fields.name as CategoryNameProblem | undefined) : undefined
}

export function useCategoryNameText() {
  const t = useText('categories.errors')
  return (problem: CategoryNameProblem | undefined): string | undefined =>
    problem && t(problem, { max: CATEGORY_NAME_MAX_LENGTH })
}
