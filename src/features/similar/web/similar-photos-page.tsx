import { useInfiniteQuery } from '@tanstack/react-query'
import { allows } from '#features/families/web/families.data.ts'
import { useFamilyOrLeave } from '#features/families/web/use-family.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { useText } from '#web/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageList } from '#web/ui/page-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUndoDelete } from '#features/photos/web/deleted/use-undo-delete.ts'
import { OpenedPhoto } from '#features/viewer/web/opened-photo.tsx'
import { useOpenPhoto } from '#features/viewer/web/use-open-photo.ts'
import { SimilarGroupCard } from './similar-group.tsx'
import { similarPhotosOptions, useDecide } from './similar-photos.data.ts'

/** /families/{id}/photos/similar: copies and bursts, for choosing which photos to keep. */
export function SimilarPhotosPage() {
  const t = useText('similarPhotos')
  const { family_id, family } = useFamilyOrLeave()
  const canDelete = allows(family, 'photos.delete')
  const query = useInfiniteQuery({ ...similarPhotosOptions(family_id), enabled: canDelete })
  const total = query.data?.pages.at(-1)?.total
  const opened = useOpenPhoto()
  const deciding = useDecide(family_id)
  const undo = useUndoDelete(family_id)

  function decide(group_id: string, kept: string[], others: string[]) {
    deciding.mutate(
      { group_id, kept, others },
      {
        onSuccess: () =>
          toast({
            title: others.length ? t('toasts.moved', { count: others.length }) : t('toasts.kept'),
            ...(others.length > 0 && undo(others)),
          }),
        failed: t('toasts.failed'),
      },
    )
  }

  return (
    <div className="flex flex-col">
      <BackLink to="/families/$familyId/photos" params={{ familyId: family_id }}>
        {t('back')}
      </BackLink>
      <PageHeader title={t('title')} subtitle={<span role="status">{t('intro', { count: total ?? 0 })}</span>} />
      {family && !canDelete ? (
        <EmptyState print="frames" title={t('notYoursTitle')} text={t('notYoursText')} />
      ) : (
        <PageList
          query={query}
          itemsOf={(page) => page.groups}
          empty={<EmptyState print="frames" title={t('emptyTitle')} text={t('emptyText')} />}
          skeleton={
            <div aria-busy="true" className="flex flex-col gap-4">
              <Skeleton className="h-72 rounded-card" />
              <Skeleton className="h-72 rounded-card" />
            </div>
          }
          failed={{ title: t('failedTitle') }}
        >
          {(groups) => (
            <div className="flex flex-col gap-10 sm:gap-14">
              {groups.map((group) => (
                <SimilarGroupCard
                  // Resets the choice when another photo joins the group.
                  key={`${group.id} ${group.photos.length}`}
                  group={group}
                  busy={deciding.isPending}
                  onDecide={(kept, others) => decide(group.id, kept, others)}
                  onOpen={opened.open}
                />
              ))}
            </div>
          )}
        </PageList>
      )}
      <OpenedPhoto
        family_id={family_id}
        photos={query.data?.pages.flatMap(({ groups }) => groups.flatMap(({ photos }) => photos)) ?? []}
        opened={opened}
      />
    </div>
  )
}
