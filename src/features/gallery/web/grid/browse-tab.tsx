import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, use, useRef, useState } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { isId } from '#shared/is-id.ts'
import { useStore } from '#web/external-store.ts'
import { visionTexts } from '#features/vision/web/vision.texts.ts'
import { lazyPart, lazyPrefetched } from '#web/lazy-component.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { useText } from '#web/text.tsx'
import { ErrorState, InlineError } from '#web/ui/error-state.tsx'
import { RevealPending } from '#web/ui/reveal-group.tsx'
import { OpenedPhoto } from '#features/viewer/web/opened-photo.tsx'
import { readGalleryFilter, readGallerySearch, type GallerySearch } from '#features/photos/web/photos.search.ts'
import { selection } from '../select/selection.ts'
import { PhotoExtrasContext } from '#features/viewer/web/details/photo-extras.ts'
import { useOpenPhoto } from '#features/viewer/web/use-open-photo.ts'
import { AfterImages } from '#web/after-images.tsx'
import { GalleryGrid } from './gallery-grid.tsx'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { GalleryToolbar } from './gallery-toolbar.tsx'
import { useGalleryPages } from './use-gallery-pages.ts'
import { useGalleryPosition } from './use-gallery-position.ts'
import { zoom } from './zoom.ts'

const PersonHeader = lazyPart(async () => (await import('./person-header.tsx')).PersonHeader)
const NoPhotos = lazyPart(async () => (await import('./no-photos.tsx')).NoPhotos)

const LooksLike = lazyWithTexts(visionTexts, () => import('../find/looks-like.tsx'), 'LooksLike')
const YearsView = lazyPart(async () => (await import('../timeline/years-view.tsx')).YearsView)

const PhotoMap = lazyPart(async () => (await import('#features/map/web/photo-map.tsx')).PhotoMap)

const SelectionLayer = lazyPrefetched(async () => (await import('../select/selection-layer.tsx')).SelectionLayer)

const BulkJobBar = lazyPrefetched(async () => (await import('../select/bulk-job-bar.tsx')).BulkJobBar)

type BrowseTabProps = {
  family_id: string
  /** Also viewers who may only save photos. */
  canSelect: boolean
  canEdit: boolean
  canAdd: boolean
  onFiles: (files: File[]) => void
  /** Opens the page with all ways to add photos. */
  onUpload: () => void
}

/** The gallery with its filters, in all four states. */
export function BrowseTab({ family_id, canSelect, canEdit, canAdd, onFiles, onUpload }: BrowseTabProps) {
  const t = useText('photos.gallery')
  const navigate = useNavigate()
  const cache = useQueryClient()
  const search = useSearch({ strict: false })
  const filter = readGalleryFilter(search)
  const isMapOpen = readGallerySearch(search).map === 'open'
  const person_id = filter.people && isId(filter.people) ? filter.people : undefined
  const { gallery, positionKey } = useGalleryPosition(filter)
  const pages = useGalleryPages(family_id, filter, { positionKey, isMapOpen })
  const { query, photos, fetchMore, timeline } = pages
  const opened = useOpenPhoto()
  const changeSearch = (change: GallerySearch) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, ...change }),
      replace: true,
      resetScroll: false,
    })
  const grid = useRef<HTMLDivElement>(null)
  const extras = use(PhotoExtrasContext)
  const { ids } = useStore(selection)
  const isYears = useStore(zoom) === 'years' && timeline !== undefined && !isMapOpen
  /** The list that the open photo was found in, if it isn't the gallery. */
  const [others, setOthers] = useState<readonly PhotoListed[]>([])
  const isOfOthers = others.some(({ id }) => id === opened.photo_id)

  const { data: session } = useQuery(sessionOptions)
  const looksLike = session?.has_vision && filter.text ? { ...filter, text: filter.text } : undefined
  const noPhotos = (
    <Suspense>
      <NoPhotos family_id={family_id} filter={filter} canAdd={canAdd} onFiles={onFiles} />
    </Suspense>
  )

  return (
    <>
      {person_id && (
        <Suspense fallback={<RevealPending />}>
          <PersonHeader family_id={family_id} person_id={person_id} />
        </Suspense>
      )}
      <GalleryToolbar
        family_id={family_id}
        filter={filter}
        total={query.data?.pages.at(-1)?.total}
        isTotalExact={query.data?.pages.at(-1)?.is_total_exact ?? true}
        isMapOpen={isMapOpen}
        hasYears={timeline !== undefined && !isMapOpen}
        isYears={isYears}
        canSelect={canSelect && !isYears}
        canAdd={canAdd}
        onFiles={onFiles}
        onUpload={onUpload}
      />
      <Suspense fallback={<MapRoom />}>
        {isMapOpen && (photos.length > 0 || query.isPending || !!filter.area) && (
          <PhotoMap
            family_id={family_id}
            filter={filter}
            onArea={(area) => changeSearch({ area })}
            onOpen={opened.open}
            onClose={() => changeSearch({ area: undefined, map: undefined })}
          />
        )}
      </Suspense>
      {filter.text && extras.mentions({ family_id, text: filter.text })}
      {looksLike && query.data && (
        <Suspense>
          <LooksLike
            family_id={family_id}
            filter={looksLike}
            onOpen={setOthers}
            otherwise={photos.length === 0 && noPhotos}
          />
        </Suspense>
      )}
      {query.isPending ? (
        <GallerySkeleton label={t('label')} />
      ) : query.isError && !query.data ? (
        <ErrorState title={t('failedTitle')} text={t('failedText')} onRetry={() => void query.refetch()} />
      ) : photos.length === 0 ? (
        !looksLike && noPhotos
      ) : isYears ? (
        <Suspense fallback={<GallerySkeleton label={t('label')} />}>
          <YearsView {...timeline} positionKey={positionKey} onJump={pages.jumpTo} />
        </Suspense>
      ) : (
        <GalleryGrid
          key={gallery}
          photos={photos}
          positionKey={positionKey}
          grid={grid}
          chosen={canSelect ? ids : undefined}
          hrefOf={opened.hrefOf}
          onOpen={opened.open}
          onNearEnd={fetchMore}
          timeline={timeline}
        />
      )}
      {query.isFetchNextPageError && !isYears && (
        <div className="flex justify-center py-4">
          <InlineError
            text={t('moreFailed')}
            onRetry={() => void query.fetchNextPage()}
            busy={query.isFetchingNextPage}
          />
        </div>
      )}
      {canSelect && (
        <AfterImages>
          {photos.length > 0 && !isYears && (
            <SelectionLayer
              key={family_id}
              family_id={family_id}
              photos={photos}
              grid={grid}
              findAll={async (day) => {
                const { allIds } = await import('#features/photos/web/bulk-changes.data.ts')
                return allIds(cache, family_id, day ? { ...filter, from: day, to: day } : filter)
              }}
            />
          )}
          {canEdit && <BulkJobBar key={`work ${family_id}`} family_id={family_id} />}
        </AfterImages>
      )}
      <OpenedPhoto
        family_id={family_id}
        photos={isOfOthers ? others : photos}
        opened={opened}
        onNearEnds={(end) => (end === 'end' ? fetchMore() : pages.fetchBefore())}
      />
    </>
  )
}

/** As high as the map, to avoid a layout shift. */
function MapRoom() {
  return (
    <div className="mb-24 h-[min(28rem,46svh)] bg-sea max-sm:-mx-(--page-edge) sm:mt-4 sm:h-[min(36rem,58svh)] sm:rounded-card lg:mr-[max(20.5rem,34%+1.5rem)] lg:mb-8" />
  )
}
