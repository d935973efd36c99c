import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { openForm } from '#web/ui/open-form.ts'
import { toast } from '#web/ui/toast.ts'
import type { Milestone } from '../milestones.contract.ts'
import { useDeleteMilestone } from './milestones.data.ts'

const MilestoneForm = lazyPart(async () => (await import('./milestone-form.tsx')).MilestoneForm)

/** The actions for a milestone. */
export function MilestoneMenu({ milestone }: { milestone: Milestone }) {
  const t = useText('milestones')
  const [isAsked, setAsked] = useState(false)
  const deletion = useDeleteMilestone(milestone.family_id)
  const close = () => setAsked(false)
  const { id, name, family_id } = milestone

  const edit = () =>
    openForm((onClose) => <MilestoneForm family_id={family_id} milestone={milestone} onClose={onClose} />)

  const remove = () =>
    deletion.mutate(id, {
      onSuccess() {
        close()
        toast({ title: t('toasts.deleted'), description: t('toasts.deletedText') })
      },
      failed: t('toasts.deleteFailed'),
    })

  return (
    <>
      <Menu
        trigger={<IconButton icon={EllipsisVertical} label={t('more', { name })} tooltipAlign="end" />}
        items={[
          { label: t('edit'), icon: Pencil, onSelect: edit },
          { label: t('delete'), icon: Trash2, danger: true, onSelect: () => setAsked(true) },
        ]}
      />
      <ConfirmDialog
        open={isAsked}
        onClose={close}
        onConfirm={remove}
        title={t('deleting.title', { name })}
        text={t('deleting.text')}
        confirmLabel={t('deleting.confirm')}
        busy={deletion.isPending}
        busyLabel={t('deleting.busy')}
      />
    </>
  )
}
