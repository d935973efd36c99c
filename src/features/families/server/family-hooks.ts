import type { Tx } from '#server/db/database.ts'
import type { SignedIn } from '#server/http/route.ts'
import type { Family } from '../families.contract.ts'
import type { Member } from './member.ts'

/** Limits of a family's plan; null means unlimited. */
export type FamilyLimits = { members: number | null; bytes: number | null }

/** Hooks of features above for events in a family. All run in the same transaction. */
export type FamilyHooks = {
  familyCreated(creator: SignedIn, family: { id: string; name: string }): Promise<void>
  /** The only place where plan limits enter, for families that the caller belongs to. */
  limitsOf(tx: Tx, family_id: string): Promise<FamilyLimits>
}

/** The children of a family by first name, and the portraits of people who are members, as the viewer sees them. */
export type PeopleOf = (viewer: Member<'family.view'>) => Promise<{
  children: Family['children']
  /** By the member's user ID. */
  portraits: ReadonlyMap<string, string>
}>

/** Hooks for purging a family. */
export type PurgeHooks = {
  /** Deletes up to this many of the family's photo rows. Returns how many; 0 when none are left. */
  removePhotos(tx: Tx, family_id: string, most: number): Promise<number>
}
