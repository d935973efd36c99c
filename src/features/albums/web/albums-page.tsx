import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { InlineError } from '#web/ui/error-state.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AlbumCard } from './album-card.tsx'
import { albumGrid, placeInGrid } from './album-grid.ts'
import { albumsOptions } from './albums.data.ts'
import { TripsSection } from './trips/trips-section.tsx'
import { tripsOptions } from './trips/trips.data.ts'

const AlbumForm = lazyPart(async () => (await import('./album-form.tsx')).AlbumForm)

export type AlbumsSearch = { form?: 'new' }

/** /families/{id}/albums: the family's albums, the latest first. */
export function AlbumsPage() {
  const t = useText('albums')
  const navigate = useNavigate()
  const { family_id, family } = useFamily()
  const { form } = useSearch({ strict: false }) as AlbumsSearch
  const query = useInfiniteQuery(albumsOptions(family_id))
  const canCreate = allows(family, 'photos.add')
  const tripsQuery = useInfiniteQuery({ ...tripsOptions(family_id), enabled: allows(family, 'photos.edit') })
  const trips = tripsQuery.data?.pages.flatMap((page) => page.trips)
  const show = (search: AlbumsSearch, replace = false) =>
    void navigate({ to: '.', search, replace, resetScroll: false })
  // Shown together, so that trips don't push the albums down.
  const albums = tripsQuery.isLoading ? undefined : query.data?.pages.flatMap((page) => page.albums)
  const createButton = canCreate && (
    <Button onClick={() => show({ form: 'new' })}>
      <Plus aria-hidden size={19} />
      {t('create')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={<span className="max-sm:hidden">{t('intro')}</span>}
        actions={!!albums?.length && createButton}
      />
      <QueryState
        query={{ ...query, data: albums }}
        skeleton={
          <div role="status" aria-label={t('title')} className={albumGrid}>
            {Array.from({ length: 6 }, (_, at) => {
              const { item, cover } = placeInGrid(at, 6)
              return (
                <div key={at} className={item}>
                  <Skeleton className={`rounded-card ${cover}`} />
                  <Skeleton className="mt-3 h-6 w-2/3" />
                  <Skeleton className="mt-1.5 h-5 w-1/2" />
                </div>
              )
            })}
          </div>
        }
        failed={{ title: t('failedTitle'), text: t('failedText') }}
      >
        {(shown) => (
          <>
            {tripsQuery.isError && !trips && (
              <div className="mb-6">
                <InlineError
                  text={t('trips.failed')}
                  onRetry={() => void tripsQuery.refetch()}
                  busy={tripsQuery.isFetching}
                />
              </div>
            )}
            {!!trips?.length && <TripsSection family_id={family_id} trips={trips} query={tripsQuery} />}
            {shown.length > 0 ? (
              <ul className={albumGrid}>
                {shown.map((album, at) => {
                  const { item, cover } = placeInGrid(at, query.data?.pages[0]?.albums.length ?? shown.length)
                  return (
                    <li key={album.id} className={item}>
                      <AlbumCard album={album} coverStyle={cover} />
                    </li>
                  )
                })}
              </ul>
            ) : (
              <EmptyState
                print="frames"
                title={t('emptyTitle')}
                text={canCreate ? t('emptyText') : t('emptyViewer')}
                action={createButton}
              />
            )}
          </>
        )}
      </QueryState>
      {query.hasNextPage && <LoadMore query={query} failed={t('moreFailed')} />}
      <Suspense>
        {form === 'new' && canCreate && <AlbumForm family_id={family_id} onClose={() => show({}, true)} />}
      </Suspense>
    </>
  )
}
