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
  const manages = allows(family, 'members.manage')
  const isManaged = !isMe && isAssignable(role) && manages
  const hasMenu = isManaged || (isMe && allows(family, 'family.leave'))
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2 px-4 py-3.5 sm:flex sm:items-center sm:gap-4">
      <span className="max-narrow:hidden">
        <Avatar name={name} src={user.avatar_url} />
      </span>
      <div className="contents min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 sm:flex">
        <div className="col-start-2 min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap gap-x-1.5">
            <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
            {isMe && <span className="shrink-0 text-ink-soft">· {t('you')}</span>}
          </p>
          <p className="text-sm text-ink-soft">
            <BreakableText text={user.email} />
            <span aria-hidden className="max-sm:hidden">
              {' · '}
            </span>
            <span className={isManaged ? 'max-sm:hidden' : 'max-sm:block'}>{hints(role)}</span>
          </p>
        </div>
        <div className="col-span-2 col-start-2 row-start-2 justify-self-start max-narrow:col-span-3 max-narrow:col-start-1">
          {isManaged ? (
            <RoleSelect family_id={family.id} member_id={member.id} name={name} role={role} />
          ) : (
            <RoleBadge role={role} />
          )}
        </div>
      </div>
      {hasMenu ? (
        <Menu
          items={[
            isMe
              ? { label: t('leave'), icon: LogOut, danger: true, onSelect: onLeave }
              : { label: t('remove'), icon: UserMinus, danger: true, onSelect: () => onRemove(member) },
          ]}
          trigger={<IconButton icon={EllipsisVertical} label={t('actions', { name })} tooltipAlign="end" />}
        />
      ) : (
        // As wide as the others' menu.
        manages && <span className="hidden w-11 shrink-0 sm:block" />
      )}
    </li>
  )
}

type RoleSelectProps = { family_id: string; member_id: string; name: string; role: AssignableRole }

function RoleSelect({ family_id, member_id, name, role }: RoleSelectProps) {
  const t = useText('members')
  const roleName = useText('families.roles')
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
      className={fitsLargeText}
      label={t('list.roleOf', { name })}
      hideLabel
      value={role}
      onChange={change}
      options={assignableRoles.map((value) => ({ value, label: roleName(value) }))}
    />
  )
}

function isAssignable(role: Role): role is AssignableRole {
  return role !== 'owner'
}

/** The longest role stays whole on phones with large text. */
const fitsLargeText =
  '[&_select]:pr-[min(2.5rem,max(32px,11vw))] [&_select]:pl-[min(0.875rem,3.5vw)] [&_select]:text-[min(1rem,max(14px,5.5vw))]'
