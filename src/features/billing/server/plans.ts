import type { Config } from '#server/config.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { Problem } from '#shared/problems.ts'
import { catalogues, type Catalogue, type Entitlements, type Tier } from '../catalogue.ts'
import { entitlementsOf } from '../entitlements.ts'
import { liftOf, type Extra, type Quota } from '../plan-use.ts'
import { seasonOf } from '../seasons.ts'
import { countIncludedBooks, countPhotosForPlan, selectPayer, selectPayerForJob } from './billing.queries.ts'

/** What families may add. Every operation that adds something checks it. */
export type Plans = {
  /** Null if billing is off, so nothing is limited. */
  catalogue: Catalogue | null
  /** For a family that the caller belongs to. */
  ofFamily(tx: Tx, family_id: string): Promise<Entitlements>
  ofFamilyForJob(db: Db, family_id: string): Promise<Entitlements>
  /**
   * Reserves room for one more photo, or several, until the transaction ends.
   * @throws Problem plan_limit_reached with the limit and the plan that lifts it
   */
  reservePhotoQuota(tx: Tx, family_id: string, photos?: number): Promise<void>
  hasPhotoQuota(tx: Tx, family_id: string): Promise<boolean>
  /** Locks a plan's included books that weren't ordered yet this season, until the transaction ends. */
  lockIncludedBooks(tx: Tx, family_id: string): Promise<IncludedBooks>
  /** The cheapest plan that includes a feature. */
  planWith(extra: Extra): Tier | undefined
  /** The error for exceeding a quota, with the limit and the plan that has enough room. */
  quotaExceeded(of: Quota, limit: number, wanted: number): Problem
}

export type IncludedBooks = {
  left: number
  /** Whether they may be hardcovers. */
  hardcover: boolean
  /** Null if the plan includes none. */
  season_end: string | null
  /** The owner of the plan. */
  payer_id: string | null
}
const NO_BOOKS: IncludedBooks = { left: 0, hardcover: false, season_end: null, payer_id: null }

export function openPlans(
  { billing, planCatalogue }: Pick<Config, 'billing' | 'planCatalogue'>,
  now: () => Date = () => new Date(),
): Plans {
  const catalogue = billing === 'off' ? null : catalogues[planCatalogue]
  const ofFamily = async (tx: Tx, family_id: string) =>
    entitlementsOf(catalogue, catalogue ? await selectPayer(tx, family_id) : undefined, now())
  const quotaExceeded: Plans['quotaExceeded'] = (of, limit, wanted) => limitReached(catalogue, of, { limit, wanted })
  return {
    catalogue,
    ofFamily,
    ofFamilyForJob: async (db, family_id) =>
      entitlementsOf(catalogue, catalogue ? await selectPayerForJob(db, family_id) : undefined, now()),
    async reservePhotoQuota(tx, family_id, photos = 1) {
      const { photos: most } = await ofFamily(tx, family_id)
      if (most === null) return
      const wanted = (await countPhotosForPlan(tx, family_id)) + photos
      if (wanted > most) throw quotaExceeded('photos', most, wanted)
    },
    async hasPhotoQuota(tx, family_id) {
      const { photos: most } = await ofFamily(tx, family_id)
      return most === null || (await countPhotosForPlan(tx, family_id)) < most
    },
    async lockIncludedBooks(tx, family_id) {
      const { books_per_season, hardcover } = await ofFamily(tx, family_id)
      if (books_per_season === 0) return NO_BOOKS
      const { from, to } = seasonOf(now())
      const { payer_id, used } = await countIncludedBooks(tx, family_id, from)
      return { left: Math.max(0, books_per_season - used), hardcover, season_end: to.toISOString(), payer_id }
    },
    planWith: (extra) => catalogue?.plans.find(({ entitlements }) => entitlements[extra])?.tier,
    quotaExceeded,
  }
}

type Lack = { limit: number; wanted: number }

/**
 * The error with the limit and the plan that lifts it, if any. After a downgrade, existing content may need a much
 * larger plan.
 */
function limitReached(catalogue: Catalogue | null, of: Quota, { limit, wanted }: Lack): Problem {
  const plan = catalogue && liftOf(catalogue, of, wanted - 1)?.tier
  return new Problem('plan_limit_reached', { params: { of, limit, ...(plan && { plan }) } })
}
