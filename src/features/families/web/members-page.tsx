import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Family } from '../families.contract.ts'
import { allows, familyOptions } from './families.data.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { memberName } from './member-name.ts'
import { MemberRow, type FamilyMember } from './member-row.tsx'
import { useRemoveMember } from './members.data.ts'
import { peopleGrid } from './person-tile.tsx'
import { RoleGuide } from './role-guide.tsx'
import { useFamily } from './use-family.ts'

type MembersPageProps = {
  /** Added by the feature above for the owner: the invite form and pending invitations. */
  invitations: (family: Family) => {
    list: ReactNode
    action: ReactNode
    notice: ReactNode
    menuOf: (member: FamilyMember) => MenuItem[]
  }
  /** Added by a feature above, below the members. */
  below: ReactNode
}

/** /families/{id}/members: everyone with access to the family, and for the owner, everyone invited. */
export function MembersPage({ invitations, below }: MembersPageProps) {
  const t = useText('members.list')
  const { family_id, family } = useFamily()
  const query = useQuery(familyOptions(family_id))
  const invited = family && allows(family, 'members.manage') ? invitations(family) : undefined
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('intro')} actions={invited?.action} />
      <div className="mb-5 empty:hidden">{invited?.notice}</div>
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label={t('title')} className={peopleGrid}>
            <Skeleton className="mx-auto size-24 rounded-full sm:size-36" />
            <Skeleton className="mx-auto size-24 rounded-full sm:size-36" />
          </div>
        }
        failed={{ title: t('failedTitle'), text: t('failedText') }}
      >
        {(loaded) => (
          <>
            <section className={peopleGrid}>
              <MemberList family={loaded} menuOf={invited?.menuOf} />
              {loaded.members.length === 1 && (
                <p className="self-center pb-7 text-ink-soft sm:col-span-2 sm:max-w-sm sm:pb-10 sm:text-lg">
                  {t('alone')}
                </p>
              )}
            </section>
            {invited?.list}
            <RoleGuide />
            {below}
          </>
        )}
      </QueryState>
    </>
  )
}

type MemberListProps = { family: Family; menuOf: ((member: FamilyMember) => MenuItem[]) | undefined }

function MemberList({ family, menuOf }: MemberListProps) {
  const t = useText('members')
  const navigate = useNavigate()
  const me = useQuery(sessionOptions).data?.user?.id
  const removing = useRemoveMember(family.id)
  const [leaving, setLeaving] = useState(false)
  const [asked, setAsked] = useState<FamilyMember>()
  const name = asked ? memberName(asked.user) : ''

  function remove(member: FamilyMember) {
    setAsked(undefined)
    removing.mutate(member.id, {
      done: { title: t('toasts.removed'), description: t('toasts.removedText', { name }) },
      failed: t('toasts.removeFailed'),
    })
  }

  return (
    <>
      <ul className="contents">
        {family.members.map((member) => (
          <MemberRow
            key={member.id}
            family={family}
            member={member}
            isMe={member.user.id === me}
            items={menuOf?.(member) ?? []}
            onRemove={setAsked}
            onLeave={() => setLeaving(true)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && remove(asked)}
        title={t('remove.title', { name })}
        text={t('remove.text', { name, family: family.name })}
        confirmLabel={t('remove.confirm')}
      />
      <LeaveDialog
        family={leaving ? family : undefined}
        onClose={() => setLeaving(false)}
        away={() => navigate({ to: '/manage-families', replace: true })}
      />
    </>
  )
}
