import { useFormat, useText } from '#web/text.tsx'
import type { Cluster } from './clusters.ts'

type MapPlaceProps = { cluster: Cluster; left: number; top: number; onOpen: (cluster: Cluster) => void }

/** A place on the map: one of its photos, and their number. */
export function MapPlace({ cluster, left, top, onOpen }: MapPlaceProps) {
  const t = useText('photoTools.map')
  const format = useFormat()
  const { name, photos, small_url } = cluster
  return (
    <button
      type="button"
      onClick={() => onOpen(cluster)}
      aria-label={t('place', { name: name ?? t('nameless'), count: photos })}
      style={{ transform: `translate(${left}px, ${top}px) translate(-50%, -50%)` }}
      className="absolute top-0 left-0 size-13 rounded-control border-2 border-card bg-sunk shadow-soft focus-visible:z-1"
    >
      <img src={small_url} alt="" draggable={false} className="size-full rounded-[8px] object-cover" />
      {photos > 1 && (
        <span className="absolute -right-1.5 -bottom-1.5 min-w-6 rounded-full bg-ember px-1.5 text-xs leading-6 font-semibold text-on-ember tabular-nums">
          {format.number(photos, { notation: 'compact' })}
        </span>
      )}
    </button>
  )
}
