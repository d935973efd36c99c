import { useInfiniteQuery, useIsMutating, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense, use, useState } from 'react'
import { useFamily } from '#features/families/web/use-family.ts'
import { OpenedPhoto } from '#features/viewer/web/opened-photo.tsx'
import { useOpenPhoto } from '#features/viewer/web/use-open-photo.ts'
import { isNotFound } from '#web/is-not-found.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { usePageTitle } from '#web/page-title.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { AlbumDetail } from '../albums.contract.ts'
import type { AlbumDialog } from './album-dialogs.ts'
import { AlbumExtrasContext } from './album-extras.ts'
import { AlbumHeader } from './album-header.tsx'
import { AlbumPhotos } from './album-photos.tsx'
import { AlbumToolbar } from './album-toolbar.tsx'
import { albumOptions, albumPhotosOptions, MOVES } from './albums.data.ts'

const AlbumForm = lazyPart(async () => (await import('./album-form.tsx')).AlbumForm)
const SectionForm = lazyPart(async () => (await import('./section-form.tsx')).SectionForm)
const BulkJobBar = lazyPart(async () => (await import('#features/gallery/web/select/bulk-job-bar.tsx')).BulkJobBar)
const AddPhotos = lazyPart(async () => (await import('./add-photos.tsx')).AddPhotos)

/** /families/{id}/albums/{id}: an album's words, and its photos with the text between them. */
export function AlbumPage() {
  const t = useText('albums.page')
  const { family_id } = useFamily()
  const { albumId: album_id } = useParams({ strict: false }) as { albumId: string }
  const query = useQuery(albumOptions(family_id, album_id))
  usePageTitle(query.data?.title)
  if (isNotFound(query.error))
    return (
      <EmptyState
        print="rain"
        heading="h1"
        title={t('goneTitle')}
        text={t('goneText')}
        action={
          <Link to="/families/$familyId/albums" params={{ familyId: family_id }} className={buttonStyle({})}>
            {t('all')}
          </Link>
        }
      />
    )
  return (
    <QueryState
      query={query}
      skeleton={<AlbumSkeleton />}
      failed={{ heading: 'h1', title: t('failedTitle'), text: t('failedText') }}
    >
      {(album) => <Album key={album.id} album={album} />}
    </QueryState>
  )
}

function Album({ album }: { album: AlbumDetail }) {
  const [dialog, setDialog] = useState<AlbumDialog>()
  const { family_id } = album
  const opened = useOpenPhoto()
  // While photos are being moved, an answer would show an earlier order.
  const isMoving = useIsMutating({ mutationKey: MOVES }) > 0
  const query = useInfiniteQuery({ ...albumPhotosOptions(family_id, album.id), enabled: !isMoving })
  const fetchMore = () => {
    if (query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError) void query.fetchNextPage()
  }
  const close = () => setDialog(undefined)
  const isEmpty = album.photos === 0 && !query.data?.pages.some(({ sections }) => sections.length > 0)
  return (
    <>
      <AlbumHeader album={album} />
      <AlbumToolbar album={album} isEmpty={isEmpty} onOpen={setDialog} />
      {use(AlbumExtrasContext).above(album)}
      <AlbumPhotos
        album={album}
        query={query}
        opened={opened}
        fetchMore={fetchMore}
        isArranging={dialog === 'arrange'}
        onOpen={setDialog}
        onArranged={close}
      />
      <OpenedPhoto
        family_id={family_id}
        photos={query.data?.pages.flatMap(({ photos }) => photos) ?? []}
        opened={opened}
        onNearEnds={(end) => end === 'end' && fetchMore()}
      />
      <Suspense>
        {album.can.add && <BulkJobBar family_id={family_id} />}
        {dialog === 'edit' && <AlbumForm family_id={family_id} album={album} onClose={close} />}
        {dialog === 'add' && <AddPhotos album={album} onClose={close} />}
        {dialog === 'section' && <SectionForm album={album} before_photo_id={null} onClose={close} />}
      </Suspense>
    </>
  )
}

function AlbumSkeleton() {
  const t = useText('albums.page')
  return (
    <div role="status" aria-label={t('loading')} className="md:pt-13">
      <Skeleton className="h-80 max-sm:-mx-(--page-edge) sm:h-[clamp(18rem,46svh,30rem)] sm:rounded-card" />
      <Skeleton className="mt-4 h-5 w-1/2 max-w-xs" />
      <Skeleton className="mt-4 h-11 w-40 rounded-control" />
      <Skeleton className="mt-6 h-96 max-sm:-mx-(--page-edge)" />
    </div>
  )
}
