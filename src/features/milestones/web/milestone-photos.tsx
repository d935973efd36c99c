import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { photoLink } from '#features/photos/web/photo-link.ts'
import { photoChip } from '#features/photos/web/photo-chip.ts'
import { useFormat, useText } from '#web/text.tsx'
import { moreTile, PhotoMosaic } from '#web/ui/photo-mosaic.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import type { Milestone } from '../milestones.contract.ts'
import { milestoneOptions } from './milestones.data.ts'

const videoMark = ({ kind }: Milestone['photos'][number]) =>
  kind === 'video' && (
    <span className={`absolute right-1 bottom-1 grid size-6 place-items-center rounded-full ${photoChip}`}>
      <Play aria-hidden className="size-3 fill-current" />
    </span>
  )

/** A row is about as high as the words beside it. */
const WIDEST = 2.5

/** A milestone's first few photos, and a button that shows the others. */
export function MilestonePhotos({ milestone }: { milestone: Milestone }) {
  const t = useText('milestones')
  const isNarrow = useIsNarrow()
  const format = useFormat()
  const [wantsAll, setWantsAll] = useState(false)
  const { data: whole } = useQuery({ ...milestoneOptions(milestone.family_id, milestone.id), enabled: wantsAll })
  // The button takes the place of the last one.
  const few = milestone.photo_count > milestone.photos.length ? milestone.photos.slice(0, -1) : milestone.photos
  const photos = (wantsAll ? whole : undefined)?.photos ?? few
  const missing = milestone.photo_count - photos.length
  return (
    <PhotoMosaic
      {...(!isNarrow && { widest: WIDEST })}
      photos={photos}
      linkOf={({ id }) => photoLink(id)}
      altOf={({ description, filename }) => t('photo', { name: description ?? filename })}
      markOf={videoMark}
      more={
        missing > 0 && (
          <button
            type="button"
            onClick={() => setWantsAll(true)}
            aria-label={t('morePhotos', { count: missing })}
            className={moreTile}
          >
            +{format.number(missing)}
          </button>
        )
      }
    />
  )
}
