import { useQuery } from '@tanstack/react-query'
import { Maximize, Minus, Plus } from 'lucide-react'
import { useId, useRef, useState, type ComponentProps } from 'react'
import type { mapContract, PhotoPlace } from '#features/map/map.contract.ts'
import type { ResultOf } from '#shared/contract.ts'
import { useText } from '#web/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { GalleryFilter } from '#features/photos/web/photos.search.ts'
import { clusters, fitPlaces, type Cluster } from './clusters.ts'
import { MapCanvas } from './map-canvas.tsx'
import { MapPlace } from './map-place.tsx'
import { fit, onScreen, steppedArea, zoomAt, ZOOM_MAX, type Area } from './map-view.ts'
import { placesOptions, WORLD_ZOOM } from './map.data.ts'
import { PlaceStrip } from './place-strip.tsx'
import { PlacesDialog } from './places-dialog.tsx'
import { useMapGestures } from './use-map-gestures.ts'
import { useMapView } from './use-map-view.ts'
import { useSize } from './use-size.ts'

export type OpenMapProps = {
  family_id: string
  /** The filter of the gallery below; its area is the visible part of the map. */
  filter: GalleryFilter
  /** All places that match the filter; undefined while loading. */
  everything: ResultOf<typeof mapContract.listPhotoPlaces> | undefined
  onArea: (area: string) => void
  onOpen: (photo_id: string) => void
}

const NO_PLACES: readonly PhotoPlace[] = []
/** Photos taken in one room differ by this much, so zooming in further doesn't separate them. */
const SAME_SPOT_DEGREES = 0.0003
const SAME_SPOT_ZOOM = 15

export function OpenMap({ family_id, filter, everything, onArea, onOpen }: OpenMapProps) {
  const t = useText('photoTools.map')
  const hint = useId()
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const [isListing, setListing] = useState(false)
  const all = everything && fitPlaces(everything.places, size)
  const { view, move, fly } = useMapView({ size, area: filter.area, all, onArea })
  const zoom = Math.floor(view?.zoom ?? 0)
  const near = view && zoom > WORLD_ZOOM ? { area: steppedArea(view, size), zoom } : undefined
  const { data: shown = everything } = useQuery({
    ...placesOptions(family_id, filter, near),
    enabled: near !== undefined,
  })
  useMapGestures(box, view, size, move)
  const shownClusters = view ? clusters(shown?.places ?? [], view.zoom) : []
  const middle = { x: size.width / 2, y: size.height / 2 }

  function open(cluster: Cluster) {
    if (cluster.photos === 1) return onOpen(cluster.photo_id)
    const isOneSpot = Math.max(cluster.east - cluster.west, cluster.north - cluster.south) < SAME_SPOT_DEGREES
    fly(fit(cluster, size, { most: isOneSpot ? Math.max(view?.zoom ?? 0, SAME_SPOT_ZOOM) : ZOOM_MAX }))
  }
  function choose(area: Area) {
    setListing(false)
    fly(fit(area, size))
  }

  return (
    <section
      aria-label={t('label')}
      className="mb-4 max-sm:-mx-(--page-edge) sm:mt-4 lg:mb-8 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(19rem,34%)] lg:gap-6"
    >
      <div className="relative">
        <div
          ref={box}
          role="group"
          aria-label={t('label')}
          aria-describedby={hint}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move it
          tabIndex={0}
          className="relative h-[min(28rem,46svh)] cursor-grab sm:h-[min(36rem,58svh)] touch-none overflow-hidden bg-sea select-none active:cursor-grabbing sm:rounded-card"
        >
          {size.width > 0 && view && (
            <>
              <MapCanvas
                {...{ view, size }}
                tiles={everything?.tiles?.url}
                clusters={shownClusters}
                places={everything?.places ?? NO_PLACES}
              />
              {shownClusters.map((cluster) => (
                <MapPlace key={cluster.photo_id} cluster={cluster} {...onScreen(cluster, view, size)} onOpen={open} />
              ))}
            </>
          )}
        </div>
        <p id={hint} hidden>
          {t('hint')}
        </p>
        <div className="absolute top-3 right-4 flex flex-col gap-1.5">
          <MapButton icon={Plus} label={t('zoomIn')} onClick={() => view && fly(zoomAt(view, size, middle, 1))} />
          <MapButton icon={Minus} label={t('zoomOut')} onClick={() => view && fly(zoomAt(view, size, middle, -1))} />
          <MapButton icon={Maximize} label={t('everywhere')} onClick={() => all && fly(all)} />
        </div>
        {everything?.tiles?.credit && (
          <p className="absolute bottom-1 left-1 rounded-mark bg-card/85 px-1.5 text-xs text-ink-soft">
            {everything.tiles.credit}
          </p>
        )}
      </div>
      <PlaceStrip places={everything?.places} onChoose={choose} onList={() => setListing(true)} />
      {isListing && everything && (
        <PlacesDialog places={everything.places} onClose={() => setListing(false)} onChoose={choose} />
      )}
    </section>
  )
}

function MapButton(props: Pick<ComponentProps<typeof IconButton>, 'icon' | 'label' | 'onClick'>) {
  return <IconButton {...props} tooltipAlign="end" className="border border-outline/40 bg-card shadow-soft" />
}
