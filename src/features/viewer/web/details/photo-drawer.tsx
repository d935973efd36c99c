import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import type { PhotoView as View } from '#features/photos/web/photos.search.ts'
import { photoOptions } from '#features/photos/web/photos.data.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { PhotoActions } from './photo-actions.tsx'
import { PhotoImage } from './photo-image.tsx'
import { PhotoView, type Editing } from './photo-view.tsx'
import { placeOnStage } from './place-on-stage.ts'

export type PhotoDrawerProps = {
  family_id: string
  /** Undefined while it's closed or closing. */
  photo_id: string | undefined
  photos: readonly PhotoListed[]
  view: View | undefined
  editing: Editing
  previous: (() => void) | undefined
  next: (() => void) | undefined
  /** The pixels that it was already pulled up by. */
  pulled: number
  onClose: () => void
  /** The photo was deleted. */
  onGone: () => void
}

/** Photo details (S1) or the comments, in a drawer at the bottom. */
export function PhotoDrawer(props: PhotoDrawerProps) {
  const { family_id, photo_id, photos, editing, previous, next, pulled, onClose, onGone } = props
  const t = useText('photos')
  const shown_id = useLast(photo_id)
  const isOpen = photo_id !== undefined
  const { data: detail } = useQuery({ ...photoOptions(family_id, shown_id), enabled: isOpen })
  const photo = detail ?? photos.find((listed) => listed.id === shown_id)
  const { isEditing } = editing
  const view = useLast(isOpen ? props.view : undefined)
  const onlyComments = view === 'comments'
  // A drawer that's open when it mounts isn't animated.
  const isMounted = useDeferredValue(true, false)
  const height = isEditing ? '75dvh' : '65dvh'

  return (
    <Drawer
      open={isOpen && isMounted}
      startsAt={pulled}
      onClose={onClose}
      title={t(onlyComments ? 'details.comments' : isEditing ? 'details.edit' : 'details.title')}
      // The photo's own words are.
      hasTitle={onlyComments || isEditing}
      above={
        photo && (
          <div
            style={placeOnStage(photo, { sheet: height, pulled })}
            className={classNames(
              aboveStyle,
              isEditing ? 'h-[calc(100%+var(--below))] [--below:var(--radius-sheet)]' : 'h-full',
            )}
          >
            <PhotoImage
              key={photo.id}
              {...{ photo, detail, previous, next }}
              hasCaptions={!onlyComments && !isEditing}
              isCropped={isEditing}
              onFullScreen={onClose}
            />
          </div>
        )
      }
      height={height}
      actions={
        !onlyComments &&
        !isEditing &&
        detail && <PhotoActions isCompact photo={detail} onEdit={() => editing.edit(true)} onDeleted={onGone} />
      }
    >
      {photo && view ? (
        <PhotoView {...{ photo, detail, view, editing }} />
      ) : (
        <PageSpinner label={t('details.loading')} />
      )}
    </Drawer>
  )
}

const aboveStyle = classNames(
  'grid w-full transition-[transform] duration-500 ease-out',
  'group-data-ending-style/sheet:[transform:var(--on-stage)] group-data-starting-style/sheet:[transform:var(--on-stage)]',
)

/** The latest defined value, so that the drawer still shows its photo while it slides away. */
function useLast<T extends string>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
