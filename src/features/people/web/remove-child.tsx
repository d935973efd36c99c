import { useQuery } from '@tanstack/react-query'
import { afterChange } from '#web/after-change.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Child } from '../children.contract.ts'
import { childOptions, useDeleteChild } from './children.data.ts'

type RemoveChildProps = { child: Child; onClose: () => void; onRemoved: (() => void) | undefined }

/** Asks for confirmation before a child is removed, and says what happens to their photos. */
export function RemoveChild({ child, onClose, onRemoved }: RemoveChildProps) {
  const t = useText('children')
  const say = useProblemText()
  const { data } = useQuery(childOptions(child.family_id, child.id))
  const removal = useDeleteChild(child.family_id)
  const name = child.first_name

  const remove = () =>
    afterChange(removal.mutateAsync(child.id), {
      onSuccess() {
        toast({ title: t('toasts.removed'), description: t('toasts.removedText', { name }) })
        onClose()
        onRemoved?.()
      },
      onError: (error) => toast({ kind: 'error', title: t('toasts.removeFailed'), description: say(error) }),
    })

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={remove}
      title={t('removing.title', { name })}
      text={t('removing.text')}
      confirmLabel={t('removing.confirm')}
      busy={removal.isPending}
      busyLabel={t('removing.busy')}
    >
      <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-ink-soft">
        {data ? (
          <>
            <li>{t('removing.photos', { count: data.counts.photos, name })}</li>
            <li>{t('removing.milestones', { count: data.counts.milestones, name })}</li>
            {data.counts.answers > 0 && <li>{t('removing.answers', { count: data.counts.answers, name })}</li>}
          </>
        ) : (
          <li aria-hidden className="list-none">
            <Skeleton className="h-13" />
          </li>
        )}
        <li>{t('removing.restore', { name })}</li>
      </ul>
    </ConfirmDialog>
  )
}
