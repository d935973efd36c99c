import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Person } from '../people.contract.ts'
import { personOptions, useDeletePerson } from './people.data.ts'

type RemovePersonProps = { person: Person; onClose: () => void; onRemoved: (() => void) | undefined }

/** Asks for confirmation before a person is removed, and says what happens to their photos. */
export function RemovePerson({ person, onClose, onRemoved }: RemovePersonProps) {
  const t = useText('children')
  const { data } = useQuery(personOptions(person.family_id, person.id))
  const removal = useDeletePerson(person.family_id)
  const name = person.first_name

  const remove = () =>
    removal.mutate(person.id, {
      onSuccess() {
        toast({ title: t('toasts.removed'), description: t('toasts.removedText', { name }) })
        onClose()
        onRemoved?.()
      },
      failed: t('toasts.removeFailed'),
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
            {person.kind === 'child' && <li>{t('removing.milestones', { count: data.counts.milestones, name })}</li>}
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
