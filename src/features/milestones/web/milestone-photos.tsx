import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { photoChip } from '#features/photos/web/photo-chip.ts'
import { blurOf } from '#web/blur.ts'
import { useFormat, useText } from '#web/text.tsx'
import type { Milestone } from '../milestones.contract.ts'
import { milestoneOptions } from './milestones.data.ts'

/** A milestone's first few photos, and a button that shows the others. */
export function MilestonePhotos({ milestone }: { milestone: Milestone }) {
  const t = useText('milestones')
  const format = useFormat()
  const [wantsAll, setWantsAll] = useState(false)
  const { data: whole } = useQuery({ ...milestoneOptions(milestone.family_id, milestone.id), enabled: wantsAll })
  const photos = (wantsAll ? whole : undefined)?.photos ?? milestone.photos
  const missing = milestone.photo_count - photos.length
  return (
    <ul className="mt-3 grid max-w-xl grid-cols-5 gap-1.5">
      {photos.map((photo) => (
        <li key={photo.id}>
          <Link
            to="."
            search={(now) => ({ ...now, photo: photo.id })}
            state={{ photoDepth: 1 }}
            resetScroll={false}
            style={{ backgroundImage: blurOf(photo.thumbhash) }}
            className="relative block aspect-square overflow-hidden rounded-mark bg-sunk bg-cover bg-center"
          >
            <img
              src={photo.small_url}
              alt={t('photo', { name: photo.description ?? photo.filename })}
              loading="lazy"
              decoding="async"
              className="size-full object-cover"
            />
            {photo.kind === 'video' && (
              <span className={`absolute right-1 bottom-1 grid size-6 place-items-center rounded-full ${photoChip}`}>
                <Play aria-hidden className="size-3 fill-current" />
              </span>
            )}
          </Link>
        </li>
      ))}
      {missing > 0 && (
        <li>
          <button
            type="button"
            onClick={() => setWantsAll(true)}
            aria-label={t('morePhotos', { count: missing })}
            className="grid aspect-square w-full place-items-center rounded-mark bg-sunk text-sm font-semibold text-ink-soft transition-colors hover:text-ink"
          >
            +{format.number(missing)}
          </button>
        </li>
      )}
    </ul>
  )
}
