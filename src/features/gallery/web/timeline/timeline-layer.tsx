import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { GalleryLayout } from '../grid/gallery-layout.ts'
import type { PhotoPages } from '#features/photos/web/list/gallery-pages.ts'
import { PhotoToolsText } from '#features/viewer/web/photo-tools-text.tsx'
import { photoKeys } from '#features/photos/web/photos.data.ts'
import { completeLayout } from './complete-layout.ts'
import type { CompleteLayout, GalleryTimeline } from './gallery-timeline.ts'
import { Scrubber } from './scrubber.tsx'
import { monthsOptions } from './timeline.data.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useLoadAround } from './use-load-around.ts'
import { useZoomGestures } from './use-zoom-gestures.ts'

type TimelineLayerProps = GalleryTimeline & {
  element: RefObject<HTMLElement | null>
  layout: GalleryLayout
  onComplete: (complete: () => CompleteLayout) => void
}

/** Space for photos that aren't loaded, the scrubber, and zoom. Deferred until after the first photos. */
export const TimelineLayer = memo(LayerOfTimeline)

function LayerOfTimeline({ element, layout, counted, family_id, onComplete, ...loading }: TimelineLayerProps) {
  const { data: months } = useQuery(monthsOptions(family_id, counted))
  const [known, setKnown] = useState(months)
  if (months && months !== known) setKnown(months)

  useLayoutEffect(() => {
    if (known) onComplete(() => (loaded, span, measures) => completeLayout(loaded, known, span, measures))
  }, [known, onComplete])
  useLoadAround(element, layout, loading)
  useZoomGestures(element)
  useArrowKeys(element)
  useDropPartialGalleries(family_id)
  return (
    <PhotoToolsText>
      {/* Before all months are known, the scrubber would end where the loaded photos end. */}
      {known && <Scrubber element={element} layout={layout} />}
    </PhotoToolsText>
  )
}

/**
 * On leaving the page, drops cached galleries that don't start at the top, because the next visit starts there. The view of
 * all years still uses one.
 */
function useDropPartialGalleries(family_id: string) {
  const cache = useQueryClient()
  useEffect(
    () => () =>
      cache.removeQueries({
        queryKey: photoKeys.galleries(family_id),
        type: 'inactive',
        predicate: ({ state }) => !!(state.data as PhotoPages | undefined)?.pages[0]?.previous_cursor,
      }),
    [cache, family_id],
  )
}
