import { MoveHorizontal } from 'lucide-react'
import { useState, type CSSProperties } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { photoChip } from '#features/photos/web/photo-chip.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { blurOf } from '#web/blur.ts'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'

export type Side = { photo: PhotoListed; label: string }
type CompareSliderProps = { before: Side; after: Side; className?: string }

/** Narrower and wider photos are cropped. */
const [NARROWEST, WIDEST] = [3 / 4, 16 / 9]

/** Two photos in one frame. A slider over all of it moves the line between them, by drag, tap or arrow keys. */
export function CompareSlider({ before, after, className }: CompareSliderProps) {
  const t = useText('thenAndNow')
  const format = useFormat()
  const [at, setAt] = useState(50)
  const ratio = Math.min(WIDEST, Math.max(NARROWEST, after.photo.width / after.photo.height))
  return (
    <div
      className={classNames('relative isolate mx-auto overflow-hidden rounded-mark bg-sunk', className)}
      style={{ aspectRatio: ratio, '--ratio': ratio } as CSSProperties}
    >
      <Picture {...after} />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}>
        <Picture {...before} />
      </div>
      <Label text={before.label} className="left-3" />
      <Label text={after.label} className="right-3" />
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={at}
        onChange={(event) => setAt(Number(event.target.value))}
        aria-label={t('slider', { before: before.label, after: after.label })}
        aria-valuetext={t('sliderValue', { percent: format.percent(at / 100), before: before.label })}
        className="peer absolute inset-0 z-10 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-page shadow-soft"
        style={{ left: `${at}%` }}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-page text-stage shadow-soft outline-ember peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2"
        style={{ left: `${at}%` }}
      >
        <MoveHorizontal size={20} />
      </span>
    </div>
  )
}

function Picture({ photo }: Side) {
  const alt = useAltText()
  return (
    <img
      src={photo.large_url}
      alt={alt(photo)}
      loading="lazy"
      draggable={false}
      style={{ backgroundImage: blurOf(photo.thumbhash) }}
      className="size-full bg-cover object-cover"
    />
  )
}

function Label({ text, className }: { text: string; className: string }) {
  return (
    <span
      className={classNames(
        photoChip,
        'pointer-events-none absolute bottom-3 max-w-[45%] rounded-full px-3 py-1 text-sm font-medium max-narrow:text-xs',
        className,
      )}
    >
      {text}
    </span>
  )
}
