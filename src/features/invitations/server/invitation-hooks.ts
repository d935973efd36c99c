import type { FamilyHooks } from '#features/families/server/family-hooks.ts'
import type { SignedIn } from '#server/http/route.ts'

/** What other features do when somebody joins, and what a family's plan allows; `app` fills it in. */
export type InvitationHooks = Pick<FamilyHooks, 'limitsOf'> & {
  memberJoined(person: SignedIn, joined: { family_id: string; name: string; role: string }): Promise<void>
}
