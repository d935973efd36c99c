import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { fullName } from '#shared/full-name.ts'
import { GrowthChart } from '#web/illustrations/growth-chart.tsx'
import { useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ChildListed } from '../personality.contract.ts'
import { BirthdayRound } from './birthday-round.tsx'
import { ChildQuote } from './child-quote.tsx'
import { PersonalityText } from './personality-text.tsx'
import { nextQuestion } from './next-question.ts'
import { personalityOptions, profileOptions } from './personality.data.ts'
import { ProgressBadge } from './progress-badge.tsx'
import { TenDots } from './ten-dots.tsx'
import { usePendingRecordings } from './use-pending-recordings.ts'

/** /families/{id}/personality: the family's children and their progress. */
export function PersonalityPage() {
  return (
    <PersonalityText>
      <Children />
    </PersonalityText>
  )
}

function Children() {
  const t = useText('personality')
  const { family_id, family } = useFamily()
  const canEdit = allows(family, 'personality.edit')
  return (
    <div className="mx-auto max-w-6xl">
      <PageHeader
        title={t('title')}
        subtitle={t('intro')}
        actions={
          canEdit && (
            <Link
              to="/families/$familyId/personality/questions"
              params={{ familyId: family_id }}
              className={buttonStyle({ kind: 'quiet' })}
            >
              {t('editQuestions')}
            </Link>
          )
        }
      />
      <QueryState
        query={useQuery(personalityOptions(family_id))}
        skeleton={
          <div role="status" aria-label={t('title')} className="grid gap-4 sm:grid-cols-2">
            {[0, 1].map((i) => (
              <Skeleton key={i} className="h-85 rounded-card" />
            ))}
          </div>
        }
        failed={{ title: t('failedTitle') }}
      >
        {({ children }) =>
          children.length > 0 ? (
            <>
              {canEdit && <BirthdayRound family_id={family_id} of={children} />}
              <ul className="grid gap-4 sm:grid-cols-2">
                {children.map((child) => (
                  <li key={child.id} className="min-w-0">
                    <ChildProgress family_id={family_id} child={child} canAsk={canEdit} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <EmptyState
              picture={<GrowthChart />}
              title={t('emptyTitle')}
              text={canEdit ? t('emptyText') : t('emptyViewer')}
              action={
                canEdit && (
                  <Link
                    to="/families/$familyId/people"
                    params={{ familyId: family_id }}
                    search={{ form: 'child' }}
                    className={buttonStyle({})}
                  >
                    {t('addChild')}
                  </Link>
                )
              }
            />
          )
        }
      </QueryState>
    </div>
  )
}

function ChildProgress({ family_id, child, canAsk }: { family_id: string; child: ChildListed; canAsk: boolean }) {
  const t = useText('personality')
  const { answered, total, badge } = child.progress
  const { data: profile } = useQuery(profileOptions(family_id, child.id))
  const onItsWay = usePendingRecordings(child.id)
  const next = profile && nextQuestion(profile, onItsWay)
  const here = { familyId: family_id, childId: child.id }
  const hasMore = profile ? next !== undefined : answered < total
  return (
    <article className="relative flex h-full flex-col gap-5 rounded-card border border-line bg-card p-5 transition-colors hover:border-outline sm:p-6">
      <div className="flex items-center gap-4 max-narrow:flex-col max-narrow:items-stretch sm:gap-6">
        <Avatar name={fullName(child)} src={child.avatar_url} size="portrait" />
        <div className="flex min-w-0 flex-1 flex-col gap-2.5">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h2 className="min-w-0 font-serif text-2xl leading-tight font-semibold break-words">
              <Link
                to="/families/$familyId/personality/$childId"
                params={here}
                className="after:absolute after:inset-0 after:rounded-card"
              >
                {child.first_name}
              </Link>
            </h2>
            <ProgressBadge badge={badge} />
          </div>
          <p className="text-ink-soft">{t('answered', { answered, total })}</p>
          <TenDots progress={child.progress} />
        </div>
      </div>
      <ChildQuote family_id={family_id} child_id={child.id} />
      {canAsk && (
        <Link
          to="/families/$familyId/personality/$childId"
          params={here}
          search={next && { question: next.prompt_order }}
          className={`mt-auto self-start ${buttonStyle({ kind: hasMore ? 'primary' : 'quiet' })}`}
        >
          {t(hasMore ? (answered > 0 ? 'askNext' : 'askFirst') : 'card.allAnswers', { name: child.first_name })}
        </Link>
      )}
    </article>
  )
}
