import { FolderInput, ImageMinus, Star, Type } from 'lucide-react'
import { selection } from '#features/gallery/web/select/selection.ts'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import type { AlbumDetail } from '../albums.contract.ts'
import { MOVE_MAX } from '../albums.rules.ts'
import { albumsContract, placeOf, useAlbumChange } from './albums.data.ts'

/** What a dialog asks about selected photos: the section to move them to, or the title of one that starts at a photo. */
export type SelectionQuestion = { move: string[] } | { before: string }

type Asks = { hasSections: boolean; onAsk: (question: SelectionQuestion) => void }

/** The actions that an album adds to the gallery's for selected photos. */
export function useSelectionActions(album: AlbumDetail, { hasSections, onAsk }: Asks) {
  const t = useText('albums')
  const removal = useAlbumChange(albumsContract.removeFromAlbum)
  const addition = useAlbumChange(albumsContract.addToAlbum)
  const editing = useAlbumChange(albumsContract.editAlbum)
  const { can, rule } = album
  const failed = t('toasts.failed')
  const succeed = (title: string) => {
    selection.clear()
    toast({ title })
  }

  const putBack = (photos: { photo_ids: string[]; positions: number[] }) =>
    addition.mutate(
      { ...placeOf(album), ...photos },
      {
        failed,
        onSuccess: ({ added, refused }) =>
          toast({
            title: t('toasts.added', { count: added, title: album.title }),
            ...(refused > 0 && { description: t('toasts.refused', { count: refused }) }),
          }),
      },
    )
  const remove = (chosen: string[]) =>
    removal.mutate(
      { ...placeOf(album), photo_ids: chosen },
      {
        failed,
        onSuccess({ removed, photo_ids, positions }) {
          selection.clear()
          toast({
            title: t('toasts.removed', { count: removed }),
            ...(removed > 0 && {
              action: { label: t('toasts.undo'), onClick: () => putBack({ photo_ids, positions }) },
            }),
          })
        },
      },
    )
  const chooseCover = (cover_photo_id: string) =>
    editing.mutate({ ...placeOf(album), cover_photo_id }, { failed, onSuccess: () => succeed(t('toasts.cover')) })

  return (chosen: string[]) => {
    const only = chosen.length === 1 ? chosen[0] : undefined
    return [
      ...(can.edit && only
        ? [
            { label: t('select.cover'), icon: Star, onSelect: () => chooseCover(only) },
            ...(rule
              ? []
              : [{ label: t('select.sectionBefore'), icon: Type, onSelect: () => onAsk({ before: only }) }]),
          ]
        : []),
      ...(can.edit && !rule && hasSections && chosen.length <= MOVE_MAX
        ? [{ label: t('select.moveToSection'), icon: FolderInput, onSelect: () => onAsk({ move: chosen }) }]
        : []),
      ...(rule || !(can.add || can.edit)
        ? []
        : [{ label: t('select.remove'), icon: ImageMinus, onSelect: () => remove(chosen) }]),
    ]
  }
}
