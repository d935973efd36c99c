import { Check } from 'lucide-react'
import { useEffect, useRef, type MouseEvent } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { colorOf } from '#web/blur.ts'
import { blurIfLate } from '#web/late-blur.ts'
import { classNames } from '#web/ui/class-names.ts'
import { selection } from '../select/selection.ts'
import { PhotoMarks } from './photo-marks.tsx'

type PhotoCellProps = {
  photo: PhotoListed
  alt: string
  href: string
  x: number
  width: number
  height: number
  onOpen: (photo_id: string) => void
  /** Undefined if photos can't be selected. */
  chosen?: boolean | undefined
  /** Photos are being selected, so every checkbox is shown. */
  isChoosing?: boolean
  /** False while the page is flung: only the placeholder is rendered. */
  isSeen?: boolean
}

/** In smaller cells, icons would hide the photo, and the checkbox would leave no room to open it. */
const ICON_ROOM = 64
/** Without a mouse, a checkbox that isn't shown would be a part of the photo that doesn't open it. */
const canHover = matchMedia('(hover: hover)').matches
/**
 * Cells with a longer side than this use the large image, in CSS pixels: the small one has about 480. On dense screens, it's
 * enough for all but photos that have a phone's whole width.
 */
const SMALL_MAX = devicePixelRatio > 1.25 ? 350 : 550

/** A photo in a row of the gallery. It's a link, so it can be opened in a new tab. */
export function PhotoCell({
  photo,
  alt,
  href,
  x,
  width,
  height,
  onOpen,
  chosen,
  isChoosing = false,
  isSeen = true,
}: PhotoCellProps) {
  const src = Math.max(width, height) > SMALL_MAX ? photo.large_url : photo.small_url
  const frame = useRef<HTMLSpanElement>(null)
  const { thumbhash } = photo
  const isSmall = Math.min(width, height) < ICON_ROOM
  useEffect(() => (frame.current && thumbhash ? blurIfLate(frame.current, thumbhash) : undefined), [thumbhash])
  // The selection layer handles clicks and keys once it's loaded.
  const select = () => selection.set(new Set(selection.get().ids).add(photo.id), photo.id)
  return (
    <a
      href={href}
      data-photo={photo.id}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        if (chosen !== undefined && selection.get().isStarted) select()
        else onOpen(photo.id)
      }}
      onKeyDown={(event) => {
        if (event.key === ' ' && chosen === false && !event.currentTarget.closest('[data-selectable]')) {
          event.preventDefault()
          select()
        }
      }}
      style={{ left: x, width, height }}
      className={classNames(
        'group absolute top-0 block -outline-offset-2 focus-visible:z-1 sm:overflow-hidden sm:rounded-mark',
        chosen && 'bg-ember/20',
      )}
    >
      <span
        ref={frame}
        style={{ backgroundColor: colorOf(thumbhash) }}
        className={classNames(
          'absolute bg-sunk bg-cover bg-center transition-[inset]',
          // A wide frame would cover most of a small photo.
          chosen ? `overflow-hidden ${isSmall ? 'inset-0.5 rounded-mark' : 'inset-2.5 rounded-control'}` : 'inset-0',
        )}
      >
        {isSeen && <img src={src} alt={alt} decoding="async" draggable={false} className="size-full object-cover" />}
        <span className={isSmall ? 'sr-only' : undefined}>
          <PhotoMarks photo={photo} />
        </span>
      </span>
      {chosen !== undefined && (chosen || isChoosing || (canHover && !isSmall)) && (
        // The selection layer handles clicks on the gallery; on the keyboard, the space bar selects a photo.
        <span
          data-check
          aria-hidden
          className={classNames(
            'absolute top-1 left-1 grid size-5 place-items-center rounded-full after:absolute after:-inset-2.5',
            chosen ? 'bg-ember text-on-ember' : 'bg-stage/25 ring-2 ring-on-stage ring-inset',
            !chosen && !isChoosing && 'opacity-0 in-data-selectable:group-hover:opacity-100',
          )}
        >
          {chosen && <Check className="size-3.5" strokeWidth={3} />}
        </span>
      )}
    </a>
  )
}

/** Leaves other clicks to the browser: new tab, new window, download. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
