import { Link } from '@tanstack/react-router'
import { LogOut, EllipsisVertical, Settings, Users } from 'lucide-react'
import { useFormat, useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { Menu } from '#web/ui/menu.tsx'
import type { FamilyListed, FamilyUse } from '../families.contract.ts'
import { allows } from './families.data.ts'
import { RoleBadge } from './role-badge.tsx'

type FamilyRowProps = { family: FamilyListed; use: FamilyUse | undefined; onLeave: () => void }

/** One of the current user's families: their role, its plan use and the available actions. */
export function FamilyRow({ family, use, onLeave }: FamilyRowProps) {
  const t = useText('members.manage')
  const format = useFormat()
  const { id, name, role } = family
  const to = { params: { familyId: id } }
  const items: MenuItem[] = [
    { label: t('members'), icon: Users, link: { to: '/families/$familyId/members', ...to } },
    ...(allows(family, 'family.manage')
      ? [{ label: t('settings'), icon: Settings, link: { to: '/families/$familyId/settings', ...to } } as MenuItem]
      : []),
    ...(allows(family, 'family.leave')
      ? [{ label: t('leave'), icon: LogOut, danger: true, separated: true, onSelect: onLeave }]
      : []),
  ]
  return (
    <li className="relative flex items-start gap-4 rounded-card border border-line bg-card p-4 transition-colors hover:border-outline">
      <Avatar name={name} size="large" />
      <div className="min-w-0 flex-1">
        {/* The whole row is a link; the other controls are above it. */}
        <Link
          to="/families/$familyId"
          {...to}
          className="font-serif text-lg font-semibold break-words outline-offset-4 after:absolute after:inset-0 after:rounded-card"
        >
          {name}
        </Link>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
          <RoleBadge role={role} />
          {t('since', { date: format.longDate(family.created_at) })}
        </p>
        {/* Reserves the height while loading. */}
        <p className="mt-1 flex min-h-[1.55em] flex-wrap gap-x-3 text-sm text-ink-soft">{use && <Use use={use} />}</p>
        {use && use.pending_invitations > 0 && (
          <Link
            to="/families/$familyId/members"
            {...to}
            search={{ tab: 'invitations' }}
            className="relative z-1 inline-flex min-h-10 items-center text-sm font-semibold text-ember hover:underline"
          >
            {t('pending', { count: use.pending_invitations })}
          </Link>
        )}
      </div>
      <div className="relative z-1 flex min-h-11 shrink-0 items-center gap-1">
        {allows(family, 'family.manage') && (
          <Link
            to="/families/$familyId/settings"
            {...to}
            aria-label={t('settingsOf', { name })}
            className="hidden min-h-10 items-center gap-2 rounded-control px-3 text-sm font-semibold hover:bg-sunk sm:inline-flex"
          >
            <Settings aria-hidden size={18} />
            {t('settings')}
          </Link>
        )}
        <Menu
          items={items}
          trigger={<IconButton icon={EllipsisVertical} label={t('actions', { name })} tooltipAlign="end" />}
        />
      </div>
    </li>
  )
}

function Use({ use: { members, bytes, limits } }: { use: FamilyUse }) {
  const t = useText('members.manage')
  const format = useFormat()
  const size = format.bytes(bytes)
  return (
    <>
      <span>
        {limits.members === null
          ? t('people', { count: members })
          : t('peopleOf', { count: String(members), limit: limits.members })}
      </span>
      <span>
        {limits.bytes === null ? t('stored', { size }) : t('storedOf', { size, limit: format.bytes(limits.bytes) })}
      </span>
    </>
  )
}
