import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useStore } from '#web/external-store.ts'
import { useText } from '#web/text.tsx'
import type { Pin } from '../pin.ts'
import { CaptionPins, PinMark } from './caption-pins.tsx'
import { captionOptions, type Captioned } from './captions.data.ts'
import { newPin } from './voices.ts'

/** On a photo above or beside its details: pins of captions, or the place of a new one while it's chosen. */
export function ImageCaptions(photo: Captioned) {
  const { data } = useQuery(captionOptions(photo))
  const placing = useStore(newPin)
  if (placing?.photo_id === photo.photo_id) return <ChoosePlace photo_id={photo.photo_id} pin={placing.pin} />
  return (
    <div className="pointer-events-none absolute inset-0">
      <CaptionPins captions={data?.captions ?? []} place="details" />
    </div>
  )
}

const STEP = 0.04
const MIDDLE: Pin = { x: 0.5, y: 0.5 }
const moves: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** A press chooses a place, and the arrow keys move it. */
function ChoosePlace({ photo_id, pin }: { photo_id: string; pin: Pin | null }) {
  const t = useText('captions')
  const place = (x: number, y: number) => newPin.set({ photo_id, pin: { x: within(x), y: within(y) } })
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // The keyboard presses without a place.
    if (detail === 0) return place(MIDDLE.x, MIDDLE.y)
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    place((clientX - left) / width, (clientY - top) / height)
  }
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (!by) return
    event.preventDefault()
    const { x, y } = pin ?? MIDDLE
    place(x + by[0], y + by[1])
  }
  return (
    <button
      type="button"
      data-keys
      aria-label={t('choosePlace')}
      onClick={press}
      onKeyDown={move}
      className="pointer-events-auto absolute inset-0 cursor-crosshair rounded-control outline-3 -outline-offset-3 outline-ember"
    >
      {pin && (
        <span className="absolute -translate-1/2" style={{ left: `${pin.x * 100}%`, top: `${pin.y * 100}%` }}>
          <PinMark isChosen />
        </span>
      )}
    </button>
  )
}

const within = (share: number) => Math.min(1, Math.max(0, share))
