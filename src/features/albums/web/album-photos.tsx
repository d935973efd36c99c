import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { Suspense, useMemo, useRef, useState } from 'react'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { GalleryGrid } from '#features/gallery/web/grid/gallery-grid.tsx'
import { selection } from '#features/gallery/web/select/selection.ts'
import type { OpenPhoto } from '#features/viewer/web/use-open-photo.ts'
import { useStore } from '#web/external-store.ts'
import { lazyPart, lazyPrefetched } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { InlineError } from '#web/ui/error-state.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { AlbumDetail } from '../albums.contract.ts'
import { AlbumSection } from './album-section.tsx'
import type { AlbumDialog } from './album-dialogs.ts'
import { allIdsOfAlbum, groupsOf, type AlbumPages } from './albums.data.ts'
import { useSelectionActions, type SelectionQuestion } from './use-selection-actions.ts'

const SelectionLayer = lazyPrefetched(
  async () => (await import('#features/gallery/web/select/selection-layer.tsx')).SelectionLayer,
)
const ArrangeLayer = lazyPart(async () => (await import('./arrange/arrange-layer.tsx')).ArrangeLayer)
const MoveToSection = lazyPart(async () => (await import('./move-to-section.tsx')).MoveToSection)
const SectionForm = lazyPart(async () => (await import('./section-form.tsx')).SectionForm)

type AlbumPhotosProps = {
  album: AlbumDetail
  query: UseInfiniteQueryResult<AlbumPages>
  opened: OpenPhoto
  fetchMore: () => void
  isArranging: boolean
  onOpen: (dialog: AlbumDialog) => void
  onArranged: () => void
}

/** The album's photos in the gallery's rows, with its sections between them. */
export function AlbumPhotos({ album, query, opened, fetchMore, isArranging, onOpen, onArranged }: AlbumPhotosProps) {
  const t = useText('albums')
  const all = useRef<HTMLDivElement>(null)
  const { ids } = useStore(selection)
  const [asking, setAsking] = useState<SelectionQuestion>()
  const groups = useMemo(() => (query.data ? groupsOf(query.data) : undefined), [query.data])
  const photos = useMemo(() => groups?.flatMap((group) => group.photos) ?? [], [groups])
  const { can, rule } = album
  const { family } = useFamily()
  const canSelect = can.add || can.edit || allows(family, 'photos.save')
  const actions = useSelectionActions(album, { hasSections: (groups?.length ?? 0) > 1, onAsk: setAsking })

  return (
    <QueryState
      query={{ ...query, data: groups }}
      skeleton={<Skeleton className="h-80 rounded-mark" />}
      failed={t('page.morePhotosFailed')}
    >
      {(shown) =>
        photos.length === 0 && shown.every(({ section }) => !section) ? (
          <EmptyState
            print="frames"
            title={t('page.emptyTitle')}
            text={rule ? t('page.emptyRule') : can.add ? t('page.emptyText') : t('page.emptyViewer')}
            action={
              can.add && (
                <Button onClick={() => onOpen('add')}>
                  <ImagePlus aria-hidden size={19} />
                  {t('page.add')}
                </Button>
              )
            }
          />
        ) : (
          <>
            <div ref={all}>
              {shown.map((group, at) => (
                <Part
                  key={group.section?.id ?? 'first'}
                  album={album}
                  group={group}
                  opened={opened}
                  chosen={canSelect && !isArranging ? ids : undefined}
                  onNearEnd={at === shown.length - 1 ? fetchMore : undefined}
                />
              ))}
            </div>
            {query.isFetchNextPageError && (
              <div className="flex justify-center py-4">
                <InlineError
                  text={t('page.morePhotosFailed')}
                  onRetry={() => void query.fetchNextPage()}
                  busy={query.isFetchingNextPage}
                />
              </div>
            )}
            <Suspense>
              {isArranging ? (
                <ArrangeLayer album={album} groups={shown} grid={all} onDone={onArranged} />
              ) : (
                canSelect && (
                  <SelectionLayer
                    family_id={album.family_id}
                    photos={photos}
                    grid={all}
                    findAll={() => allIdsOfAlbum(album)}
                    actions={actions}
                  />
                )
              )}
              {asking && 'move' in asking && (
                <MoveToSection
                  album={album}
                  groups={shown}
                  photo_ids={photos.flatMap(({ id }) => (asking.move.includes(id) ? [id] : []))}
                  onClose={() => setAsking(undefined)}
                />
              )}
              {asking && 'before' in asking && (
                <SectionForm album={album} before_photo_id={asking.before} onClose={() => setAsking(undefined)} />
              )}
            </Suspense>
          </>
        )
      }
    </QueryState>
  )
}

type PartProps = {
  album: AlbumDetail
  group: ReturnType<typeof groupsOf>[number]
  opened: OpenPhoto
  chosen: ReadonlySet<string> | undefined
  onNearEnd: (() => void) | undefined
}

const nothing = () => {}

/** A section, and the photos up to the next one. */
function Part({ album, group, opened, chosen, onNearEnd = nothing }: PartProps) {
  const t = useText('albums.page')
  const grid = useRef<HTMLDivElement>(null)
  const { section, photos } = group
  return (
    <div data-section={section?.id ?? ''}>
      {section && <AlbumSection album={album} section={section} />}
      {photos.length > 0 && (
        <GalleryGrid
          flat
          label={section?.title ?? t('photos')}
          photos={photos}
          positionKey={`album:${album.id}:${section?.id ?? ''}`}
          grid={grid}
          chosen={chosen}
          hrefOf={opened.hrefOf}
          onOpen={opened.open}
          onNearEnd={onNearEnd}
          timeline={undefined}
        />
      )}
    </div>
  )
}
