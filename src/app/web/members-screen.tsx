import { useParams } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { PlanNotice } from '#features/billing/web/plan-notice.tsx'
import type { FamilyMember } from '#features/families/web/member-row.tsx'
import { MembersPage } from '#features/families/web/members-page.tsx'
import { InviteButton } from '#features/invitations/web/invite-button.tsx'
import { LetInDialog } from '#features/invitations/web/let-in-dialog.tsx'
import { PendingInvitations } from '#features/invitations/web/pending-invitations.tsx'
import { useHasMailServer } from '#features/sign-in/web/providers.data.ts'
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
  const { familyId: family_id } = useParams({ strict: false }) as { familyId: string }
  const t = useText('invitations.letIn')
  const hasMailServer = useHasMailServer()
  const [letIn, setLetIn] = useState<FamilyMember>()
  return (
    <MembersPage
      below={
        <>
          {letIn && (
            <LetInDialog
              family_id={family_id}
              member_id={letIn.id}
              name={letIn.user.first_name || letIn.user.email}
              onClose={() => setLetIn(undefined)}
            />
          )}
          <TakeoverCard family_id={family_id} />
        </>
      }
      invitations={(of) => ({
        list: <PendingInvitations family_id={of.id} />,
        action: <InviteButton family={of} />,
        notice: <PlanNotice family_id={of.id} of="members" />,
        menuOf: (member) =>
          hasMailServer ? [] : [{ label: t('action'), icon: KeyRound, onSelect: () => setLetIn(member) }],
      })}
    />
  )
}
