import { LogOut, EllipsisVertical, UserCog, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { BreakableText } from '#web/ui/breakable-text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Family } from '../families.contract.ts'
import type { AssignableRole, Role } from '../families.rules.ts'
import { allows } from './families.data.ts'
import { memberName } from './member-name.ts'
import { useChangeRole } from './members.data.ts'
import { RoleDialog } from './role-dialog.tsx'

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
  const roleName = useText('families.roles')
  const hints = useText('families.roleHints')
  const t = useText('members.list')
  const toasts = useText('members.toasts')
  const changing = useChangeRole(family.id)
  const [isChanging, setIsChanging] = useState(false)
  const { role, user } = member
  const name = memberName(user)
  const manages = allows(family, 'members.manage')
  const isManaged = !isMe && isAssignable(role) && manages
  const hasMenu = isManaged || (isMe && allows(family, 'family.leave'))

  function changeRole(to: AssignableRole) {
    setIsChanging(false)
    if (to === role) return
    changing.mutate(
      { member_id: member.id, role: to },
      {
        onSuccess: () =>
          toast({ title: toasts('roleUpdated'), description: toasts('roleUpdatedText', { name, role: roleName(to) }) }),
        failed: toasts('roleFailed'),
      },
    )
  }

  return (
    <li className="flex items-center gap-3 py-3">
      <span className="self-start max-narrow:hidden">
        <Avatar name={name} src={user.avatar_url} size="medium" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-1.5">
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
          {isMe && <span className="shrink-0 text-ink-soft">· {t('you')}</span>}
        </p>
        <p className="text-sm text-ink-soft">
          <BreakableText text={user.email} />
        </p>
        <p className="mt-0.5 text-sm text-pretty">
          <span className="font-medium">{roleName(role)}</span>
          <span className="text-ink-soft max-sm:hidden"> · {hints(role)}</span>
        </p>
      </div>
      {hasMenu && (
        <Menu
          items={
            isMe
              ? [{ label: t('leave'), icon: LogOut, danger: true, onSelect: onLeave }]
              : [
                  { label: t('changeRole'), icon: UserCog, onSelect: () => setIsChanging(true) },
                  { label: t('remove'), icon: UserMinus, danger: true, onSelect: () => onRemove(member) },
                ]
          }
          trigger={<IconButton icon={EllipsisVertical} label={t('actions', { name })} tooltipAlign="end" />}
        />
      )}
      {isChanging && isAssignable(role) && (
        <RoleDialog {...{ name, role }} onClose={() => setIsChanging(false)} onChange={changeRole} />
      )}
    </li>
  )
}

function isAssignable(role: Role): role is AssignableRole {
  return role !== 'owner'
}
