import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { Family } from '../families.contract.ts'
import { MembersSearch } from './families.search.ts'
import { allows, familyOptions } from './families.data.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { memberName } from './member-name.ts'
import { MemberRow, type FamilyMember } from './member-row.tsx'
import { useRemoveMember } from './members.data.ts'
import { useFamily } from './use-family.ts'

/** Added by the feature above for the owner: the invite form and pending invitations. */
export type InvitationsTab = {
  label: string
  count: number | undefined
  panel: ReactNode
  action: ReactNode
  notice: ReactNode
}

type MembersPageProps = {
  invitations: (family: Family) => InvitationsTab
  /** Added by a feature above, below the members. */
  below: ReactNode
}

/** /families/{id}/members: everyone with access to the family, by role. The URL has the current tab. */
export function MembersPage({ invitations, below }: MembersPageProps) {
  const t = useText('members.list')
  const navigate = useNavigate()
  const { family_id, family } = useFamily()
  const query = useQuery(familyOptions(family_id))
  const { tab = 'members' } = MembersSearch.parse(useSearch({ strict: false }))
  const waiting = family && allows(family, 'members.manage') ? invitations(family) : undefined
  const members = {
    id: 'members' as const,
    label: t('title'),
    ...(family && { count: family.members.length }),
    panel: (
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label={t('title')} className="flex flex-col gap-3">
            <Skeleton className="h-24 rounded-card" />
            <Skeleton className="h-24 rounded-card" />
          </div>
        }
        failed={{ title: t('failedTitle'), text: t('failedText') }}
      >
        {(loaded) => (
          <>
            <MemberList family={loaded} />
            {below}
          </>
        )}
      </QueryState>
    ),
  }
  const pending = waiting && {
    id: 'invitations' as const,
    label: waiting.label,
    ...(waiting.count !== undefined && { count: waiting.count }),
    panel: waiting.panel,
  }
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t('title')} subtitle={t('intro')} actions={waiting?.action} />
      <div className="mb-5 empty:hidden">{waiting?.notice}</div>
      <Tabs
        label={t('title')}
        value={pending ? tab : 'members'}
        onChange={(to) =>
          void navigate({ to: '.', search: to === 'members' ? {} : { tab: to }, replace: true, resetScroll: false })
        }
        tabs={pending ? [members, pending] : [members]}
      />
    </div>
  )
}

function MemberList({ family }: { family: Family }) {
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
      <ul className="divide-y divide-line">
        {family.members.map((member) => (
          <MemberRow
            key={member.id}
            family={family}
            member={member}
            isMe={member.user.id === me}
            onRemove={setAsked}
            onLeave={() => setLeaving(true)}
          />
        ))}
      </ul>
      {family.members.length === 1 && <p className="mt-4 text-center text-ink-soft">{t('list.alone')}</p>}
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
