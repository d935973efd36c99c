import type { PointerEvent } from 'react'
import type { PhotoDetail, PhotoListed } from '#features/photos/photos.contract.ts'
import { useTakenDate } from '#features/photos/web/use-taken-date.ts'
import { DOT } from '#shared/dot.ts'
import { useFormat } from '#web/text.tsx'

type PhotoWordsProps = {
  photo: PhotoListed
  detail: PhotoDetail | undefined
  onOpen: () => void
  /** A finger may drag the photo from here too. */
  onDrag: (event: PointerEvent) => void
}

/** What a photo shows and when it was taken, over the picture. Opens the details. */
export function PhotoWords({ photo, detail, onOpen, onDrag }: PhotoWordsProps) {
  const format = useFormat()
  const takenDate = useTakenDate()
  const facts = [
    format.list((detail?.people ?? []).map(({ first_name }) => first_name)),
    photo.taken_at && takenDate(photo.taken_at, photo.taken_precision),
    detail?.location_name,
  ]
    .filter(Boolean)
    .join(DOT)
  if (!photo.description && !facts) return null
  return (
    <button
      type="button"
      onClick={onOpen}
      onPointerDown={onDrag}
      onPointerCancel={onDrag}
      className="mx-auto max-w-3xl touch-none rounded-control px-3 text-center text-balance drop-shadow-[0_1px_2px_rgb(0_0_0/.7)]"
    >
      {photo.description && <span className="line-clamp-2 font-serif text-lg">{photo.description}</span>}
      <span className="block text-sm text-on-stage/85">{facts}</span>
    </button>
  )
}
