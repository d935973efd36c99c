import * as z from 'zod/mini'

/** The family that was just opened couldn't be loaded. */
export const DashboardSearch = z.object({ problem: z.catch(z.optional(z.enum(['family'])), undefined) })
export type DashboardSearch = z.output<typeof DashboardSearch>

export const settingsGroups = ['general', 'people', 'backups', 'future', 'danger'] as const
export type SettingsGroup = (typeof settingsGroups)[number]

export const FamilySettingsSearch = z.object({ section: z.catch(z.optional(z.enum(settingsGroups)), undefined) })
export type FamilySettingsSearch = z.output<typeof FamilySettingsSearch>

/** The plan chosen before signing up (S0 section 2), validated by billing. */
export const NewFamilySearch = z.object({
  plan: z.catch(z.optional(z.string().check(z.regex(/^[a-z]{1,20}$/))), undefined),
  billing: z.catch(z.optional(z.literal('yearly')), undefined),
})
export type NewFamilySearch = z.output<typeof NewFamilySearch>

/** The page to buy a chosen plan, once there's a family to buy it for. */
export function planPath({ plan, billing }: NewFamilySearch): string | undefined {
  if (!plan) return undefined
  return `/subscription?${new URLSearchParams({ plan, ...(billing && { billing }) })}`
}
