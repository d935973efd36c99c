import { useState } from 'react'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { PhotoToolsText } from '../photo-tools-text.tsx'
import { useCropPhoto } from '../details/photo-mutations.ts'
import { isWhole, shapeBox, WHOLE } from './crop-box.ts'
import { CropFrame } from './crop-frame.tsx'

type CropDialogProps = { photo: PhotoDetail; onClose: () => void }

/** Width by height; 0 is the image's own ratio. */
const shapes = { free: undefined, own: 0, square: 1, classic: 4 / 3, print: 3 / 2, wide: 16 / 9 } as const
type Shape = keyof typeof shapes

/** Crops an image. The original stays unchanged. */
export function CropDialog(props: CropDialogProps) {
  return (
    <PhotoToolsText>
      <Crop {...props} />
    </PhotoToolsText>
  )
}

function Crop({ photo, onClose }: CropDialogProps) {
  const t = useText('photoTools.crop')
  const [box, setBox] = useState(photo.crop ?? WHOLE)
  const [shape, setShape] = useState<Shape>('free')
  // Of the uncropped image, once it's loaded.
  const [size, setSize] = useState<{ width: number; height: number }>()
  const cropping = useCropPhoto(photo, onClose)
  const own = size ? size.width / size.height : 1
  const ratio = ratioOf(shape, own)

  function choose(next: Shape) {
    setShape(next)
    const wanted = ratioOf(next, own)
    if (wanted) setBox(shapeBox(isWhole(box) ? WHOLE : box, wanted))
  }

  return (
    <Dialog
      open
      wide="stage"
      onClose={() => !cropping.isPending && onClose()}
      title={t('title')}
      actions={
        <>
          <Button kind="quiet" disabled={cropping.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            disabled={!size}
            busy={cropping.isPending}
            onClick={() => cropping.mutate({ crop: isWhole(box) ? null : box, quarter_turns: photo.quarter_turns })}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <CropFrame src={photo.whole_url} box={box} ratio={ratio} onBox={setBox} onSize={setSize} />
      <div className="flex min-h-11 flex-wrap items-center justify-center gap-3 text-sm sm:grid sm:grid-cols-[1fr_auto_1fr]">
        <p className="text-ink-soft max-sm:order-1">{t('text')}</p>
        <div
          role="radiogroup"
          aria-label={t('shape')}
          className="flex flex-wrap justify-center max-sm:w-full gap-1.5 sm:gap-2"
        >
          {(Object.keys(shapes) as Shape[]).map((one) => (
            <label
              key={one}
              className={classNames(
                'inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border px-2.5 text-sm sm:px-3.5 font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember',
                one === shape ? 'border-on-stage bg-on-stage text-stage' : 'border-outline',
              )}
            >
              <input
                type="radio"
                name="shape"
                className="sr-only"
                checked={one === shape}
                onChange={() => choose(one)}
              />
              {t(`shapes.${one}`)}
            </label>
          ))}
        </div>
        {!isWhole(box) && (
          <Button
            kind="quiet"
            size="small"
            disabled={cropping.isPending}
            onClick={() => setBox(WHOLE)}
            className="max-sm:order-2 sm:justify-self-end"
          >
            {t('whole')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** Converts to fractions of the image, in its orientation (landscape or portrait). */
function ratioOf(shape: Shape, own: number): number | undefined {
  const wanted = shapes[shape]
  if (wanted === undefined) return undefined
  if (wanted === 0) return 1
  return (own < 1 ? 1 / wanted : wanted) / own
}
