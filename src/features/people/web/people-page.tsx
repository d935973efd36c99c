import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Baby, Plus, UserPlus } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Person } from '../people.contract.ts'
import { ChildrenText } from './children-text.tsx'
import { FamilyTree } from './family-tree.tsx'
import { isTheirs } from './is-theirs.ts'
import { peopleOptions } from './people.data.ts'
import { PersonCard } from './person-card.tsx'
import { treeOf } from './relatives.ts'
import { RemovedPeople } from './removed-people.tsx'

const PersonForm = lazyPart(async () => (await import('./person-form.tsx')).PersonForm)

export type PeopleSearch = { form?: 'child' | 'person' }
type PeoplePageProps = {
  /** Above the people, for editors. */
  above?: (family_id: string) => ReactNode
}

/** /families/{id}/people: a family's children, adults and pets, and how they are related. */
export function PeoplePage(props: PeoplePageProps) {
  return (
    <ChildrenText>
      <People {...props} />
    </ChildrenText>
  )
}

const sections = ['child', 'adult', 'pet'] as const

function People({ above }: PeoplePageProps) {
  const t = useText('children')
  const navigate = useNavigate()
  const { family_id, family } = useFamily()
  const { form } = useSearch({ strict: false }) as PeopleSearch
  const query = useQuery(peopleOptions(family_id))
  const canEdit = allows(family, 'people.edit')
  const show = (next: PeopleSearch, replace = false) =>
    void navigate({ to: '.', search: next, replace, resetScroll: false })
  const tree = query.data ? treeOf(query.data) : []

  return (
    <>
      <PageHeader
        title={t('peopleTitle')}
        subtitle={t('peopleIntro')}
        actions={
          canEdit &&
          query.data &&
          query.data.people.length > 0 && (
            <Menu
              trigger={
                <Button>
                  <Plus aria-hidden size={19} />
                  {t('addMenu')}
                </Button>
              }
              items={[
                { label: t('add'), icon: Baby, onSelect: () => show({ form: 'child' }) },
                { label: t('addPerson'), icon: UserPlus, onSelect: () => show({ form: 'person' }) },
              ]}
            />
          )
        }
      />
      {canEdit && above?.(family_id)}
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label={t('peopleTitle')} className={`${listStyle} ${cardWidth.child}`}>
            {[0, 1].map((i) => (
              <Skeleton key={i} className="mx-auto size-32 rounded-full sm:size-36" />
            ))}
          </div>
        }
        failed={{ title: t('failedTitle'), text: t('failedText') }}
      >
        {({ people }) =>
          people.length > 0 ? (
            <div className="flex flex-col gap-x-12 gap-y-10 sm:flex-row sm:flex-wrap">
              {sections.map((kind) => (
                <Section
                  key={kind}
                  kind={kind}
                  people={people.filter((person) => person.kind === kind)}
                  canEdit={canEdit}
                />
              ))}
              {tree.length > 0 && (
                <section className="min-w-0 sm:basis-full">
                  <h2 className="mb-4 font-serif text-xl font-semibold">{t('relatives.tree')}</h2>
                  <FamilyTree branches={tree} />
                </section>
              )}
            </div>
          ) : (
            <EmptyState
              print="kite"
              title={t('emptyTitle')}
              text={canEdit ? t('emptyText') : t('emptyViewer')}
              action={
                canEdit && (
                  <div className="flex flex-wrap gap-3">
                    <Button onClick={() => show({ form: 'child' })}>
                      <Plus aria-hidden size={19} />
                      {t('add')}
                    </Button>
                    <Button kind="quiet" onClick={() => show({ form: 'person' })}>
                      <UserPlus aria-hidden size={19} />
                      {t('addPerson')}
                    </Button>
                  </div>
                )
              }
            />
          )
        }
      </QueryState>
      {allows(family, 'family.manage') && <RemovedPeople family_id={family_id} />}
      <Suspense>
        {canEdit && form && (
          <PersonForm
            family_id={family_id}
            kind={form === 'child' ? 'child' : 'adult'}
            onClose={() => show({}, true)}
          />
        )}
      </Suspense>
    </>
  )
}

const listStyle =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,var(--portrait)),1fr))] gap-x-3 gap-y-6 sm:-ml-2 sm:flex sm:flex-wrap sm:gap-x-4 sm:gap-y-8'
/** The first begins and the last ends at the page's margins. */
const portraits = 'max-sm:grid-cols-[repeat(auto-fill,min(100%,6rem))] max-sm:justify-between'
const cardWidth = { child: '[--portrait:9rem]', adult: portraits, pet: portraits }

type SectionProps = {
  kind: Person['kind']
  people: readonly Person[]
  canEdit: boolean
}

function Section({ kind, people, canEdit }: SectionProps) {
  const t = useText('children')
  const me = useQuery(sessionOptions).data?.user?.id
  if (people.length === 0) return null
  return (
    <section>
      <h2 className="mb-4 font-serif text-xl font-semibold sm:mb-6">{t(`sections.${kind}`)}</h2>
      <ul className={`${listStyle} ${cardWidth[kind]}`}>
        {people.map((person) => (
          <li key={person.id} className="min-w-0">
            <PersonCard person={person} canEdit={canEdit && !isTheirs(person, me)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
