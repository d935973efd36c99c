import { List } from 'lucide-react'
import type { PhotoPlace } from '#features/map/map.contract.ts'
import { useText } from '#web/text.tsx'
import { namedPlaces, type NamedPlace } from './clusters.ts'
import type { Area } from './map-view.ts'

type PlaceStripProps = {
  /** Undefined while they're loading. */
  places: readonly PhotoPlace[] | undefined
  onChoose: (area: Area) => void
  onList: () => void
}

/** All others are in the list. */
const SHOWN_MAX = 12

const card =
  'flex h-full min-h-15 items-center gap-3 rounded-control border border-line bg-card pr-4 text-left hover:bg-sunk'

/** The places with the most photos below the map, which moves to the chosen one. */
export function PlaceStrip({ places = [], onChoose, onList }: PlaceStripProps) {
  const t = useText('photoTools.map')
  const named = namedPlaces(places).filter(({ name }) => name !== null)
  return (
    <ul className="mt-2 flex scroll-px-4 gap-2 overflow-x-auto px-4 pb-1 sm:px-0">
      {named.slice(0, SHOWN_MAX).map((place) => (
        <li key={place.name} className="shrink-0">
          <button type="button" onClick={() => onChoose(place)} className={`${card} pl-1.5`}>
            <img src={place.small_url} alt="" className="size-12 rounded-mark bg-sunk object-cover" />
            <PlaceName place={place} />
          </button>
        </li>
      ))}
      <li className="shrink-0">
        <button type="button" onClick={onList} className={`${card} pl-4 text-sm font-semibold`}>
          <List aria-hidden size={18} />
          {t('list')}
        </button>
      </li>
    </ul>
  )
}

/** "Lisbon", and below it "Portugal · 12 photos". */
function PlaceName({ place: { name, photos } }: { place: NamedPlace }) {
  const t = useText('photoTools.map')
  const [town, ...region] = (name ?? '').split(', ')
  return (
    <span className="max-w-52">
      <span className="block truncate text-sm font-semibold">{town}</span>
      <span className="block truncate text-sm text-ink-soft">
        {[...region.slice(-1), t('photos', { count: photos })].join(' · ')}
      </span>
    </span>
  )
}
