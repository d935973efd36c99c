import { AudioLines } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useStore } from '#web/external-store.ts'
import type { AudioCaption } from '../captions.contract.ts'
import { chosenCaption } from './voices.ts'

type CaptionPinsProps = { captions: readonly AudioCaption[]; place: 'details' | 'stage' }

/** The places of captions in a photo. A press plays one. Until then they're dots, so that they cover no one. */
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
        className="pointer-events-auto absolute grid size-11 -translate-1/2 place-items-center rounded-full"
      >
        <PinMark isChosen={isChosen} />
      </button>
    )
  })
}

export function PinMark({ isChosen }: { isChosen: boolean }) {
  return (
    <span
      className={classNames(
        'grid place-items-center rounded-full shadow-soft ring-1',
        isChosen ? 'size-7 animate-breathe bg-ember text-on-ember ring-line' : 'size-2.5 bg-card/80 ring-scrim',
      )}
    >
      {isChosen && <AudioLines aria-hidden size={16} />}
    </span>
  )
}
