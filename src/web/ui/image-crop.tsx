import { useEffect, useId, useRef, useState } from 'react'
import { MoreTexts } from '../more-texts.tsx'
import { useText } from '../text.tsx'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Dialog } from './dialog.tsx'
import type { Square } from './square.ts'
import { useSquare } from './use-square.ts'

type ImageCropProps = {
  open: boolean
  onClose: () => void
  /** A URL, or a file that the user selected. */
  picture: string | Blob
  /** In pixels of the original, with orientation applied. */
  onCropped: (square: Square) => void
  /** The initial square; defaults to the center. */
  start?: Square | undefined
  title?: string
  /** While the crop is being saved. */
  busy?: boolean
  busyLabel?: string
}

const texts = import.meta.glob<object>('../crop.messages.*.ts')

declare module '../feature.ts' {
  interface AppMessages {
    crop: typeof import('../crop.messages.en.ts').crop
  }
}

/** Crops an image to a square by dragging, pinching, wheel or keyboard. Load it lazily. */
export function ImageCrop(props: ImageCropProps) {
  return (
    <MoreTexts of={texts}>
      <CropDialog {...props} />
    </MoreTexts>
  )
}

function CropDialog({ open, onClose, picture, onCropped, start, title, busy, busyLabel }: ImageCropProps) {
  const t = useText('crop')
  const common = useText('web')
  const image = useRef<HTMLImageElement>(null)

  useEffect(() => {
    const address = typeof picture === 'string' ? picture : URL.createObjectURL(picture)
    if (image.current) image.current.src = address
    return () => {
      if (typeof picture !== 'string') URL.revokeObjectURL(address)
    }
  }, [picture])
  const [failed, setFailed] = useState(false)
  const { square, handlers, image: size, measured, resize } = useSquare(start)
  const id = useId()
  const shorter = size ? Math.min(size.width, size.height) : 1
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      title={title ?? t('title')}
      description={failed ? t('unreadable') : t('hint')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose} disabled={busy}>
            {common('actions.cancel')}
          </Button>
          <Button
            onClick={() => square && onCropped(square)}
            disabled={!square}
            busy={busy}
            {...(busyLabel && { busyLabel })}
          >
            {t('use')}
          </Button>
        </>
      }
    >
      <div hidden={failed}>
        <div className="flex min-h-48 items-center justify-center overflow-hidden rounded-control bg-sunk">
          <div
            // No HTML role describes a pan and zoom area; its label and hint explain the controls.
            role="application"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            data-autofocus
            aria-label={t('square')}
            aria-describedby={`${id}-where`}
            {...handlers}
            className="relative flex cursor-move touch-none overflow-hidden rounded-control select-none focus-visible:-outline-offset-4"
          >
            <img
              ref={image}
              alt=""
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                measured({ width, height })
              }
              onError={() => setFailed(true)}
              className="max-h-[min(50dvh,26rem)] max-w-full"
            />
            {square && size && <Window square={square} size={size} />}
          </div>
        </div>
        <p id={`${id}-where`} className="sr-only">
          {square && size && t('where', whereIs(square, size))}
        </p>
        <label htmlFor={`${id}-size`} className="mt-4 block text-sm font-semibold">
          {t('size')}
        </label>
        <input
          id={`${id}-size`}
          type="range"
          min={Math.min(64, shorter)}
          max={shorter}
          value={square?.size ?? shorter}
          disabled={!square}
          onChange={(event) => resize(Number(event.currentTarget.value))}
          className="h-11 w-full accent-ember"
        />
      </div>
    </Dialog>
  )
}

/** The crop square with a circle, since most avatars are round. The rest of the image is dimmed. */
function Window({ square, size }: { square: Square; size: { width: number; height: number } }) {
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`
  return (
    <span
      aria-hidden
      style={{
        left: share(square.x, size.width),
        top: share(square.y, size.height),
        width: share(square.size, size.width),
        height: share(square.size, size.height),
      }}
      className={classNames(
        'pointer-events-none absolute rounded-mark border-2 border-page shadow-[0_0_0_100vmax_var(--scrim)]',
        'after:absolute after:inset-0 after:rounded-full after:border after:border-dashed after:border-page/80',
      )}
    />
  )
}

/** The square's center from the left and top, and its size relative to the shorter side, in percent. */
function whereIs({ x, y, size }: Square, { width, height }: { width: number; height: number }) {
  const percent = (part: number, whole: number) => Math.round((part / whole) * 100)
  return {
    left: percent(x + size / 2, width),
    top: percent(y + size / 2, height),
    size: percent(size, Math.min(width, height)),
  }
}
