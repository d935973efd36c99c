import { useParams } from '@tanstack/react-router'
import { PlanNotice } from '#features/billing/web/plan-notice.tsx'
import { MembersPage } from '#features/families/web/members-page.tsx'
import { InviteButton } from '#features/invitations/web/invite-button.tsx'
import { PendingInvitations } from '#features/invitations/web/pending-invitations.tsx'
import { successionTexts } from '#features/succession/web/succession.texts.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'

const TakeoverCard = lazyWithTexts(
  successionTexts,
  () => import('#features/succession/web/takeover-card.tsx'),
  'TakeoverCard',
)

/** /families/{id}/members: members and, for the owner, invitations. */
export function MembersScreen() {
  const { familyId: family_id } = useParams({ strict: false }) as { familyId: string }
  return (
    <MembersPage
      below={<TakeoverCard family_id={family_id} />}
      invitations={(of) => ({
        list: <PendingInvitations family_id={of.id} />,
        action: <InviteButton family={of} />,
        notice: <PlanNotice family_id={of.id} of="members" />,
      })}
    />
  )
}
