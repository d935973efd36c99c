import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fullName } from '#shared/full-name.ts'
import { useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Section, sectionLinkStyle } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ChildListed } from '../personality.contract.ts'
import { PersonalityText } from './personality-text.tsx'
import { personalityOptions } from './personality.data.ts'
import { usePromptText } from './use-prompt-text.ts'

type PersonalityCardProps = { family_id: string; canEdit: boolean }

/** Personality profiles (S1): how many questions are answered, and each child's next one. */
export function PersonalityCard(props: PersonalityCardProps) {
  return (
    <PersonalityText>
      <Profiles {...props} />
    </PersonalityText>
  )
}

/** More children would hide what's below. */
const ASKED_MAX = 2

function Profiles({ family_id, canEdit }: PersonalityCardProps) {
  const t = useText('personality.card')
  const say = useText('personality')
  const params = { familyId: family_id }
  return (
    <Section
      title={t('title')}
      subtitle={t('subtitle')}
      action={
        <Link to="/families/$familyId/personality" params={params} className={sectionLinkStyle}>
          {t('toPersonality')}
        </Link>
      }
    >
      <QueryState
        query={useQuery(personalityOptions(family_id))}
        skeleton={<Skeleton className="h-40" />}
        failed={t('failed')}
      >
        {({ children, summary }) => {
          const sum = (of: 'answered' | 'total') => children.reduce((all, { progress }) => all + progress[of], 0)
          const asked = canEdit ? children.filter(({ next }) => next).slice(0, ASKED_MAX) : []
          return (
            <div className="@container">
              {asked.length > 0 && (
                <ul className="mb-6 grid gap-x-14 gap-y-8 @3xl:grid-cols-2">
                  {asked.map((child) => (
                    <li key={child.id}>
                      <NextQuestion family_id={family_id} child={child} />
                    </li>
                  ))}
                </ul>
              )}
              {summary.children > 0 ? (
                <Facts
                  of={[
                    t('children', { count: summary.children }),
                    say('answered', { answered: sum('answered'), total: sum('total') }),
                    <Link
                      key="children"
                      to="/families/$familyId/people"
                      params={params}
                      className="underline hover:text-ink"
                    >
                      {t('toChildren')}
                    </Link>,
                  ]}
                />
              ) : (
                <p className="text-ink-soft">{t('none')}</p>
              )}
            </div>
          )
        }}
      </QueryState>
    </Section>
  )
}

function NextQuestion({ family_id, child }: { family_id: string; child: ChildListed }) {
  const t = useText('personality')
  const words = usePromptText()
  const { next, progress } = child
  return (
    next && (
      <article className="group relative flex items-center gap-5 max-narrow:flex-col max-narrow:items-start sm:gap-7">
        <Avatar name={fullName(child)} src={child.avatar_url} size="portrait" />
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{t('answered', progress)}</p>
          <p className="mt-1 font-serif text-xl leading-snug font-semibold break-words">{words(next)}</p>
          <Link
            to="/families/$familyId/personality/$childId"
            params={{ familyId: family_id, childId: child.id }}
            search={{ question: next.prompt_order }}
            className="mt-2 block font-semibold text-ember group-hover:underline after:absolute after:inset-0"
          >
            {t(progress.answered > 0 ? 'askNext' : 'askFirst', { name: child.first_name })}
          </Link>
        </div>
      </article>
    )
  )
}
