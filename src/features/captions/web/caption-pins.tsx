import { AudioLines } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useStore } from '#web/external-store.ts'
import type { AudioCaption } from '../captions.contract.ts'
import { chosenCaption } from './voices.ts'

type CaptionPinsProps = { captions: readonly AudioCaption[]; place: 'details' | 'stage' }

/** The places of captions in a photo. A press plays one. Until a caption plays, they're invisible, so that they cover no one. */
export function CaptionPins({ captions, place }: CaptionPinsProps) {
  const t = useText('captions')
  const chosen = useStore(chosenCaption)
  return captions.map(({ id, pin, speaker: name }, at) => {
    if (!pin) return null
    const isChosen = chosen?.place === place && chosen.id === id
    return (
      <button
        key={id}
        type="button"
        aria-label={name ? t('pin', { number: `${at + 1}`, name }) : t('pinBySomebody', { number: `${at + 1}` })}
        aria-pressed={isChosen}
        onClick={() => chosenCaption.set(isChosen ? null : { place, id, goesOn: false })}
        style={{ left: `${pin.x * 100}%`, top: `${pin.y * 100}%` }}
        className={classNames(
          'pointer-events-auto absolute size-11 -translate-1/2 rounded-full transition-opacity hover:opacity-100 focus-visible:opacity-100',
          chosen?.place !== place && 'opacity-0',
        )}
      >
        {/* Beside who or what it's about. */}
        <span className="absolute top-0 right-0">
          <PinMark isChosen={isChosen} />
        </span>
      </button>
    )
  })
}

export function PinMark({ isChosen }: { isChosen: boolean }) {
  return (
    <span
      className={classNames(
        'grid size-4.5 place-items-center rounded-full shadow-soft',
        isChosen ? 'animate-breathe bg-ember text-on-ember' : 'bg-card/90 text-ink',
      )}
    >
      <AudioLines aria-hidden size={12} strokeWidth={2.5} />
    </span>
  )
}
