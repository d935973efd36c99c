import { useQuery } from '@tanstack/react-query'
import { Check, Circle } from 'lucide-react'
import { monthsBetween } from '#features/people/child-age.ts'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import type { PersonDetail } from '#features/people/people.contract.ts'
import { useText } from '#web/text.tsx'
import { useToday } from '#web/use-today.ts'
import { Section } from '#web/ui/section.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FlagList } from './flag-list.tsx'
import { growingUpOptions, type GrowingUp } from './growing-up.data.ts'
import { HiddenList } from './hidden-list.tsx'
import { InviteChild } from './invite-child.tsx'
import { steps } from '../growing-up.rules.ts'
import { OwnProfile } from './own-profile.tsx'

type Props = { person: PersonDetail; isYou: boolean }

/** On a child's page, for the child and for those who edit people: what the child decides by their age. */
export function GrowingUpCard({ person, isYou }: Props) {
  const t = useText('growingUp')
  const { family } = useFamily()
  const { family_id, id, first_name: name } = person
  return (
    <Section title={isYou ? t('titleYours') : t('title', { name })} subtitle={isYou ? t('introYours') : t('intro')}>
      <QueryState
        query={useQuery(growingUpOptions(family_id, id))}
        skeleton={
          <div aria-busy>
            <Skeleton className="h-40" />
          </div>
        }
        failed={{ title: t('failedTitle') }}
      >
        {(growing) => (
          <div className="flex flex-col gap-5">
            <Steps growing={growing} person={person} isYou={isYou} />
            {!isYou && person.user_id === null && (
              <InviteChild person={person} mayInvite={allows(family, 'members.manage')} />
            )}
            {!isYou && <HiddenCounts growing={growing} name={name} />}
            <FlagList growing={growing} person={person} isYou={isYou} />
            {isYou && (growing.may.hide || growing.hidden !== null) && <HiddenList family_id={family_id} />}
            <OwnProfile growing={growing} person={person} isYou={isYou} />
          </div>
        )}
      </QueryState>
    </Section>
  )
}

function Steps({ growing: { ages }, person, isYou }: Props & { growing: GrowingUp }) {
  const t = useText('growingUp.steps')
  const { first_name: name, birth_date } = person
  const today = useToday()
  return (
    <ul className="flex flex-col gap-2">
      {steps.map((step) => {
        const age = ages[step]
        const isReached = birth_date !== null && birth_date <= today && monthsBetween(birth_date, today) >= age * 12
        return (
          <li key={step} className="flex gap-3">
            {isReached ? (
              <Check role="img" aria-label={t('reached')} size={18} className="mt-1 shrink-0 text-sage" />
            ) : (
              <Circle aria-hidden size={18} className="mt-1 shrink-0 text-ink-soft" />
            )}
            <span className={isReached ? undefined : 'text-ink-soft'}>
              {t(isYou ? `${step}Yours` : step, { age, name })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function HiddenCounts({ growing: { hidden }, name }: { growing: GrowingUp; name: string }) {
  const t = useText('growingUp.hidden')
  if (!hidden || hidden.photos + hidden.answers === 0) return null
  const { photos, answers } = hidden
  return (
    <p>
      {t('counts', { name, photos, answers, both: photos && answers ? 'yes' : 'no' })}{' '}
      <span className="text-ink-soft">{t('ask', { name })}</span>
    </p>
  )
}
