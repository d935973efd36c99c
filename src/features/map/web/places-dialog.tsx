import { MapPin } from 'lucide-react'
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
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-1 text-left hover:bg-sunk"
            >
              <MapPin aria-hidden size={18} className="shrink-0 text-ember" />
              <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
                <span className="min-w-0 wrap-break-word">{place.name ?? t('nameless')}</span>
                <span className="text-sm text-ink-soft">{t('photos', { count: place.photos })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
