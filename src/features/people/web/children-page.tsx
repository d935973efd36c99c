import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { GrowthChart } from '#web/illustrations/growth-chart.tsx'
import type { Child } from '../children.contract.ts'
import { ChildCard } from './child-card.tsx'
import { ChildrenText } from './children-text.tsx'
import { RemovedChildren } from './removed-children.tsx'
import { childrenOptions } from './children.data.ts'

const ChildForm = lazyPart(async () => (await import('./child-form.tsx')).ChildForm)

export type ChildrenSearch = { form?: 'child' }

/** /families/{id}/children: all of a family's children, each with a badge that another feature adds (`badgeOf`). */
export function ChildrenPage({ badgeOf }: { badgeOf?: (child: Child) => ReactNode }) {
  return (
    <ChildrenText>
      <Children badgeOf={badgeOf} />
    </ChildrenText>
  )
}

function Children({ badgeOf }: { badgeOf: ((child: Child) => ReactNode) | undefined }) {
  const t = useText('children')
  const navigate = useNavigate()
  const { family_id, family } = useFamily()
  const { form } = useSearch({ strict: false }) as ChildrenSearch
  const query = useQuery(childrenOptions(family_id))
  const canEdit = allows(family, 'people.edit')
  const show = (next: ChildrenSearch, replace = false) =>
    void navigate({ to: '.', search: next, replace, resetScroll: false })
  const addButton = (
    <Button onClick={() => show({ form: 'child' })}>
      <Plus aria-hidden size={19} />
      {t('add')}
    </Button>
  )

  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title={t('title')}
        subtitle={t('intro')}
        actions={canEdit && query.data && query.data.length > 0 && addButton}
      />
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label={t('title')} className="grid gap-4 sm:grid-cols-2">
            {[0, 1].map((i) => (
              <Skeleton key={i} className="h-26 rounded-card" />
            ))}
          </div>
        }
        failed={{ title: t('failedTitle'), text: t('failedText') }}
      >
        {(children) =>
          children.length > 0 ? (
            <ul className="grid gap-4 sm:grid-cols-2">
              {children.map((child) => (
                <li key={child.id} className="min-w-0">
                  <ChildCard child={child} canEdit={canEdit} badge={badgeOf?.(child)} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              picture={<GrowthChart />}
              title={t('emptyTitle')}
              text={canEdit ? t('emptyText') : t('emptyViewer')}
              action={canEdit && addButton}
            />
          )
        }
      </QueryState>
      {allows(family, 'family.manage') && <RemovedChildren family_id={family_id} />}
      <Suspense>
        {canEdit && form === 'child' && <ChildForm family_id={family_id} onClose={() => show({}, true)} />}
      </Suspense>
    </div>
  )
}
