import type { Catalogue, Entitlements, Tier } from './catalogue.ts'
import { planThatLifts } from './entitlements.ts'

/** Counted against a plan's limit. */
export const quotas = ['photos', 'members'] as const
export type Quota = (typeof quotas)[number]
/** Features that a plan may or may not include. */
export const extras = ['custom_domain', 'videos', 'audio_captions', 'birthday_reminders'] as const
export type Extra = (typeof extras)[number]

/** Warnings start at this share of a quota. */
const NEAR = 0.8

export type Level = 'room' | 'near' | 'full'
export type Lift = { tier: Tier; /** Null means unlimited. */ limit: number | null }
export type QuotaUse = { of: Quota; used: number; limit: number | null; level: Level; lifted_by: Lift | null }

export function levelOf(used: number, limit: number | null): Level {
  if (limit === null) return 'room'
  return used >= limit ? 'full' : used >= limit * NEAR ? 'near' : 'room'
}

/** The cheapest plan with room for more than the limit. */
export function liftOf(catalogue: Catalogue, of: Quota, limit: number): Lift | null {
  const plan = planThatLifts(catalogue, ({ [of]: most }) => most === null || most > limit)
  return plan ? { tier: plan.tier, limit: plan.entitlements[of] } : null
}

/** The use of each quota, and the plan that would lift its limit. */
export function quotaUse(catalogue: Catalogue, plan: Entitlements, used: Record<Quota, number>): QuotaUse[] {
  return quotas.map((of) => {
    const limit = plan[of]
    const level = levelOf(used[of], limit)
    const lifted_by = limit !== null && level !== 'room' ? liftOf(catalogue, of, Math.max(limit, used[of])) : null
    return { of, used: used[of], limit, level, lifted_by }
  })
}

/** Missing features, each with the cheapest plan that has it. */
export function lacks(catalogue: Catalogue, plan: Entitlements): { of: Extra; lifted_by: Tier | null }[] {
  return extras
    .filter((of) => !plan[of])
    .map((of) => ({ of, lifted_by: planThatLifts(catalogue, (entitlements) => entitlements[of])?.tier ?? null }))
}
