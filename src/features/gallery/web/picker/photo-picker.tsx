import { useState } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { PickerGrid } from './picker-grid.tsx'

/** What the caller gets about a selected photo. */
export type PickedPhoto = Pick<PhotoListed, 'id' | 'filename' | 'description' | 'kind' | 'thumbhash' | 'small_url'>

type PhotoPickerProps = {
  family_id: string
  title: string
  onClose: () => void
} & (
  | {
      /** Closes with the first photo that's selected. Videos are left out. */ single: true
      onPicked: (photo: PhotoListed) => void
    }
  | { single?: false; chosen: readonly PickedPhoto[]; max: number; onDone: (photos: PickedPhoto[]) => void }
)

const sentences = import.meta.glob<object>('../../picker.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    picker: typeof import('../../picker.messages.en.ts').picker
  }
}

/** Selects photos of a family. Load it lazily. */
export function PhotoPicker(props: PhotoPickerProps) {
  return (
    <MoreTexts of={sentences}>
      <Picker {...props} />
    </MoreTexts>
  )
}

function Picker(props: PhotoPickerProps) {
  const t = useText('picker')
  const common = useText('web')
  const [chosen, setChosen] = useState<readonly PickedPhoto[]>(props.single ? [] : props.chosen)
  const isFull = !props.single && chosen.length >= props.max

  function press(photo: PhotoListed) {
    if (props.single) return props.onPicked(photo)
    const isChosen = chosen.some(({ id }) => id === photo.id)
    if (isChosen) setChosen(chosen.filter(({ id }) => id !== photo.id))
    else if (!isFull) setChosen([...chosen, photo])
  }

  return (
    <Dialog
      open
      wide
      onClose={props.onClose}
      title={props.title}
      description={
        <span role="status">
          {props.single ? t('one') : isFull ? t('full', { max: props.max }) : t('chosen', { count: chosen.length })}
        </span>
      }
      actions={
        <>
          <Button kind="quiet" onClick={props.onClose}>
            {common('actions.cancel')}
          </Button>
          {!props.single && (
            <Button
              disabled={chosen.length === 0 && props.chosen.length === 0}
              onClick={() => props.onDone([...chosen])}
            >
              {t('done')}
            </Button>
          )}
        </>
      }
    >
      {/* The same height while loading, so nothing moves under a finger. */}
      <div className="min-h-[52dvh]">
        <PickerGrid
          family_id={props.family_id}
          chosen={new Set(chosen.map(({ id }) => id))}
          imagesOnly={props.single ?? false}
          isFull={isFull}
          onPress={press}
        />
      </div>
    </Dialog>
  )
}
