import { Suspense, useState } from 'react'
import type { Person } from '#features/people/people.contract.ts'
import { ChildrenText } from '#features/people/web/children-text.tsx'
import { useSetAvatar } from '#features/people/web/people.data.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { PhotoPicker } from './photo-picker.tsx'

const ImageCrop = lazyPart(async () => (await import('#web/ui/image-crop.tsx')).ImageCrop)

type PersonPhotoPickerProps = { person: Person; onClose: () => void }

/** Chooses a person's avatar: first a photo of the family, then a square of it. */
export function PersonPhotoPicker(props: PersonPhotoPickerProps) {
  return (
    <ChildrenText>
      <Steps {...props} />
    </ChildrenText>
  )
}

function Steps({ person, onClose }: PersonPhotoPickerProps) {
  const t = useText('children.avatar')
  const [photo, setPhoto] = useState<PhotoListed>()
  // The dialog crops the large image, but the square is stored in the original's pixels.
  const [scale, setScale] = useState(1)
  const setting = useSetAvatar(person.family_id, person.id)
  const name = person.first_name

  function saveAvatar({ id, width, height }: PhotoListed, square: { x: number; y: number; size: number }) {
    const size = Math.max(1, Math.min(Math.round(square.size * scale), width, height))
    const within = (at: number, edge: number) => Math.max(0, Math.min(Math.round(at * scale), edge - size))
    setting.mutate(
      { photo_id: id, x: within(square.x, width), y: within(square.y, height), size },
      {
        onSuccess() {
          toast({ title: t('chosen'), description: t('chosenText') })
          onClose()
        },
        failed: t('failed'),
      },
    )
  }

  async function choose(chosen: PhotoListed) {
    const copy = new Image()
    copy.src = chosen.large_url
    await copy.decode().catch(() => {})
    setScale(copy.naturalWidth > 0 ? chosen.width / copy.naturalWidth : 1)
    setPhoto(chosen)
  }

  if (!photo)
    return (
      <PhotoPicker
        single
        family_id={person.family_id}
        title={t('pickTitle', { name })}
        onClose={onClose}
        onPicked={(chosen) => void choose(chosen)}
      />
    )
  return (
    <Suspense>
      <ImageCrop
        open
        picture={photo.large_url}
        title={t('cropTitle', { name })}
        onClose={() => setPhoto(undefined)}
        onCropped={(square) => saveAvatar(photo, square)}
        busy={setting.isPending}
        busyLabel={t('keeping')}
      />
    </Suspense>
  )
}
