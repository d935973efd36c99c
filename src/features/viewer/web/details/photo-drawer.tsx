import { useQuery } from '@tanstack/react-query'
import { Suspense, use, useDeferredValue, useState } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useText } from '#web/text.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { PhotoToolsText } from '../photo-tools-text.tsx'
import { photoOptions } from '#features/photos/web/photos.data.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { DownloadButton } from './download-button.tsx'
import { PhotoActions } from './photo-actions.tsx'
import { PhotoExtrasContext } from './photo-extras.ts'
import { PhotoEditForm } from './photo-edit-form.tsx'
import { PhotoFacts } from './photo-facts.tsx'
import { PhotoImage } from './photo-image.tsx'
import { useCloseOnFailure } from './use-close-on-failure.ts'
import { useLivePhotoItem } from './use-live-photo-item.ts'
import { useNeighbors } from './use-neighbors.ts'

export type PhotoDrawerProps = {
  family_id: string
  /** Undefined while it's closed or closing. */
  photo_id: string | undefined
  /** The list it was opened from, for the previous and next buttons. */
  photos: readonly PhotoListed[]
  startsAtComments: boolean
  /** The pixels that it was already pulled up by. */
  pulled: number
  onChange: (photo_id: string) => void
  onClose: () => void
  /** The photo was deleted or couldn't be loaded. */
  onGone: () => void
}

/** Photo Details (S1), in a drawer at the bottom. On phones, the comments have a lower one, below the photo. */
export function PhotoDrawer(props: PhotoDrawerProps) {
  const { family_id, photo_id, photos, startsAtComments, pulled, onChange, onClose, onGone } = props
  const t = useText('photos')
  const extras = use(PhotoExtrasContext)
  const alt = useAltText()
  const shown_id = useLast(photo_id)
  const [editing_id, setEditingId] = useState<string>()
  // Opening a photo again starts with its details, not the form.
  if (photo_id === undefined && editing_id !== undefined) setEditingId(undefined)
  const query = useQuery({ ...photoOptions(family_id, shown_id), enabled: photo_id !== undefined })
  const detail = query.data
  const photo = detail ?? photos.find((listed) => listed.id === shown_id)
  const isEditing = detail !== undefined && editing_id === shown_id
  const isOpen = photo_id !== undefined
  const isNarrow = useIsNarrow()
  const startsAt = useLast(isOpen ? (startsAtComments ? 'comments' : 'details') : undefined)
  const onlyComments = isNarrow && startsAt === 'comments'
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

  return (
    <Drawer
      open={isOpen && isMounted}
      startsAt={pulled}
      onClose={onClose}
      title={t(onlyComments ? 'details.comments' : 'details.title')}
      above={
        onlyComments &&
        photo && <img src={photo.large_url} alt={alt(photo)} className="size-full min-h-0 object-contain" />
      }
      actions={!onlyComments && actions}
    >
      {photo && onlyComments ? (
        <Suspense>{extras.comments(photo)}</Suspense>
      ) : photo ? (
        <div className="grid gap-5 p-4 sm:p-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-8">
          <PhotoImage
            key={photo.id}
            photo={photo}
            detail={detail}
            previous={isEditing ? undefined : previous}
            next={isEditing ? undefined : next}
            isSmall={isEditing}
            onFullScreen={onClose}
          />
          {isEditing ? (
            <PhotoToolsText>
              <PhotoEditForm photo={detail} onDone={() => setEditingId(undefined)} />
            </PhotoToolsText>
          ) : detail ? (
            <div className="flex min-w-0 flex-col gap-6">
              <PhotoToolsText>
                <PhotoFacts photo={detail} />
              </PhotoToolsText>
              <Suspense>{extras.below(detail, startsAtComments)}</Suspense>
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

/** The latest defined value, so that the drawer still shows its photo while it slides away. */
function useLast<T extends string>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
