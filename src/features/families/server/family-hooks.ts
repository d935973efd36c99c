import type { Tx } from '#server/db/database.ts'
import type { SignedIn } from '#server/http/route.ts'
import type { Family } from '../families.contract.ts'
import type { Member } from './member.ts'

/** What a family's plan allows; null is as much as one likes. */
export type FamilyLimits = { members: number | null; bytes: number | null }

/** What features above do when something happens to a family. All run in the same transaction. */
export type FamilyHooks = {
  familyCreated(creator: SignedIn, family: { id: string; name: string }): Promise<void>
  /** The one place where a plan's limits come in; asked of families that the caller belongs to. */
  limitsOf(tx: Tx, family_id: string): Promise<FamilyLimits>
}

/** The children of a family by first name, as its viewer sees them. */
export type ChildrenOf = (viewer: Member<'family.view'>) => Promise<Family['children']>

/** What the end of a family needs of features above. */
export type PurgeHooks = {
  /** Removes up to so many photos of the family, rows alone, and answers how many; 0 when none is left. */
  removePhotos(tx: Tx, family_id: string, most: number): Promise<number>
}
