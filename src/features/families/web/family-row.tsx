import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { NameText } from '#web/ui/name-text.tsx'
import type { FamilyListed, FamilyUse } from '../families.contract.ts'
import { Faces } from './faces.tsx'
import { allows, familyOptions } from './families.data.ts'

/** The photo of a family's cover, by a feature above. */
export type Pictured = { FamilyPicture: ComponentType<{ family_id: string; otherwise: ReactNode }> }

type FamilyRowProps = { family: FamilyListed; use: FamilyUse | undefined; onLeave: () => void } & Pictured

/** One of the current user's families as its cover: who is in it, its plan use, and what they can do there. */
export function FamilyRow({ family, use, FamilyPicture, onLeave }: FamilyRowProps) {
  const t = useText('members.manage')
  const format = useFormat()
  const factsOf = useFamilyUse()
  const { id, name, role } = family
  const { data: members } = useQuery(familyOptions(id))
  const to = { params: { familyId: id } }
  return (
    <li className="group relative grid grid-cols-1 items-center gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:only:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className={`relative grid place-items-center overflow-hidden bg-sunk ${pictureShape}`}>
        <FamilyPicture family_id={id} otherwise={<Avatar name={name} size="portrait" />} />
      </div>
      <div className="flex flex-col items-start">
        {/* The whole row is a link; the other controls are above it. */}
        <Link
          to="/families/$familyId"
          {...to}
          className="font-serif text-2xl leading-tight font-semibold tracking-tight break-words outline-offset-4 group-hover:text-ember after:absolute after:inset-0 after:rounded-card sm:text-3xl lg:group-only:text-2xl"
        >
          <NameText name={name} />
        </Link>
        <p className="mt-1.5 text-ink-soft">{t('since', { date: format.longDate(family.created_at) })}</p>
        <div className="mt-5 flex min-h-11 items-center">{members && <Faces family={members} size="medium" />}</div>
        <div className="mt-2 min-h-[1.55em]">{use && <Facts of={factsOf(use)} className="text-base!" />}</div>
        {use && use.pending_invitations > 0 && (
          <Link
            to="/families/$familyId/members"
            {...to}
            className="relative z-1 inline-flex min-h-10 items-center font-semibold text-ember hover:underline"
          >
            {t('pending', { count: use.pending_invitations })}
          </Link>
        )}
        <p className="mt-5 self-stretch border-t border-line pt-5 font-semibold">{t(`yourRole.${role}`)}</p>
        <div className="relative z-1 mt-4 flex flex-wrap gap-2">
          {allows(family, 'family.manage') && (
            <Link
              to="/families/$familyId/settings"
              {...to}
              aria-label={t('settingsOf', { name })}
              className={buttonStyle({ kind: 'quiet' })}
            >
              <Settings aria-hidden size={18} />
              {t('settings')}
            </Link>
          )}
          {allows(family, 'family.leave') && (
            <Button kind="risky" aria-label={`${t('leave')}: ${name}`} onClick={onLeave} className="-ml-4.5">
              {t('leave')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

/** An only family's picture is as high as the screen on wide pages. */
export const pictureShape =
  'aspect-6/5 rounded-card lg:rounded-sheet lg:group-only:aspect-square lg:group-only:max-h-[max(30rem,100dvh-11rem)]'

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
