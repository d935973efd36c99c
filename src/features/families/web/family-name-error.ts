import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { FAMILY_NAME_MAX_LENGTH, FamilyName } from '../families.rules.ts'

type NameProblem = 'family_name_required' | 'family_name_too_long'

/** What is wrong with a family's name, by the rule that the server uses too. */
export function nameProblem(name: string): NameProblem | undefined {
  const result = FamilyName.safeParse(name)
  return result.success ? undefined : (result.error.issues[0]?.message as NameProblem)
}

/** The server's word on the name, if that is what it refused. */
export function refusedName(error: unknown): NameProblem | undefined {
  return error instanceof ApiProblem ? (error.fields.name as NameProblem | undefined) : undefined
}

/** Says it; a name that was there and is being emptied is told in other words than one that never was. */
export function useNameProblemText(blank: 'family_name_required' | 'family_name_empty') {
  const t = useText('families.errors')
  return (problem: NameProblem | undefined): string | undefined => {
    if (!problem) return undefined
    return problem === 'family_name_too_long' ? t(problem, { max: FAMILY_NAME_MAX_LENGTH }) : t(blank)
  }
}
