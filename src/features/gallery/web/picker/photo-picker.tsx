import { useState } from 'react'
import { PhotoToolsText } from '#features/viewer/web/photo-tools-text.tsx'
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
  | {
      single?: false
      chosen: readonly PickedPhoto[]
      max: number
      /** The photos are added to others, so the button says so. */
      adds?: boolean
      /** `photos` has those that are loaded, at least the first hundred. */
      onDone: (photo_ids: string[], photos: PickedPhoto[]) => void
    }
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
    <PhotoToolsText>
      <MoreTexts of={sentences}>
        <Picker {...props} />
      </MoreTexts>
    </PhotoToolsText>
  )
}

function Picker(props: PhotoPickerProps) {
  const t = useText('picker')
  const common = useText('web')
  const given = props.single ? [] : props.chosen
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(given.map(({ id }) => id)))
  const [known, setKnown] = useState<readonly PickedPhoto[]>(given)
  const max = props.single ? 1 : props.max
  const isFull = !props.single && chosen.size >= max

  function press(photo: PhotoListed) {
    if (props.single) return props.onPicked(photo)
    const next = new Set(chosen)
    if (next.delete(photo.id)) setChosen(next)
    else pressAll([photo.id], [photo])
  }

  function pressAll(ids: readonly string[], photos: readonly PhotoListed[]) {
    setChosen(new Set([...chosen, ...ids].slice(0, max)))
    setKnown([...known, ...photos])
  }

  function done() {
    if (props.single) return
    const photos = new Map(known.map((photo) => [photo.id, photo]))
    const ids = [...chosen]
    props.onDone(
      ids,
      ids.flatMap((id) => photos.get(id) ?? []),
    )
  }

  return (
    <Dialog
      open
      wide
      onClose={props.onClose}
      title={props.title}
      description={
        <span role="status">
          {props.single ? t('one') : isFull ? t('full', { max }) : t('chosen', { count: chosen.size })}
        </span>
      }
      actions={
        <>
          <Button kind="quiet" onClick={props.onClose}>
            {common('actions.cancel')}
          </Button>
          {!props.single && (
            <Button disabled={chosen.size === 0 && given.length === 0} onClick={done}>
              {t(props.adds ? 'add' : 'done', { count: chosen.size })}
            </Button>
          )}
        </>
      }
    >
      {/* The same height while loading, so nothing moves under a finger. The focus of a field would open a phone's keyboard. */}
      <div data-autofocus tabIndex={-1} className="min-h-[52dvh] outline-none">
        <PickerGrid
          family_id={props.family_id}
          chosen={chosen}
          imagesOnly={props.single ?? false}
          isFull={isFull}
          onPress={press}
          onAll={props.single ? undefined : pressAll}
          onNone={(ids) => setChosen(new Set(ids ? [...chosen].filter((id) => !ids.includes(id)) : []))}
        />
      </div>
    </Dialog>
  )
}
