import { Copy, LogOut, UserCog, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#web/copy-text.ts'
import { useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { BreakableText } from '#web/ui/breakable-text.tsx'
import { TileName } from '#web/ui/tile-name.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { toast } from '#web/ui/toast.ts'
import type { Family } from '../families.contract.ts'
import type { AssignableRole, Role } from '../families.rules.ts'
import { allows } from './families.data.ts'
import { memberName } from './member-name.ts'
import { useChangeRole } from './members.data.ts'
import { PersonTile } from './person-tile.tsx'
import { RoleDialog } from './role-dialog.tsx'

export type FamilyMember = Family['members'][number]

type MemberRowProps = {
  family: Family
  member: FamilyMember
  isMe: boolean
  /** More that an owner can do about other members. */
  items: readonly MenuItem[]
  onRemove: (member: FamilyMember) => void
  onLeave: () => void
}

/** A member, with what the current user can do about them. */
export function MemberRow({ family, member, isMe, items: more, onRemove, onLeave }: MemberRowProps) {
  const roleName = useText('families.roles')
  const t = useText('members.list')
  const toasts = useText('members.toasts')
  const changing = useChangeRole(family.id)
  const [isChanging, setIsChanging] = useState(false)
  const { role, user } = member
  const name = memberName(user)
  const manages = allows(family, 'members.manage')
  const isManaged = !isMe && isAssignable(role) && manages

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

  async function copyEmail() {
    const { email } = user
    toast(
      (await copyText(email))
        ? { title: toasts('emailCopied') }
        : { kind: 'error', title: toasts('copyFailed'), description: email },
    )
  }

  const items: MenuItem[] = [
    { label: t('copyEmail'), icon: Copy, onSelect: () => void copyEmail() },
    ...(isManaged
      ? [
          ...more,
          { label: t('changeRole'), icon: UserCog, onSelect: () => setIsChanging(true) },
          { label: t('remove'), icon: UserMinus, danger: true, onSelect: () => onRemove(member) },
        ]
      : []),
    ...(isMe && allows(family, 'family.leave')
      ? [{ label: t('leave'), icon: LogOut, danger: true, onSelect: onLeave }]
      : []),
  ]

  return (
    <PersonTile
      portrait={<Avatar name={name} src={user.avatar_url} size="portrait" />}
      name={user.first_name ? <TileName first={user.first_name} last={user.last_name} /> : name}
      role={role}
      mark={isMe ? t('you') : undefined}
      details={
        <p className="font-medium">
          <BreakableText text={user.email} />
        </p>
      }
      items={items}
      actionsLabel={t('actions', { name })}
    >
      {isChanging && isAssignable(role) && (
        <RoleDialog {...{ name, role }} onClose={() => setIsChanging(false)} onChange={changeRole} />
      )}
    </PersonTile>
  )
}

function isAssignable(role: Role): role is AssignableRole {
  return role !== 'owner'
}
