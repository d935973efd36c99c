import { List } from 'lucide-react'
import type { PhotoPlace } from '#features/map/map.contract.ts'
import { DOT } from '#shared/dot.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
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

/** A card below the map; on laptops, a large photo beside it. */
const card = classNames(
  'flex h-full min-h-15 w-full items-center gap-3 rounded-control border border-line bg-card pr-4 text-left hover:bg-sunk',
  'lg:gap-5 lg:border-0 lg:bg-transparent lg:p-0',
)

/** The places with the most photos below or beside the map, which moves to the chosen one. */
export function PlaceStrip({ places = [], onChoose, onList }: PlaceStripProps) {
  const t = useText('photoTools.map')
  const all = namedPlaces(places)
  const shown = all.filter(({ name }) => name !== null).slice(0, SHOWN_MAX)
  return (
    <ul className={strip}>
      {shown.map((place) => (
        <li key={place.name} className={beside}>
          <button type="button" onClick={() => onChoose(place)} className={`${card} pl-1.5`}>
            <img src={place.small_url} alt="" className="size-12 rounded-mark bg-sunk object-cover lg:h-full lg:w-44" />
            <PlaceName place={place} />
          </button>
        </li>
      ))}
      <li className={classNames('shrink-0', shown.length === all.length && 'lg:hidden')}>
        <button type="button" onClick={onList} className={`${card} pl-4 text-sm font-semibold lg:pl-0 lg:text-ember`}>
          <List aria-hidden size={18} />
          {t('list')}
        </button>
      </li>
    </ul>
  )
}

const strip = classNames(
  'mt-4 flex gap-2 overflow-x-auto pb-1 max-sm:scroll-px-(--page-edge) max-sm:px-(--page-edge)',
  // As high as the map.
  'lg:mt-0 lg:h-[min(36rem,58svh)] lg:flex-col lg:gap-4 lg:overflow-x-hidden lg:overflow-y-auto lg:pb-0',
)
/** Four fill the height. */
const beside = 'shrink-0 lg:h-[calc((100%-3rem)/4)] lg:grow lg:max-h-56'

/** "Lisbon", and below it "Portugal · 12 photos". */
function PlaceName({ place: { name, photos } }: { place: NamedPlace }) {
  const t = useText('photoTools.map')
  const [town, ...region] = (name ?? '').split(', ')
  return (
    <span className="min-w-0 max-lg:max-w-52">
      <span className="block truncate text-sm font-semibold lg:text-base">{town}</span>
      <span className="block truncate text-sm text-ink-soft">
        {[...region.slice(-1), t('photos', { count: photos })].join(DOT)}
      </span>
    </span>
  )
}
