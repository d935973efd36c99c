import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useMemo, useRef, useState } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { GALLERY_PAGE_SIZE } from '#features/photos/photos.rules.ts'
import { isId } from '#shared/is-id.ts'
import { useStore } from '#web/external-store.ts'
import { visionTexts } from '#features/vision/web/vision.texts.ts'
import { lazyPart, lazyPrefetched } from '#web/lazy-component.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { useText } from '#web/text.tsx'
import { ErrorState, InlineError } from '#web/ui/error-state.tsx'
import { RevealPending } from '#web/ui/reveal-group.tsx'
import { OpenedPhoto } from '#features/viewer/web/opened-photo.tsx'
import { countedInput, galleryOptions } from '#features/photos/web/photos.data.ts'
import { readGalleryFilter, readGallerySearch, type GallerySearch } from '#features/photos/web/photos.search.ts'
import { selection } from '../select/selection.ts'
import { useOpenPhoto } from '#features/viewer/web/use-open-photo.ts'
import { AfterImages } from './after-images.tsx'
import { GalleryGrid } from './gallery-grid.tsx'
import { shownPhotos } from '#features/photos/web/list/gallery-pages.ts'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { GalleryToolbar } from './gallery-toolbar.tsx'
import { photosToReturn, startToReturn } from './saved-position.ts'
import { useGalleryPosition } from './use-gallery-position.ts'

const PersonHeader = lazyPart(async () => (await import('./person-header.tsx')).PersonHeader)
const NoPhotos = lazyPart(async () => (await import('./no-photos.tsx')).NoPhotos)

const LooksLike = lazyWithTexts(visionTexts, () => import('../find/looks-like.tsx'), 'LooksLike')

const PhotoMap = lazyPart(async () => (await import('#features/map/web/photo-map.tsx')).PhotoMap)

const SelectionLayer = lazyPrefetched(async () => (await import('../select/selection-layer.tsx')).SelectionLayer)

const BulkJobBar = lazyPrefetched(async () => (await import('../select/bulk-job-bar.tsx')).BulkJobBar)

/** Pages farther away than this are dropped, and loaded again when needed. */
const PAGES_MAX = 12

type BrowseTabProps = {
  canEdit: boolean
  family_id: string
  canAdd: boolean
  onFiles: (files: File[]) => void
  /** Opens the page with all ways to add photos. */
  onUpload: () => void
}

/** The gallery with its filters, in all four states. */
export function BrowseTab({ family_id, canEdit, canAdd, onFiles, onUpload }: BrowseTabProps) {
  const t = useText('photos.gallery')
  const navigate = useNavigate()
  const cache = useQueryClient()
  const search = useSearch({ strict: false })
  const filter = readGalleryFilter(search)
  const isMapOpen = readGallerySearch(search).map === 'open'
  const person_id = filter.people && isId(filter.people) ? filter.people : undefined
  const { gallery, positionKey } = useGalleryPosition(filter)
  const [firstPage] = useState(() => photosToReturn(positionKey, GALLERY_PAGE_SIZE))
  const name = `${family_id} ${JSON.stringify(filter)}`
  const [jump, setJump] = useState(() => ({ name, start: startToReturn(positionKey) }))
  const start = jump.name === name ? jump.start : undefined
  const query = useInfiniteQuery({
    ...galleryOptions(family_id, filter, { firstPage: start ? GALLERY_PAGE_SIZE : firstPage, start }),
    maxPages: PAGES_MAX,
    // Keeps the previous photos on screen while another month or map area loads.
    placeholderData: (before, of) =>
      of?.queryKey[1] === family_id && (isMapOpen || JSON.stringify(of.queryKey[3]) === JSON.stringify(filter))
        ? before
        : undefined,
  })
  const opened = useOpenPhoto()
  const changeSearch = (change: GallerySearch) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, ...change }),
      replace: true,
      resetScroll: false,
    })
  const grid = useRef<HTMLDivElement>(null)
  const { ids } = useStore(selection)
  const { sort } = filter
  const photos = useMemo(() => (query.data ? shownPhotos(query.data, sort) : []), [query.data, sort])
  /** The list that the open photo was found in, if it isn't the gallery. */
  const [others, setOthers] = useState<readonly PhotoListed[]>([])
  const isOfOthers = others.some(({ id }) => id === opened.photo_id)
  const isBusy = query.isFetchingNextPage || query.isFetchingPreviousPage || query.isPlaceholderData
  const fetchMore = () => {
    if (query.hasNextPage && !isBusy && !query.isFetchNextPageError) void query.fetchNextPage()
  }
  const fetchBefore = () => {
    if (query.hasPreviousPage && !isBusy && !query.isFetchPreviousPageError) void query.fetchPreviousPage()
  }
  const skipped = query.data?.pages[0]?.month_offset

  const noPhotos = (
    <Suspense>
      <NoPhotos filter={filter} canAdd={canAdd} onFiles={onFiles} />
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
      {filter.text && query.data && (
        <Suspense>
          <LooksLike
            family_id={family_id}
            filter={{ ...filter, text: filter.text }}
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
        !filter.text && noPhotos
      ) : (
        <GalleryGrid
          key={gallery}
          photos={photos}
          positionKey={positionKey}
          grid={grid}
          chosen={canEdit ? ids : undefined}
          hrefOf={opened.hrefOf}
          onOpen={opened.open}
          onNearEnd={fetchMore}
          timeline={
            skipped === undefined || skipped === null || filter.sort
              ? undefined
              : {
                  family_id,
                  counted: { ...countedInput(filter), person_id: filter.people },
                  span: {
                    hasBefore: query.data?.pages[0]?.previous_cursor !== null,
                    hasAfter: query.data?.pages.at(-1)?.next_cursor !== null,
                    skipped,
                  },
                  onNearStart: fetchBefore,
                  onJump: (to) => setJump({ name, start: to }),
                }
          }
        />
      )}
      {query.isFetchNextPageError && (
        <div className="flex justify-center py-4">
          <InlineError
            text={t('moreFailed')}
            onRetry={() => void query.fetchNextPage()}
            busy={query.isFetchingNextPage}
          />
        </div>
      )}
      {canEdit && (
        <AfterImages>
          {photos.length > 0 && (
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
          <BulkJobBar key={`work ${family_id}`} family_id={family_id} />
        </AfterImages>
      )}
      <OpenedPhoto
        family_id={family_id}
        photos={isOfOthers ? others : photos}
        opened={opened}
        onNearEnds={(end) => (end === 'end' ? fetchMore() : fetchBefore())}
      />
    </>
  )
}

/** As high as the map, to avoid a layout shift. */
function MapRoom() {
  return <div className="-mx-4 mb-4 h-[min(28rem,46svh)] bg-sky sm:mx-0 sm:rounded-card" />
}
