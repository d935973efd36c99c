import { MILESTONE_DESCRIPTION_MAX_LENGTH, MILESTONE_NAME_MAX_LENGTH, MilestoneDate } from '../milestones.rules.ts'

type Problem = 'milestone_name_required' | 'date_required' | 'date_too_far' | 'date_before_birth' | 'too_long'
export type MilestoneProblems = { name?: Problem; date?: Problem; description?: Problem }

/** Validates each field with the rules that the server uses. */
export function milestoneProblems(fields: { name: string; date: string; description: string }): MilestoneProblems {
  const name = fields.name.trim()
  const date = MilestoneDate.safeParse(fields.date)
  return {
    ...(!name && { name: 'milestone_name_required' as const }),
    ...(name.length > MILESTONE_NAME_MAX_LENGTH && { name: 'too_long' as const }),
    ...(!date.success && { date: date.error.issues[0]?.message as Problem }),
    ...(fields.description.length > MILESTONE_DESCRIPTION_MAX_LENGTH && { description: 'too_long' as const }),
  }
}

export function longestOf(field: keyof MilestoneProblems): number {
  return field === 'description' ? MILESTONE_DESCRIPTION_MAX_LENGTH : MILESTONE_NAME_MAX_LENGTH
}
