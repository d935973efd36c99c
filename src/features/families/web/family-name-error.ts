import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { FAMILY_NAME_MAX_LENGTH, FamilyName } from '../families.rules.ts'

type NameProblem = 'family_name_required' | 'family_name_too_long'

/** Validates a family's name by the same rule as the server. */
export function nameProblem(name: string): NameProblem | undefined {
  const result = FamilyName.safeParse(name)
  return result.success ? undefined : (result.error.issues[0]?.message as NameProblem)
}

/** The name error in the server's response, if any. */
export function refusedName(error: unknown): NameProblem | undefined {
  return error instanceof ApiProblem ? (error.fields.name as NameProblem | undefined) : undefined
}

/** Shows the error; clearing an existing name has its own message. */
export function useNameProblemText(blank: 'family_name_required' | 'family_name_empty') {
  const t = useText('families.errors')
  return (problem: NameProblem | undefined): string | undefined => {
    if (!problem) return undefined
    return problem === 'family_name_too_long' ? t(problem, { max: FAMILY_NAME_MAX_LENGTH }) : t(blank)
  }
}
