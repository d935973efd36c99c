import { ImagePlus, X } from 'lucide-react'
import type { PickedPhoto } from '#features/gallery/web/picker/photo-picker.tsx'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'

type ChosenPhotosProps = {
  photos: readonly PickedPhoto[]
  /** All photos have been loaded. */
  isReady: boolean
  onChoose: () => void
  onRemove: (photo_id: string) => void
}

/** The photos in a milestone's form, with buttons to remove and add photos. */
export function ChosenPhotos({ photos, isReady, onChoose, onRemove }: ChosenPhotosProps) {
  const t = useText('milestones.form')
  return (
    <fieldset disabled={!isReady} className="flex flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{t('photos')}</legend>
      {photos.length > 0 && (
        <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6">
          {photos.map((photo) => (
            <li key={photo.id} className="relative">
              <img
                src={photo.small_url}
                alt={photo.description ?? photo.filename}
                style={{ backgroundImage: blurOf(photo.thumbhash) }}
                className="aspect-square w-full rounded-mark bg-sunk bg-cover object-cover"
              />
              <button
                type="button"
                aria-label={t('removePhoto', { name: photo.description ?? photo.filename })}
                onClick={() => onRemove(photo.id)}
                className="absolute -top-2.5 -right-2.5 grid size-11 place-items-center rounded-full"
              >
                <span className="grid size-6 place-items-center rounded-full border border-line bg-card text-ink shadow-soft">
                  <X aria-hidden size={14} strokeWidth={2.5} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button kind="quiet" className="self-start" disabled={!isReady} onClick={onChoose}>
        <ImagePlus aria-hidden size={18} />
        {t(photos.length > 0 ? 'changePhotos' : 'choosePhotos')}
      </Button>
    </fieldset>
  )
}
