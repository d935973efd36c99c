import type { FamilyHooks } from '#features/families/server/family-hooks.ts'
import type { SignedIn } from '#server/http/route.ts'
import type { Problem } from '#shared/problems.ts'

/** What other features do when somebody joins, and what a family's plan allows; `app` fills it in. */
export type InvitationHooks = Pick<FamilyHooks, 'limitsOf'> & {
  /** What is said where a family has no place left, with the plan that would lift its limit. */
  noPlace(limit: number, wanted: number): Problem
  memberJoined(
    person: Pick<SignedIn, 'tx' | 'user_id' | 'email'>,
    joined: { family_id: string; name: string; role: string },
  ): Promise<void>
}
