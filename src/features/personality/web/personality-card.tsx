import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Summary } from '../personality.rules.ts'
import { PersonalityText } from './personality-text.tsx'
import { personalityOptions } from './personality.data.ts'

/** Personality Profiles (S1): the number of completed profiles, for the family's dashboard. */
export function PersonalityCard({ family_id }: { family_id: string }) {
  return (
    <PersonalityText>
      <Profiles family_id={family_id} />
    </PersonalityText>
  )
}

function Profiles({ family_id }: { family_id: string }) {
  const t = useText('personality.card')
  const params = { familyId: family_id }
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <QueryState
        query={useQuery(personalityOptions(family_id))}
        skeleton={
          <div role="status" aria-label={t('title')} className="flex flex-col gap-5">
            <Skeleton className="h-16" />
            <Skeleton className="h-11 w-48" />
          </div>
        }
        failed={t('failed')}
      >
        {({ summary }) => (
          <div className="flex flex-col gap-5">
            {summary.children > 0 ? <Counts summary={summary} /> : <p className="text-ink-soft">{t('none')}</p>}
            <div className="flex flex-wrap gap-2.5">
              <Link to="/families/$familyId/personality" params={params} className={buttonStyle({ kind: 'quiet' })}>
                {t('toPersonality')}
              </Link>
              {summary.children > 0 && (
                <Link to="/families/$familyId/people" params={params} className={buttonStyle({ kind: 'plain' })}>
                  {t('toChildren')}
                </Link>
              )}
            </div>
          </div>
        )}
      </QueryState>
    </Card>
  )
}

const RADIUS = 26
const ROUND = 2 * Math.PI * RADIUS

function Counts({ summary }: { summary: Summary }) {
  const t = useText('personality.card')
  const format = useFormat()
  const { children, completed, percent } = summary
  return (
    <div className="flex items-center gap-4">
      <span className="relative grid size-16 shrink-0 place-items-center">
        <svg viewBox="0 0 64 64" fill="none" strokeWidth="6" aria-hidden className="absolute inset-0 -rotate-90">
          <circle cx="32" cy="32" r={RADIUS} className="stroke-line" />
          <circle
            cx="32"
            cy="32"
            r={RADIUS}
            className="stroke-plum"
            strokeLinecap={percent > 0 ? 'round' : 'butt'}
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - percent / 100)}
          />
        </svg>
        <span className="text-sm font-semibold tabular-nums">{format.percent(percent / 100)}</span>
      </span>
      <span>
        <span className="block font-semibold">{t('children', { count: children })}</span>
        <span className="block text-ink-soft">{t('completed', { completed, children })}</span>
        <span className="block text-sm text-ink-soft">{t('completedHint')}</span>
      </span>
    </div>
  )
}
