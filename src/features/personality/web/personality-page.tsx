import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, Plus } from 'lucide-react'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BirthdayRound } from './birthday-round.tsx'
import { ChildProgressCard } from './child-progress-card.tsx'
import { PersonalityText } from './personality-text.tsx'
import { personalityOptions } from './personality.data.ts'

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
    <>
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
              <Pencil aria-hidden size={18} />
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
              <Skeleton key={i} className="h-105 rounded-card" />
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
                  <li key={child.id} className="row-span-3 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-0">
                    <ChildProgressCard family_id={family_id} child={child} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <EmptyState
              print="questions"
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
                    <Plus aria-hidden size={19} />
                    {t('addChild')}
                  </Link>
                )
              }
            />
          )
        }
      </QueryState>
    </>
  )
}
