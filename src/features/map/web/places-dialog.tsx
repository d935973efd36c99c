import type { PhotoPlace } from '#features/map/map.contract.ts'
import { useText } from '#web/text.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { namedPlaces } from './clusters.ts'
import type { Area } from './map-view.ts'

type PlacesDialogProps = { places: readonly PhotoPlace[]; onChoose: (area: Area) => void; onClose: () => void }

/** The map as a list, for accessibility. */
export function PlacesDialog({ places, onChoose, onClose }: PlacesDialogProps) {
  const t = useText('photoTools.map')
  return (
    <Dialog open onClose={onClose} title={t('list')}>
      <ul className="-mx-2 flex flex-col">
        {namedPlaces(places).map((place) => (
          <li key={place.name}>
            <button
              type="button"
              onClick={() => onChoose(place)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1 text-left hover:bg-sunk"
            >
              <img src={place.small_url} alt="" loading="lazy" className="size-12 rounded-mark bg-sunk object-cover" />
              <span className="min-w-0 wrap-break-word">
                {place.name ?? t('nameless')}{' '}
                <span className="block text-sm text-ink-soft">{t('photos', { count: place.photos })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
