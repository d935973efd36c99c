import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useStore } from '#web/external-store.ts'
import type { AudioCaption } from '../captions.contract.ts'
import { chosenCaption } from './voices.ts'

type CaptionPinsProps = { captions: readonly AudioCaption[]; place: 'details' | 'stage' }

/** The places of captions in a photo. A press plays one. In full screen they're dots until then, so that they cover no one. */
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
        {place === 'stage' && !isChosen ? (
          <span className="size-2.5 rounded-full bg-card/80 shadow-soft ring-1 ring-scrim" />
        ) : (
          <PinMark number={at + 1} isChosen={isChosen} />
        )}
      </button>
    )
  })
}

export function PinMark({ number, isChosen }: { number?: number; isChosen: boolean }) {
  return (
    <span
      className={classNames(
        'grid size-6 place-items-center rounded-full text-xs font-semibold shadow-soft ring-1 ring-line',
        isChosen ? 'animate-breathe bg-ember text-on-ember' : 'bg-card/90 text-ink',
      )}
    >
      {number}
    </span>
  )
}
