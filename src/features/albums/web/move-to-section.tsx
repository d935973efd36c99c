import { useState } from 'react'
import { selection } from '#features/gallery/web/select/selection.ts'
import { useText } from '#web/text.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import type { AlbumDetail } from '../albums.contract.ts'
import { albumsContract, useAlbumChange, type Group, placeOf } from './albums.data.ts'

type MoveToSectionProps = { album: AlbumDetail; groups: readonly Group[]; photo_ids: string[]; onClose: () => void }

/** Moves selected photos to the end of a section. */
export function MoveToSection({ album, groups, photo_ids, onClose }: MoveToSectionProps) {
  const t = useText('albums')
  const [target, setTarget] = useState(groups[0]?.section?.id ?? '')
  const moving = useAlbumChange(albumsContract.moveInAlbum)

  function submit() {
    const at = groups.findIndex(({ section }) => (section?.id ?? '') === target)
    const next = groups[at + 1]?.section?.id
    moving.mutate(
      { ...placeOf(album), photo_ids, ...(next && { before_section_id: next }) },
      {
        failed: t('toasts.failed'),
        onSuccess() {
          selection.clear()
          toast({ title: t('toasts.moved', { count: photo_ids.length }) })
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={t('section.moveTitle')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('section.save')}
      busy={moving.isPending}
      busyLabel={t('section.saving')}
    >
      <ChoiceGroup
        label={t('page.photos')}
        value={target}
        onChange={setTarget}
        options={groups.map(({ section }) => ({
          value: section?.id ?? '',
          label: section ? (section.title ?? section.text?.slice(0, 60) ?? t('section.untitled')) : t('section.start'),
        }))}
      />
    </FormDialog>
  )
}
