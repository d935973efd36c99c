import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Crop } from '#features/media/crop.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { grips, moveBox, resizeBox, type Grip } from './crop-box.ts'

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

/** Centered on the frame, with what's visible of them. */
const places: Record<Grip, string> = {
  topLeft: 'top-0 left-0 cursor-nwse-resize *:size-4.5',
  top: 'top-0 left-1/2 cursor-ns-resize *:h-1.5 *:w-7',
  topRight: 'top-0 left-full cursor-nesw-resize *:size-4.5',
  left: 'top-1/2 left-0 cursor-ew-resize *:h-7 *:w-1.5',
  right: 'top-1/2 left-full cursor-ew-resize *:h-7 *:w-1.5',
  bottomLeft: 'top-full left-0 cursor-nesw-resize *:size-4.5',
  bottom: 'top-full left-1/2 cursor-ns-resize *:h-1.5 *:w-7',
  bottomRight: 'top-full left-full cursor-nwse-resize *:size-4.5',
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

  if (hasFailed) return <p className="m-auto text-center">{t('failed')}</p>
  return (
    <div className="-mx-4 grid grow place-items-center overflow-hidden px-4 py-3">
      <div ref={imageBox} className="relative touch-none select-none">
        <img
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget }) =>
            onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onError={() => setFailed(true)}
          className="max-h-[max(10rem,calc(100dvh-14rem))] sm:max-h-[max(10rem,calc(100dvh-9.5rem))] max-w-full"
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
            // Lines of thirds.
            className="absolute inset-0 cursor-move border-2 border-on-stage before:absolute before:inset-x-1/3 before:inset-y-0 before:border-x before:border-on-stage/45 after:absolute after:inset-x-0 after:inset-y-1/3 after:border-y after:border-on-stage/45"
          />
          {grips.map((grip) => (
            <button
              key={grip}
              type="button"
              aria-label={t(`grips.${grip}`)}
              {...dragged((from, dx, dy) => resizeBox(from, grip, dx, dy, ratio))}
              className={classNames(
                'absolute grid size-11 -translate-1/2 place-items-center rounded-full',
                places[grip],
              )}
            >
              <span className="rounded-full bg-on-stage shadow-[0_0_2px_rgb(0_0_0/.6)]" />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
