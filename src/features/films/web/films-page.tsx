import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { isUnderWay } from '#features/exports/web/exports.data.ts'
import { allows, familyOptions } from '#features/families/web/families.data.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FilmCard } from './film-card.tsx'
import { FilmIdeas } from './film-ideas.tsx'
import { filmsOptions } from './films.data.ts'
import type { FilmsSearch } from './films.search.ts'
import { NewFilm } from './new-film.tsx'

/** /families/{id}/films: makes a film, and shows those that this person had made. */
export function FilmsPage() {
  const t = useText('films')
  const { familyId: family_id } = useParams({ strict: false }) as { familyId: string }
  const search: FilmsSearch = useSearch({ strict: false })
  const isChoosing = Object.keys(search).length > 0
  const query = useQuery(filmsOptions(family_id))
  const canAdd = allows(useQuery(familyOptions(family_id)).data, 'photos.add')
  const link = !isChoosing && (
    <Link
      to="/families/$familyId/films"
      params={{ familyId: family_id }}
      search={{ new: true }}
      className={buttonStyle({})}
    >
      <Plus aria-hidden size={19} />
      {t('link')}
    </Link>
  )
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('intro')} actions={query.data?.films.length !== 0 && link} />
      <QueryState
        query={query}
        skeleton={
          <div aria-busy className={isChoosing ? BESIDE_FORM : undefined}>
            {isChoosing && <Skeleton className="h-72 rounded-card" />}
            <Skeleton className="aspect-video rounded-card" />
          </div>
        }
        failed={{ title: t('failedTitle') }}
      >
        {({ films, can_make }) => (
          <div className={isChoosing ? BESIDE_FORM : BESIDE_IDEAS}>
            {isChoosing && <NewFilm family_id={family_id} canMake={can_make} isBusy={films.some(isUnderWay)} />}
            {films.length > 0 ? (
              <ul className="flex flex-col gap-12">
                {films.map((film) => (
                  <li key={film.id}>
                    <FilmCard family_id={family_id} film={film} canAdd={canAdd} />
                  </li>
                ))}
              </ul>
            ) : (
              <EmptyState
                print="fair"
                title={t('empty')}
                text={t(isChoosing ? 'emptyHint' : can_make ? 'emptyText' : 'new.noFfmpeg')}
                action={can_make && link}
              />
            )}
            {!isChoosing && can_make && <FilmIdeas family_id={family_id} films={films} />}
          </div>
        )}
      </QueryState>
    </>
  )
}

const BESIDE_FORM = 'grid grid-cols-1 items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'
const BESIDE_IDEAS =
  'flex flex-col gap-10 lg:flex-row lg:items-start *:first:grow lg:*:last:not-first:w-52 lg:*:last:not-first:shrink-0'
