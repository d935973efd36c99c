import { LogOut, EllipsisVertical, UserMinus } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { BreakableText } from '#web/ui/breakable-text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast, useErrorToast } from '#web/ui/toast.ts'
import type { Family } from '../families.contract.ts'
import { assignableRoles, type AssignableRole, type Role } from '../families.rules.ts'
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

/** A member, with what the current user can do about them. */
export function MemberRow({ family, member, isMe, onRemove, onLeave }: MemberRowProps) {
  const hints = useText('families.roleHints')
  const t = useText('members.list')
  const { role, user } = member
  const name = memberName(user)
  const isManaged = !isMe && isAssignable(role) && allows(family, 'members.manage')
  return (
    <li className="flex flex-wrap items-start gap-4 p-4">
      <Avatar name={name} src={user.avatar_url} />
      <div className="min-w-0 flex-1 basis-24">
        <p className="flex flex-wrap gap-x-1.5">
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
          {isMe && <span className="shrink-0 text-ink-soft">· {t('you')}</span>}
        </p>
        <p className="text-sm text-ink-soft">
          <BreakableText text={user.email} />
        </p>
        {isManaged ? (
          <RoleSelect family_id={family.id} member_id={member.id} name={name} role={role} />
        ) : (
          <div className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <RoleBadge role={role} />
            <span className="text-sm text-ink-soft">{hints(role)}</span>
          </div>
        )}
      </div>
      {(isManaged || (isMe && allows(family, 'family.leave'))) && (
        <Menu
          items={[
            isMe
              ? { label: t('leave'), icon: LogOut, danger: true, onSelect: onLeave }
              : { label: t('remove'), icon: UserMinus, danger: true, onSelect: () => onRemove(member) },
          ]}
          trigger={<IconButton icon={EllipsisVertical} label={t('actions', { name })} tooltipAlign="end" />}
        />
      )}
    </li>
  )
}

type RoleSelectProps = { family_id: string; member_id: string; name: string; role: AssignableRole }

function RoleSelect({ family_id, member_id, name, role }: RoleSelectProps) {
  const t = useText('members')
  const roleName = useText('families.roles')
  const roleHint = useText('families.roleHints')
  const toastError = useErrorToast()
  const changing = useChangeRole(family_id)

  function change(to: AssignableRole) {
    changing.mutate(
      { member_id, role: to },
      {
        onSuccess: () =>
          toast({
            title: t('toasts.roleUpdated'),
            description: t('toasts.roleUpdatedText', { name, role: roleName(to) }),
          }),
        onError: (error) => toastError(t('toasts.roleFailed'), error),
      },
    )
  }

  return (
    <Select
      className="mt-1 max-w-72"
      label={t('list.roleOf', { name })}
      hideLabel
      hint={roleHint(role)}
      value={role}
      onChange={change}
      options={assignableRoles.map((value) => ({ value, label: roleName(value) }))}
    />
  )
}

function isAssignable(role: Role): role is AssignableRole {
  return role !== 'owner'
}
