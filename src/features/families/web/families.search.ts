import * as z from 'zod/mini'
import { isAppPath } from '#shared/app-paths.ts'

/** Says that a family could not be loaded a moment ago. */
export const DashboardSearch = z.object({ problem: z.catch(z.optional(z.enum(['family'])), undefined) })
export type DashboardSearch = z.output<typeof DashboardSearch>

export const MembersSearch = z.object({ tab: z.catch(z.optional(z.enum(['members', 'invitations'])), undefined) })
export type MembersSearch = z.output<typeof MembersSearch>

/** The plan that somebody chose before they signed up (S0 section 2); billing knows which there are. */
export const NewFamilySearch = z.object({
  plan: z.catch(z.optional(z.string().check(z.regex(/^[a-z]{1,20}$/))), undefined),
  billing: z.catch(z.optional(z.literal('yearly')), undefined),
})
export type NewFamilySearch = z.output<typeof NewFamilySearch>

/** Where a chosen plan is bought, as soon as there is a family to buy it for. */
export function wayToPlan({ plan, billing }: NewFamilySearch): string | undefined {
  if (!plan || !isAppPath('/subscription')) return undefined
  return `/subscription?${new URLSearchParams({ plan, ...(billing && { billing }) })}`
}
