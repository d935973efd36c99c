import { useQuery } from '@tanstack/react-query'
import { Suspense, use, useDeferredValue, useState } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { PhotoToolsText } from '../photo-tools-text.tsx'
import type { PhotoView } from '#features/photos/web/photos.search.ts'
import { photoOptions } from '#features/photos/web/photos.data.ts'
import { DownloadButton } from './download-button.tsx'
import { PhotoActions } from './photo-actions.tsx'
import { PhotoExtrasContext } from './photo-extras.ts'
import { PhotoEditForm } from './photo-edit-form.tsx'
import { PhotoFacts } from './photo-facts.tsx'
import { PhotoImage } from './photo-image.tsx'
import { useCloseOnFailure } from './use-close-on-failure.ts'
import { useLivePhotoItem } from './use-live-photo-item.ts'
import { placeOnStage } from './place-on-stage.ts'
import { useNeighbors } from './use-neighbors.ts'

export type PhotoDrawerProps = {
  family_id: string
  /** Undefined while it's closed or closing. */
  photo_id: string | undefined
  /** The list it was opened from, for the previous and next buttons. */
  photos: readonly PhotoListed[]
  view: PhotoView | undefined
  /** The pixels that it was already pulled up by. */
  pulled: number
  onChange: (photo_id: string) => void
  onClose: () => void
  /** The photo was deleted or couldn't be loaded. */
  onGone: () => void
}

/** Photo Details (S1) or the comments, in a drawer at the bottom. */
export function PhotoDrawer(props: PhotoDrawerProps) {
  const { family_id, photo_id, photos, view, pulled, onChange, onClose, onGone } = props
  const t = useText('photos')
  const extras = use(PhotoExtrasContext)
  const shown_id = useLast(photo_id)
  const [editing_id, setEditingId] = useState<string>()
  // Opening a photo again starts with its details, not the form.
  if (photo_id === undefined && editing_id !== undefined) setEditingId(undefined)
  const query = useQuery({ ...photoOptions(family_id, shown_id), enabled: photo_id !== undefined })
  const detail = query.data
  const photo = detail ?? photos.find((listed) => listed.id === shown_id)
  const isEditing = detail !== undefined && editing_id === shown_id
  const isOpen = photo_id !== undefined
  const onlyComments = useLast(isOpen ? view : undefined) === 'comments'
  /** Whether the photo is above the sheet, not in it. */
  const isBelow = useIsNarrow() || onlyComments
  // A drawer that's open when it mounts isn't animated.
  const isMounted = useDeferredValue(true, false)
  const { previous, next } = useNeighbors({ family_id, photos, photo_id, onChange, hasArrowKeys: isOpen && !isEditing })
  useLivePhotoItem(photo_id, detail, onChange)
  // Keeps unsaved text on screen if someone else deletes the photo.
  useCloseOnFailure(query, isOpen && !isEditing, () => {
    toast({ kind: 'error', title: t('toasts.error'), description: t('toasts.loadFailed') })
    onGone()
  })

  const actions = detail?.can.edit
    ? !isEditing && (
        <PhotoToolsText>
          <PhotoActions photo={detail} onEdit={() => setEditingId(detail.id)} onDeleted={onGone} />
        </PhotoToolsText>
      )
    : detail?.can.save && <DownloadButton photo={detail} />

  const height = isEditing ? '85dvh' : '65dvh'
  const image = photo && (
    <PhotoImage
      key={photo.id}
      photo={photo}
      detail={detail}
      previous={isEditing ? undefined : previous}
      next={isEditing ? undefined : next}
      isAbove={isBelow}
      hasCaptions={!onlyComments}
      onFullScreen={onClose}
    />
  )

  return (
    <Drawer
      open={isOpen && isMounted}
      startsAt={pulled}
      onClose={onClose}
      title={t(onlyComments ? 'details.comments' : 'details.title')}
      above={
        isBelow &&
        photo && (
          <div style={placeOnStage(photo, { sheet: height, pulled })} className={aboveStyle}>
            {image}
          </div>
        )
      }
      height={height}
      actions={!onlyComments && actions}
    >
      {photo && onlyComments ? (
        <Suspense>{extras.comments(photo)}</Suspense>
      ) : photo ? (
        <div className="grid gap-5 p-4 sm:p-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-8">
          {!isBelow && image}
          {isEditing ? (
            <PhotoToolsText>
              <PhotoEditForm photo={detail} onDone={() => setEditingId(undefined)} />
            </PhotoToolsText>
          ) : detail ? (
            <div className="flex min-w-0 flex-col gap-6">
              <PhotoToolsText>
                <PhotoFacts photo={detail} />
              </PhotoToolsText>
              <Suspense>{extras.below(detail)}</Suspense>
            </div>
          ) : (
            <div role="status" aria-label={t('details.loading')} />
          )}
        </div>
      ) : (
        <PageSpinner label={t('details.loading')} />
      )}
    </Drawer>
  )
}

const aboveStyle = classNames(
  'grid size-full transition-[transform] duration-500 ease-out',
  'group-data-ending-style/sheet:[transform:var(--on-stage)] group-data-starting-style/sheet:[transform:var(--on-stage)]',
)

/** The latest defined value, so that the drawer still shows its photo while it slides away. */
function useLast<T extends string>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
