import type { SignedIn } from '#server/http/route.ts'
import type { ResultOf } from '#shared/contract.ts'
import type { billingContract } from '../billing.contract.ts'
import { entitlementsOf, tierInForce } from '../entitlements.ts'
import { lacks, quotaUse } from '../plan-use.ts'
import { seasonOf } from '../seasons.ts'
import type { Billing } from './billing.ts'
import { selectPlanUse } from './billing.queries.ts'

type Answer = ResultOf<typeof billingContract.listPlanUse>

/** The plan use of each of the caller's families; empty if nothing is limited. */
export async function listPlanUse(
  { tx }: SignedIn,
  { catalogue }: Pick<Billing, 'catalogue'>,
  now = new Date(),
): Promise<Answer> {
  if (!catalogue) return { families: [] }
  const season = seasonOf(now)
  const rows = await selectPlanUse(tx, season.from)
  const families = rows.map(({ family_id, family_name, is_payer, photos, members, books: used, ...payer }) => {
    const plan = entitlementsOf(catalogue, payer, now)
    const tier = tierInForce(catalogue, payer, now)
    const quotas = quotaUse(catalogue, plan, { photos, members })
    const limit = plan.books_per_season
    const books = limit > 0 ? { used, limit, season_end: season.to.toISOString() } : null
    return { family_id, family_name, is_payer, tier, quotas, books, lacks: lacks(catalogue, plan) }
  })
  return { families }
}
