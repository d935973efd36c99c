import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EllipsisVertical, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useOwnersFamily } from '#features/families/web/use-owners-family.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { LonePage } from '#web/ui/lone-page.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { DeletedPhotoCell } from './deleted-photo-cell.tsx'
import { deletedPhotosOptions, useEmptyDeletedPhotos } from './deleted-photos.data.ts'
import { RestoreBar } from './restore-bar.tsx'

const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-1.5 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] sm:gap-3'

type DeletedPhotosPageProps = {
  /** What else can be restored, added by a feature above. Undefined without any. */
  others: ReactNode
}

/** /families/{id}/settings/deleted: what the owner can restore. */
export function DeletedPhotosPage({ others }: DeletedPhotosPageProps) {
  const t = useText('deletedPhotos')
  const { family_id, isOwners } = useOwnersFamily()
  const query = useInfiniteQuery({ ...deletedPhotosOptions(family_id), enabled: isOwners })
  useRevealPending(query.isLoading)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const photos = query.data?.pages.flatMap((page) => page.photos) ?? []
  const isEmpty = query.isSuccess && photos.length === 0 && !others
  // Deselects photos that someone else has restored.
  const chosen = photos.filter(({ id }) => selected.has(id)).map(({ id }) => id)

  function toggle(id: string) {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setSelected(next)
  }

  return (
    <div className="flex flex-col">
      <BackLink to="/families/$familyId/settings" params={{ familyId: family_id }} search={{ section: 'backups' }}>
        {t('back')}
      </BackLink>
      {!isEmpty && (
        <PageHeader
          title={t('title')}
          subtitle={<span className="block max-w-prose">{t('intro')}</span>}
          actions={photos.length > 0 && <EmptyAll family_id={family_id} />}
        />
      )}
      <QueryState
        query={query}
        skeleton={
          <div aria-busy="true" className={GRID}>
            {Array.from({ length: 8 }, (_, n) => (
              <Skeleton key={n} className="aspect-square" />
            ))}
          </div>
        }
        failed={{ title: t('failedTitle') }}
      >
        {() =>
          photos.length === 0 ? (
            isEmpty && (
              <LonePage painting="picture-wall" page={t('title')} title={t('emptyTitle')} text={t('emptyText')}>
                <Link
                  to="/families/$familyId/photos"
                  params={{ familyId: family_id }}
                  className={classNames(buttonStyle({ kind: 'quiet' }), 'self-start')}
                >
                  {t('photos')}
                </Link>
              </LonePage>
            )
          ) : (
            <>
              <p className="mb-4 text-ink-soft">{t('hint')}</p>
              <ul aria-label={t('list')} className={GRID}>
                {photos.map((photo) => (
                  <DeletedPhotoCell
                    key={photo.id}
                    photo={photo}
                    isSelected={selected.has(photo.id)}
                    onToggle={() => toggle(photo.id)}
                  />
                ))}
              </ul>
              <LoadMore query={query} />
              <RestoreBar family_id={family_id} photo_ids={chosen} onClear={() => setSelected(new Set())} />
            </>
          )
        }
      </QueryState>
      {others}
    </div>
  )
}

function EmptyAll({ family_id }: { family_id: string }) {
  const t = useText('deletedPhotos')
  const [isAsking, setIsAsking] = useState(false)
  const emptying = useEmptyDeletedPhotos(family_id)
  const empty = () =>
    emptying.mutate(undefined, {
      onSuccess: ({ purged }) => toast({ title: t('toasts.emptied', { count: purged }) }),
      failed: t('toasts.emptyFailed'),
      onSettled: () => setIsAsking(false),
    })
  return (
    <>
      <Menu
        trigger={<IconButton icon={EllipsisVertical} label={t('more')} tooltipAlign="end" />}
        items={[{ label: t('empty'), icon: Trash2, danger: true, onSelect: () => setIsAsking(true) }]}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={empty}
        title={t('confirm.title')}
        text={t('confirm.text')}
        confirmLabel={t('confirm.confirm')}
        busy={emptying.isPending}
        busyLabel={t('confirm.deleting')}
      />
    </>
  )
}
