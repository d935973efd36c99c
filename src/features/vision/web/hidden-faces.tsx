import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FaceCrop } from './face-crop.tsx'
import { faceGroupsOptions, useArrangeFaces } from './faces.data.ts'

/** The faces that someone hid, to show them again. */
export function HiddenFaces({ family_id, onClose }: { family_id: string; onClose: () => void }) {
  const t = useText('vision.faces')
  const common = useText('web.actions')
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('hiddenFaces')}
      description={t('hiddenText')}
      actions={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <HiddenGroups family_id={family_id} />
    </Dialog>
  )
}

function HiddenGroups({ family_id }: { family_id: string }) {
  const t = useText('vision.faces')
  const query = useInfiniteQuery(faceGroupsOptions(family_id, { is_hidden: 'true' }))
  const { hiding } = useArrangeFaces(family_id)
  const showAgain = (group_id: string) =>
    hiding.mutate({ group_id, is_hidden: false }, { failed: t('failed'), done: t('shownAgain') })
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-20" />}>
      {({ pages }) => {
        const groups = pages.flatMap((page) => page.groups)
        if (groups.length === 0) return <p className="text-ink-soft">{t('noneHidden')}</p>
        return (
          <ul className="flex flex-col divide-y divide-line">
            {groups.map((group) => (
              <li key={group.id} className="flex items-center gap-4 py-3">
                <FaceCrop face={group.cover} className="size-16" />
                <span className="min-w-0 flex-1 text-ink-soft">{t('seen', { count: group.faces })}</span>
                <Button kind="quiet" disabled={hiding.isPending} onClick={() => showAgain(group.id)}>
                  {t('showAgain')}
                </Button>
              </li>
            ))}
            {query.hasNextPage && (
              <li className="flex justify-center pt-3">
                <Button kind="quiet" onClick={() => void query.fetchNextPage()} busy={query.isFetchingNextPage}>
                  {t('more')}
                </Button>
              </li>
            )}
          </ul>
        )
      }}
    </QueryState>
  )
}
