import { useQuery } from '@tanstack/react-query'
import {
  Archive,
  ArchiveRestore,
  BringToFront,
  Crop,
  Download,
  EllipsisVertical,
  GalleryVerticalEnd,
  Heart,
  HeartOff,
  Pencil,
  RotateCcw,
  RotateCw,
  Trash2,
  Ungroup,
} from 'lucide-react'
import { Suspense, use, useState } from 'react'
import { allows, familyOptions } from '#features/families/web/families.data.ts'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { stackOptions } from '#features/photos/web/stacks.data.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { PhotoToolsText } from '../photo-tools-text.tsx'
import { useStacking } from '../stacks/use-stacking.ts'
import { DownloadButton, useDownload } from './download-button.tsx'
import { PhotoExtrasContext } from './photo-extras.ts'
import { useArchive, useDeletePhoto, useFavorite, useTurnPhoto } from './photo-mutations.ts'

const CropDialog = lazyPart(async () => (await import('../crop/crop-dialog.tsx')).CropDialog)

type PhotoActionsProps = {
  photo: PhotoDetail
  /** All of them in the menu, where there's no room beside the photo's words. */
  isCompact?: boolean
  onEdit: () => void
  onDeleted: () => void
}

/** The actions for a photo: favorite, edit, download, and a menu with the others. */
export function PhotoActions(props: PhotoActionsProps) {
  const { photo } = props
  if (!photo.can.edit) return photo.can.save && <DownloadButton photo={photo} />
  return (
    <PhotoToolsText>
      <Actions {...props} />
    </PhotoToolsText>
  )
}

function Actions({ photo, isCompact = false, onEdit, onDeleted }: PhotoActionsProps) {
  const t = useText('photos')
  const actions = useText('photoTools.actions')
  const ask = useText('photoTools.delete')
  const { data: family } = useQuery(familyOptions(photo.family_id))
  const isOwner = allows(family, 'family.manage')
  const [isAsking, setIsAsking] = useState(false)
  const [isCropping, setCropping] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const extras = use(PhotoExtrasContext)
  const ids = { family_id: photo.family_id, photo_id: photo.id }
  const favorite = useFavorite(ids)
  const archive = useArchive(ids)
  const turn = useTurnPhoto(ids)
  const canTurn = photo.kind === 'image' && !photo.animated
  const download = useDownload(photo)
  const deletion = useDeletePhoto(ids, onDeleted)
  const stacking = useStacking(photo.family_id)
  const { data: stack } = useQuery({ ...stackOptions(photo.family_id, photo.id), enabled: photo.stack_size > 1 })
  const stacked = stack?.can_edit ? stack.photos.map(({ id }) => id) : []
  return (
    <>
      {!isCompact && (
        <>
          <IconButton icon={Pencil} label={t('details.edit')} onClick={onEdit} />
          <DownloadButton photo={photo} />
        </>
      )}
      <Menu
        trigger={
          <IconButton icon={EllipsisVertical} label={t('details.more')} className={isCompact ? '-mr-2.5' : undefined} />
        }
        items={[
          ...(isCompact
            ? [
                { label: t('details.edit'), icon: Pencil, onSelect: onEdit },
                { label: t('details.download'), icon: Download, onSelect: download },
                {
                  label: t(photo.is_favorite ? 'details.removeFavorite' : 'details.addFavorite'),
                  icon: photo.is_favorite ? HeartOff : Heart,
                  onSelect: () => favorite.mutate(!photo.is_favorite),
                },
              ]
            : []),
          { label: actions('addToAlbum'), icon: GalleryVerticalEnd, onSelect: () => setAdding(true) },
          ...(canTurn
            ? [
                { label: actions('crop'), icon: Crop, onSelect: () => setCropping(true) },
                { label: actions('turnRight'), icon: RotateCw, onSelect: () => turn.mutate(1) },
                { label: actions('turnLeft'), icon: RotateCcw, onSelect: () => turn.mutate(3) },
              ]
            : []),
          ...(stacked.length > 1 && photo.is_covered
            ? [
                {
                  label: actions('putOnTop'),
                  icon: BringToFront,
                  onSelect: () => void stacking.putOnTop(photo.id, stacked),
                },
              ]
            : []),
          ...(stacked.length > 1
            ? [{ label: actions('unstack'), icon: Ungroup, onSelect: () => void stacking.unstack([photo.id]) }]
            : []),
          photo.is_archived
            ? { label: actions('unarchive'), icon: ArchiveRestore, onSelect: () => archive.mutate(false) }
            : { label: actions('archive'), icon: Archive, onSelect: () => archive.mutate(true) },
          ...(photo.can.delete
            ? [{ label: actions('delete'), icon: Trash2, danger: true, onSelect: () => setIsAsking(true) }]
            : []),
        ]}
      />
      <Suspense>
        {isAdding && extras.addToAlbum({ ...ids, photo_ids: [photo.id], onClose: () => setAdding(false) })}
      </Suspense>
      <Suspense>{isCropping && <CropDialog photo={photo} onClose={() => setCropping(false)} />}</Suspense>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => deletion.mutate()}
        title={ask('title')}
        text={ask(isOwner ? 'text' : photo.audience === 'private' ? 'textPrivate' : 'textNotOwner')}
        confirmLabel={ask('confirm')}
        busy={deletion.isPending}
        busyLabel={ask('deleting')}
      />
    </>
  )
}
