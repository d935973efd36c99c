import { Eye, LogOut, MoreHorizontal, PenLine, UserMinus } from 'lucide-react'
import { useProblemText, useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { Menu } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Family } from '../families.contract.ts'
import type { AssignableRole } from '../families.rules.ts'
import { allows } from './families.data.ts'
import { memberName } from './member-name.ts'
import { useChangeRole } from './members.data.ts'
import { RoleBadge } from './role-badge.tsx'

export type FamilyMember = Family['members'][number]

type MemberRowProps = {
  family: Family
  member: FamilyMember
  isMe: boolean
  onRemove: (member: FamilyMember) => void
  onLeave: () => void
}

/** Somebody of the family, with what the reader may do about them. */
export function MemberRow({ family, member, isMe, onRemove, onLeave }: MemberRowProps) {
  const t = useText('families')
  const say = useText('members.list')
  const { role, user } = member
  const name = memberName(user)
  return (
    <li className="flex items-start gap-4 p-4">
      <Avatar name={name} src={user.avatar_url} />
      <div className="min-w-0 flex-1">
        <p className="flex gap-1.5">
          <span className="truncate font-semibold">{name}</span>
          {isMe && <span className="shrink-0 text-ink-soft">· {say('you')}</span>}
        </p>
        <p className="truncate text-sm text-ink-soft">{user.email}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <RoleBadge role={role} />
          <span className="text-sm text-ink-soft">{t(`roleHints.${role}`)}</span>
        </div>
      </div>
      <Actions {...{ family, member, isMe, onRemove, onLeave }} />
    </li>
  )
}

function Actions({ family, member, isMe, onRemove, onLeave }: MemberRowProps) {
  const t = useText('members')
  const say = useProblemText()
  const changing = useChangeRole(family.id)
  const name = memberName(member.user)
  const manages = allows(family, 'members.manage')

  function change(role: AssignableRole) {
    changing.mutate(
      { member_id: member.id, role },
      {
        onSuccess: () =>
          toast({ title: t('toasts.roleUpdated'), description: t('toasts.roleUpdatedText', { name, role }) }),
        onError: (error) => toast({ kind: 'error', title: t('toasts.roleFailed'), description: say(error) }),
      },
    )
  }

  const items: MenuItem[] = isMe
    ? [{ label: t('list.leave'), icon: LogOut, danger: true, onSelect: onLeave }]
    : [
        member.role === 'viewer'
          ? { label: t('list.makeEditor'), icon: PenLine, onSelect: () => change('editor') }
          : { label: t('list.makeViewer'), icon: Eye, onSelect: () => change('viewer') },
        {
          label: t('list.remove'),
          icon: UserMinus,
          danger: true,
          separated: true,
          onSelect: () => onRemove(member),
        },
      ]
  const mayAct = isMe ? allows(family, 'family.leave') : manages && member.role !== 'owner'
  if (!mayAct) return null
  return (
    <Menu
      items={items}
      trigger={<IconButton icon={MoreHorizontal} label={t('list.actions', { name })} tooltipAlign="end" />}
    />
  )
}
