import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import type { FamilyListed, FamilyUse } from '../families.contract.ts'
import { allows } from './families.data.ts'

/** The photo of a family's cover, by a feature above. */
export type Pictured = { FamilyPicture: ComponentType<{ family_id: string; otherwise: ReactNode }> }

type FamilyRowProps = { family: FamilyListed; use: FamilyUse | undefined; onLeave: () => void } & Pictured

/** One of the current user's families: their role, its plan use and the available actions. */
export function FamilyRow({ family, use, FamilyPicture, onLeave }: FamilyRowProps) {
  const t = useText('members.manage')
  const roleName = useText('families.roles')
  const format = useFormat()
  const factsOf = useFamilyUse()
  const { id, name, role } = family
  const to = { params: { familyId: id } }
  return (
    <li className="relative grid grid-cols-1 overflow-hidden rounded-card border border-line bg-card transition-colors hover:border-outline sm:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="relative grid aspect-video place-items-center bg-sunk sm:aspect-auto sm:min-h-52">
        <FamilyPicture family_id={id} otherwise={<Avatar name={name} size="portrait" />} />
      </div>
      <div className="flex flex-col justify-center p-5 pb-3 sm:px-7">
        {/* The whole row is a link; the other controls are above it. */}
        <Link
          to="/families/$familyId"
          {...to}
          className="font-serif text-2xl leading-tight font-semibold break-words outline-offset-4 after:absolute after:inset-0 after:rounded-card"
        >
          {name}
        </Link>
        <Facts className="mt-1" of={[roleName(role), t('since', { date: format.longDate(family.created_at) })]} />
        {/* Reserves the height while loading. */}
        <div className="min-h-[1.5em] text-sm">{use && <Facts of={factsOf(use)} />}</div>
        {use && use.pending_invitations > 0 && (
          <Link
            to="/families/$familyId/members"
            {...to}
            className="relative z-1 inline-flex min-h-10 items-center self-start text-sm font-semibold text-ember hover:underline"
          >
            {t('pending', { count: use.pending_invitations })}
          </Link>
        )}
        <div className="relative z-1 mt-1 -ml-3.5 flex flex-wrap gap-1">
          {allows(family, 'family.manage') && (
            <Link
              to="/families/$familyId/settings"
              {...to}
              aria-label={t('settingsOf', { name })}
              className={buttonStyle({ kind: 'plain', size: 'small' })}
            >
              {t('settings')}
            </Link>
          )}
          {allows(family, 'family.leave') && (
            <Button kind="risky" size="small" aria-label={`${t('leave')}: ${name}`} onClick={onLeave}>
              {t('leave')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

function useFamilyUse(): (use: FamilyUse) => string[] {
  const t = useText('members.manage')
  const format = useFormat()
  return ({ members, bytes, limits }) => {
    const size = format.bytes(bytes)
    return [
      limits.members === null
        ? t('people', { count: members })
        : t('peopleOf', { count: String(members), limit: limits.members }),
      limits.bytes === null ? t('stored', { size }) : t('storedOf', { size, limit: format.bytes(limits.bytes) }),
    ]
  }
}
