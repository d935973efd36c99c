import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DOT } from '#shared/dot.ts'
import { useText } from '#web/text.tsx'
import { useStore } from '#web/external-store.ts'
import { CaptionPins } from './caption-pins.tsx'
import { CaptionPlayer } from './caption-player.tsx'
import { captionOptions, type Captioned } from './captions.data.ts'
import { ImageCaptions } from './image-captions.tsx'
import { chosenCaption, goOn } from './voices.ts'

type ViewerCaptionProps = Captioned & {
  /** Of the photo, in pixels. */
  size: { width: number; height: number }
  /** Pins are drawn for a photo that fits the window. */
  hasPins: boolean
  /** Its details are beside it, with the players. */
  hasDetails: boolean
}

/** Audio captions in the full-screen view: pins in the photo, and a player at its lower edge that plays them in order. */
export function ViewerCaption({ size: { width, height }, hasPins, hasDetails, ...photo }: ViewerCaptionProps) {
  const t = useText('captions.player')
  const { data } = useQuery(captionOptions(photo))
  const chosen = useStore(chosenCaption)
  useEffect(() => () => chosenCaption.set(null), [])
  const captions = data?.captions ?? []
  const at = Math.max(0, chosen?.place === 'stage' ? captions.findIndex(({ id }) => id === chosen.id) : 0)
  const shown = captions[at]
  const fitted = `min(100vw - var(--beside), calc((100dvh - var(--above) - var(--room)) * ${width / height}), ${width}px)`
  return (
    <>
      {hasPins && (
        <div className="pointer-events-none! fixed top-(--above) right-(--beside) bottom-(--room) left-0 -z-1 grid place-items-center transition-[right] duration-260 ease-out">
          <div
            className="relative transition-[width] duration-260 ease-out"
            style={{ width: fitted, aspectRatio: width / height }}
          >
            {hasDetails ? <ImageCaptions {...photo} /> : <CaptionPins captions={captions} place="stage" />}
          </div>
        </div>
      )}
      {shown && !hasDetails && (
        <div className="mx-auto flex w-full max-w-96 rounded-card bg-stage/60 pr-4 text-on-stage">
          <CaptionPlayer
            key={shown.url}
            src={shown.url}
            duration={shown.duration}
            over={{
              words: [shown.speaker, captions.length > 1 && t('position', { number: at + 1, total: captions.length })]
                .filter(Boolean)
                .join(DOT),
            }}
            isChosen={chosen?.place === 'stage' && chosen.id === shown.id}
            onPlay={() => chosenCaption.set({ place: 'stage', id: shown.id, goesOn: true })}
            onEnded={() => goOn(captions)}
          />
        </div>
      )}
    </>
  )
}
