import type { SignedIn } from '#server/http/route.ts'
import type { ResultOf } from '#shared/contract.ts'
import type { billingContract } from '../billing.contract.ts'
import { entitlementsOf, tierInForce } from '../entitlements.ts'
import { lacks, quotaUse } from '../plan-use.ts'
import type { Billing } from './billing.ts'
import { selectPlanUse } from './billing.queries.ts'

type Answer = ResultOf<typeof billingContract.listPlanUse>

/** How full the plan behind each of the caller's families is; nothing where nothing is limited. */
export async function listPlanUse(
  { tx }: SignedIn,
  { catalogue }: Pick<Billing, 'catalogue'>,
  now = new Date(),
): Promise<Answer> {
  if (!catalogue) return { families: [] }
  const families = (await selectPlanUse(tx)).map(({ family_id, family_name, is_payer, photos, members, ...payer }) => {
    const plan = entitlementsOf(catalogue, payer, now)
    const tier = tierInForce(catalogue, payer, now)
    const quotas = quotaUse(catalogue, plan, { photos, members })
    return { family_id, family_name, is_payer, tier, quotas, lacks: lacks(catalogue, plan) }
  })
  return { families }
}
