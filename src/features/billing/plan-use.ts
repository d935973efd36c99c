import type { Catalogue, Entitlements, Tier } from './catalogue.ts'
import { planThatLifts } from './entitlements.ts'

/** What is counted against a plan. */
export const quotas = ['photos', 'members'] as const
export type Quota = (typeof quotas)[number]
/** What a plan has or lacks. */
export const extras = ['custom_domain', 'videos', 'audio_captions', 'birthday_reminders'] as const
export type Extra = (typeof extras)[number]

/** From here on it is told that a plan fills up. */
const NEAR = 0.8

export type Level = 'room' | 'near' | 'full'
export type Lift = { tier: Tier; /** How many it has room for; null is as many as one likes. */ limit: number | null }
export type QuotaUse = { of: Quota; used: number; limit: number | null; level: Level; lifted_by: Lift | null }

export function levelOf(used: number, limit: number | null): Level {
  if (limit === null) return 'room'
  return used >= limit ? 'full' : used >= limit * NEAR ? 'near' : 'room'
}

/** The cheapest plan that has room for more than the limit. */
export function liftOf(catalogue: Catalogue, of: Quota, limit: number): Lift | null {
  const plan = planThatLifts(catalogue, ({ [of]: most }) => most === null || most > limit)
  return plan ? { tier: plan.tier, limit: plan.entitlements[of] } : null
}

/** How full each quota is, and what would lift it. */
export function quotaUse(catalogue: Catalogue, plan: Entitlements, used: Record<Quota, number>): QuotaUse[] {
  return quotas.map((of) => {
    const limit = plan[of]
    const level = levelOf(used[of], limit)
    const lifted_by = limit !== null && level !== 'room' ? liftOf(catalogue, of, Math.max(limit, used[of])) : null
    return { of, used: used[of], limit, level, lifted_by }
  })
}

/** What a plan lacks, with the cheapest one that has it. */
export function lacks(catalogue: Catalogue, plan: Entitlements): { of: Extra; lifted_by: Tier | null }[] {
  return extras
    .filter((of) => !plan[of])
    .map((of) => ({ of, lifted_by: planThatLifts(catalogue, (entitlements) => entitlements[of])?.tier ?? null }))
}
