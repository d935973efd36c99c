import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PlanNotice } from '#features/billing/web/plan-notice.tsx'
import { allows, familyOptions } from '#features/families/web/families.data.ts'
import { MembersPage } from '#features/families/web/members-page.tsx'
import { invitationsOptions } from '#features/invitations/web/invitations.data.ts'
import { InviteButton } from '#features/invitations/web/invite-button.tsx'
import { PendingInvitations } from '#features/invitations/web/pending-invitations.tsx'
import { successionTexts } from '#features/succession/web/succession.texts.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { useText } from '#web/text.tsx'

const TakeoverCard = lazyWithTexts(
  successionTexts,
  () => import('#features/succession/web/takeover-card.tsx'),
  'TakeoverCard',
)

/** /families/{id}/members: members and, for the owner, invitations. */
export function MembersScreen() {
  const t = useText('invitations.pending')
  const { familyId: family_id } = useParams({ strict: false }) as { familyId: string }
  const { data: family } = useQuery(familyOptions(family_id))
  const { data: waiting } = useQuery({
    ...invitationsOptions(family_id),
    enabled: allows(family, 'members.manage'),
  })
  return (
    <MembersPage
      below={<TakeoverCard family_id={family_id} />}
      invitations={(of) => ({
        label: t('tab'),
        count: waiting?.length,
        panel: <PendingInvitations family_id={of.id} />,
        action: <InviteButton family={of} />,
        notice: <PlanNotice family_id={of.id} of="members" />,
      })}
    />
  )
}
