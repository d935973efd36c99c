import { plansTexts } from '#features/billing/web/plans.texts.ts'
import { membersTexts } from '#features/families/web/members.texts.ts'
import { invitationsTexts } from '#features/invitations/web/invitations.texts.ts'

/** Messages of screens about members and invitations. */
export const membersScreenTexts = { ...membersTexts, ...invitationsTexts, ...plansTexts }
