import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Crop } from '#features/media/crop.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { corners, moveBox, resizeBox, type Corner } from './crop-box.ts'

type CropFrameProps = {
  src: string
  box: Crop
  /** Width by height as fractions of the image; undefined if it's free. */
  ratio: number | undefined
  onBox: (box: Crop) => void
  onSize: (size: { width: number; height: number }) => void
}

const KEY_STEP = 0.02
const steps: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
}

const places: Record<Corner, string> = {
  topLeft: '-top-5 -left-5 cursor-nwse-resize',
  topRight: '-top-5 -right-5 cursor-nesw-resize',
  bottomLeft: '-bottom-5 -left-5 cursor-nesw-resize',
  bottomRight: '-bottom-5 -right-5 cursor-nwse-resize',
}

const percent = (share: number) => `${share * 100}%`

/** The uncropped image with a frame around the crop, which moves by mouse, touch or keyboard. */
export function CropFrame({ src, box, ratio, onBox, onSize }: CropFrameProps) {
  const t = useText('photoTools.crop')
  const imageBox = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)

  /** Applies a drag to the frame as it was when the drag started. */
  function dragged(change: (from: Crop, dx: number, dy: number) => Crop) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.stopPropagation()
        if (!imageBox.current) return
        const { width, height } = imageBox.current.getBoundingClientRect()
        const [x, y, from, grip] = [event.clientX, event.clientY, box, event.currentTarget]
        grip.setPointerCapture(event.pointerId)
        const move = (moved: globalThis.PointerEvent) =>
          onBox(change(from, (moved.clientX - x) / width, (moved.clientY - y) / height))
        const end = () => {
          grip.removeEventListener('pointermove', move)
          grip.removeEventListener('pointerup', end)
          grip.removeEventListener('pointercancel', end)
        }
        grip.addEventListener('pointermove', move)
        grip.addEventListener('pointerup', end)
        grip.addEventListener('pointercancel', end)
      },
      onKeyDown(event: KeyboardEvent) {
        const step = steps[event.key]
        if (!step) return
        event.preventDefault()
        event.stopPropagation()
        onBox(change(box, ...step))
      },
    }
  }

  if (hasFailed) return <p className="-mx-6 bg-stage px-6 py-16 text-center text-on-stage">{t('failed')}</p>
  return (
    <div className="grid place-items-center -mx-6 overflow-hidden bg-stage p-6">
      <div ref={imageBox} className="relative touch-none select-none">
        <img
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget }) =>
            onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onError={() => setFailed(true)}
          className="max-h-[min(50svh,36rem)] max-w-full"
        />
        <div
          style={{
            left: percent(box.left),
            top: percent(box.top),
            width: percent(box.width),
            height: percent(box.height),
          }}
          className="absolute shadow-[0_0_0_100rem_var(--scrim)]"
        >
          <button
            type="button"
            aria-label={t('move')}
            {...dragged(moveBox)}
            className="absolute inset-0 cursor-move border-2 border-page"
          />
          {corners.map((corner) => (
            <button
              key={corner}
              type="button"
              aria-label={t(`corners.${corner}`)}
              {...dragged((from, dx, dy) => resizeBox(from, corner, dx, dy, ratio))}
              className={classNames('absolute grid size-11 place-items-center rounded-full', places[corner])}
            >
              <span className="size-4.5 rounded-full border-2 border-ember bg-page" />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
